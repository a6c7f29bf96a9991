import type { QueryClient } from '@tanstack/react-query';
import { albumQueries } from '#photos/data/album-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';

/** Reads the albums before their page is drawn, which then begins with them (F13). */
export function startAlbumsReads(client: QueryClient): Promise<unknown> {
  const displaySharedData = isOpen('sharedAlbums');
  return Promise.all([
    client.prefetchQuery(libraryQueries.counts()),
    client.prefetchInfiniteQuery(albumQueries.list({ displaySharedData })),
    displaySharedData && client.prefetchInfiniteQuery(sharedAlbumQueries.list()),
  ]);
}

/** Prefetches what the page of one album begins with. */
export function startAlbumReads(client: QueryClient, albumId: string): Promise<unknown> {
  return client.prefetchQuery(albumQueries.detail(albumId));
}
