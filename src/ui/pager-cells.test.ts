import { expect, test } from 'vitest';
import { pagerCells } from './pager-cells.ts';

test.each([
  [1, 1, '1'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [34, 34, '1 … 30 31 32 33 34'],
])('A2.95 page %i of %i: %s', (page, pageCount, shown) => {
  expect(
    pagerCells(page, pageCount)
      .map((cell) => (cell === 'left-out' ? '…' : cell))
      .join(' '),
  ).toBe(shown);
});

test('a pager of many pages keeps its width, and leaves nothing out where a single page would fit', () => {
  for (let page = 1; page <= 20; page++) {
    const cells = pagerCells(page, 20);
    expect(cells).toHaveLength(7);
    expect(cells).toContain(page);
    const leftOut = cells.flatMap((cell, index) =>
      cell === 'left-out' ? [Number(cells[index + 1]) - Number(cells[index - 1]) - 1] : [],
    );
    expect(Math.min(...leftOut)).toBeGreaterThan(1);
  }
});
