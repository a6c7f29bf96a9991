import { expect, test, vi } from 'vitest';
import type { Photo, PhotoPage } from '#photos/data/library-queries.ts';
import type { GroupState } from '#photos/pages/group-model.ts';
import { NEW_GROUP } from '#photos/pages/group-model.ts';
import { groupToSearch, monthOfPhoto, searchOn } from './photo-search.ts';

const photo = (imageId: string, dateTaken?: string): Photo => ({
  imageId,
  dateTaken,
  localFileName: '',
  uploadId: '',
  url: '',
  untouchedUrl: '',
  thumbnails: [],
});

/** A list of pages with one photo each, "photo-0" on the first. */
const listOf = (pages: number) =>
  vi.fn(async ({ cursor }: { cursor?: string }): Promise<PhotoPage> => {
    const at = Number(cursor ?? 0);
    return {
      images: [photo(`photo-${at}`, `2024-05-${String((at % 28) + 1).padStart(2, '0')}T10:00:00Z`)],
      cursor: at + 1 < pages ? String(at + 1) : null,
    };
  });

test('O16 a photo that a link names by its id is found page by page, and the search ends there', async () => {
  const read = listOf(9);
  expect(await monthOfPhoto('photo-3', read)).toBe('2024-05');
  expect(read.mock.calls.map(([{ cursor }]) => cursor)).toEqual([undefined, '1', '2', '3']);
});

test('P2.75 O16 a photo that is not in the list is not found', async () => {
  expect(await monthOfPhoto('gone', listOf(3))).toBeNull();
});

test('O16 no more than 20 pages are read', async () => {
  const read = listOf(50);
  expect(await monthOfPhoto('photo-30', read)).toBeNull();
  expect(read).toHaveBeenCalledTimes(20);
});

test('P5.17 a photo without a date is in the unknown bucket', async () => {
  expect(await monthOfPhoto('undated', async () => ({ images: [photo('undated')], cursor: null }))).toBe('unknown');
});

test('a page that cannot be read ends the search with its failure', async () => {
  await expect(monthOfPhoto('photo-1', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

const page = (size: number, cursor: string | null, isInMemory = true): GroupState['pages'][number] => ({
  size,
  cursor,
  photos: isInMemory ? [] : undefined,
});
const month = (...pages: GroupState['pages'][number][]): GroupState => ({ pages, loading: [] });

test('a month that nobody has seen is searched from its beginning', () =>
  expect(searchOn(NEW_GROUP, 0)).toEqual({ from: 0 }));

test('pages that are in memory have been looked at: the next one is asked for', () => {
  expect(searchOn(month(page(24, 'a'), page(500, 'b')), 0)).toEqual({ from: 524 });
});

test('a page that has left memory is looked at once more', () => {
  expect(searchOn(month(page(24, 'a'), page(500, 'b', false), page(100, null)), 0)).toEqual({ from: 24 });
  expect(searchOn(month(page(24, 'a', false), page(500, 'b'), page(100, null)), 24)).toBe('exhausted');
});

test('P2.75 a month that has been read to its end does not have the photo', () => {
  expect(searchOn(month(page(24, 'a'), page(10, null)), 0)).toBe('exhausted');
});

test.each([
  ['the month itself', '2024-05', undefined, '2024-05'],
  ['another one than was searched', '2024-05', '2024-04', '2024-05'],
  ['nowhere else', '2024-05', '2024-05', undefined],
  ['the first without a date', 'unknown', '2024-05', 'unknown'],
  ['the next without a date', 'unknown', 'unknown', 'unknown-2'],
  ['no more without a date', 'unknown', 'unknown-2', undefined],
  ['a month that is not counted', '2023-01', undefined, undefined],
  ['no month', null, 'unknown', undefined],
])('O11 O16 a photo is searched for in %s', (_, sought, searched, expected) => {
  const groups = ['2024-05', '2024-04', 'unknown', 'unknown-2'].map((key) => ({ key, count: 1 }));
  expect(groupToSearch(groups, sought, searched)?.key).toBe(expected);
});
