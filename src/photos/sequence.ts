import { lastIndexWhere } from './sorted.ts';
import type { TimelineMonth } from './months.ts';

/** All photos of a timeline in a row, from 0, across the borders of months. */
export interface PhotoSequence {
  months: readonly TimelineMonth[];
  /** The number of each month's first photo. */
  starts: readonly number[];
  total: number;
}

/** A photo by its month and its number in there. */
export interface PhotoPlace {
  key: string;
  index: number;
}

export function sequenceOf(months: readonly TimelineMonth[]): PhotoSequence {
  const starts: number[] = [];
  let total = 0;
  for (const { count } of months) {
    starts.push(total);
    total += count;
  }
  return { months, starts, total };
}

/** The place of a photo by its number in the row; undefined before the first and after the last. */
export function placeOfNumber({ months, starts, total }: PhotoSequence, number: number): PhotoPlace | undefined {
  if (number < 0 || number >= total) return undefined;
  const at = lastIndexWhere(starts, (start) => start <= number);
  const month = months[at];
  return month && { key: month.key, index: number - (starts[at] ?? 0) };
}

/** The number of a photo in the row; undefined when its month is not there, or not that large. */
export function numberOfPlace({ months, starts }: PhotoSequence, { key, index }: PhotoPlace): number | undefined {
  const at = months.findIndex((month) => month.key === key);
  const month = months[at];
  return month && index >= 0 && index < month.count ? (starts[at] ?? 0) + index : undefined;
}

/** The photos around one, month by month, that of the middle first: so many before and after. */
export function neighbourhood(sequence: PhotoSequence, number: number, radius: number): { key: string; from: number; to: number }[] {
  const middle = placeOfNumber(sequence, number);
  const around = sequence.months.flatMap((month, at) => {
    const start = sequence.starts[at] ?? 0;
    const from = Math.max(0, number - radius - start);
    const to = Math.min(month.count, number + radius + 1 - start);
    return from < to ? [{ key: month.key, from, to }] : [];
  });
  return around.toSorted((one, other) => Number(other.key === middle?.key) - Number(one.key === middle?.key));
}
