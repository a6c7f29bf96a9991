import { describe, expect, test } from 'vitest';
import { gridLayout } from '../grid-geometry.ts';
import { gridMetrics } from '../grid-metrics.ts';
import { spansBetween } from './photo-spans.ts';

const metrics = gridMetrics({ width: 1084, breakpoint: 'extraLarge', counts: [], maxHeight: Number.POSITIVE_INFINITY });
const layout = gridLayout(
  [12, 2, 60].map((count, index) => ({ key: `m${index}`, count })),
  metrics,
  new Set(),
);
const spans = (one: [number, number], other: [number, number]) =>
  spansBetween(layout, { key: `m${one[0]}`, cell: one[1] }, { key: `m${other[0]}`, cell: other[1] }).map(
    ({ group, from, to }) => [group.key, from, to],
  );

describe('X13 a range', () => {
  test('takes in both ends, whichever comes first', () => {
    expect(spans([0, 3], [0, 5])).toEqual([['m0', 3, 6]]);
    expect(spans([0, 5], [0, 3])).toEqual([['m0', 3, 6]]);
    expect(spans([0, 4], [0, 4])).toEqual([['m0', 4, 5]]);
  });

  test('takes in whole months between its ends', () => {
    expect(spans([2, 1], [0, 10])).toEqual([
      ['m0', 10, 12],
      ['m1', 0, 2],
      ['m2', 0, 2],
    ]);
  });

  test('at the "+N" tile takes in what that hides', () => {
    expect(spans([2, 20], [2, 24])).toEqual([['m2', 20, 60]]);
  });

  test('at a heading ends before its month, or begins with it', () => {
    expect(spans([0, 10], [1, -1])).toEqual([['m0', 10, 12]]);
    expect(spans([1, 1], [1, -1])).toEqual([['m1', 0, 2]]);
  });

  test('to a month that is gone holds nothing', () => {
    expect(spansBetween(layout, { key: 'gone', cell: 1 }, { key: 'm0', cell: 1 })).toEqual([]);
  });
});
