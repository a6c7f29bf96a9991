import { expect, test } from 'vitest';
import { rowsBetween } from './use-visible-rows.ts';

test.each([
  ['at the beginning', 300, 0, 16],
  ['far down', -7600, 92, 120],
  ['at the end', -37_400, 484, 500],
  ['above all of it', 5000, 0, 0],
  ['below all of it', -50_000, 500, 500],
])('O29 of 500 photos those in the window are drawn: %s', (_, top, from, to) =>
  expect(rowsBetween(top, 76, 500, 900)).toEqual({ from, to }),
);

test('O29 a short list is drawn as a whole', () => expect(rowsBetween(100, 76, 3, 900)).toEqual({ from: 0, to: 3 }));
