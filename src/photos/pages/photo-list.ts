import type { UseQueryResult } from '@tanstack/react-query';
import type { PhotoSort } from '#photos/data/library-queries.ts';
import type { PhotoPages } from './photo-pages.ts';
import type { PhotoGroup } from '#photos/data/photo-group.ts';
import type { SortablePage } from '#photos/sort/sort.ts';

/**
 * A list of photos that can be shown in a grid, selected from and looked through one by one: the library by month, an
 * album, a shared album. What differs between them is in here; grid, selection and preview know no kinds.
 */
export interface PhotoList<Group extends PhotoGroup = PhotoGroup> {
  /** What kind of list it is, for what depends on that: how it can be sorted, what can be done with its photos. */
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
   * When its groups were counted, in ms since 1970 by the services' clock; undefined where its photos do not say since when
   * they are in it. See: [Note: A selection is months and exceptions]
   */
  countedAt: () => number | undefined;
  /** What a group is called; undefined where groups have no headings. */
  groupLabel: (groupKey: string) => string | undefined;
  /** The address of the list. */
  path: () => string;
  /** The address of one of its photos. */
  previewPath: (photoId: string, groupKey: string) => string;
}
