import { expect, test } from 'vitest';
import { gridLayout } from './grid-geometry.ts';
import { gridMetrics } from './grid-metrics.ts';
import { drawnGroups } from './drawn-groups.ts';

const groups = Array.from({ length: 30 }, (_, index) => ({
  key: `m${index}`,
  year: '2024',
  group: String(index),
  count: 60,
}));
const metrics = gridMetrics({ width: 1084, breakpoint: 'extraLarge', counts: [], maxHeight: Number.POSITIVE_INFINITY });
const layout = gridLayout(groups, metrics, new Set());
const range = { from: layout.places[10]?.top ?? 0, to: (layout.places[11]?.top ?? 0) + metrics.heading + metrics.tile };
const drawn = (active?: { key: string; cell: number }) =>
  drawnGroups(layout, range, active).map(({ place, firstRow, endRow, pinned }) => [
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
