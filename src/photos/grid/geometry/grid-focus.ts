import { atom } from 'jotai/vanilla';
import type { CoveredEdges } from './grid-window.ts';
import type { Box, GridLayout, GroupPlace } from './grid-geometry.ts';
import { cellInGrid, nearestCell, rowOf } from './grid-geometry.ts';

/** A cell by the key of its group and its number in there; -1 is the heading of the group. */
export interface GridCell {
  key: string;
  cell: number;
}

/** The number of a group's heading among its cells, where it has one. */
export const HEADING = -1;

/** Keys that move through the grid; those of the line and of the whole as in any grid. */
export type GridKey =
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown'
  | 'FirstOfAll'
  | 'LastOfAll'
  | 'PreviousGroup'
  | 'NextGroup';

/**
 * The grid key of a key press; undefined for any other. Shift changes nothing about where a key leads: it takes the
 * selection along. With Alt the arrows up and down go by groups; left and right are the browser's history then.
 */
export function gridKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): GridKey | undefined {
  const whole = ctrlKey || metaKey;
  if (altKey) return whole ? undefined : ({ ArrowUp: 'PreviousGroup', ArrowDown: 'NextGroup' } as const)[key];
  switch (key) {
    case 'Home':
      return whole ? 'FirstOfAll' : 'Home';
    case 'End':
      return whole ? 'LastOfAll' : 'End';
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
    case 'PageUp':
    case 'PageDown':
      return whole ? undefined : key;
    default:
      return undefined;
  }
}

/** State of the moves before that bears on the next one. */
export interface MoveContext {
  /** Distance to keep from the left edge, in px, where a heading or a short row was passed. */
  x?: number;
  /** Distance, in px, that a page key moves by. */
  page?: number;
  /** Distance below the middle of the cell, in px, to which page keys have led: rows are not where those end. */
  below?: number;
}

/**
 * Cell that a key leads to: left and right in reading order, up and down in the column, across the borders of groups
 * (X13). Groups beside each other are read as one, line by line. Headings are lines of their own on the way up and
 * down.
 */
export function nextCell(
  layout: GridLayout,
  from: GridCell,
  key: GridKey,
  { x = middleOf(layout, from), page = 0, below = 0 }: MoveContext = {},
): GridCell {
  const place = layout.places.find(({ group }) => group.key === from.key);
  if (!place) return from;
  const cell = Math.min(from.cell, place.cells - 1);
  const { columns, heading, gap } = place.metrics;
  const line = Math.floor(cell / columns);
  const row = rowOf(layout, place);
  const above = rowOf(layout, layout.places[(row[0] ?? place).index - 1]);
  const here = lineOf(row, line);
  const along = here.findIndex((one) => one.key === from.key && one.cell === cell);
  const { top, height } = cellInGrid(place, Math.max(0, cell));
  const nearest = (y: number) => nearestCell(layout, x, top + height / 2 + y);
  const bottom = place.top + place.height;
  const hasNext = bottom < layout.height;

  const target = (): GridCell | undefined => {
    switch (key) {
      case 'ArrowLeft':
        // From photos the way does not lead over headings.
        return (
          here[along - 1] ??
          (line > 0 ? lineOf(row, line - 1) : lineOf(above, Math.max(...above.map(({ rows }) => rows)) - 1)).at(-1)
        );
      case 'ArrowRight':
        return here[along + 1] ?? lineOf(row, line + 1)[0] ?? (hasNext ? nearestCell(layout, 0, bottom) : from);
      case 'ArrowUp':
        if (line > 0) return nearest(-height - gap);
        if (line === 0 && heading > 0) return at(place, HEADING);
        return place.top > 0 ? nearestCell(layout, x, place.top - 1) : from;
      case 'ArrowDown': {
        if (line < place.rows - 1) return line < 0 ? nearest(0) : nearest(height + gap);
        const next = hasNext ? nearestCell(layout, x, bottom) : undefined;
        return next && heading > 0 ? { key: next.key, cell: HEADING } : next;
      }
      case 'Home':
        return lineOf(row, Math.max(0, line))[0];
      case 'End':
        return lineOf(row, Math.max(0, line)).at(-1);
      case 'PageUp':
        return nearest(below - page);
      case 'PageDown':
        return nearest(below + page);
      case 'FirstOfAll':
        return at(layout.places[0] ?? place, 0);
      case 'LastOfAll': {
        const last = layout.places.at(-1) ?? place;
        return at(last, last.cells - 1);
      }
      case 'PreviousGroup':
        return at((cell <= 0 && layout.places[place.index - 1]) || place, 0);
      case 'NextGroup': {
        const next = layout.places[place.index + 1];
        return next && at(next, 0);
      }
    }
  };
  return target() ?? from;
}

/**
 * The scroll position at which a box is in view and not covered (X12); the present one when it is already.
 * @param covered what lies over the window's edges: header, sticky heading and bars
 * @param margin room between the box and what covers, where there is so much
 */
export function scrollToShow(
  box: Pick<Box, 'top' | 'height'>,
  view: { top: number; height: number },
  covered: CoveredEdges,
  margin: number,
): number {
  const spare = view.height - covered.top - covered.bottom - box.height;
  const room = Math.max(0, Math.min(margin, spare / 2));
  const first = box.top - covered.top - room;
  if (first < view.top) return first;
  // What is higher than the window begins in view.
  return Math.max(view.top, Math.min(first, box.top + box.height + room + covered.bottom - view.height));
}

/**
 * Distance below the middle of a cell to which a page key has led. With it the opposite key leads back to where it was
 * pressed, also from a row that is somewhat higher or lower, and from the ends of the grid. 0 for other keys.
 */
export function belowAfter(
  layout: GridLayout,
  { from, to, key }: { from: GridCell; to: GridCell; key: GridKey },
  { page = 0, below = 0 }: MoveContext,
): number {
  if (key !== 'PageUp' && key !== 'PageDown') return 0;
  return heightOf(layout, from) + below + (key === 'PageUp' ? -page : page) - heightOf(layout, to);
}

/** The middle of a cell, in px from the upper edge of the grid; of a heading that of the first row. */
function heightOf(layout: GridLayout, { key, cell }: GridCell): number {
  const place = layout.places.find(({ group }) => group.key === key);
  if (!place) return 0;
  const { top, height } = cellInGrid(place, Math.min(Math.max(0, cell), place.cells - 1));
  return top + height / 2;
}

/** The middle of a cell, in px from the left edge of the grid; of a heading that of the first cell below it. */
export function middleOf(layout: GridLayout, { key, cell }: GridCell): number {
  const place = layout.places.find(({ group }) => group.key === key);
  if (!place) return 0;
  const { left, width } = cellInGrid(place, Math.max(0, cell));
  return left + width / 2;
}

/** The cells in a line of tiles, from the first of the groups beside each other to the last; -1 is the line of their headings. */
function lineOf(row: readonly GroupPlace[], line: number): GridCell[] {
  return row.flatMap(({ group: { key }, rows, cells, metrics: { columns } }) => {
    const from = Math.max(HEADING, line * columns);
    const length = rows > line ? Math.min((line + 1) * columns, cells) - from : 0;
    return Array.from({ length }, (_, number) => ({ key, cell: from + number }));
  });
}

/** A cell of a group; of a short last row, its last one. */
function at(place: GroupPlace, cell: number): GridCell {
  return { key: place.group.key, cell: Math.min(cell, place.cells - 1) };
}

/** The name by which a cell is found in the page. */
export function cellName({ key, cell }: GridCell): string {
  return `${key}/${cell}`;
}

/** The cell of a name; undefined when it is none. */
export function cellOfName(name: string | undefined): GridCell | undefined {
  const [, key, cell] = /^([^/]+)\/(-1|\d+)$/.exec(name ?? '') ?? [];
  return key === undefined ? undefined : { key, cell: Number(cell) };
}

/** The name by which the heading of a group is found in the page. */
export function headingName(key: string): string {
  return cellName({ key, cell: HEADING });
}

/** Whether there is a grid of photos to put the focus on. */
export const gridIsThereAtom = atom(false);
