import { expect, test } from 'vitest';
import { createProgressAnnouncer } from './progress.tsx';

/** Walks through states of [seconds, percent] and returns the percents that were read out. */
function readOut(states: ReadonlyArray<readonly [seconds: number, percent: number]>): number[] {
  let now = 0;
  const announcer = createProgressAnnouncer(() => now);
  return states.flatMap(([seconds, percent]) => {
    now = seconds * 1000;
    return announcer.next(percent) ? [percent] : [];
  });
}

test('X8 a quick progress is told at its end alone', () => {
  expect(readOut(Array.from({ length: 101 }, (_, percent) => [percent / 50, percent] as const))).toEqual([100]);
});

test('X8 is told at most every five seconds', () => {
  expect(
    readOut([
      [0, 0],
      [4.9, 40],
      [5, 45],
      [6, 60],
      [9.9, 80],
      [10, 90],
    ]),
  ).toEqual([45, 90]);
});

test('X8 is told in steps of ten percent', () => {
  expect(
    readOut([
      [0, 0],
      [6, 9],
      [12, 10],
      [18, 19],
      [24, 20],
    ]),
  ).toEqual([10, 20]);
});

test('X8 a slow progress is heard of every half minute', () => {
  expect(
    readOut([
      [0, 0],
      [20, 1],
      [30, 2],
      [50, 3],
      [60, 4],
    ]),
  ).toEqual([2, 4]);
});

test('X8 the end is told once', () => {
  expect(
    readOut([
      [0, 90],
      [1, 100],
      [40, 100],
    ]),
  ).toEqual([100]);
});

test('X8 what stands still is not repeated', () => {
  expect(
    readOut([
      [0, 0],
      [6, 50],
      [120, 50],
    ]),
  ).toEqual([50]);
});
