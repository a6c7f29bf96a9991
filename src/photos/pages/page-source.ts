import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PhotoPage, PhotoSort, TimelineCounts } from '#photos/data/library-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import type { PhotoGroup, TimelineMonth } from '#photos/data/months.ts';
import { monthsOf, photosIn, withMonths } from '#photos/data/months.ts';
import { changeCached, countOf, noteReadCount } from '#photos/data/read-counts.ts';

/** One page to read: how many photos, from where on. */
export interface PageRequest {
  cursor?: string;
  limit: number;
}

/** Source of the pages of a list, in its sort order. */
export interface PageSource<Group extends PhotoGroup = PhotoGroup> {
  /** The album; undefined for the library. */
  albumId?: string;
  /** Reads a page of a group. */
  page(
    group: Group,
    request: PageRequest,
  ): {
    queryKey: QueryKey;
    queryFn: (context: { signal: AbortSignal }) => Promise<PhotoPage>;
    staleTime: number;
    gcTime: number;
  };
  /** Key that the pages of a group begin with. */
  pagesOf(group: Group): { queryKey: QueryKey };
  /** The read that tells how many photos the groups have; it is made again when a group turns out to have others. */
  counts: QueryKey;
  /** A group has been read to its end: writes how many photos it has wherever that is cached. See: [Note: What was read counts] */
  correct(client: QueryClient, group: Group, count: number): void;
}

/** The pages of the library's months in a sort order. */
export function librarySource(sort: PhotoSort): PageSource<TimelineMonth> {
  return {
    page: ({ year, month }, request) => libraryQueries.monthPage({ year, month, ...sort, ...request }),
    pagesOf: (month) => libraryQueries.monthPages(month),
    counts: libraryQueries.timeline().queryKey,
    correct(client, { key }, read) {
      const months = client.getQueryData(libraryQueries.timeline().queryKey) ?? {};
      const total = client.getQueryData(libraryQueries.counts().queryKey)?.photosCount;
      const shown = monthsOf(months, sort.sortOrder).find((month) => month.key === key)?.count ?? 0;
      noteReadCount(countOf.month(key), shown, read);
      changeCached<TimelineCounts>(client, libraryQueries.timeline().queryKey, (counts) =>
        withMonths(counts, new Map([[key, read - shown]])),
      );
      // A total that agrees with the months is told of the same photos; another one may be right already.
      if (total !== photosIn(months)) return;
      noteReadCount(countOf.photos, total, total + read - shown);
      changeCached<{ photosCount: number }>(client, libraryQueries.counts().queryKey, (counts) => ({
        ...counts,
        photosCount: total + read - shown,
      }));
    },
  };
}

/** The one group that an album's photos are in. */
export const ALBUM_GROUP = 'album';
