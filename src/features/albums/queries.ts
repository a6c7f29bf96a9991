import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { doneWhenMissing } from '#api/reactions.ts';
import {
  addPhotosToAlbum,
  createAlbum,
  deleteAlbum,
  getAlbum,
  getGetAlbumQueryKey,
  getListAlbumPhotosQueryKey,
  getListAlbumsQueryKey,
  listAlbumPhotos,
  listAlbums,
  removePhotosFromAlbum,
  updateAlbum,
} from '#generated/photo-management/hooks.ts';
import type { PhotoSort } from '#photos/library-queries.ts';
import { albumsPageSize } from './model.ts';

/** Reads of the customer's own albums. */
export const albumQueries = {
  /** One page of albums; `displaySharedData` is true exactly when shared albums are on (O68). */
  page: (page: { cursor?: string; limit: number; displaySharedData: boolean }) =>
    queryOptions({ queryKey: getListAlbumsQueryKey(page), queryFn: ({ signal }) => listAlbums(page, { signal }) }),
  /** All albums, page by page. */
  list: ({ displaySharedData }: { displaySharedData: boolean }) =>
    infiniteQueryOptions({
      queryKey: [...getListAlbumsQueryKey(), 'pages', displaySharedData] as const,
      queryFn: ({ pageParam: cursor, signal }) => listAlbums({ cursor, limit: albumsPageSize(cursor), displaySharedData }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
  /** One album. */
  detail: (albumId: string) => queryOptions({ queryKey: getGetAlbumQueryKey(albumId), queryFn: ({ signal }) => getAlbum(albumId, { signal }) }),
  /** One page of an album's photos. */
  photos: (albumId: string, page: PhotoSort & { cursor?: string; limit: number }) =>
    queryOptions({ queryKey: getListAlbumPhotosQueryKey(albumId, page), queryFn: ({ signal }) => listAlbumPhotos(albumId, page, { signal }) }),
};

/** Creates an album. Gives its id. */
export async function createAlbumNamed(name: string): Promise<string> {
  const { albumId } = await createAlbum({ name });
  return albumId;
}

/** Renames an album (O67). */
export async function renameAlbum(albumId: string, name: string): Promise<void> {
  await updateAlbum(albumId, { name });
}

/** Removes an album; one that is gone already counts as removed. */
export function removeAlbum(albumId: string): Promise<void> {
  return doneWhenMissing(deleteAlbum(albumId));
}

/** Puts up to 100 photos into an album. */
export async function addChunkToAlbum(albumId: string, photoIds: string[]): Promise<void> {
  await addPhotosToAlbum(albumId, { photoIds });
}

/** Takes photos out of an album. */
export async function removeChunkFromAlbum(albumId: string, photoIds: string[]): Promise<void> {
  await removePhotosFromAlbum(albumId, { photoIds });
}
