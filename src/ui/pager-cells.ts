/** What a pager shows side by side: the number of a page, or pages that are left out. */
export type PagerCell = number | 'left-out';

/** So many cells there are at most: while pages are turned, nothing moves away under the hand. */
const CELLS = 7;

/**
 * The first page, the last one, the one that shows and its neighbours; all of them while there is room. Pages count
 * from one.
 */
export function pagerCells(page: number, pageCount: number): PagerCell[] {
  if (pageCount <= CELLS) return range(1, pageCount);
  const run = CELLS - 2;
  if (page < run) return [...range(1, run), 'left-out', pageCount];
  if (page > pageCount - run + 1) return [1, 'left-out', ...range(pageCount - run + 1, pageCount)];
  return [1, 'left-out', ...range(page - 1, page + 1), 'left-out', pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
