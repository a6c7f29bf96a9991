import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { PhotoPage, PhotoSort } from '#photos/data/library-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { PHOTO_SEARCH_PAGES } from '#photos/data/limits.ts';
import { bucketOf, monthKeyOfPhoto, type PhotoGroup } from '#photos/data/months.ts';
import type { GroupState } from '#photos/pages/group-model.ts';
import { isWalked, pageOf, walkedPhotos } from '#photos/pages/group-model.ts';
import type { PageRequest } from '#photos/pages/page-source.ts';
import { findAmong, pagesFrom } from '#photos/pages/pages-from.ts';

/**
 * Read options: month of a photo that a link names by its id alone, or null. No call reads a single photo, so the flat list is
 * read, 20 pages of 500 at most (O16).
 */
export function photoSearch(client: QueryClient, photoId: string, sort: PhotoSort) {
  return queryOptions({
    queryKey: ['month of photo', photoId],
    queryFn: ({ signal }) =>
      monthOfPhoto(photoId, (request) => {
        const page = libraryQueries.list({ ...sort, ...request });
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
  readPage: (request: PageRequest) => Promise<PhotoPage>,
): Promise<string | null> {
  const [photo] = await findAmong(pagesFrom(readPage), new Set([photoId]), { mostPages: PHOTO_SEARCH_PAGES });
  return photo ? monthKeyOfPhoto(photo) : null;
}

/**
 * Group in which a photo of a month is searched for. In which of several without a date it stands is not known: they are searched
 * one after the other (O11).
 * @param month undefined or null where it is not known
 * @param searched key of the group that was searched in vain, if any
 * @returns undefined when there is none, or none left
 */
export function groupToSearch<Group extends PhotoGroup>(
  groups: readonly Group[],
  month: string | null | undefined,
  searched: string | undefined,
): Group | undefined {
  const ofMonth = groups.filter(({ key }) => bucketOf(key) === month);
  return ofMonth[ofMonth.findIndex(({ key }) => key === searched) + 1];
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
