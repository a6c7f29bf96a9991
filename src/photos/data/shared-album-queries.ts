import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { cachedAs, operationKey, staleByPages } from '#api/query-options.ts';
import { deleteSharedAlbum, getSharedAlbum, getSharedAlbumParticipants } from '#generated/shared-albums/calls.ts';
import {
  getGetSharedAlbumSummaryQueryOptions,
  getListSharedAlbumPhotosQueryOptions,
  getListSharedAlbumsQueryOptions,
} from '#generated/shared-albums/queries.ts';
import type { SharedAlbumSummary } from '#generated/shared-albums/model/index.ts';
import { nextCursor, pageAsShown, withShownCount } from './album-queries.ts';
import type { PhotoPageRequest } from './library-queries.ts';
import { PAGE_CACHE_MS } from './library-queries.ts';
import { SHARED_ALBUMS_PAGE_SIZE } from './limits.ts';
import { countOf, shownCount } from './read-counts.ts';

/** Reads of albums that are shared by or with the customer. */
export const sharedAlbumQueries = {
  /** Numbers of shared albums that the customer may read and has granted; every photo page needs them. */
  summary: () => cachedAs(getGetSharedAlbumSummaryQueryOptions(), shownCounts),
  /** One page of the albums the customer may read. */
  page: (page: { cursor?: string; limit: number }) => cachedAs(getListSharedAlbumsQueryOptions(page), pageAsShown),
  /** All of them, page by page: as many calls as pages. */
  list: () =>
    infiniteQueryOptions({
      queryKey: operationKey('listSharedAlbums', 'pages'),
      queryFn: ({ pageParam: cursor, signal }) =>
        sharedAlbumQueries.page({ cursor, limit: SHARED_ALBUMS_PAGE_SIZE }).queryFn({ signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: nextCursor,
      staleTime: staleByPages,
    }),
  /** Key that all lists of shared albums begin with. */
  lists: () => ({ queryKey: operationKey('listSharedAlbums') }),
  /** Key that all shared albums begin with. */
  details: () => ({ queryKey: operationKey('getSharedAlbum') }),
  /** One shared album with owner and participants: two calls, made together, failing together (P7.24). */
  detail: (albumId: string) =>
    queryOptions({
      queryKey: operationKey('getSharedAlbum', albumId),
      queryFn: async ({ signal }) => {
        const [album, participants] = await Promise.all([
          getSharedAlbum(albumId, { signal }),
          getSharedAlbumParticipants(albumId, { signal }),
        ]);
        return { ...withShownCount(album), ...participants };
      },
    }),
  /** One page of a shared album's photos. Not refetched by age. See: [Note: Links of photos expire] */
  photos: (albumId: string, page: PhotoPageRequest) => ({
    ...getListSharedAlbumPhotosQueryOptions(albumId, page),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: PAGE_CACHE_MS,
  }),
  /** Key that the pages of a shared album's photos begin with. */
  photoPages: (albumId: string) => ({ queryKey: operationKey('listSharedAlbumPhotos', albumId) }),
};

function shownCounts(counts: SharedAlbumSummary): SharedAlbumSummary {
  return { ...counts, readAlbumsCount: shownCount(countOf.sharedAlbums, counts.readAlbumsCount) };
}

/** Removes a shared album: for everyone when the owner does it, else for this customer; one that is gone already counts as removed. */
export function removeSharedAlbum(albumId: string): Promise<void> {
  return deleteSharedAlbum(albumId);
}
