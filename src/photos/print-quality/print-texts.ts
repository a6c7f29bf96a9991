import { t, type TextKey } from '#i18n/texts.ts';
import type { PrintFormat } from './print-formats.ts';
import type { PrintSize, Verdict } from './print-quality.ts';

/** Texts of the verdicts. */
export const verdictTexts = {
  sharp: 'print.sharp',
  good: 'print.good',
  soft: 'print.soft',
  unknown: 'print.notKnown',
} as const satisfies Record<Verdict, TextKey>;

/** Sides of a print in centimetres, as the language writes them: "20 × 30 cm", "21 × 29,7 cm". */
export function formatPrintSize({ short, long }: PrintSize): string {
  return t('print.size', { short: inCentimetres(short), long: inCentimetres(long) });
}

/** Name of a format where its sides say enough: "20 × 30 cm", "A4". */
export function formatName(format: PrintFormat): string {
  return format.sheet ?? formatPrintSize(format);
}

/** Name of a format among articles of several kinds: "Poster, 50 × 70 cm". */
export function articleName(format: PrintFormat): string {
  const size = format.sheet === undefined ? formatPrintSize(format) : `${format.sheet}, ${formatPrintSize(format)}`;
  return format.title === undefined ? size : `${format.title}, ${size}`;
}

/** To the millimetre. */
function inCentimetres(millimetres: number): number {
  return Math.round(millimetres) / 10;
}
