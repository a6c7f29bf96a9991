import { describe, expect, test } from 'vitest';
import type { Photo } from '#photos/data/library-queries.ts';
import {
  firstUnasked,
  indexOfPhoto,
  isWalked,
  missingPages,
  NEW_GROUP,
  nextGroupState,
  pageOf,
  pageRequest,
  pageStart,
  photoAt,
  statusOf,
  walkedPhotos,
  type GroupEvent,
  type GroupState,
} from './group-model.ts';

const photo = (index: number): Photo => ({
  imageId: `photo-${index}`,
  localFileName: '',
  uploadId: '',
  url: '',
  untouchedUrl: '',
  thumbnails: [],
});
const photos = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => photo(from + at));
const after = (...events: GroupEvent[]): GroupState => events.reduce(nextGroupState, NEW_GROUP);
const loaded = (page: number, from: number, to: number, cursor: string | null | undefined): GroupEvent => ({
  type: 'loaded',
  page,
  photos: photos(from, to),
  cursor,
});

/** Three pages of a month: 24, 500 and 76 photos. */
const walked = after(loaded(0, 0, 24, 'a'), loaded(1, 24, 524, 'b'), loaded(2, 524, 600, null));

describe('status of a month', () => {
  test('P4.1 uninitialized, then pending, then fulfilled', () => {
    expect(statusOf(NEW_GROUP)).toBe('uninitialized');
    const pending = after({ type: 'asked', page: 0 });
    expect(statusOf(pending)).toBe('pending');
    expect(statusOf(nextGroupState(pending, loaded(0, 0, 24, null)))).toBe('fulfilled');
  });

  test('P4.1 rejected when a page fails, and pending again when it is asked for anew', () => {
    const rejected = after({ type: 'asked', page: 0 }, { type: 'failed', page: 0, error: 'refused' });
    expect(statusOf(rejected)).toBe('rejected');
    expect(rejected.failed).toEqual({ page: 0, error: 'refused' });
    expect(statusOf(nextGroupState(rejected, { type: 'asked', page: 0 }))).toBe('pending');
    expect(statusOf(nextGroupState(rejected, loaded(0, 0, 24, null)))).toBe('fulfilled');
  });

  test('P4.1 a failed page keeps the pages before it', () => {
    const state = after(
      loaded(0, 0, 24, 'a'),
      { type: 'asked', page: 1 },
      { type: 'failed', page: 1, error: 'refused' },
    );
    expect(statusOf(state)).toBe('rejected');
    expect(photoAt(state, 23)?.imageId).toBe('photo-23');
  });
});

describe('pages of a month', () => {
  test('P4.2 a page that loads is appended', () => {
    expect(walkedPhotos(walked)).toBe(600);
    expect([0, 23, 24, 523, 524, 599].map((index) => photoAt(walked, index)?.imageId)).toEqual(
      [0, 23, 24, 523, 524, 599].map((index) => `photo-${index}`),
    );
    expect(photoAt(walked, 600)).toBeUndefined();
    expect(isWalked(walked)).toBe(true);
  });

  test('P4.3 a reset leaves no pages', () => {
    expect(nextGroupState(walked, { type: 'reset' })).toEqual(NEW_GROUP);
  });

  const without = (state: GroupState, ...gone: number[]): GroupEvent => {
    const names = new Set(gone.map((index) => `photo-${index}`));
    return {
      type: 'filtered',
      photos: state.pages.map((page) => page.photos?.filter(({ imageId }) => !names.has(imageId))),
      by: -gone.length,
    };
  };

  test('P4.4 a removed photo leaves its page, and those behind it move up', () => {
    const state = nextGroupState(walked, without(walked, 30, 599));
    expect(state.pages.map(({ size }) => size)).toEqual([24, 499, 75]);
    expect(photoAt(state, 30)?.imageId).toBe('photo-31');
    expect(indexOfPhoto(state, 'photo-30')).toBeUndefined();
    expect(indexOfPhoto(state, 'photo-598')).toBe(597);
  });

  test('P4.15 photos that show again stand where they were', () => {
    const state = nextGroupState(walked, without(walked, 30, 599));
    expect(
      nextGroupState(state, { type: 'filtered', photos: walked.pages.map(({ photos: all }) => all), by: 2 }),
    ).toEqual(walked);
  });

  test('P4.4 pages that have left memory keep their size while the removed photos are found on others', () => {
    const left = nextGroupState(walked, { type: 'left', page: 1 });
    expect(nextGroupState(left, without(left, 599)).pages.map(({ size }) => size)).toEqual([24, 500, 75]);
  });

  test('P4.4 pages are walked anew from the first that may have lost photos unseen', () => {
    const left = nextGroupState(walked, { type: 'left', page: 1 });
    expect(nextGroupState(left, without(left, 30, 599)).pages.map(({ size }) => size)).toEqual([24]);
  });

  test('a page that leaves memory keeps its size and its cursor', () => {
    const state = nextGroupState(walked, { type: 'left', page: 1 });
    expect(photoAt(state, 30)).toBeUndefined();
    expect(photoAt(state, 524)?.imageId).toBe('photo-524');
    expect(walkedPhotos(state)).toBe(600);
    expect(pageRequest(state, 2)).toEqual({ cursor: 'b', limit: 500 });
    expect(nextGroupState(state, { type: 'left', page: 1 })).toBe(state);
  });

  test('a page that comes back with another cursor makes those behind it unknown', () => {
    expect(nextGroupState(walked, loaded(0, 0, 24, 'a')).pages).toHaveLength(3);
    const state = nextGroupState(walked, loaded(0, 1, 25, 'a2'));
    expect(state.pages).toHaveLength(1);
    expect(isWalked(state)).toBe(false);
  });

  test('an answer for a page whose predecessor is unknown is dropped', () => {
    expect(nextGroupState(NEW_GROUP, loaded(2, 524, 600, null))).toBe(NEW_GROUP);
  });

  test('P2.28 where loading more would go on: behind what was loaded, unless something loads, has failed or was the last', () => {
    const first = after(loaded(0, 0, 24, 'a'));
    expect(firstUnasked(first)).toBe(24);
    expect(firstUnasked(NEW_GROUP)).toBeUndefined();
    expect(firstUnasked(nextGroupState(first, { type: 'asked', page: 1 }))).toBeUndefined();
    expect(firstUnasked(nextGroupState(first, { type: 'failed', page: 1, error: 'refused' }))).toBeUndefined();
    expect(firstUnasked(walked)).toBeUndefined();
  });

  test('pages begin where those before them end', () => {
    expect([0, 1, 2, 3].map((page) => pageStart(walked, page))).toEqual([0, 24, 524, 600]);
  });

  test('a photo is found by id and by number', () => {
    expect(indexOfPhoto(walked, 'photo-530')).toBe(530);
    expect(pageOf(walked, 530)).toEqual({ page: 2, start: 524 });
    expect(pageOf(walked, 600)).toBeUndefined();
  });
});

describe('what to ask for', () => {
  test('P9.1 P9.3 the first page has 24 photos, further ones 500, by the cursor of the page before', () => {
    expect(pageRequest(NEW_GROUP, 0)).toEqual({ limit: 24 });
    expect(pageRequest(walked, 1)).toEqual({ cursor: 'a', limit: 500 });
    expect(pageRequest(NEW_GROUP, 1)).toBeUndefined();
    expect(pageRequest(walked, 3)).toBeUndefined();
  });

  test('nothing, when everything in the range is there', () => {
    expect(missingPages(walked, 0, 600)).toEqual([]);
    expect(missingPages(walked, 590, 5000)).toEqual([]);
  });

  test('P2.34 the next page, when the range reaches beyond what was walked', () => {
    expect(missingPages(NEW_GROUP, 0, 10)).toEqual([0]);
    const first = after(loaded(0, 0, 24, 'a'));
    expect(missingPages(first, 0, 24)).toEqual([]);
    expect(missingPages(first, 20, 40)).toEqual([1]);
    expect(missingPages(first, 4000, 4010)).toEqual([1]);
  });

  test('P2.34 R1 none behind a cursor that leads back to where pages have been: the group ends there', () => {
    const round = after(loaded(0, 0, 24, 'a'), loaded(1, 24, 24, 'a'));
    expect(isWalked(round)).toBe(true);
    expect(missingPages(round, 0, 25)).toEqual([]);
    const further = after(loaded(0, 0, 24, 'a'), loaded(1, 24, 48, 'b'), loaded(2, 48, 72, 'a'));
    expect([isWalked(further), walkedPhotos(further)]).toEqual([true, 72]);
    // Read once more, the pages before are as they were.
    expect(nextGroupState(further, loaded(0, 0, 24, 'a')).pages).toHaveLength(3);
  });

  test('the pages in the range that have left memory', () => {
    const state = [0, 1, 2].reduce((one, page) => nextGroupState(one, { type: 'left', page }), walked);
    expect(missingPages(state, 30, 40)).toEqual([1]);
    expect(missingPages(state, 0, 600)).toEqual([0, 1, 2]);
  });

  test('a page taken from another list is asked for itself before the page behind it', () => {
    const state = after(loaded(0, 0, 24, undefined));
    expect(missingPages(state, 0, 24)).toEqual([]);
    expect(missingPages(state, 20, 40)).toEqual([0]);
    expect(missingPages(nextGroupState(state, loaded(0, 0, 24, 'a')), 20, 40)).toEqual([1]);
  });
});
