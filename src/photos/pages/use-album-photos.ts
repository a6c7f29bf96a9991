import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { paths } from '#paths';
import { albumQueries, listedAlbums, type OwnAlbum } from '#photos/data/album-queries.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import { useSort } from '#photos/sort/sort-atoms.ts';
import { albumSource } from './album-sources.ts';
import { ALBUM_GROUP } from './page-source.ts';
import type { PhotoPages } from './photo-pages.ts';
import { createPhotoPagesStore } from './photo-pages-store.ts';
import type { PhotoList } from './photo-list.ts';

const pagesOf = createPhotoPagesStore<PhotoGroup>();

/** A photo says when it was uploaded, not since when it is in an album. */
const notTold = () => undefined;

/** Hook: the photos of an own album, and what is known of the album itself. */
export function useAlbumPhotos(albumId: string) {
  const client = useQueryClient();
  // What the list of albums knew is shown at once, and its photos are asked for; it is read anew meanwhile (F13).
  const listed = () => listedAlbums<OwnAlbum>(client, albumQueries.lists()).find((album) => album.albumId === albumId);
  const album = useQuery({ ...albumQueries.detail(albumId), placeholderData: listed });
  const addresses = useAlbumAddresses(albumId, paths.album, paths.albumPhotoPreview);
  return { list: { ...useAlbumList('albumPhotos', albumId, album), ...addresses }, album };
}

/** Hook: the photos of a shared album, and what is known of the album and of whom it is shared with. */
export function useSharedAlbumPhotos(albumId: string) {
  const album = useQuery(sharedAlbumQueries.detail(albumId));
  const addresses = useAlbumAddresses(albumId, paths.sharedAlbum, paths.sharedAlbumPhotoPreview);
  return { list: { ...useAlbumList('sharedAlbumPhotos', albumId, album), ...addresses }, album };
}

/** Hook: list of photos of an album of either kind, without its addresses. */
function useAlbumList(
  kind: 'albumPhotos' | 'sharedAlbumPhotos',
  albumId: string,
  album: UseQueryResult<{ photosCount: number }>,
): Omit<PhotoList, keyof ReturnType<typeof useAlbumAddresses>> {
  const client = useQueryClient();
  const sort = useSort(kind);
  const source = albumSource(albumId, sort, kind);
  const pages = pagesOf(client, `${kind} ${albumId} ${sort.sortKey} ${sort.sortOrder}`, source);
  const groups = useAlbumGroups(album, pages);
  return { kind, albumId, sort, groups, pages, counts: album, countedAt: notTold };
}

/**
 * An album is one group, or none when it is empty. Its pages are told. One that is said to be empty is read all the same: it
 * may hold photos that the service has yet to count. See: [Note: What was read counts]
 */
function useAlbumGroups(
  { data }: UseQueryResult<{ photosCount: number }>,
  pages: PhotoPages,
): PhotoGroup[] | undefined {
  const count = data?.photosCount;
  const groups = useMemo(
    () => (count === undefined ? undefined : count === 0 ? [] : [{ key: ALBUM_GROUP, count }]),
    [count],
  );
  useLayoutEffect(() => {
    if (count === undefined) return;
    pages.setGroups([{ key: ALBUM_GROUP, count }]);
    if (count === 0) pages.need('grid', [{ key: ALBUM_GROUP, from: 0, to: 1 }]);
  }, [pages, count]);
  return groups;
}

/** Hook: addresses of an album. The same functions until it is another album: tiles are drawn anew when they change. */
function useAlbumAddresses(
  id: string,
  pathOf: typeof paths.album,
  previewPathOf: typeof paths.albumPhotoPreview,
): Pick<PhotoList, 'groupLabel' | 'path' | 'previewPath'> {
  return useMemo(
    () => ({
      groupLabel: () => undefined,
      path: () => pathOf({ id }),
      previewPath: (photoId: string) => previewPathOf({ id, photoId }),
    }),
    [id, pathOf, previewPathOf],
  );
}
