import { expect, test } from 'vitest';
import { speedOf, withSample, type Rate } from './rate.ts';

function rateOf(...samples: [at: number, bytes: number][]): Rate {
  return samples.reduce<Rate>((rate, [at, bytes]) => withSample(rate, bytes, at), []);
}

test('P1.4 P2.164 nothing is told before there is something to tell', () => {
  expect(speedOf([], 0)).toBe(0);
  expect(speedOf(rateOf([0, 0], [1_000, 5_000_000]), 1_000)).toBe(0);
});

test('P1.4 P2.164 a steady speed is told as it is', () => {
  expect(speedOf(rateOf([0, 0], [1_000, 1_000], [2_000, 2_000], [3_000, 3_000]), 3_000)).toBe(1_000);
});

test('P1.4 P2.164 a leap is smoothed over the last seconds', () => {
  const rate = rateOf([0, 0], [4_000, 4_000], [8_000, 8_000], [10_000, 20_000]);
  expect(speedOf(rate, 10_000)).toBe(2_000);
});

test('P1.4 P2.164 a connection that stands still gets slower, and at last stands still', () => {
  const stuck = rateOf([0, 0], [3_000, 9_000]);
  expect(speedOf(stuck, 9_000)).toBe(1_000);
  const long = rateOf([0, 0], [3_000, 9_000], [10_000, 9_000], [16_000, 9_000], [30_000, 9_000], [43_000, 9_000]);
  expect(speedOf(long, 43_000)).toBe(0);
});

test('P1.4 P2.164 a part that took longer than the time looked at still counts as that long', () => {
  expect(speedOf(rateOf([0, 0], [20_000, 20_000]), 20_000)).toBe(1_000);
});

test('P1.4 P2.164 a machine that has slept has not been slow', () => {
  const asleep = 8 * 3_600_000;
  const rate = rateOf([0, 0], [2_000, 2_000], [asleep, 3_000]);
  expect(speedOf(rate, asleep)).toBe(0);
  expect(speedOf(withSample(rate, 5_000, asleep + 2_000), asleep + 2_000)).toBe(1_000);
});
