import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Pager, pagerCells } from './pager.tsx';

function markup(page: number, pageCount: number): string {
  const labels = {
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: `Page ${page} of ${pageCount}`,
    toPage: (to: number) => `Page ${to}`,
    number: String,
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <Pager page={page} pageCount={pageCount} addressOf={(to) => `/orders?page=${to}`} labels={labels} />
    </MemoryRouter>,
  );
}

test('A2.95 every page is a link, and the one that shows is marked', () => {
  const pager = markup(2, 3);
  expect(pager.match(/href="[^"]*"/g)).toEqual(['1', '1', '2', '3', '3'].map((page) => `href="/orders?page=${page}"`));
  expect(pager).toMatch(
    /href="\/orders\?page=2"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/orders\?page=2"/,
  );
  expect(pager.match(/aria-current/g)).toHaveLength(1);
  expect(pager).toContain('Page 2 of 3');
});

test('nothing leads beyond the first and the last page', () => {
  expect(markup(1, 3)).not.toContain('page=0');
  expect(markup(3, 3)).not.toContain('page=4');
});

test('a list of one page has no pager', () => {
  expect(markup(1, 1)).toBe('');
});

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
