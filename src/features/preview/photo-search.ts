import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { PhotoPage, PhotoSort } from '#photos/data/library-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { PHOTO_SEARCH_PAGES, PHOTOS_PAGE_SIZE } from '#photos/data/limits.ts';
import { monthKeyOfPhoto } from '#photos/data/months.ts';
import type { GroupState } from '#photos/pages/group-model.ts';
import { isWalked, pageOf, walkedPhotos } from '#photos/pages/group-model.ts';

/**
 * Read options: month of a photo that a link names by its id alone, or null. No call reads a single photo, so the flat list is
 * read, 20 pages of 500 at most (O16).
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
        // Not cached: it may be 10,000 photos.
        return client.fetchQuery({ ...page, gcTime: 0 });
      }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Reads page after page until the photo is found or there are no more. */
export async function monthOfPhoto(
  photoId: string,
  readPage: (cursor: string | undefined) => Promise<PhotoPage>,
): Promise<string | null> {
  let cursor: string | undefined;
  for (let read = 0; read < PHOTO_SEARCH_PAGES; read += 1) {
    // In sequence: each page needs the cursor of the one before.
    const page = await readPage(cursor);
    const photo = page.images.find(({ imageId }) => imageId === photoId);
    if (photo) return monthKeyOfPhoto(photo);
    if (page.cursor === null) return null;
    cursor = page.cursor;
  }
  return null;
}

/** Next step of a search in a group: index of the photo to load next, or the photo is not there. */
type GroupSearch = { from: number } | 'exhausted';

/**
 * Next step of a search for a photo in a group, page by page. Pages that were loaded before may have left memory, so each is
 * searched, not only new ones.
 * @param from index of the first photo that has not been searched
 */
export function searchOn(state: GroupState, from: number): GroupSearch {
  let next = from;
  for (;;) {
    const place = pageOf(state, next);
    if (!place) return isWalked(state) && next >= walkedPhotos(state) ? 'exhausted' : { from: next };
    const page = state.pages[place.page];
    if (!page?.photos) return { from: next };
    next = place.start + page.size;
  }
}
