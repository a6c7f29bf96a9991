import { expect, test } from 'vitest';
import { AT_REST, isSwift, nextPace, type ScrollPace } from './scroll-pace.ts';

/** Steps of so many px, each a frame of 16 ms after the one before. */
const scroll = (...steps: number[]) =>
  steps.reduce<ScrollPace>((pace, moved, index) => nextPace(pace, moved, index * 16), AT_REST);

test('F4 8,000 px a second is swift, in either direction', () => {
  expect(isSwift(scroll(128, 128, 128))).toBe(true);
  expect(isSwift(scroll(-128, -128, -128))).toBe(true);
});

test('reading pace is not, nor is the first step after a rest, however long', () => {
  expect(isSwift(scroll(20, 30, 40, 40))).toBe(false);
  expect(isSwift(scroll(900))).toBe(false);
});

test('one slow step ends it', () => expect(isSwift(scroll(128, 128, 128, 10))).toBe(false));
