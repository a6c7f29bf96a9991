import { expect, test } from 'vitest';
import { breakpointOf, isMobileLayout } from './breakpoints.ts';

test('P9.24 P9.25 P9.26 P9.27 the four classes of page width', () => {
  expect([0, 574].map(breakpointOf)).toEqual(['small', 'small']);
  expect([575, 1023].map(breakpointOf)).toEqual(['medium', 'medium']);
  expect([1024, 1279].map(breakpointOf)).toEqual(['large', 'large']);
  expect([1280, 3840].map(breakpointOf)).toEqual(['extraLarge', 'extraLarge']);
});

test('O17 widths below 1024 have the mobile layout', () => {
  expect([574, 575, 1023, 1024, 1280].map((width) => isMobileLayout(breakpointOf(width)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
