import { expect, test } from 'vitest';
import type { GroupState } from '#photos/pages/group-model.ts';
import { NEW_GROUP } from '#photos/pages/group-model.ts';
import { searchOn } from './group-search.ts';

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
