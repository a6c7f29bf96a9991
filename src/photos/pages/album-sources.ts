import { albumQueries } from '#photos/data/album-queries.ts';
import { changeAlbums } from '#photos/data/cached-counts.ts';
import type { PhotoSort } from '#photos/data/library-queries.ts';
import { countOf, noteReadCount } from '#photos/data/read-counts.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import type { SortablePage } from '#photos/sort/sort.ts';
import type { PageSource } from './page-source.ts';

/** The pages of an album in a sort order: of an own one, or of a shared one where the list is of that kind. */
export function albumSource(albumId: string, sort: PhotoSort, kind: SortablePage = 'albumPhotos'): PageSource {
  const queries = kind === 'sharedAlbumPhotos' ? sharedAlbumQueries : albumQueries;
  return {
    albumId,
    page: (_album, request) => queries.photos(albumId, { ...sort, ...request }),
    pagesOf: () => queries.photoPages(albumId),
    counts: queries.detail(albumId).queryKey,
    correct(client, { count }, read) {
      noteReadCount(countOf.album(albumId), count, read);
      changeAlbums(client, (album) => (album.albumId === albumId ? { ...album, photosCount: read } : album));
    },
  };
}
