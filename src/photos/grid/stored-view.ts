import { useCallback, useState } from 'react';
import type { Stored } from '#lib/storage.ts';
import { isMonthKey } from '#photos/data/months.ts';
import { readStored, writeStored } from '#lib/storage.ts';

/** Scroll position of the page, in CSS px. */
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
const storedExpandedGroups: Stored<string[]> = {
  key: 'visibleTimeLineSections',
  parse: monthKeysFrom,
  store: () => sessionStorage,
};

/** Hook: the months that show all their photos, stored for this tab, and a callback that adds one. */
export function useExpandedGroups(): [ReadonlySet<string>, (key: string) => void] {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(readStored(storedExpandedGroups)));
  const expand = useCallback((key: string) => {
    setExpanded((known) => {
      if (known.has(key)) return known;
      const next = new Set(known).add(key);
      writeStored(storedExpandedGroups, [...next]);
      return next;
    });
  }, []);
  return [expanded, expand];
}

/** Two numbers that are not negative. */
export function scrollPositionFrom(value: unknown): ScrollPosition | undefined {
  if (typeof value !== 'object' || value === null || !('x' in value) || !('y' in value)) return undefined;
  const { x, y } = value;
  return isLength(x) && isLength(y) ? { x, y } : undefined;
}

/** Keys of months; what is none is dropped. */
export function monthKeysFrom(value: unknown): string[] | undefined {
  return Array.isArray(value)
    ? value.filter((key): key is string => typeof key === 'string' && isMonthKey(key))
    : undefined;
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
