import type { CoveredEdges } from './grid-window.ts';
import type { Box, GridLayout, GroupPlace } from './grid-geometry.ts';
import { cellInGrid, nearestCell } from './grid-geometry.ts';
import { columnBox } from './grid-metrics.ts';

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

/** How the moves before bear on the next one. */
export interface MoveContext {
  /** The column to stay in, of a heading or a short row that was passed. */
  column?: number;
  /** What a page key moves by, in px. */
  page?: number;
}

/**
 * Where a key leads from a cell: left and right in reading order, up and down in the column, across the borders of groups
 * (X13). Headings are rows of their own on the way up and down.
 */
export function nextCell(
  layout: GridLayout,
  from: GridCell,
  key: GridKey,
  { column, page = 0 }: MoveContext = {},
): GridCell {
  const { columns, heading } = layout.metrics;
  const place = layout.places.find(({ group }) => group.key === from.key);
  if (!place) return from;
  const cell = Math.min(from.cell, place.cells - 1);
  const row = Math.floor(cell / columns);
  const goal = column ?? (cell === HEADING ? 0 : cell % columns);
  const previous = layout.places[place.index - 1];
  const following = layout.places[place.index + 1];

  switch (key) {
    case 'ArrowLeft':
      return cell > 0 ? at(place, cell - 1) : at(previous ?? place, previous ? previous.cells - 1 : cell);
    case 'ArrowRight':
      return cell < place.cells - 1 ? at(place, cell + 1) : at(following ?? place, following ? 0 : cell);
    case 'ArrowUp':
      if (row > 0) return at(place, (row - 1) * columns + goal);
      if (row === 0 && heading > 0) return { key: place.group.key, cell: HEADING };
      return previous ? at(previous, (previous.rows - 1) * columns + goal) : at(place, cell);
    case 'ArrowDown':
      if (row < place.rows - 1) return at(place, (row + 1) * columns + goal);
      if (!following) return at(place, cell);
      return heading > 0 ? { key: following.group.key, cell: HEADING } : at(following, goal);
    case 'Home':
      return at(place, Math.max(0, row) * columns);
    case 'End':
      return at(place, Math.max(0, row) * columns + columns - 1);
    case 'PageUp':
    case 'PageDown': {
      const box = cellInGrid(place, Math.max(0, cell), layout.metrics);
      return (
        nearestCell(
          layout,
          columnBox(goal, layout.metrics).left,
          box.top + box.height / 2 + (key === 'PageUp' ? -page : page),
        ) ?? from
      );
    }
    case 'FirstOfAll':
      return at(layout.places[0] ?? place, 0);
    case 'LastOfAll': {
      const last = layout.places.at(-1) ?? place;
      return at(last, last.cells - 1);
    }
    case 'PreviousGroup':
      return at(cell > 0 ? place : (previous ?? place), 0);
    case 'NextGroup':
      return following ? at(following, 0) : at(place, cell);
  }
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
