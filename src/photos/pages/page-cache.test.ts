import { expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

test('F6 pages that have left are kept up to 2,000 photos, then the first to have left goes', () => {
  const forget = vi.fn();
  const kept = createPageCache(forget);
  for (const page of [1, 2, 3, 4]) kept.left(['page', page], 500);
  expect(forget).not.toHaveBeenCalled();
  kept.left(['page', 5], 24);
  expect(forget.mock.calls).toEqual([[['page', 1]]]);
});

test('a page that is shown again does not go', () => {
  const forget = vi.fn();
  const kept = createPageCache(forget);
  for (const page of [1, 2, 3, 4]) kept.left(['page', page], 500);
  kept.used(['page', 1]);
  kept.left(['page', 5], 500);
  expect(forget).not.toHaveBeenCalled();
  kept.left(['page', 1], 500);
  expect(forget.mock.calls).toEqual([[['page', 2]]]);
});
