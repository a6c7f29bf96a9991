import { expect, test } from 'vitest';
import { pageCountOf, pageNumber } from './lists.ts';

test.each([
  ['3', 3],
  ['1', 1],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['2e3', 1],
  ['two', 1],
  ['99999999999999999999', 1],
])('A5.7 A5.8 the page in the query %j is page %i', (value, page) => {
  expect(pageNumber(value)).toBe(page);
});

test('A2.95 eleven of ten a page are two pages, ten are one, none is one', () => {
  expect([11, 10, 0].map((total) => pageCountOf(total, 10))).toEqual([2, 1, 1]);
});
