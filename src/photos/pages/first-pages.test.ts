import { expect, test } from 'vitest';
import { firstPagesFrom } from './first-pages.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { monthsOf } from '#photos/data/months.ts';

const taken = (month: string, count: number): Photo[] =>
  Array.from({ length: count }, (_, index) => ({
    imageId: `${month} ${index}`,
    localFileName: '',
    uploadId: '',
    url: '',
    untouchedUrl: '',
    thumbnails: [],
    dateTaken: `${month}-10T12:00:00Z`,
  }));

const cut = (counts: Record<string, Record<string, number>>, photos: Photo[]) =>
  firstPagesFrom(monthsOf(counts, 'desc'), photos).map(({ key, photos: page, cursor }) => ({
    key,
    first: page[0]?.imageId,
    photos: page.length,
    cursor,
  }));

test('F2 the first 24 photos of the list are the first page of a large month, whose next page nobody knows yet', () => {
  expect(cut({ '2024': { '5': 126 } }, taken('2024-05', 24))).toEqual([
    { key: '2024-05', first: '2024-05 0', photos: 24, cursor: undefined },
  ]);
});

test('F2 they are the whole of small months, as far as they reach', () => {
  const photos = [...taken('2024-05', 10), ...taken('2024-04', 3), ...taken('2024-03', 11)];
  expect(cut({ '2024': { '5': 10, '4': 3, '3': 20 } }, photos)).toEqual([
    { key: '2024-05', first: '2024-05 0', photos: 10, cursor: null },
    { key: '2024-04', first: '2024-04 0', photos: 3, cursor: null },
  ]);
});

test('a list in another order is not cut', () => {
  expect(cut({ '2024': { '5': 10, '4': 14 } }, [...taken('2024-04', 14), ...taken('2024-05', 10)])).toEqual([]);
});

test('a list that has more photos of a month than were counted is not cut', () => {
  expect(cut({ '2024': { '5': 10, '4': 14 } }, [...taken('2024-05', 11), ...taken('2024-04', 13)])).toEqual([]);
});

test('O11 photos without a date are the unknown bucket', () => {
  const undated = taken('2024-05', 2).map(({ dateTaken: _, ...photo }) => photo);
  expect(cut({ '1970': { '1': 2 } }, undated)).toEqual([
    { key: 'unknown', first: '2024-05 0', photos: 2, cursor: null },
  ]);
});

test('an empty library has none', () => expect(cut({}, [])).toEqual([]));

test('R9 of the last month in the list nobody knows whether it holds more photos than are counted', () => {
  expect(cut({ '2024': { '5': 24, '4': 3 } }, taken('2024-05', 24))).toEqual([
    { key: '2024-05', first: '2024-05 0', photos: 24, cursor: undefined },
  ]);
});
