import type { Photo } from '#photos/data/library-queries.ts';

/** Sides of a print in millimetres, the short one first: which of them lies across follows from the photo. */
export interface PrintSize {
  short: number;
  long: number;
}

/** Width and height of a photo in pixels, as far as anybody knows them. */
export interface PixelSize {
  width: number | undefined;
  height: number | undefined;
}

/** Verdict on a photo in print, from arm's length. */
export type Verdict = 'sharp' | 'good' | 'soft' | 'unknown';

/** Quality of a photo in print: the pixels per inch, a whole number, and the verdict on them. */
export type PrintQuality = { verdict: Exclude<Verdict, 'unknown'>; density: number } | { verdict: 'unknown' };

/** Part of a photo that is cut to the shape of a print, in shares of its width and height; the middle of it. */
export interface Crop {
  width: number;
  height: number;
}

const MM_PER_INCH = 25.4;

/** Pixels per inch from which on a print is called so (docs/decisions/0078-print-resolution-and-crop.md). */
export const SHARP_FROM = 250;
export const GOOD_FROM = 150;

/** Longest side of a JPEG, in pixels, which has two bytes for it: a photo that says more does not know its size. */
const MOST_PIXELS = 65_535;

/** Size of a photo in pixels, as it is shown: what its owner has cut away is not printed. */
export function pixelsOf({ visibleWidth, visibleHeight }: Pick<Photo, 'visibleWidth' | 'visibleHeight'>): PixelSize {
  return { width: visibleWidth, height: visibleHeight };
}

/**
 * Part that is printed of a picture of these proportions, which is cut to those of the print, as little as possible.
 * The print lies as the picture does, upright or across.
 * @param picture width and height in any unit, both above 0
 */
export function cropFor({ width, height }: { width: number; height: number }, { short, long }: PrintSize): Crop {
  const picture = width / height;
  const print = picture < 1 ? short / long : long / short;
  return { width: Math.min(1, print / picture), height: Math.min(1, picture / print) };
}

/** Quality of a photo as a print of a size, cut to that shape. Unknown where its size is missing, or nonsense. */
export function qualityOf(pixels: PixelSize, size: PrintSize): PrintQuality {
  const { width, height } = pixels;
  if (!isPixels(width) || !isPixels(height)) return { verdict: 'unknown' };
  const crop = cropFor({ width, height }, size);
  const longest = Math.max(width * crop.width, height * crop.height);
  // Rounded first: what is shown decides.
  const density = Math.round((longest / size.long) * MM_PER_INCH);
  return { verdict: verdictOf(density), density };
}

/** The largest of some sizes at which a photo is sharp, or else looks good, if there is one at all. */
export function largestFor<Size extends PrintSize>(
  pixels: PixelSize,
  sizes: readonly Size[],
): { size: Size; verdict: 'sharp' | 'good' } | undefined {
  for (const verdict of ['sharp', 'good'] as const) {
    const size = bySize(sizes).findLast((one) => qualityOf(pixels, one).verdict === verdict);
    if (size) return { size, verdict };
  }
  return undefined;
}

/** Sizes from the smallest to the largest sheet. */
export function bySize<Size extends PrintSize>(sizes: readonly Size[]): Size[] {
  return sizes.toSorted((one, other) => one.short * one.long - other.short * other.long);
}

function verdictOf(density: number): Exclude<Verdict, 'unknown'> {
  if (density >= SHARP_FROM) return 'sharp';
  return density >= GOOD_FROM ? 'good' : 'soft';
}

function isPixels(length: number | undefined): length is number {
  return length !== undefined && length > 0 && length <= MOST_PIXELS;
}
