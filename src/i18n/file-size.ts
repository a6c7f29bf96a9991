import type { TextKey } from './texts.ts';
import { currentLocale, t } from './texts.ts';

/** From the smallest to the largest (P9.12). */
const UNITS = [
  'size.bytes',
  'size.kilobytes',
  'size.megabytes',
  'size.gigabytes',
] as const satisfies readonly TextKey[];
/** Factor between units, and number of decimals of sizes, whole ones too (P9.13, O77). */
const BASE = 1024;
const DECIMALS = 2;

/** The size of a file in words of the language: "512.00 Bytes", "1.50 MB". @param bytes 0 or more */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit: TextKey = UNITS[0];
  for (const next of UNITS.slice(1)) {
    // What would be rounded to 1024.00 is one of the next unit.
    if (Number(value.toFixed(DECIMALS)) < BASE) break;
    value /= BASE;
    unit = next;
  }
  const amount = value.toLocaleString(currentLocale(), {
    minimumFractionDigits: DECIMALS,
    maximumFractionDigits: DECIMALS,
  });
  return t(unit, { amount });
}
