import { expect, test } from 'vitest';
import { withSample } from '#lib/rate.ts';
import { secondsLeftOf, timeLeft } from './time-left.ts';

test.each([
  [0.2, 'upload.secondsLeft', 5],
  [5, 'upload.secondsLeft', 5],
  [5.1, 'upload.secondsLeft', 10],
  [55, 'upload.secondsLeft', 55],
  [55.5, 'upload.minutesLeft', 1],
  [60, 'upload.minutesLeft', 1],
  [61, 'upload.minutesLeft', 2],
  [59 * 60, 'upload.minutesLeft', 59],
  [59 * 60 + 1, 'upload.hoursLeft', 1],
  [3600, 'upload.hoursLeft', 1],
  [7201, 'upload.hoursLeft', 3],
])('P1.4 what takes %d seconds more is told as %s with %d', (seconds, key, count) =>
  expect(timeLeft(seconds)).toEqual({ key, count }),
);

test.each([
  [0, 10, 60_000, undefined],
  [1, 10, 1_000, undefined],
  [1, 10, 2_000, 18],
  [5, 10, 60_000, 60],
  [10, 10, 60_000, undefined],
])('P1.4 %d of %d after %d ms: %s seconds are left', (done, total, elapsedMs, left) =>
  expect(secondsLeftOf(total - done, withSample(withSample([], 0, 0), done, elapsedMs))).toBe(left),
);

test('P1.4 nothing is told before it has begun', () => expect(secondsLeftOf(10, [])).toBeUndefined());
