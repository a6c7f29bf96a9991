import { expect, test } from 'vitest';
import { SortKey, SortOrder } from '#generated/photo-management/model/index.ts';
import { currentSort } from './sort-atoms.ts';
import { SORT_CHOICES, sortingFrom } from './sort.ts';

const spelled = (page: keyof typeof SORT_CHOICES) =>
  SORT_CHOICES[page].map(({ sortKey, sortOrder }) => `${sortKey} ${sortOrder}`);

test.each([
  ['photos', 'dateTaken desc'],
  ['albumPhotos', 'created desc'],
  ['sharedAlbumPhotos', 'created desc'],
] as const)('P2.53 P2.54 P2.55 %s are sorted by %s until the customer chooses', (page, sort) => {
  expect(spelled(page)[0]).toBe(sort);
  expect(currentSort(page)).toBe(SORT_CHOICES[page][0]);
});

test('P2.46 O12 what a list can be sorted by depends on the list', () => {
  expect(spelled('photos')).toEqual(['dateTaken desc', 'dateTaken asc', 'uploaded desc', 'uploaded asc']);
  expect(spelled('albumPhotos')).toEqual(['created desc', 'created asc', 'dateTaken desc', 'dateTaken asc']);
  expect(spelled('sharedAlbumPhotos')).toEqual(spelled('albumPhotos'));
});

test('P2.47 P2.48 keys and orders are those of the service', () => {
  expect(SortKey.options).toEqual(['created', 'dateTaken', 'uploaded']);
  expect(SortOrder.options).toEqual(['asc', 'desc']);
  const choices = Object.values(SORT_CHOICES).flat();
  expect(new Set(choices.map(({ sortKey }) => sortKey))).toEqual(new Set(SortKey.options));
  expect(new Set(choices.map(({ sortOrder }) => sortOrder))).toEqual(new Set(SortOrder.options));
});

test('P2.56 what was chosen is read back, list by list', () => {
  const stored = {
    photos: { sortKey: 'uploaded', sortOrder: 'asc' },
    albumPhotos: { sortKey: 'dateTaken', sortOrder: 'desc' },
  };
  expect(sortingFrom(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  expect(sortingFrom(stored)?.photos).toBe(SORT_CHOICES.photos[3]);
});

test('P2.57 a list whose stored sort is none that it offers keeps its default, the others keep theirs', () => {
  const chosen = { sortKey: 'created', sortOrder: 'asc' };
  expect(
    sortingFrom({
      photos: chosen,
      albumPhotos: chosen,
      sharedAlbumPhotos: 'created',
      prints: chosen,
      __proto__: { photos: chosen },
    }),
  ).toEqual({ albumPhotos: chosen });
});

test.each([
  null,
  7,
  'uploaded',
  [],
  {},
  { photos: null },
  { photos: { sortKey: 'dateTaken' } },
  { photos: { sortKey: 'dateTaken', sortOrder: 'up' } },
])('P2.57 %j stored is as good as nothing', (value) => expect(sortingFrom(value)).toBeUndefined());
