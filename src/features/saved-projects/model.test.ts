import { expect, test } from 'vitest';
import { expectedOn, projectPages, without } from './model.ts';

test('A2.95 A9.1 eleven projects make two pages, ten make one, none makes one', () => {
  expect([11, 10, 0].map(projectPages)).toEqual([2, 1, 1]);
});

test.each([
  [1, 23, 10],
  [3, 23, 3],
  [9, 23, 1],
  [1, 0, 1],
])('page %i of %i projects keeps %i places while it is read', (page, total, places) => {
  expect(expectedOn(page, total)).toBe(places);
});

test('a few places are kept while nobody knows how many there are', () => {
  expect(expectedOn(5, undefined)).toBeGreaterThan(1);
});

test('A2.97 a deleted project is gone from its page and from the number of all', () => {
  const shown = { projects: [{ id: 'a' }, { id: 'b' }], totalProjectCount: 12 };
  expect(without('a', shown)).toEqual({ projects: [{ id: 'b' }], totalProjectCount: 11 });
  // Another tab was quicker, and the list is as it is now.
  expect(without('c', shown)).toEqual(shown);
});
