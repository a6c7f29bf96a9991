import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { albumQueries, albumsShown, nextCursor } from './album-queries.ts';

test('P2.26 own albums and readable shared ones: 3 own, 2 readable make 5, or 3 without shared albums', () => {
  expect([albumsShown(3, 2), albumsShown(3, 0)]).toEqual([5, 3]);
});

test('no number is shown before all of it is known', () => expect(albumsShown(3, undefined)).toBeUndefined());

test.each([
  ['the last one', null, [undefined], undefined],
  ['one that has another behind it', 'b', [undefined, 'a'], 'b'],
  ['one that names what was asked with before', 'a', [undefined, 'a', 'b'], undefined],
])('R1 what comes behind %s', (_, cursor, asked, expected) =>
  expect(nextCursor({ cursor }, undefined, undefined, asked)).toBe(expected),
);

test.each([
  [1, 29, false],
  [1, 31, true],
  [2, 31, true],
  [3, 31, false],
  [3, 91, true],
  [41, 9 * 60, false],
  [41, 11 * 60, true],
])('R9 a list of %i pages that was read %i s ago is read again when it is looked at: %s', (pages, age, isStale) => {
  const client = new QueryClient();
  const list = albumQueries.list({ displaySharedData: false });
  const stored = { pages: Array.from({ length: pages }, () => ({ albums: [], cursor: null })), pageParams: [] };
  client.setQueryData(list.queryKey, stored, { updatedAt: Date.now() - age * 1_000 });
  const looked = () => new InfiniteQueryObserver(client, list).getCurrentResult().isStale;
  expect(looked()).toBe(isStale);
  void client.invalidateQueries(albumQueries.lists());
  expect(looked()).toBe(true);
});
