import { writeStored, type Stored } from '#lib/storage.ts';
import { textSize } from '#lib/text-size.ts';
import { isStripped } from '#paths';

/** Where the photos begin on the page, in CSS px, and on which page that was. */
export interface PhotosPlace {
  left: number;
  top: number;
  width: number;
  /** `innerWidth` of the window. */
  window: number;
  /** Of the page's letters, in CSS px. */
  textSize: number;
  /** With reduced chrome (A1.18). */
  isStripped: boolean;
}

/** Where they began last time; they mostly begin there again, for what stands above them has the same height. */
export const storedPhotosPlace: Stored<PhotosPlace> = { key: 'photosPlace', parse: photosPlaceFrom, store: () => localStorage };

/** Keeps where the photos begin for the next visit, which can then show them before the page stands (F3). */
export function rememberPhotosPlace(element: Pick<HTMLElement, 'getBoundingClientRect'>): void {
  const { left, top, width } = element.getBoundingClientRect();
  writeStored(storedPhotosPlace, { left: left + scrollX, top: top + scrollY, width, window: innerWidth, textSize: textSize(), isStripped: isStripped() });
}

/** Lengths that are not negative, and whether there was chrome. */
export function photosPlaceFrom(value: unknown): PhotosPlace | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { left, top, width, window, textSize: size, isStripped: stripped }: Partial<Record<string, unknown>> = { ...value };
  if (!isLength(left) || !isLength(top) || !isLength(width) || !isLength(window) || !isLength(size) || typeof stripped !== 'boolean') return undefined;
  return { left, top, width, window, textSize: size, isStripped: stripped };
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
