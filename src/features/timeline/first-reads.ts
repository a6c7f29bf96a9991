import type { QueryClient } from '@tanstack/react-query';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { currentSort } from '#photos/sort/sort-atoms.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';
import { beginningOf, beginsByMonth } from './beginning.ts';

/**
 * Asks for what the timeline begins with before there is anything to draw it with, all at the same time (F2). Who draws
 * it asks again, and finds it on its way.
 * @returns settles when there is what photos can be drawn with, or when that has failed
 */
export function startFirstReads(client: QueryClient): Promise<unknown> {
  const timeline = client.prefetchQuery(libraryQueries.timeline());
  const sort = currentSort('photos');
  const beginning = beginsByMonth(sort) ? client.prefetchQuery(beginningOf(sort)) : undefined;
  if (isOpen('photoTabs')) void client.prefetchQuery(libraryQueries.counts());
  return Promise.all([timeline, beginning]);
}
