import { expect, test } from 'vitest';
import { albumsShown, nextCursor } from './album-queries.ts';

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
