import { describe, expect, it } from 'vitest';
import { barText, isWithin, median } from './bars.ts';

describe('a bar', () => {
  it('holds by itself or as a multiple of the floor', () => {
    expect(isWithin({ own: 140 }, { atMost: 140 })).toBe(true);
    expect(isWithin({ own: 141 }, { atMost: 140 })).toBe(false);
    expect(isWithin({ own: 200, floor: 100 }, { atMostTimesFloor: 2 })).toBe(true);
    expect(isWithin({ own: 44, floor: 48 }, { atLeastTimesFloor: 0.95 })).toBe(false);
    expect(isWithin({ own: 46, floor: 48 }, { atLeastTimesFloor: 0.95 })).toBe(true);
  });

  it('does not hold for what could not be measured', () => {
    expect(isWithin({ own: undefined }, { atMost: 140 })).toBe(false);
    expect(isWithin({ own: Number.NaN }, { atMost: 140 })).toBe(false);
    expect(isWithin({ own: 100, floor: undefined }, { atMostTimesFloor: 2 })).toBe(false);
  });

  it('is not there for every figure', () => {
    expect(isWithin({ own: 1 }, undefined)).toBeUndefined();
  });

  it('is written in words', () => {
    expect([{ atMost: 40 }, { atMostTimesFloor: 1.5 }, { atLeastTimesFloor: 0.95 }, undefined].map(barText)).toEqual([
      'at most 40',
      'at most 1.5 x floor',
      'at least 0.95 x floor',
      '',
    ]);
  });
});

it('the median is the middle one, and leaves out what gave nothing', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, undefined, 1, Number.NaN])).toBe(1);
  expect(median([undefined])).toBeUndefined();
});
