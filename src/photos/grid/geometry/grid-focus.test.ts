import { describe, expect, test } from 'vitest';
import { belowAfter, gridKey, nextCell, scrollToShow, type GridKey, type MoveContext } from './grid-focus.ts';
import { gridLayout } from './grid-geometry.ts';
import { gridMetrics } from './grid-metrics.ts';

/** Five columns; months of 12, 2 and 60 photos, the last with its "+N" tile. */
const months = [12, 2, 60].map((count, index) => ({ key: `m${index}`, year: '2024', month: String(index), count }));
const metrics = gridMetrics({ width: 1084, breakpoint: 'extraLarge', counts: [], maxHeight: Number.POSITIVE_INFINITY });
const layout = gridLayout(months, metrics, new Set());
/** The middle of a column, in px. */
const column = (at: number) => (at + 0.5) * (metrics.tile + metrics.gap);
const go = (month: number, cell: number, key: GridKey, context?: MoveContext) => {
  const next = nextCell(layout, { key: `m${month}`, cell }, key, context);
  return [Number(next.key.slice(1)), next.cell];
};

describe('X13 arrow keys', () => {
  test('left and right go in reading order and over the borders of months', () => {
    expect([go(0, 3, 'ArrowRight'), go(0, 11, 'ArrowRight'), go(1, 0, 'ArrowLeft')]).toEqual([
      [0, 4],
      [1, 0],
      [0, 11],
    ]);
  });

  test('up and down stay in the column; headings are rows of their own', () => {
    expect([go(0, 3, 'ArrowDown'), go(0, 8, 'ArrowUp')]).toEqual([
      [0, 8],
      [0, 3],
    ]);
    expect([
      go(1, 1, 'ArrowDown'),
      go(2, 1, 'ArrowUp'),
      go(2, -1, 'ArrowUp', { x: column(1) }),
      go(2, -1, 'ArrowDown', { x: column(1) }),
    ]).toEqual([
      [2, -1],
      [2, -1],
      [1, 1],
      [2, 1],
    ]);
    expect([go(1, -1, 'ArrowRight'), go(1, -1, 'ArrowLeft'), go(1, -1, 'Home'), go(1, -1, 'End')]).toEqual([
      [1, 0],
      [0, 11],
      [1, 0],
      [1, 1],
    ]);
  });

  test('without headings the way leads from group to group', () => {
    const bare = gridLayout(months, { ...metrics, heading: 0 }, new Set());
    expect(nextCell(bare, { key: 'm1', cell: 1 }, 'ArrowDown')).toEqual({ key: 'm2', cell: 1 });
    expect(nextCell(bare, { key: 'm2', cell: 1 }, 'ArrowUp')).toEqual({ key: 'm1', cell: 1 });
  });

  test('a row that is too short is entered at its end, and left in the column that it was entered from', () => {
    expect([
      go(0, 9, 'ArrowDown'),
      go(2, -1, 'ArrowUp', { x: column(4) }),
      go(1, -1, 'ArrowUp', { x: column(0) }),
    ]).toEqual([
      [0, 11],
      [1, 1],
      [0, 10],
    ]);
    expect(go(0, 11, 'ArrowUp', { x: column(4) })).toEqual([0, 9]);
  });

  test('page keys go by so many px, in the column', () => {
    const row = metrics.tile + metrics.gap;
    expect([go(2, 2, 'PageDown', { page: 3 * row }), go(2, 22, 'PageUp', { page: 2 * row })]).toEqual([
      [2, 17],
      [2, 12],
    ]);
    expect([go(2, 22, 'PageDown', { page: 9 * row }), go(0, 7, 'PageUp', { page: 9 * row })]).toEqual([
      [2, 22],
      [0, 2],
    ]);
  });

  test('a page key undoes the opposite one, as often as either was pressed', () => {
    const from = { key: 'm2', cell: 1 };
    const x = column(1);
    const row = metrics.tile + metrics.gap;
    for (const first of ['PageDown', 'PageUp'] as const)
      for (let page = row; page < 5 * row; page += 7) {
        const way = [from];
        const belows = [0];
        const press = (key: GridKey) => {
          const [at = from, below = 0] = [way.at(-1), belows.at(-1)];
          const context = { x, page, below };
          const to = nextCell(layout, at, key, context);
          // As with the arrow keys, one that leads nowhere changes nothing.
          if (to.key === at.key && to.cell === at.cell) return false;
          way.push(to);
          belows.push(belowAfter(layout, { from: at, to, key }, context));
          return true;
        };
        let presses = 0;
        while (presses < 3 && press(first)) presses += 1;
        const there = way.slice(0, -1).reverse();
        const back = there.map(() => press(first === 'PageDown' ? 'PageUp' : 'PageDown') && way.at(-1));
        expect(back, `${first} by ${page} px`).toEqual(there);
      }
  });

  test('with Alt, up and down go from month to month', () => {
    expect([
      go(0, 7, 'NextGroup'),
      go(2, 7, 'NextGroup'),
      go(2, 7, 'PreviousGroup'),
      go(2, 0, 'PreviousGroup'),
      go(0, 0, 'PreviousGroup'),
    ]).toEqual([
      [1, 0],
      [2, 7],
      [2, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  test('the "+N" tile is the last cell of its month', () => {
    expect(go(2, 23, 'ArrowRight')).toEqual([2, 24]);
  });

  test('there is no way beyond the first and the last cell', () => {
    expect([go(0, 0, 'ArrowLeft'), go(0, -1, 'ArrowUp'), go(2, 24, 'ArrowRight'), go(2, 22, 'ArrowDown')]).toEqual([
      [0, 0],
      [0, -1],
      [2, 24],
      [2, 22],
    ]);
  });

  test('Home and End go to the ends of the row, with Ctrl to those of the timeline', () => {
    expect([go(0, 7, 'Home'), go(0, 7, 'End'), go(0, 10, 'End')]).toEqual([
      [0, 5],
      [0, 9],
      [0, 11],
    ]);
    expect([go(1, 0, 'FirstOfAll'), go(1, 0, 'LastOfAll')]).toEqual([
      [0, 0],
      [2, 24],
    ]);
  });

  test('a cell of a month that is gone leads nowhere', () => {
    expect(nextCell(layout, { key: 'gone', cell: 3 }, 'ArrowDown')).toEqual({ key: 'gone', cell: 3 });
  });

  test('keys with other modifiers belong to the browser', () => {
    const press = (key: string, held: Partial<Parameters<typeof gridKey>[0]> = {}) =>
      gridKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });
    expect([press('ArrowUp', { altKey: true }), press('ArrowDown', { altKey: true }), press('PageDown')]).toEqual([
      'PreviousGroup',
      'NextGroup',
      'PageDown',
    ]);
    expect([
      press('ArrowUp'),
      press('Home'),
      press('End', { metaKey: true }),
      press('Home', { ctrlKey: true }),
    ]).toEqual(['ArrowUp', 'Home', 'LastOfAll', 'FirstOfAll']);
    expect([
      press('ArrowLeft', { altKey: true }),
      press('ArrowUp', { metaKey: true }),
      press('ArrowUp', { altKey: true, ctrlKey: true }),
      press('a'),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('X12 a cell that gets the focus is in view', () => {
  const view = { top: 1000, height: 800 };

  test('nothing scrolls when it is', () =>
    expect(scrollToShow({ top: 1200, height: 200 }, view, { top: 120, bottom: 0 }, 16)).toBe(1000));

  test('it comes out from under the sticky heading', () => {
    expect(scrollToShow({ top: 1100, height: 200 }, view, { top: 120, bottom: 0 }, 16)).toBe(964);
    expect(scrollToShow({ top: 300, height: 200 }, view, { top: 120, bottom: 0 }, 16)).toBe(164);
  });

  test('it comes out from under a bar at the lower edge', () =>
    expect(scrollToShow({ top: 1500, height: 200 }, view, { top: 120, bottom: 150 }, 16)).toBe(1066));

  test('where it fills the room between the bars it has all of that, and begins in view where it is higher', () => {
    expect(scrollToShow({ top: 1500, height: 88 }, { top: 1000, height: 180 }, { top: 40, bottom: 44 }, 12)).toBe(1456);
    expect(scrollToShow({ top: 1500, height: 200 }, { top: 1000, height: 180 }, { top: 40, bottom: 44 }, 12)).toBe(
      1460,
    );
    expect(scrollToShow({ top: 1500, height: 200 }, { top: 1460, height: 180 }, { top: 40, bottom: 44 }, 12)).toBe(
      1460,
    );
  });

  test('it comes up from below', () =>
    expect(scrollToShow({ top: 1700, height: 200 }, view, { top: 120, bottom: 0 }, 16)).toBe(1116));
});
