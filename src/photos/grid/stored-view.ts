import type { Stored } from '#lib/storage.ts';
import { isMonthKey } from '#photos/data/months.ts';

/** Where the page was scrolled to, in CSS px. */
export interface ScrollPosition {
  x: number;
  y: number;
}

/** The scroll position of the timeline, or of an album, for the way back to it (P2.44, P2.45, O45). */
export function storedScrollPosition(albumId: string | undefined): Stored<ScrollPosition> {
  return {
    key: albumId === undefined ? 'scrollPosition' : `scrollPosition ${albumId}`,
    parse: scrollPositionFrom,
    store: () => sessionStorage,
  };
}

/** The months that the customer has expanded in this tab (P3.74, O45). */
export const storedExpandedGroups: Stored<string[]> = {
  key: 'visibleTimeLineSections',
  parse: monthKeysFrom,
  store: () => sessionStorage,
};

/** Two numbers that are not negative (P2.45). */
export function scrollPositionFrom(value: unknown): ScrollPosition | undefined {
  if (typeof value !== 'object' || value === null || !('x' in value) || !('y' in value)) return undefined;
  const { x, y } = value;
  return isLength(x) && isLength(y) ? { x, y } : undefined;
}

/** Keys of months; what is none is dropped (O45). */
export function monthKeysFrom(value: unknown): string[] | undefined {
  return Array.isArray(value)
    ? value.filter((key): key is string => typeof key === 'string' && isMonthKey(key))
    : undefined;
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
