import { expect, test } from 'vitest';
import { gridLayout } from './grid-geometry.ts';
import { gridMetrics } from './grid-metrics.ts';
import { drawnGroups, photoRanges } from './drawn-groups.ts';

const groups = Array.from({ length: 30 }, (_, index) => ({
  key: `m${index}`,
  year: '2024',
  group: String(index),
  count: 60,
}));
const metrics = gridMetrics({ width: 1084, breakpoint: 'extraLarge', counts: [], maxHeight: Number.POSITIVE_INFINITY });
const timeline = gridLayout(groups, metrics, new Set());
const range = {
  from: timeline.places[10]?.top ?? 0,
  to: (timeline.places[11]?.top ?? 0) + metrics.heading + metrics.tile,
};
const drawn = (active?: { key: string; cell: number }) =>
  drawnGroups(timeline, range, active).map(({ place, firstRow, endRow, pinned }) => [
    place.index,
    firstRow,
    endRow,
    pinned,
  ]);

test('F6 the months near the screen are drawn, and no others', () => {
  expect(drawn()).toEqual([
    [10, 0, 5, undefined],
    [11, 0, 1, undefined],
  ]);
});

test('X13 the cell that has the focus stays in the page, however far it is', () => {
  expect(drawn({ key: 'm2', cell: 7 })).toEqual([
    [2, 0, 0, 7],
    [10, 0, 5, undefined],
    [11, 0, 1, undefined],
  ]);
  expect(drawn({ key: 'm20', cell: 0 }).at(-1)).toEqual([20, 0, 0, 0]);
  expect(drawn({ key: 'm11', cell: 12 })).toEqual([
    [10, 0, 5, undefined],
    [11, 0, 1, 12],
  ]);
});

test('a cell that is drawn anyway changes nothing, one that is gone neither', () => {
  expect(drawn({ key: 'm10', cell: 24 })).toEqual(drawn());
  expect(drawn({ key: 'm10', cell: 25 })).toEqual(drawn());
  expect(drawn({ key: 'gone', cell: 0 })).toEqual(drawn());
});

const months = [12, 60, 600, 5].map((count, index) => ({
  key: `m${index}`,
  year: '2024',
  month: String(index),
  count,
}));
const row = metrics.tile + metrics.gap;

test('the "+N" tile is no photo: a month that is not expanded needs its first page at most', () => {
  const layout = gridLayout(months, metrics, new Set());
  expect(photoRanges(layout, { from: 0, to: layout.height }, { top: 0, height: 800 })).toEqual([
    { key: 'm0', from: 0, to: 12 },
    { key: 'm1', from: 0, to: 24 },
    { key: 'm2', from: 0, to: 24 },
    { key: 'm3', from: 0, to: 5 },
  ]);
});

test('an expanded month needs the rows in the range', () => {
  const layout = gridLayout(months, metrics, new Set(['m2']));
  const top = (layout.places[2]?.top ?? 0) + metrics.heading;
  expect(
    photoRanges(layout, { from: top + 10 * row, to: top + 20 * row }, { top: top + 12 * row, height: 800 }),
  ).toEqual([{ key: 'm2', from: 50, to: 100 }]);
});

test('the month on screen comes first, then those beside it by distance', () => {
  const layout = gridLayout(months, metrics, new Set());
  const middle = layout.places[2]?.top ?? 0;
  const ranges = photoRanges(layout, { from: 0, to: layout.height }, { top: middle + 200, height: 400 });
  expect(ranges.map(({ key }) => key)).toEqual(['m2', 'm1', 'm3', 'm0']);
});

test('a range that holds headings alone needs nothing', () => {
  const layout = gridLayout(months, metrics, new Set());
  expect(photoRanges(layout, { from: 0, to: metrics.heading }, { top: 0, height: 400 })).toEqual([]);
});
