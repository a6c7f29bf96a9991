import { infiniteQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { withLeftOut } from '#api/left-out.ts';
import { cachedAs, operationKey, staleByPages } from '#api/query-options.ts';
import {
  getGetAlbumQueryOptions,
  getListAlbumPhotosQueryOptions,
  getListAlbumsQueryOptions,
} from '#generated/photo-management/queries.ts';
import type { Album } from '#generated/photo-management/model/index.ts';
import type { PhotoPageRequest } from './library-queries.ts';
import { PAGE_CACHE_MS } from './library-queries.ts';
import { albumsPageSize } from './limits.ts';
import { countOf, shownCount } from './read-counts.ts';

/** An album of the customer's own. */
export type OwnAlbum = Album;

/** Reads of the customer's own albums. */
export const albumQueries = {
  /** One page of albums; `displaySharedData` is true exactly when shared albums are on (O68). */
  page: (page: { cursor?: string; limit: number; displaySharedData: boolean }) =>
    cachedAs(getListAlbumsQueryOptions(page), pageAsShown),
  /** All albums, page by page: as many calls as pages. */
  list: ({ displaySharedData }: { displaySharedData: boolean }) =>
    infiniteQueryOptions({
      queryKey: operationKey('listAlbums', 'pages', displaySharedData),
      queryFn: ({ pageParam: cursor, signal }) =>
        albumQueries.page({ cursor, limit: albumsPageSize(cursor), displaySharedData }).queryFn({ signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: nextCursor,
      staleTime: staleByPages,
    }),
  /** Key that all lists of albums begin with. */
  lists: () => ({ queryKey: operationKey('listAlbums') }),
  /** Key that all albums begin with. */
  details: () => ({ queryKey: operationKey('getAlbum') }),
  /** One album. */
  detail: (albumId: string) => cachedAs(getGetAlbumQueryOptions(albumId), withShownCount<Album>),
  /** One page of an album's photos. Not refetched by age. See: [Note: Links of photos expire] */
  photos: (albumId: string, page: PhotoPageRequest) => ({
    ...getListAlbumPhotosQueryOptions(albumId, page),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: PAGE_CACHE_MS,
  }),
  /** Key that the pages of an album's photos begin with. */
  photoPages: (albumId: string) => ({ queryKey: operationKey('listAlbumPhotos', albumId) }),
};

/** Cursor of the next page, as React Query wants it: none behind the last page, nor one that was used before. */
export function nextCursor(
  { cursor }: { cursor: string | null },
  _pages: unknown,
  _param: unknown,
  asked: readonly (string | undefined)[],
): string | undefined {
  return cursor === null || asked.includes(cursor) ? undefined : cursor;
}

/** The albums of all lists in the cache that begin with a key, own or shared ones; one may stand in several lists. */
export function listedAlbums<Listed>(client: QueryClient, { queryKey }: { queryKey: QueryKey }): Listed[] {
  return client
    .getQueriesData<{ pages: { albums: Listed[] }[] }>({ queryKey })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ albums }) => albums);
}

/** An album with its count as it is shown. See: [Note: What was read counts] */
export function withShownCount<Counted extends { albumId: string; photosCount: number }>(album: Counted): Counted {
  return { ...album, photosCount: shownCount(countOf.album(album.albumId), album.photosCount) };
}

/** Page of a list of albums with counts as they are shown, together with what was left out of it. */
export function pageAsShown<Counted extends { albumId: string; photosCount: number }, Page>(
  page: Page & { albums: Counted[] },
) {
  return { ...withLeftOut(page), albums: page.albums.map(withShownCount) };
}

/** Albums that the tab counts: own ones and readable shared ones (P2.26); undefined while a part is not known. */
export function albumsShown(own: number, readable: number | undefined): number | undefined {
  return readable === undefined ? undefined : own + readable;
}
