import type { GroupState } from '#photos/pages/group-model.ts';
import { isWalked, pageOf, walkedPhotos } from '#photos/pages/group-model.ts';

/** How far the search for a photo in a group has come: the photo that has to be loaded next, or that it is not there. */
export type GroupSearch = { from: number } | 'exhausted';

/**
 * The next step of looking for a photo in a group page by page. Pages that were seen may have left memory, so each is
 * looked at, and not only those that are new.
 * @param from the first photo that has not been looked at
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
