import { expect, test } from 'vitest';
import {
  AT_REST,
  canBeScrolled,
  isJump,
  isSwift,
  nextPace,
  nextRange,
  type PixelRange,
  rangeAround,
  type ScrollPace,
} from './scroll-range.ts';

const overscan = { ahead: 1.2, behind: 0.4 };
const at = (top: number) => ({ top, height: 1000 });

test('more is kept ahead than behind, in either direction', () => {
  expect(rangeAround(at(5000), 1, overscan)).toEqual({ from: 4600, to: 7200 });
  expect(rangeAround(at(5000), -1, overscan)).toEqual({ from: 3800, to: 6400 });
  expect(rangeAround(at(0), 0, overscan)).toEqual({ from: -400, to: 2200 });
});

test('F4 the range is the same object until a quarter of what is ahead is used up', () => {
  const range = rangeAround(at(5000), 1, overscan);
  expect(nextRange(range, at(5300), 1, overscan)).toBe(range);
  expect(nextRange(range, at(5301), 1, overscan)).toEqual({ from: 4901, to: 7501 });
});

test('turning round draws what is now ahead', () => {
  const range = rangeAround(at(5000), 1, overscan);
  expect(nextRange(range, at(4990), -1, overscan)).toEqual({ from: 3790, to: 6390 });
});

test('F5 at any speed and in any direction, the screen is always within the range', () => {
  let range: PixelRange | undefined;
  let top = 0;
  for (let step = 0; step < 5000; step += 1) {
    const move = Math.round(Math.sin(step / 37) * 900 * ((step % 11) + 1));
    top = Math.max(0, top + move);
    range = nextRange(range, at(top), move > 0 ? 1 : move < 0 ? -1 : 0, overscan);
    expect(range.from <= top && range.to >= top + 1000).toBe(true);
  }
});

test('F7 a view where nothing was drawn is a jump', () => {
  const range = { from: 4000, to: 7000 };
  expect([at(3500), at(6900)].map((view) => isJump(range, view))).toEqual([false, false]);
  expect([at(3000), at(7000), at(50_000)].map((view) => isJump(range, view))).toEqual([true, true, true]);
  expect(isJump(undefined, at(0))).toBe(true);
});

/** Steps of a number of px, each a number of ms after the one before. */
const scroll = (every: number, ...steps: number[]) =>
  steps.reduce<ScrollPace>((pace, moved, index) => nextPace(pace, moved, index * every), AT_REST);

test('F4 8,000 px a second is swift after 50 ms, in either direction', () => {
  expect(isSwift(scroll(16, 128, 128, 128, 128))).toBe(true);
  expect(isSwift(scroll(16, -128, -128, -128, -128))).toBe(true);
});

test('F4 it is on a device that draws four frames a second, and one slow step among swift ones does not end it', () => {
  expect(isSwift(scroll(250, 2000, 2000))).toBe(true);
  expect(isSwift(scroll(16, 128, 128, 128, 128, 128, 10))).toBe(true);
});

test('reading pace is not, nor is the first step after a rest, however long', () => {
  expect(isSwift(scroll(16, 20, 30, 40, 40, 40, 40, 40))).toBe(false);
  expect(isSwift(scroll(16, 900))).toBe(false);
  expect(isSwift(scroll(1100, 6000, 6000, 6000))).toBe(false);
});

test('F4 it ends where the page slows down', () =>
  expect(isSwift(scroll(16, 128, 128, 128, 128, 128, 30, 20, 10, 10, 10, 10))).toBe(false));

test('F4 F7 a step of two screens can be one of scrolling on a slow device, and one through years cannot', () => {
  expect(canBeScrolled(scroll(250, 2000, 2000))).toBe(true);
  expect(canBeScrolled(scroll(16, 128, 128, 20_000))).toBe(false);
  expect(canBeScrolled(scroll(250, 2000, 100_000))).toBe(false);
});
