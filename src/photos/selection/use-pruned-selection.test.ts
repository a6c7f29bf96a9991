import { expect, test } from 'vitest';
import type { GroupState, LoadedPage } from '#photos/pages/group-model.ts';
import { selectedInGroup, withGroups } from './selection.ts';
import * as vanished from './use-pruned-selection.ts';

const page = (ids: string, cursor: string | null | undefined): LoadedPage => ({
  size: ids.length,
  cursor,
  photos: [...ids].map((imageId) => ({
    imageId,
    localFileName: '',
    uploadId: '',
    url: '',
    untouchedUrl: '',
    thumbnails: [],
  })),
});
const vanishedPhotos = (...states: Parameters<typeof vanished.vanishedPhotos>) =>
  vanished.vanishedPhotos(...states).map(({ imageId }) => imageId);
const left = (size: number, cursor: string): LoadedPage => ({ size, cursor });
const group = (...pages: LoadedPage[]): GroupState => ({ pages, loading: [] });

test('photos that are missing between others are gone', () => {
  expect(vanishedPhotos(group(page('abcd', 'x')), group(page('acde', 'y')))).toEqual(['b']);
});

test('what follows the last one that is still there may have moved on', () => {
  expect(vanishedPhotos(group(page('abcd', 'x')), group(page('Nabc', 'y')))).toEqual([]);
  expect(vanishedPhotos(group(page('ab', 'x'), page('cdef', null)), group(page('Na', 'y')))).toEqual([]);
});

test('a group that has been read to its end holds all there is', () => {
  expect(vanishedPhotos(group(page('abcd', 'x')), group(page('ac', null)))).toEqual(['b', 'd']);
});

test('up to the same cursor everything has been read', () => {
  expect(vanishedPhotos(group(page('abcd', 'x')), group(page('ab', 'x')))).toEqual(['c', 'd']);
});

test('without a cursor nobody knows what follows', () => {
  expect(vanishedPhotos(group(page('abcd', undefined)), group(page('ab', undefined)))).toEqual([]);
});

test('photos that only left memory are not gone, nor is a group that is read anew', () => {
  const before = group(page('ab', 'x'), page('cd', null));
  expect(vanishedPhotos(before, group(page('ab', 'x'), left(2, 'z')))).toEqual([]);
  expect(vanishedPhotos(before, group())).toEqual([]);
  expect(vanishedPhotos(before, before)).toEqual([]);
});

test('R9 P4.14 a month that is selected counts a photo that left it and came back with Undo: what is shown is what is held', () => {
  const may = { key: 'may', count: 4 };
  const states = [group(page('abcd', null)), group(page('acd', null)), group(page('abcd', null))];
  let photos = withGroups(new Map(), [may], Date.now());
  const counts = states.map((state, at) => {
    photos = vanished.prunedSelection(photos, may.key, states[at - 1], state);
    return selectedInGroup(photos, may);
  });
  expect(counts).toEqual([4, 3, 4]);
});
