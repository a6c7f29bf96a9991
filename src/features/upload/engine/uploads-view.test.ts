import { expect, test } from 'vitest';
import { secondsLeft, speedOf, withSample, type Rate } from './uploads-view.ts';

function rateOf(...samples: [at: number, bytes: number][]): Rate {
  return samples.reduce<Rate>((rate, [at, bytes]) => withSample(rate, bytes, at), []);
}

test('nothing is told before there is something to tell', () => {
  expect(speedOf([], 0)).toBe(0);
  expect(speedOf(rateOf([0, 0], [1_000, 5_000_000]), 1_000)).toBe(0);
});

test('a steady speed is told as it is', () => {
  expect(speedOf(rateOf([0, 0], [1_000, 1_000], [2_000, 2_000], [3_000, 3_000]), 3_000)).toBe(1_000);
});

test('a leap is smoothed over the last seconds', () => {
  const rate = rateOf([0, 0], [4_000, 4_000], [8_000, 8_000], [10_000, 20_000]);
  expect(speedOf(rate, 10_000)).toBe(2_000);
});

test('a connection that stands still gets slower, and at last stands still', () => {
  const stuck = rateOf([0, 0], [3_000, 9_000]);
  expect(speedOf(stuck, 9_000)).toBe(1_000);
  const long = rateOf([0, 0], [3_000, 9_000], [10_000, 9_000], [16_000, 9_000], [30_000, 9_000], [43_000, 9_000]);
  expect(speedOf(long, 43_000)).toBe(0);
});

test('a part that took longer than the time looked at still counts as that long', () => {
  expect(speedOf(rateOf([0, 0], [20_000, 20_000]), 20_000)).toBe(1_000);
});

test('the time left follows from it; while nothing moves there is none to tell', () => {
  expect(secondsLeft(2_500, 1_000)).toBe(3);
  expect(secondsLeft(0, 1_000)).toBe(0);
  expect(secondsLeft(2_500, 0)).toBeUndefined();
});
