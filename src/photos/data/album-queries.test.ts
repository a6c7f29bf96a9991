import { expect, test } from 'vitest';
import { albumsShown } from './album-queries.ts';

test('P2.26 own albums and readable shared ones: 3 own, 2 readable make 5, or 3 without shared albums', () => {
  expect([albumsShown(3, 2), albumsShown(3, 0)]).toEqual([5, 3]);
});

test('no number is shown before all of it is known', () => expect(albumsShown(3, undefined)).toBeUndefined());
