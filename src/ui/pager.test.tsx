import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Pager } from './pager.tsx';

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
