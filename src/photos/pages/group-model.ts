import { PHOTOS_PAGE_SIZE, FIRST_PAGE_SIZE } from '#photos/data/limits.ts';
import type { Photo } from '#photos/data/library-queries.ts';

/** Status of a group's photos (P4.1). */
export type GroupStatus = 'uninitialized' | 'pending' | 'fulfilled' | 'rejected';

/** A page of a group that was loaded once. */
export interface LoadedPage {
  /** Photos on it; known also after they have left memory. */
  size: number;
  /** Leads to the next page; null on the last one, undefined while that is not known (a page cut from another list). */
  cursor: string | null | undefined;
  /** Undefined when they have left memory. */
  photos?: readonly Photo[];
}

/**
 * The pages of one group, as far as they were walked. Cursors lead from page to page, so a page can only be asked for when
 * the one before it has been seen; what leaves memory are its photos, never its cursor.
 */
export interface GroupState {
  pages: readonly LoadedPage[];
  /** Numbers of the pages that are being loaded. */
  loading: readonly number[];
  /** The page that could not be loaded, and why. */
  failed?: { page: number; error: unknown };
}

export type GroupEvent =
  | { type: 'asked'; page: number }
  | { type: 'loaded'; page: number; photos: readonly Photo[]; cursor: string | null | undefined }
  | { type: 'failed'; page: number; error: unknown }
  /** Its load was given up, or its photos may leave memory. */
  | { type: 'left'; page: number }
  /** The photos that its pages show now, as far as they are known, and how many more or fewer the whole group has. */
  | { type: 'filtered'; photos: readonly (readonly Photo[] | undefined)[]; by: number }
  | { type: 'reset' };

/** A group that has not been asked for. */
export const NEW_GROUP: GroupState = { pages: [], loading: [] };

/** The group after an event. Gives the same object when nothing changes. */
export function nextGroupState(state: GroupState, event: GroupEvent): GroupState {
  switch (event.type) {
    case 'asked':
      return {
        pages: state.pages,
        loading: withNumber(state.loading, event.page),
        failed: state.failed?.page === event.page ? undefined : state.failed,
      };
    case 'loaded':
      return loaded(state, event);
    case 'failed':
      return {
        pages: state.pages,
        loading: withoutNumber(state.loading, event.page),
        failed: { page: event.page, error: event.error },
      };
    case 'left':
      return left(state, event.page);
    case 'filtered':
      return filtered(state, event);
    case 'reset':
      return NEW_GROUP;
  }
}

export function statusOf({ pages, loading, failed }: GroupState): GroupStatus {
  if (failed) return 'rejected';
  if (loading.length > 0) return 'pending';
  return pages.length > 0 ? 'fulfilled' : 'uninitialized';
}

/** A photo of the group by its number; undefined while it is not in memory. */
export function photoAt({ pages }: GroupState, index: number): Photo | undefined {
  let start = 0;
  for (const { size, photos } of pages) {
    if (index < start + size) return photos?.[index - start];
    start += size;
  }
  return undefined;
}

/** The photos from `from` up to `to`; undefined while not all of them are in memory. */
export function photosBetween({ pages }: GroupState, from: number, to: number): readonly Photo[] | undefined {
  const found: Photo[] = [];
  let start = 0;
  for (const { size, photos } of pages) {
    if (start >= to) break;
    if (start + size > from) {
      if (!photos) return undefined;
      found.push(...photos.slice(Math.max(0, from - start), to - start));
    }
    start += size;
  }
  return start >= to ? found : undefined;
}

/** The number of a photo in the group; undefined while it is not in memory. */
export function indexOfPhoto({ pages }: GroupState, photoId: string): number | undefined {
  let start = 0;
  for (const { size, photos } of pages) {
    const index = photos?.findIndex(({ imageId }) => imageId === photoId) ?? -1;
    if (index >= 0) return start + index;
    start += size;
  }
  return undefined;
}

/** The number of a page's first photo; of the page after those that were walked, too. */
export function pageStart({ pages }: GroupState, page: number): number {
  return pages.slice(0, page).reduce((sum, { size }) => sum + size, 0);
}

/** Photos on the pages that were walked. */
export function walkedPhotos(state: GroupState): number {
  return pageStart(state, state.pages.length);
}

/** The number of the first photo that has not been asked for; undefined when there is none, or while a page loads or has failed. */
export function firstUnasked(state: GroupState): number | undefined {
  return statusOf(state) === 'fulfilled' && !isWalked(state) ? walkedPhotos(state) : undefined;
}

/** Whether the last page has been seen. */
export function isWalked({ pages }: GroupState): boolean {
  return pages.at(-1)?.cursor === null;
}

/** Number of photos of a group, as far as known: a service may list more than it counts; the last page tells. */
export function endOf(state: GroupState, count: number): number {
  return isWalked(state) ? count : Math.max(count, walkedPhotos(state) + 1);
}

/** The number of the page that holds a photo, and where on the page it stands; of a page not walked yet, undefined. */
export function pageOf({ pages }: GroupState, index: number): { page: number; start: number } | undefined {
  let start = 0;
  for (const [page, { size }] of pages.entries()) {
    if (index < start + size) return { page, start };
    start += size;
  }
  return undefined;
}

/** The pages among those walked that hold photos from `from` up to `to`. */
export function pagesBetween({ pages }: GroupState, from: number, to: number): number[] {
  const found: number[] = [];
  let start = 0;
  for (const [page, { size }] of pages.entries()) {
    if (start < to && start + size > from) found.push(page);
    start += size;
  }
  return found;
}

/**
 * The pages that have to be asked for so that the photos from `from` up to `to` can be shown. Beyond what was walked that
 * is the next page alone, or the last one once more when its cursor is not known.
 */
export function missingPages(state: GroupState, from: number, to: number): number[] {
  const missing = pagesBetween(state, from, to).filter((page) => !state.pages[page]?.photos);
  if (to > walkedPhotos(state) && !isWalked(state)) missing.push(frontier(state));
  return missing;
}

/** Request for a page: its cursor, and the number of photos; undefined when the page before it has not been seen. */
export function pageRequest({ pages }: GroupState, page: number): { cursor?: string; limit: number } | undefined {
  if (page === 0) return { limit: FIRST_PAGE_SIZE };
  const cursor = pages[page - 1]?.cursor;
  return typeof cursor === 'string' ? { cursor, limit: PHOTOS_PAGE_SIZE } : undefined;
}

function frontier({ pages }: GroupState): number {
  return pages.length > 0 && pages.at(-1)?.cursor === undefined ? pages.length - 1 : pages.length;
}

function loaded(state: GroupState, { page, photos, cursor: told }: GroupEvent & { type: 'loaded' }): GroupState {
  if (page > state.pages.length) return state;
  const before = state.pages.slice(0, page);
  // One that was followed before would lead round in a circle: the group ends here.
  const cursor = before.some((one) => one.cursor === told) ? null : told;
  // Where the cursor is another one the pages behind it begin elsewhere: they have to be walked anew.
  const next = state.pages[page]?.cursor === cursor ? state.pages.slice(page + 1) : [];
  return {
    pages: [...before, { size: photos.length, cursor, photos }, ...next],
    loading: withoutNumber(state.loading, page),
    failed: state.failed?.page === page ? undefined : state.failed,
  };
}

function left(state: GroupState, page: number): GroupState {
  const held = state.pages[page]?.photos;
  if (!held && !state.loading.includes(page) && state.failed?.page !== page) return state;
  return {
    pages: state.pages.map((one, number) => (number === page ? { size: one.size, cursor: one.cursor } : one)),
    loading: withoutNumber(state.loading, page),
    failed: state.failed?.page === page ? undefined : state.failed,
  };
}

function filtered(state: GroupState, { photos, by }: GroupEvent & { type: 'filtered' }): GroupState {
  let missing = Math.abs(by);
  const pages = state.pages.map((page, number): LoadedPage => {
    const shown = photos[number];
    if (!shown || shown.length === page.size) return page;
    missing -= Math.abs(page.size - shown.length);
    return { ...page, size: shown.length, photos: page.photos && shown };
  });
  // The others are on pages that are not in memory any more: from the first of those on, it is not known where photos stand.
  const unknown = missing > 0 ? pages.findIndex((page, number) => !page.photos && !photos[number]) : -1;
  return { ...state, pages: unknown < 0 ? pages : pages.slice(0, unknown) };
}

function withNumber(numbers: readonly number[], number: number): readonly number[] {
  return numbers.includes(number) ? numbers : [...numbers, number];
}

function withoutNumber(numbers: readonly number[], number: number): readonly number[] {
  return numbers.includes(number) ? numbers.filter((one) => one !== number) : numbers;
}
