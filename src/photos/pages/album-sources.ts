import type { QueryClient } from '@tanstack/react-query';
import { albumQueries } from '#photos/data/album-queries.ts';
import { changeAlbums } from '#photos/data/cached-counts.ts';
import type { PhotoSort } from '#photos/data/library-queries.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import { countOf, noteReadCount } from '#photos/data/read-counts.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import type { PageSource } from './page-source.ts';

/** The pages of an own album in a sort order. */
export function albumSource(albumId: string, sort: PhotoSort): PageSource {
  return {
    albumId,
    page: (_album, request) => albumQueries.photos(albumId, { ...sort, ...request }),
    pagesOf: () => albumQueries.photoPages(albumId),
    counts: albumQueries.detail(albumId).queryKey,
    correct: correctionOf(albumId),
  };
}

/** The pages of a shared album in a sort order. */
export function sharedAlbumSource(albumId: string, sort: PhotoSort): PageSource {
  return {
    albumId,
    page: (_album, request) => sharedAlbumQueries.photos(albumId, { ...sort, ...request }),
    pagesOf: () => sharedAlbumQueries.photoPages(albumId),
    counts: sharedAlbumQueries.detail(albumId).queryKey,
    correct: correctionOf(albumId),
  };
}

function correctionOf(albumId: string): PageSource['correct'] {
  return (client: QueryClient, { count }: PhotoGroup, read: number) => {
    noteReadCount(countOf.album(albumId), count, read);
    changeAlbums(client, (album) => (album.albumId === albumId ? { ...album, photosCount: read } : album));
  };
}
