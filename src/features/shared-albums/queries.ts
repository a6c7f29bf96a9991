import { queryOptions } from '@tanstack/react-query';
import { doneWhenMissing } from '#api/reactions.ts';
import { createSharedAlbumDownload } from '#generated/photo-management/hooks.ts';
import type { ArchiveDownload } from '#generated/photo-management/model/index.ts';
import {
  deleteSharedAlbum,
  getGetSharedAlbumQueryKey,
  getListSharedAlbumPhotosQueryKey,
  getListSharedAlbumsQueryKey,
  getSharedAlbum,
  getSharedAlbumParticipants,
  listSharedAlbumPhotos,
  listSharedAlbums,
} from '#generated/shared-albums/hooks.ts';
import type { PhotoSort } from '#photos/library-queries.ts';

/** Reads of albums that are shared by or with the customer. */
export const sharedAlbumQueries = {
  /** One page of the albums the customer may read. */
  page: (page: { cursor?: string; limit: number }) =>
    queryOptions({ queryKey: getListSharedAlbumsQueryKey(page), queryFn: ({ signal }) => listSharedAlbums(page, { signal }) }),
  /** One shared album with owner and participants: fetched together, failing together (P7.24). */
  detail: (albumId: string) =>
    queryOptions({
      queryKey: getGetSharedAlbumQueryKey(albumId),
      queryFn: async ({ signal }) => {
        const [album, participants] = await Promise.all([getSharedAlbum(albumId, { signal }), getSharedAlbumParticipants(albumId, { signal })]);
        return { ...album, ...participants };
      },
    }),
  /** One page of a shared album's photos. */
  photos: (albumId: string, page: PhotoSort & { cursor?: string; limit: number }) =>
    queryOptions({ queryKey: getListSharedAlbumPhotosQueryKey(albumId, page), queryFn: ({ signal }) => listSharedAlbumPhotos(albumId, page, { signal }) }),
};

/** Removes a shared album: for everyone when the owner does it, else for this customer; one that is gone already counts as removed. */
export function removeSharedAlbum(albumId: string): Promise<void> {
  return doneWhenMissing(deleteSharedAlbum(albumId));
}

/** Orders an archive of photos of a shared album (O39, O40). */
export function orderSharedAlbumArchive(albumId: string, photos: { photoId: string; ownerId: string }[]): Promise<ArchiveDownload> {
  return createSharedAlbumDownload({ albumId, photos });
}
