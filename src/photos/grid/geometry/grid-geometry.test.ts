import { describe, expect, test } from 'vitest';
import type { Breakpoint } from '#lib/breakpoints.ts';
import { createRandom } from '#lib/random.ts';
import type { TimelineMonth } from '#photos/data/months.ts';
import {
  albumSections,
  anchorAt,
  cellInGrid,
  gridLayout,
  groupsBetween,
  heightOfAnchor,
  placeAt,
  shownPhotos,
} from './grid-geometry.ts';
import { columnBox, gridMetrics, type GridMetrics, scrollLimit } from './grid-metrics.ts';
import { threadTime } from '../../../../tests/support/thread-time.ts';

function monthsWith(counts: readonly number[]): TimelineMonth[] {
  return counts.map((count, index) => {
    const year = String(2024 - Math.floor(index / 12));
    const month = String(12 - (index % 12));
    return { key: `${year}-${month.padStart(2, '0')}`, year, month, count };
  });
}

function metrics(width: number, breakpoint: Breakpoint, counts: readonly number[] = []): GridMetrics {
  return gridMetrics({ width, breakpoint, counts, maxHeight: scrollLimit(1) });
}

/** Libraries of many shapes: months, widths and expanded months by chance. */
const libraries = Array.from({ length: 60 }, (_, seed) => {
  const next = createRandom(seed + 1).next;
  const counts = Array.from({ length: 1 + Math.floor(next() * 40) }, () => 1 + Math.floor(next() ** 4 * 900));
  const months = monthsWith(counts);
  const width = 260 + Math.floor(next() * 2200);
  const breakpoint = (['small', 'medium', 'large', 'extraLarge'] as const)[seed % 4] ?? 'small';
  const expanded = new Set(months.filter(() => next() < 0.4).map(({ key }) => key));
  return { seed, layout: gridLayout(months, metrics(width, breakpoint, counts), expanded), months, expanded };
});

describe('headings', () => {
  test('X10 they are as high as the letters in them need', () => {
    const heading = (width: number, breakpoint: Breakpoint, textSize?: number) =>
      gridMetrics({ width, breakpoint, textSize, counts: [], maxHeight: scrollLimit(1) }).heading;
    expect([heading(1088, 'extraLarge'), heading(342, 'small'), heading(272, 'small', 16)]).toEqual([52, 44, 44]);
    expect([heading(1078, 'extraLarge', 20), heading(1048, 'extraLarge', 32), heading(342, 'small', 20)]).toEqual([
      65, 104, 55,
    ]);
    // Month, year and count each have a line of their own there.
    expect([heading(364, 'small', 32), heading(272, 'small', 32)]).toEqual([136, 136]);
  });
});

describe('columns and tiles', () => {
  test.each<[number, Breakpoint, number]>([
    [272, 'small', 3],
    [342, 'small', 3],
    [512, 'small', 5],
    [720, 'medium', 5],
    [688, 'large', 4],
    [1084, 'extraLarge', 5],
    [1540, 'extraLarge', 8],
    [1568, 'extraLarge', 7],
    [2208, 'extraLarge', 9],
  ])('a grid of %i px on a %s screen has %i columns', (width, breakpoint, columns) => {
    expect(metrics(width, breakpoint).columns).toBe(columns);
  });

  test('gaps are 4 px on phones and tablets, 8 px on larger screens', () => {
    expect(
      (['small', 'medium', 'large', 'extraLarge'] as const).map((breakpoint) => metrics(800, breakpoint).gap),
    ).toEqual([4, 4, 8, 8]);
  });

  test('in any width the columns fill it with whole pixels, evenly and square', () => {
    const uneven = Array.from({ length: 400 }, (_, index) => 260 + index * 7).filter((width) => {
      const grid = metrics(width, 'large');
      const boxes = Array.from({ length: grid.columns }, (_, column) => columnBox(column, grid));
      const tight = boxes.every(
        (box, column) =>
          box.left === (column === 0 ? 0 : (boxes[column - 1]?.left ?? 0) + (boxes[column - 1]?.width ?? 0) + grid.gap),
      );
      const square = boxes.every((box) => Number.isInteger(box.width) && Math.abs(box.width - grid.tile) <= 1);
      const last = boxes.at(-1);
      return !tight || !square || !last || last.left + last.width !== width;
    });
    expect(uneven).toEqual([]);
  });

  test('a library that would be higher than browsers can scroll has smaller tiles, whatever is expanded', () => {
    const counts = Array.from({ length: 120 }, () => 20_000);
    const roomy = gridMetrics({ width: 1084, breakpoint: 'extraLarge', counts, maxHeight: Number.POSITIVE_INFINITY });
    const dense = gridMetrics({ width: 1084, breakpoint: 'extraLarge', counts, maxHeight: scrollLimit(2) });
    const months = monthsWith(counts);
    const all = new Set(months.map(({ key }) => key));
    expect(gridLayout(months, roomy, all).height).toBeGreaterThan(scrollLimit(2));
    expect(gridLayout(months, dense, all).height).toBeLessThanOrEqual(scrollLimit(2));
    expect(dense.columns).toBeGreaterThan(roomy.columns);
    expect(gridLayout(months, dense, new Set()).metrics).toEqual(dense);
  });

  test('100,000 photos, all expanded, fit with tiles of the usual size', () => {
    const counts = Array.from({ length: 120 }, () => 834);
    expect(metrics(1084, 'extraLarge', counts).columns).toBe(5);
    expect(gridMetrics({ width: 342, breakpoint: 'small', counts, maxHeight: scrollLimit(3) }).columns).toBe(3);
  });
});

describe('months', () => {
  test('P2.33 O10 a month above the page size has 24 photos and, as its last cell, the "+N" tile', () => {
    const [small, large] = gridLayout(monthsWith([24, 25]), metrics(1084, 'extraLarge'), new Set()).places;
    expect(small).toMatchObject({ cells: 24, complete: true });
    expect(large).toMatchObject({ cells: 25, complete: false });
    expect([small, large].map((place) => place && shownPhotos(place))).toEqual([24, 24]);
  });

  test('P2.34 an expanded month has a cell for each photo at once', () => {
    const months = monthsWith([5000]);
    const [place] = gridLayout(months, metrics(1084, 'extraLarge'), new Set(['2024-12'])).places;
    expect(place).toMatchObject({ cells: 5000, rows: 1000, complete: true });
  });

  test('an expanded month moves what is below it and nothing above it', () => {
    const months = monthsWith([60, 60, 60]);
    const grid = metrics(1084, 'extraLarge');
    const before = gridLayout(months, grid, new Set());
    const after = gridLayout(months, grid, new Set(['2024-11']));
    expect(after.places[0]).toEqual(before.places[0]);
    expect(after.places[1]?.top).toBe(before.places[1]?.top);
    expect((after.places[2]?.top ?? 0) - (before.places[2]?.top ?? 0)).toBe(after.height - before.height);
  });

  test('the heights add up, in every library', () => {
    for (const { layout } of libraries) {
      let top = 0;
      let bottom = 0;
      for (const place of layout.places) {
        if (place.left === 0) {
          top = bottom;
          bottom += place.height;
        }
        expect([place.top, place.height]).toEqual([top, bottom - top]);
      }
      expect(layout.height).toBe(bottom);
    }
  });

  test('no cell overlaps another or leaves its month, in any library', () => {
    const offences: unknown[] = [];
    for (const { seed, layout } of libraries) {
      for (const place of layout.places) {
        const boxes = Array.from({ length: place.cells }, (_, cell) => cellInGrid(place, cell));
        for (const [cell, box] of boxes.entries()) {
          const next = boxes[cell + 1];
          const apart =
            !next ||
            (next.top === box.top
              ? next.left === box.left + box.width + layout.metrics.gap
              : next.top >= box.top + box.height + layout.metrics.gap);
          const inside =
            box.left >= place.left &&
            box.left + box.width <= place.left + place.metrics.width &&
            box.top >= place.top + layout.metrics.heading &&
            box.top + box.height <= place.top + place.height;
          if (!apart || !inside) offences.push({ seed, month: place.index, cell });
        }
      }
    }
    expect(offences).toEqual([]);
  });
});

describe('a range of the page', () => {
  test('is cut into the same rows as a look at every cell would give, in every library', () => {
    const offences: unknown[] = [];
    for (const { seed, layout } of libraries) {
      const next = createRandom(seed + 1000).next;
      const { gap, tile } = layout.metrics;
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const from = Math.floor(next() * layout.height * 1.2 - layout.height * 0.1);
        const to = from + 1 + Math.floor(next() * 2500);
        const drawn = new Set(
          groupsBetween(layout, from, to).flatMap(({ place, firstRow, endRow }) =>
            Array.from({ length: endRow - firstRow }, (_, at) => `${place.index} ${firstRow + at}`),
          ),
        );
        for (const place of layout.places) {
          for (let row = 0; row < place.rows; row += 1) {
            const { top } = cellInGrid(place, row * place.metrics.columns);
            // The gap below a row counts as its own.
            const touched = top < to && top + tile + gap > from;
            if (touched !== drawn.has(`${place.index} ${row}`))
              offences.push({ seed, from, to, month: place.index, row });
          }
        }
      }
    }
    expect(offences).toEqual([]);
  });

  test('an empty range and a library without months have no rows', () => {
    const layout = gridLayout(monthsWith([10]), metrics(1084, 'extraLarge'), new Set());
    expect(groupsBetween(layout, 100, 100)).toEqual([]);
    expect(groupsBetween(gridLayout([], metrics(1084, 'extraLarge'), new Set()), 0, 900)).toEqual([]);
  });

  test('the month at a height is found, above and below the timeline too', () => {
    const layout = gridLayout(monthsWith([30, 30, 30]), metrics(1084, 'extraLarge'), new Set());
    for (const place of layout.places) {
      expect(placeAt(layout, place.top)).toBe(place);
      expect(placeAt(layout, place.top + place.height - 1)).toBe(place);
    }
    expect(placeAt(layout, -50)).toBe(layout.places[0]);
    expect(placeAt(layout, layout.height + 50)).toBe(layout.places[2]);
  });

  test('F4 100,000 photos cost a layout a moment and a frame next to nothing', () => {
    const counts = Array.from({ length: 120 }, () => 834);
    const months = monthsWith(counts);
    const grid = metrics(1084, 'extraLarge', counts);
    const all = new Set(months.map(({ key }) => key));
    const start = threadTime();
    const layout = gridLayout(months, grid, all);
    for (let frame = 0; frame < 10_000; frame += 1)
      groupsBetween(layout, (frame * 400) % layout.height, ((frame * 400) % layout.height) + 2700);
    expect(threadTime() - start).toBeLessThan(1000);
  });
});

describe('what was in view stays in view', () => {
  test('when a month elsewhere is expanded, in every library', () => {
    for (const { layout, months, expanded } of libraries) {
      const other = gridLayout(
        months,
        layout.metrics,
        new Set([...expanded, ...months.filter((_, index) => index % 3 === 0).map(({ key }) => key)]),
      );
      for (const place of layout.places) {
        const anchor = anchorAt(layout, place.top + place.height / 3);
        expect(layout.places.find(({ group }) => group.key === anchor?.key)?.top).toBe(place.top);
        expect((anchor && heightOfAnchor(other, anchor)) ?? 0).toBeCloseTo(
          (other.places[place.index]?.top ?? 0) + place.height / 3,
          6,
        );
      }
    }
  });

  test('when the window gets another width: the first photo of the row', () => {
    const months = monthsWith([200, 200]);
    const all = new Set(months.map(({ key }) => key));
    const wide = gridLayout(months, metrics(1084, 'extraLarge'), all);
    const narrow = gridLayout(months, metrics(342, 'small'), all);
    const second = wide.places[1];
    const anchor = second && anchorAt(wide, cellInGrid(second, 50).top);
    expect(anchor).toEqual({ key: '2024-11', cell: 50, share: 0 });
    const place = narrow.places[1];
    expect(anchor && heightOfAnchor(narrow, anchor)).toBe(place && cellInGrid(place, 50).top);
  });

  test('a month that is gone, and a point outside, have no place', () => {
    const layout = gridLayout(monthsWith([10]), metrics(1084, 'extraLarge'), new Set());
    expect(heightOfAnchor(layout, { key: '1999-01', cell: 0, share: 0 })).toBeUndefined();
    expect(anchorAt(layout, -1)).toBeUndefined();
    expect(anchorAt(layout, layout.height)).toBeUndefined();
  });
});

const sizes = (count: number) => albumSections(count).map(({ from, to }) => to - from);

test('P2.114 an album of 50 photos has sections of 24, 24 and 2', () => expect(sizes(50)).toEqual([24, 24, 2]));

test('P2.114 sections follow one another without a gap', () => {
  expect(albumSections(50)).toEqual([
    { from: 0, to: 24 },
    { from: 24, to: 48 },
    { from: 48, to: 50 },
  ]);
});

test('P2.114 at the edges of a section', () =>
  expect([0, 1, 24, 25, 48].map(sizes)).toEqual([[], [1], [24], [24, 1], [24, 24]]));
