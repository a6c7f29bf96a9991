import { albumQueries } from './album-queries.ts';
import type { PhotoSort } from './library-queries.ts';
import type { PageSource } from './pages/photo-pages.ts';
import { sharedAlbumQueries } from './shared-album-queries.ts';

/** The one group that an album's photos are in. */
export const ALBUM_GROUP = 'album';

/** The pages of an own album in a sort order. */
export function albumSource(albumId: string, sort: PhotoSort): PageSource {
  return {
    albumId,
    page: (_album, request) => albumQueries.photos(albumId, { ...sort, ...request }),
    pagesOf: () => albumQueries.photoPages(albumId),
    counts: albumQueries.detail(albumId).queryKey,
  };
}

/** The pages of a shared album in a sort order. */
export function sharedAlbumSource(albumId: string, sort: PhotoSort): PageSource {
  return {
    albumId,
    page: (_album, request) => sharedAlbumQueries.photos(albumId, { ...sort, ...request }),
    pagesOf: () => sharedAlbumQueries.photoPages(albumId),
    counts: sharedAlbumQueries.detail(albumId).queryKey,
  };
}
