import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { PhotoPage, PhotoSort } from '#photos/data/library-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { PHOTOS_PAGE_SIZE, PHOTO_SEARCH_PAGES } from '#photos/data/limits.ts';
import { monthKeyOfPhoto } from '#photos/data/months.ts';

/**
 * The month of a photo that a link names by its id alone: there is no call for a single photo, so the flat list is read,
 * 20 pages of 500 at most (O16). Null when it is not there.
 */
export function photoSearch(client: QueryClient, photoId: string, sort: PhotoSort) {
  return queryOptions({
    queryKey: ['month of photo', photoId],
    queryFn: ({ signal }) =>
      monthOfPhoto(photoId, (cursor) => {
        const page = libraryQueries.list({ ...sort, limit: PHOTOS_PAGE_SIZE, cursor });
        signal.addEventListener('abort', () => void client.cancelQueries({ queryKey: page.queryKey, exact: true }), {
          once: true,
        });
        // Read once and not kept: 10,000 photos are not what memory is for.
        return client.fetchQuery({ ...page, gcTime: 0 });
      }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Reads page after page until the photo is found or the pages are at an end. */
export async function monthOfPhoto(
  photoId: string,
  readPage: (cursor: string | undefined) => Promise<PhotoPage>,
): Promise<string | null> {
  let cursor: string | undefined;
  for (let read = 0; read < PHOTO_SEARCH_PAGES; read += 1) {
    // Each page is found by the cursor of the one before.
    const page = await readPage(cursor);
    const photo = page.images.find(({ imageId }) => imageId === photoId);
    if (photo) return monthKeyOfPhoto(photo);
    if (page.cursor === null) return null;
    cursor = page.cursor;
  }
  return null;
}
