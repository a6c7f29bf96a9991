import { expect, test } from 'vitest';
import { albumsPageSize } from './limits.ts';

test('P9.2 P9.5 P9.6 the first page has one album less than the others', () => {
  expect(albumsPageSize(undefined)).toBe(49);
  expect(albumsPageSize('next')).toBe(50);
});
