import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { withLeftOut } from '#api/left-out.ts';
import { doneWhenMissing } from '#api/reactions.ts';
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
import { withShownCount, withShownCounts } from './album-queries.ts';
import type { PhotoPage, PhotoPageRequest } from './library-queries.ts';
import { PAGE_KEPT_MS } from './library-queries.ts';
import { SHARED_ALBUMS_PAGE_SIZE } from './limits.ts';

/** Reads of albums that are shared by or with the customer. */
export const sharedAlbumQueries = {
  /** One page of the albums the customer may read. */
  page: (page: { cursor?: string; limit: number }) =>
    queryOptions({ queryKey: getListSharedAlbumsQueryKey(page), queryFn: ({ signal }) => listSharedAlbums(page, { signal }).then(withShownCounts) }),
  /** All of them, page by page (P9.4). */
  list: () =>
    infiniteQueryOptions({
      queryKey: [...getListSharedAlbumsQueryKey(), 'pages'] as const,
      queryFn: ({ pageParam: cursor, signal }) => listSharedAlbums({ cursor, limit: SHARED_ALBUMS_PAGE_SIZE }, { signal }).then(withLeftOut).then(withShownCounts),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
  /** What all lists of shared albums have in common. */
  lists: () => ({ queryKey: getListSharedAlbumsQueryKey() }),
  /** What all shared albums have in common. */
  details: () => ({ queryKey: getGetSharedAlbumQueryKey('') }),
  /** One shared album with owner and participants: fetched together, failing together (P7.24). */
  detail: (albumId: string) =>
    queryOptions({
      queryKey: getGetSharedAlbumQueryKey(albumId),
      queryFn: async ({ signal }) => {
        const [album, participants] = await Promise.all([getSharedAlbum(albumId, { signal }), getSharedAlbumParticipants(albumId, { signal })]);
        return { ...withShownCount(album), ...participants };
      },
    }),
  /** One page of a shared album's photos. Not refetched by age. See: [Note: Links of photos expire] */
  photos: (albumId: string, page: PhotoPageRequest) => ({
    queryKey: getListSharedAlbumPhotosQueryKey(albumId, page),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<PhotoPage> => listSharedAlbumPhotos(albumId, page, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: PAGE_KEPT_MS,
  }),
  /** What the pages of a shared album's photos have in common. */
  photoPages: (albumId: string) => ({ queryKey: getListSharedAlbumPhotosQueryKey(albumId) }),
};

/** Removes a shared album: for everyone when the owner does it, else for this customer; one that is gone already counts as removed. */
export function removeSharedAlbum(albumId: string): Promise<void> {
  return doneWhenMissing(deleteSharedAlbum(albumId));
}
