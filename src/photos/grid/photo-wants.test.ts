import { expect, test } from 'vitest';
import { photoWants } from './photo-wants.ts';
import { gridLayout } from './grid-geometry.ts';
import { gridMetrics } from './grid-metrics.ts';

const months = [12, 60, 600, 5].map((count, index) => ({
  key: `m${index}`,
  year: '2024',
  month: String(index),
  count,
}));
const metrics = gridMetrics({ width: 1084, breakpoint: 'extraLarge', counts: [], maxHeight: Number.POSITIVE_INFINITY });
const row = metrics.tile + metrics.gap;

test('the "+N" tile is no photo: a month that is not expanded wants its first page at most', () => {
  const layout = gridLayout(months, metrics, new Set());
  expect(photoWants(layout, { from: 0, to: layout.height }, { top: 0, height: 800 })).toEqual([
    { key: 'm0', from: 0, to: 12 },
    { key: 'm1', from: 0, to: 24 },
    { key: 'm2', from: 0, to: 24 },
    { key: 'm3', from: 0, to: 5 },
  ]);
});

test('an expanded month wants the rows in the range', () => {
  const layout = gridLayout(months, metrics, new Set(['m2']));
  const top = (layout.places[2]?.top ?? 0) + metrics.heading;
  expect(
    photoWants(layout, { from: top + 10 * row, to: top + 20 * row }, { top: top + 12 * row, height: 800 }),
  ).toEqual([{ key: 'm2', from: 50, to: 100 }]);
});

test('the month on screen comes first, then those beside it by distance', () => {
  const layout = gridLayout(months, metrics, new Set());
  const middle = layout.places[2]?.top ?? 0;
  const wants = photoWants(layout, { from: 0, to: layout.height }, { top: middle + 200, height: 400 });
  expect(wants.map(({ key }) => key)).toEqual(['m2', 'm1', 'm3', 'm0']);
});

test('a range that holds headings alone wants nothing', () => {
  const layout = gridLayout(months, metrics, new Set());
  expect(photoWants(layout, { from: 0, to: metrics.heading }, { top: 0, height: 400 })).toEqual([]);
});
