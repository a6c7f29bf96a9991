import { currentLocale, t } from '#i18n/texts.ts';
import type { PrintFormat } from '#photos/print-quality/print-formats.ts';
import { cropFor, type PrintQuality } from '#photos/print-quality/print-quality.ts';
import { formatName, verdictTexts } from '#photos/print-quality/print-texts.ts';

/** Least share of a side that is told as cut off: less is the rounding of pixels. */
const LEAST_SHARE = 0.005;

/** Verdict on a photo, and the reason: "Sharp, 310 pixels per inch". */
export function qualityText(quality: PrintQuality): string {
  if (quality.verdict === 'unknown') return t('print.unknown');
  return `${t(verdictTexts[quality.verdict])} · ${t('print.density', { amount: quality.density })}`;
}

/**
 * Position of a photo on the paper, and what would be cut off: "20 × 30 cm, portrait · 11% is cut off at the top and
 * bottom".
 * @param picture its width and height in any unit
 */
export function cropText(picture: { width: number; height: number }, format: PrintFormat): string {
  const { width, height } = cropFor(picture, format);
  const share = Math.max(1 - width, 1 - height);
  const cut =
    share < LEAST_SHARE
      ? t('prints.cutNothing')
      : t(width < height ? 'prints.cutSides' : 'prints.cutEnds', { share: inPercent(share) });
  return `${layOf(picture, format)} · ${cut}`;
}

function layOf({ width, height }: { width: number; height: number }, format: PrintFormat): string {
  const size = formatName(format);
  if (format.short === format.long) return size;
  return t(width < height ? 'prints.portrait' : 'prints.landscape', { size });
}

function inPercent(share: number): string {
  return share.toLocaleString(currentLocale(), { style: 'percent', maximumFractionDigits: 0 });
}
