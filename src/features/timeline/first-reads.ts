import type { QueryClient } from '@tanstack/react-query';
import { libraryQueries, type PhotoSort } from '#photos/data/library-queries.ts';
import { FIRST_PAGE_SIZE } from '#photos/data/limits.ts';
import { currentSort } from '#photos/sort/sort-atoms.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';

/**
 * Prefetches what the timeline begins with while its code is still loading, all at the same time (F2). The components then find
 * the reads under way.
 * @returns settles once the reads that photos can be drawn with have succeeded or failed
 */
export function startFirstReads(client: QueryClient): Promise<unknown> {
  const timeline = client.prefetchQuery(libraryQueries.timeline());
  const sort = currentSort('photos');
  const beginning = beginsByMonth(sort) ? client.prefetchQuery(beginningOf(sort)) : undefined;
  if (isOpen('photoTabs')) void client.prefetchQuery(libraryQueries.counts());
  return Promise.all([timeline, beginning]);
}

/** Prefetches what the timeline begins with under an open photo, whose own month is loaded first. */
export function startTimelineRead(client: QueryClient): Promise<unknown> {
  return client.prefetchQuery(libraryQueries.timeline());
}

/** Read options: the first photos of the flat list; not refetched by age. See: [Note: Links of photos expire] */
export function beginningOf(sort: PhotoSort) {
  return { ...libraryQueries.list({ ...sort, limit: FIRST_PAGE_SIZE }), staleTime: Number.POSITIVE_INFINITY };
}

/** Whether the flat list begins with the photos of the first month (O13). */
export function beginsByMonth({ sortKey }: PhotoSort): boolean {
  return sortKey === 'dateTaken';
}

/** Age, in ms, at which the beginning that another page has read no longer belongs to counts that are read now. */
const OUTDATED_MS = 30_000;

/** Whether the beginning is known from before, and may lack what has come since. */
export function isOutdated(client: QueryClient, sort: PhotoSort): boolean {
  const known = client.getQueryState(beginningOf(sort).queryKey);
  return known?.data !== undefined && (known.isInvalidated || Date.now() - known.dataUpdatedAt > OUTDATED_MS);
}
