import { lastIndexWhere } from '#photos/sort/sorted.ts';
import type { PhotoGroup } from '#photos/data/photo-group.ts';

/** All photos of a list in a row, from 0, across the borders of groups. */
export interface PhotoSequence {
  groups: readonly PhotoGroup[];
  /** The number of each group's first photo. */
  starts: readonly number[];
  total: number;
}

/** A photo by its group and its number in there. */
export interface PhotoPlace {
  key: string;
  index: number;
}

export function sequenceOf(groups: readonly PhotoGroup[]): PhotoSequence {
  const starts: number[] = [];
  let total = 0;
  for (const { count } of groups) {
    starts.push(total);
    total += count;
  }
  return { groups, starts, total };
}

/** The place of a photo by its number in the row; undefined before the first and after the last. */
export function placeOfNumber({ groups, starts, total }: PhotoSequence, number: number): PhotoPlace | undefined {
  if (number < 0 || number >= total) return undefined;
  const at = lastIndexWhere(starts, (start) => start <= number);
  const group = groups[at];
  return group && { key: group.key, index: number - (starts[at] ?? 0) };
}

/** The number of a photo in the row; undefined when its group is not there, or not that large. */
export function numberOfPlace({ groups, starts }: PhotoSequence, { key, index }: PhotoPlace): number | undefined {
  const at = groups.findIndex((group) => group.key === key);
  const group = groups[at];
  return group && index >= 0 && index < group.count ? (starts[at] ?? 0) + index : undefined;
}

/** The photos around one, group by group, that of the middle first: so many before and after. */
export function neighbourhood(
  sequence: PhotoSequence,
  number: number,
  radius: number,
): { key: string; from: number; to: number }[] {
  const middle = placeOfNumber(sequence, number);
  const around = sequence.groups.flatMap((group, at) => {
    const start = sequence.starts[at] ?? 0;
    const from = Math.max(0, number - radius - start);
    const to = Math.min(group.count, number + radius + 1 - start);
    return from < to ? [{ key: group.key, from, to }] : [];
  });
  return around.toSorted((one, other) => Number(other.key === middle?.key) - Number(one.key === middle?.key));
}
