import { FIRST_PAGE_SIZE } from '#photos/data/limits.ts';
import { libraryQueries, type PhotoSort } from '#photos/data/library-queries.ts';

/** The first photos of the flat list; not refetched by age. See: [Note: Links of photos expire] */
export function beginningOf(sort: PhotoSort) {
  return { ...libraryQueries.list({ ...sort, limit: FIRST_PAGE_SIZE }), staleTime: Number.POSITIVE_INFINITY };
}

/** Whether the flat list begins with the photos of the first month (O13). */
export function beginsByMonth({ sortKey }: PhotoSort): boolean {
  return sortKey === 'dateTaken';
}
