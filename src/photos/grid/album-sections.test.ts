import { expect, test } from 'vitest';
import { albumSections } from './album-sections.ts';

const sizes = (count: number) => albumSections(count).map(({ from, to }) => to - from);

test('P2.114 an album of 50 photos has sections of 24, 24 and 2', () => expect(sizes(50)).toEqual([24, 24, 2]));

test('P2.114 sections follow one another without a gap', () => {
  expect(albumSections(50)).toEqual([
    { from: 0, to: 24 },
    { from: 24, to: 48 },
    { from: 48, to: 50 },
  ]);
});

test('P2.114 at the edges of a section', () =>
  expect([0, 1, 24, 25, 48].map(sizes)).toEqual([[], [1], [24], [24, 1], [24, 24]]));
