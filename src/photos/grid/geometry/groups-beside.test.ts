import { describe, expect, test } from 'vitest';
import { createRandom } from '#lib/random.ts';
import type { TimelineMonth } from '#photos/data/months.ts';
import { nextCell } from './grid-focus.ts';
import type { GridCell, GridKey } from './grid-focus.ts';
import type { GridLayout } from './grid-geometry.ts';
import { anchorAt, cellInGrid, gridLayout, heightOfAnchor, nearestCell, placeAt, rowOf } from './grid-geometry.ts';
import { gridMetrics } from './grid-metrics.ts';
import { threadTime } from '../../../../tests/support/thread-time.ts';

/** Of windows that are 1440, 1920 and 2560 px wide. */
const [USUAL, WIDE, WIDEST] = [1088, 1568, 2208];

/** A decade of a family: a handful of photos in most months, many in some, as the sandbox seeds it. */
const DECADE = [
  13, 6, 87, 7, 8, 10, 11, 10, 33, 12, 6, 4, 3, 16, 16, 118, 8, 7, 3, 9, 5, 4, 5, 6, 10, 129, 15, 9, 6, 36, 8, 6, 4, 13,
  12, 9, 7, 16, 342, 12, 6, 10, 12, 11, 11, 6, 3, 143, 15, 14, 14, 6, 11, 13, 13, 3, 58, 10, 9, 7,
];

function monthsWith(counts: readonly number[]): TimelineMonth[] {
  return counts.map((count, index) => {
    const year = String(2024 - Math.floor(index / 12));
    const month = String(12 - (index % 12));
    // Photos without a date come last.
    const key = index > 0 && index === counts.length - 1 ? 'unknown' : `${year}-${month.padStart(2, '0')}`;
    return { key, year, month, count };
  });
}

function layoutOf(counts: readonly number[], width: number, expanded: ReadonlySet<string> = new Set()): GridLayout {
  const metrics = gridMetrics({ width, breakpoint: 'extraLarge', counts, maxHeight: Number.POSITIVE_INFINITY });
  return gridLayout(monthsWith(counts), metrics, expanded);
}

/** The numbers of photos of the months that stand beside each other, row by row. */
function rows(layout: GridLayout): number[][] {
  return layout.places
    .filter((place) => rowOf(layout, place)[0] === place)
    .map((place) => rowOf(layout, place).map(({ group }) => group.count));
}

/** The share of the cells that the rows of tiles have room for and that hold nothing. */
function emptyShare(layout: GridLayout): number {
  let room = 0;
  let cells = 0;
  for (const place of layout.places) {
    const row = rowOf(layout, place);
    if (row[0] === place) room += layout.metrics.columns * Math.max(...row.map((one) => one.rows));
    cells += place.cells;
  }
  return 1 - cells / room;
}

/** Libraries of many shapes and widths, the same in every run. */
const libraries = Array.from({ length: 40 }, (_, seed) => {
  const { next } = createRandom(seed + 1);
  const counts = Array.from({ length: 1 + Math.floor(next() * 60) }, () => 1 + Math.floor(next() ** 5 * 120));
  return { counts, layout: layoutOf(counts, 1240 + Math.floor(next() * 2400)), next };
});

describe('look.md months beside each other', () => {
  test('short months share a row, in their order; long ones stand alone', () => {
    expect(rows(layoutOf([4, 3, 60, 2, 30, 5], WIDEST))).toEqual([[4, 3], [60], [2], [30], [5]]);
    expect(rows(layoutOf([6, 3, 2, 1, 1], WIDEST))).toEqual([
      [6, 3],
      [2, 1, 1],
    ]);
    expect(rows(layoutOf([16, 9], WIDEST))).toEqual([[16, 9]]);
  });

  test('where there are few columns, and on phones and tablets, each month has its own rows', () => {
    expect(rows(layoutOf([2, 2, 1], USUAL))).toEqual([[2], [2], [1]]);
    const phone = gridMetrics({ width: 1000, breakpoint: 'medium', counts: [], maxHeight: Number.POSITIVE_INFINITY });
    expect(rows(gridLayout(monthsWith([2, 2, 1]), phone, new Set()))).toEqual([[2], [2], [1]]);
  });

  test('large letters in the headings have more room', () => {
    const space = { width: WIDEST, breakpoint: 'extraLarge', counts: [], maxHeight: Number.POSITIVE_INFINITY } as const;
    const large = gridLayout(monthsWith([1, 1, 1]), gridMetrics({ ...space, textSize: 32 }), new Set());
    expect(large.places.map(({ metrics }) => metrics.columns)).toEqual([2, 2, 2]);
  });

  test('F5 of a decade, few cells stay empty', () => {
    const share = (width: number) => Math.round(100 * emptyShare(layoutOf(DECADE, width)));
    expect(share(USUAL)).toBeLessThanOrEqual(16);
    expect(share(WIDE)).toBeLessThanOrEqual(16);
    expect(share(WIDEST)).toBeLessThanOrEqual(16);
  });

  test('every photo has one cell, nothing overlaps or leaves the grid, and groups keep apart, in every library', () => {
    for (const { counts, layout } of libraries) {
      const { metrics, places } = layout;
      expect(places.map(({ group, index }) => [group.count, index])).toEqual(counts.map((count, at) => [count, at]));
      for (const place of places) {
        expect(place.cells).toBe(place.complete ? place.group.count : 25);
        const row = rowOf(layout, place);
        const right = row[row.indexOf(place) + 1]?.left ?? metrics.width + metrics.spacing;
        expect(place.left + place.metrics.width).toBeLessThanOrEqual(right - metrics.spacing);
        const boxes = Array.from({ length: place.cells }, (_, cell) => cellInGrid(place, cell));
        for (const { left, top, width, height } of boxes) {
          expect(left >= place.left && left + width <= place.left + place.metrics.width).toBe(true);
          expect(top + height + metrics.spacing).toBeLessThanOrEqual(place.top + place.height);
          // For nine months of one photo each, the room between them takes the most.
          expect(width).toBeGreaterThan(0.85 * metrics.tile);
        }
        expect(new Set(boxes.map(({ left, top }) => `${left} ${top}`)).size).toBe(place.cells);
      }
      expect(layout.height).toBe(Math.max(...places.map(({ top, height }) => top + height)));
    }
  });

  test('P2.34 an expanded month moves what is below it and nothing else, in every library', () => {
    for (const { counts, layout } of libraries) {
      const long = layout.places.findIndex(({ complete }) => !complete);
      const key = layout.places[long]?.group.key;
      if (key === undefined) continue;
      const after = layoutOf(counts, layout.metrics.width, new Set([key]));
      const grown = after.height - layout.height;
      expect(after.places.slice(0, long)).toEqual(layout.places.slice(0, long));
      expect(after.places.slice(long + 1)).toEqual(
        layout.places.slice(long + 1).map((place) => ({ ...place, top: place.top + grown })),
      );
    }
  });

  test('photos that go leave the rows above theirs as they are', () => {
    for (const { counts, layout } of libraries) {
      const at = Math.floor(counts.length / 2);
      const fewer = layoutOf(counts.with(at, 1), layout.metrics.width);
      const top = layout.places[at]?.top ?? 0;
      const above = (of: GridLayout) => of.places.filter((place) => place.top + place.height < top);
      expect(above(fewer)).toEqual(above(layout));
    }
  });

  test('F4 a decade of 100,000 photos, and a thousand short months, are laid out in a moment', () => {
    const times = Array.from({ length: 10 }, () => {
      const start = threadTime();
      layoutOf(
        Array.from({ length: 120 }, () => 834),
        WIDEST,
      );
      layoutOf(
        Array.from({ length: 1000 }, (_, at) => 1 + (at % 20)),
        WIDEST,
      );
      return threadTime() - start;
    });
    expect(Math.min(...times)).toBeLessThan(20);
  });
});

describe('what is where', () => {
  test('each cell is the nearest to its middle; between groups it is the nearest of either', () => {
    for (const { layout } of libraries) {
      for (const place of layout.places) {
        for (let cell = 0; cell < place.cells; cell += 1) {
          const { left, top, width, height } = cellInGrid(place, cell);
          expect(nearestCell(layout, left + width / 2, top + height / 2)).toEqual({ key: place.group.key, cell });
        }
      }
    }
  });

  test('at a height it is the first of those beside each other', () => {
    const layout = layoutOf([4, 3, 60], WIDEST);
    expect(placeAt(layout, 10)).toBe(layout.places[0]);
    expect(placeAt(layout, layout.places[2]?.top ?? 0)).toBe(layout.places[2]);
  });

  test('X10 in another width what was in view stays in view, the highest of a row where the others have ended', () => {
    const wide = layoutOf([2, 20, 60], WIDEST);
    const second = wide.places[1];
    const own = second && cellInGrid(second, 2 * second.metrics.columns);
    expect(rows(wide)[0]).toEqual([2, 20]);
    const anchor = anchorAt(wide, own?.top ?? 0);
    expect(anchor).toEqual({ key: '2024-11', cell: 2 * (second?.metrics.columns ?? 0), share: 0 });
    const narrow = layoutOf([2, 20, 60], USUAL);
    const there = narrow.places[1];
    expect(anchor && heightOfAnchor(narrow, anchor)).toBe(there && cellInGrid(there, anchor?.cell ?? 0).top);
  });
});

describe('X13 arrow keys among months beside each other', () => {
  /** Nine columns: 13 photos in five and 12 in four; below them 4 beside 3. */
  const layout = layoutOf([13, 12, 4, 3], WIDEST);
  const go = (month: number, cell: number, ...keys: GridKey[]) => {
    const keyOf = (index: number) => layout.places[index]?.group.key ?? '';
    let at: GridCell = { key: keyOf(month), cell };
    for (const key of keys) at = nextCell(layout, at, key);
    return [layout.places.findIndex(({ group }) => group.key === at.key), at.cell];
  };

  test('left and right go from one to the other, line by line', () => {
    expect(rows(layout)).toEqual([
      [13, 12],
      [4, 3],
    ]);
    expect([go(0, 4, 'ArrowRight'), go(1, 0, 'ArrowLeft'), go(1, 3, 'ArrowRight'), go(0, 5, 'ArrowLeft')]).toEqual([
      [1, 0],
      [0, 4],
      [0, 5],
      [1, 3],
    ]);
    expect([go(1, 11, 'ArrowRight'), go(2, 0, 'ArrowLeft'), go(2, 3, 'ArrowRight'), go(3, 2, 'ArrowRight')]).toEqual([
      [2, 0],
      [1, 11],
      [3, 0],
      [3, 2],
    ]);
  });

  test('right leads through every photo, and left back', () => {
    for (const { layout: grid } of libraries.slice(0, 30)) {
      let at: GridCell = { key: grid.places[0]?.group.key ?? '', cell: 0 };
      const seen = new Set<string>();
      for (;;) {
        seen.add(`${at.key} ${at.cell}`);
        const next = nextCell(grid, at, 'ArrowRight');
        if (next.key === at.key && next.cell === at.cell) break;
        expect(nextCell(grid, next, 'ArrowLeft')).toEqual(at);
        at = next;
      }
      expect(seen.size).toBe(grid.places.reduce((sum, { cells }) => sum + cells, 0));
    }
  });

  test('headings are a line: up to them, left and right from one to the other', () => {
    expect([go(1, 1, 'ArrowUp'), go(0, -1, 'ArrowRight'), go(1, -1, 'ArrowLeft'), go(1, -1, 'ArrowRight')]).toEqual([
      [1, -1],
      [1, -1],
      [0, -1],
      [0, 0],
    ]);
  });

  test('up and down stay below what is above', () => {
    expect([go(1, 8, 'ArrowDown'), go(0, 10, 'ArrowDown'), go(3, -1, 'ArrowUp')]).toEqual([
      [3, -1],
      [2, -1],
      [0, 12],
    ]);
  });

  test('Home and End go to the ends of the line, Alt with up and down from month to month', () => {
    expect([go(1, 6, 'Home'), go(0, 6, 'End'), go(0, 3, 'NextGroup'), go(1, 0, 'PreviousGroup')]).toEqual([
      [0, 5],
      [1, 7],
      [1, 0],
      [0, 0],
    ]);
  });
});
