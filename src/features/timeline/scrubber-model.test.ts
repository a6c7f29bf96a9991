import { expect, test } from 'vitest';
import { monthsOf } from '#photos/data/months.ts';
import { gridLayout } from '#photos/grid/geometry/grid-geometry.ts';
import { gridMetrics } from '#photos/grid/geometry/grid-metrics.ts';
import { hasScrubber, monthAt, monthOfKey, shareOf, topOf, yearMarks } from './scrubber-model.ts';

const metrics = gridMetrics({ width: 1084, breakpoint: 'extraLarge', counts: [], maxHeight: Number.POSITIVE_INFINITY });
const layoutOf = (counts: Record<string, Record<string, number>>) =>
  gridLayout(monthsOf(counts, 'desc'), metrics, new Set());
const layout = layoutOf({
  '2024': { '3': 60, '2': 5 },
  '2023': { '12': 9, '6': 60 },
  '2020': { '1': 60 },
  '1970': { '1': 4 },
});

test('a library of a few screens has no scrubber', () => {
  expect(hasScrubber(layout, layout.height / 3)).toBe(false);
  expect(hasScrubber(layout, layout.height / 3 - 1)).toBe(true);
  expect(hasScrubber(layoutOf({ '2024': { '3': 24 } }), 10)).toBe(false);
});

test('a place on the scrubber and the height it stands for lead to each other', () => {
  for (const share of [0, 0.25, 0.5, 1]) expect(shareOf(layout, topOf(layout, share, 900), 900)).toBeCloseTo(share, 3);
  expect([shareOf(layout, -300, 900), shareOf(layout, layout.height, 900)]).toEqual([0, 1]);
  expect([topOf(layout, -1, 900), topOf(layout, 2, 900)]).toEqual([0, layout.height - 900]);
});

test('every month can be reached, the last one too', () => {
  expect(monthAt(layout, 0, 900)?.group.key).toBe('2024-03');
  expect(monthAt(layout, 1, 900)?.group.key).toBe('unknown');
  const reached = new Set(Array.from({ length: 2000 }, (_, at) => monthAt(layout, at / 1999, 300)?.group.key));
  expect(reached.size).toBe(layout.places.length);
});

test('a year stands where its first month is; unknown dates have none', () => {
  expect(yearMarks(layout, 300, 0)).toEqual([
    { year: 2024, share: 0 },
    { year: 2023, share: shareOf(layout, layout.places[2]?.top ?? 0, 300) },
    { year: 2020, share: shareOf(layout, layout.places[4]?.top ?? 0, 300) },
  ]);
});

test('a year that would cover another is left out', () => {
  expect(yearMarks(layout, 300, 0.6).map(({ year }) => year)).toEqual([2024, 2020]);
});

test('keys lead by months, by years and to the ends', () => {
  const go = (from: number, ...keys: string[]) => keys.map((key) => monthOfKey(layout, from, key));
  expect(go(2, 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight')).toEqual([1, 3, 1, 3]);
  expect(go(3, 'PageUp', 'PageDown')).toEqual([0, 4]);
  expect(go(4, 'PageUp', 'PageDown', 'Home', 'End')).toEqual([2, 5, 0, 5]);
  expect(go(0, 'ArrowUp', 'PageUp')).toEqual([0, 0]);
  expect(go(5, 'ArrowDown', 'PageDown', 'a')).toEqual([5, 5, undefined]);
});
