import type { UseQueryResult } from '@tanstack/react-query';
import type { PhotoSort } from '#photos/data/library-queries.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { SortablePage } from '#photos/sort/sort.ts';
import type { PhotoPages } from './photo-pages.ts';

/**
 * A list of photos that can be shown in a grid, selected from and looked through one by one: the library by month, an
 * album, a shared album. What differs between them is in here; grid, selection and preview know no kinds.
 */
export interface PhotoList<Group extends PhotoGroup = PhotoGroup> {
  /** Kind of list, for what depends on it: sort orders, and actions on its photos. */
  kind: SortablePage;
  /** The album; undefined for the library. */
  albumId: string | undefined;
  sort: PhotoSort;
  /** Undefined while the counts have not come. */
  groups: readonly Group[] | undefined;
  pages: PhotoPages<Group>;
  /** The read that tells the counts. */
  counts: UseQueryResult<unknown>;
  /**
   * Time at which its groups were counted, in ms since 1970 by the services' clock; undefined where its photos do not
   * say since when they are in it. See: [Note: A selection is months and exceptions]
   */
  countedAt: () => number | undefined;
  /** Name of a group; undefined where groups have no headings. */
  groupLabel: (groupKey: string) => string | undefined;
  /** The address of the list. */
  path: () => string;
  /** The address of one of its photos. */
  previewPath: (photoId: string, groupKey: string) => string;
}

/** Photos of a list in a row, from 0, across the borders of groups. */
export interface PhotoSequence {
  groups: readonly PhotoGroup[];
  /** The number of each group's first photo. */
  starts: readonly number[];
  total: number;
}

/** A photo by its group and its number in there; where a list is to show something, -1 is the beginning of the group. */
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
  const at = starts.findLastIndex((start) => start <= number);
  const group = groups[at];
  return group && { key: group.key, index: number - (starts[at] ?? 0) };
}

/** The number of a photo in the row; undefined when its group is not there, or not that large. */
export function numberOfPlace({ groups, starts }: PhotoSequence, { key, index }: PhotoPlace): number | undefined {
  const at = groups.findIndex((group) => group.key === key);
  const group = groups[at];
  return group && index >= 0 && index < group.count ? (starts[at] ?? 0) + index : undefined;
}

/** The photos around one, group by group, that of the middle first: as many before as after. */
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
