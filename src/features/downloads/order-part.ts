import type { QueryClient } from '@tanstack/react-query';
import { libraryChanged } from '#photos/changes/whole-library.ts';
import type { TimelineMonth } from '#photos/data/months.ts';
import type { Photo, PhotoPage } from '#photos/data/library-queries.ts';
import { DOWNLOAD_LIMIT } from '#photos/data/limits.ts';
import { isHidden } from '#photos/pages/hidden-photos.ts';
import { ALBUM_GROUP, albumSource, librarySource, type PageRequest } from '#photos/pages/page-source.ts';
import { pagesFrom, type PhotoReference } from '#photos/selection/collect.ts';
import { currentSort } from '#photos/sort/sort-atoms.ts';
import { orderArchiveOf } from './order-archive.ts';

/** An album of the customer's own or a month of the library, to be downloaded as a whole. */
export type LibraryPart = { albumId: string } | { month: TimelineMonth };

/** Photos of a part that no archive has been ordered of yet; undefined until they are known. */
export interface OrderProgress {
  left: readonly PhotoReference[] | undefined;
}

/**
 * Orders archives of up to 100 photos that together hold a part of the library (P1.6).
 * @param progress written as it goes: after a failure the same one goes on with what is left
 * @throws ApiError of the read or the order that failed
 */
export async function orderPart(client: QueryClient, part: LibraryPart, progress: OrderProgress): Promise<void> {
  progress.left ??= await photosOf(part);
  // There were photos in it when it was counted.
  if (progress.left.length === 0) void libraryChanged(client);
  const list = 'month' in part ? ({ kind: 'photos', albumId: undefined } as const) : listOf(part);
  while (progress.left.length > 0) {
    await orderArchiveOf(client, list, progress.left.slice(0, DOWNLOAD_LIMIT));
    progress.left = progress.left.slice(DOWNLOAD_LIMIT);
  }
  progress.left = undefined;
}

function listOf({ albumId }: { albumId: string }) {
  return { kind: 'albumPhotos', albumId } as const;
}

async function photosOf(part: LibraryPart): Promise<PhotoReference[]> {
  const { signal } = new AbortController();
  const albumId = 'albumId' in part ? part.albumId : undefined;
  const groupKey = 'month' in part ? part.month.key : ALBUM_GROUP;
  const found: PhotoReference[] = [];
  for await (const photos of pagesFrom((request) => readPage(part, request, signal)))
    found.push(...photos.filter(isThere).map(({ imageId }) => ({ imageId, groupKey })));
  return found;

  function isThere({ imageId }: Photo): boolean {
    return !isHidden(imageId, albumId, Date.now());
  }
}

function readPage(part: LibraryPart, request: PageRequest, signal: AbortSignal): Promise<PhotoPage> {
  const page =
    'month' in part
      ? librarySource(currentSort('photos')).page(part.month, request)
      : albumSource(part.albumId, currentSort('albumPhotos')).page({ key: ALBUM_GROUP, count: 0 }, request);
  return page.queryFn({ signal });
}
