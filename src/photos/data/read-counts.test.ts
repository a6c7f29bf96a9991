import { afterEach, expect, test, vi } from 'vitest';
import { forgetReadCounts, moveReadCount, noteReadCount, shownCount } from './read-counts.ts';

const MINUTE = 60_000;

afterEach(() => {
  forgetReadCounts();
  vi.useRealTimers();
});

test('R9 a count that was read stands in for the one that was told, as long as that is told', () => {
  expect(shownCount('album summer', 66)).toBe(66);
  noteReadCount('album summer', 66, 6);
  expect(shownCount('album summer', 66)).toBe(6);
  expect(shownCount('album winter', 66)).toBe(66);
  // The service has counted anew.
  expect(shownCount('album summer', 7)).toBe(7);
});

test('R9 a list that was longer when it was read again is counted so', () => {
  noteReadCount('album summer', 66, 6);
  noteReadCount('album summer', 6, 66);
  expect(shownCount('album summer', 66)).toBe(66);
  expect(shownCount('album summer', 6)).toBe(66);
});

test('R9 what the customer takes away is missing from both, whether the service has noticed yet or not', () => {
  noteReadCount('album summer', 66, 6);
  moveReadCount('album summer', -1);
  expect(shownCount('album summer', 66)).toBe(5);
  expect(shownCount('album summer', 65)).toBe(5);
  expect(shownCount('album summer', 5)).toBe(5);
  moveReadCount('album summer', 1);
  expect(shownCount('album summer', 66)).toBe(6);
});

test('R9 a service that stands by its count is believed after ten minutes, and the list read again', () => {
  vi.useFakeTimers();
  noteReadCount('album summer', 66, 6);
  vi.advanceTimersByTime(9 * MINUTE);
  expect(shownCount('album summer', 66)).toBe(6);
  vi.advanceTimersByTime(MINUTE);
  expect(shownCount('album summer', 66)).toBe(66);
});
