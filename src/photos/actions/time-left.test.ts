import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { withSample } from '#lib/rate.ts';
import { countedProgress, secondsLeftOf, shownProgress, timeLeft } from './time-left.ts';

beforeAll(() => loadTexts('en-GB'));

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

test('R9 the time left is told with the progress, but not away from the network', () => {
  const progress = countedProgress(5, 10, withSample(withSample([], 0, 0), 5, 60_000));
  expect(progress).toMatchObject({ value: 0.5, secondsLeft: 60 });
  expect(shownProgress(progress, false)).toEqual({ value: 0.5, text: '5 of 10 · about 1 minute left' });
  expect(shownProgress(progress, true)).toEqual({ value: 0.5, text: '5 of 10' });
  expect(shownProgress(countedProgress(0, 10), false)).toEqual({ value: 0, text: '0 of 10' });
});
