import type { QueryClient } from '@tanstack/react-query';
import { libraryQueries } from '#photos/library-queries.ts';
import { sharedAlbumCountQueries } from '#photos/shared-album-count-queries.ts';
import { currentSort } from '#photos/sort-atoms.ts';
import { isOpen } from '#vendor/gates.ts';
import { beginningOf, beginsByMonth } from './beginning.ts';

/**
 * Asks for what the timeline begins with before there is anything to draw it with, all at the same time (F2). Who draws
 * it asks again, and finds it on its way.
 */
export function startFirstReads(client: QueryClient): void {
  void client.prefetchQuery(libraryQueries.timeline());
  const sort = currentSort('photos');
  if (beginsByMonth(sort)) void client.prefetchQuery(beginningOf(sort));
  if (!isOpen('photoTabs')) return;
  void client.prefetchQuery(libraryQueries.counts());
  if (isOpen('sharedAlbums')) void client.prefetchQuery(sharedAlbumCountQueries.summary());
}
