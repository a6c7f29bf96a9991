import type { Box, GroupPlace, GridLayout } from './grid-geometry.ts';

/** A cell by the key of its group and its number in there. */
export interface GridCell {
  key: string;
  cell: number;
}

/** Keys that move through the grid; those of the line and of the whole as in any grid. */
export type GridKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End' | 'FirstOfAll' | 'LastOfAll';

/** The grid key of a key press; undefined for any other. */
export function gridKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): GridKey | undefined {
  if (altKey || shiftKey) return undefined;
  const whole = ctrlKey || metaKey;
  switch (key) {
    case 'Home':
      return whole ? 'FirstOfAll' : 'Home';
    case 'End':
      return whole ? 'LastOfAll' : 'End';
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return whole ? undefined : key;
    default:
      return undefined;
  }
}

/** Where a key leads from a cell: left and right in reading order, up and down in the column, across the borders of groups (X13). */
export function nextCell(layout: GridLayout, from: GridCell, key: GridKey): GridCell {
  const { columns } = layout.metrics;
  const place = layout.places.find(({ group }) => group.key === from.key);
  if (!place) return from;
  const cell = Math.min(from.cell, place.cells - 1);
  const column = cell % columns;
  const row = (cell - column) / columns;
  const previous = layout.places[place.index - 1];
  const following = layout.places[place.index + 1];

  switch (key) {
    case 'ArrowLeft':
      return cell > 0 ? at(place, cell - 1) : at(previous ?? place, previous ? previous.cells - 1 : cell);
    case 'ArrowRight':
      return cell < place.cells - 1 ? at(place, cell + 1) : at(following ?? place, following ? 0 : cell);
    case 'ArrowUp':
      if (row > 0) return at(place, cell - columns);
      return previous ? at(previous, (previous.rows - 1) * columns + column) : at(place, cell);
    case 'ArrowDown':
      if (row < place.rows - 1) return at(place, cell + columns);
      return following ? at(following, column) : at(place, cell);
    case 'Home':
      return at(place, row * columns);
    case 'End':
      return at(place, row * columns + columns - 1);
    case 'FirstOfAll':
      return at(layout.places[0] ?? place, 0);
    case 'LastOfAll': {
      const last = layout.places.at(-1) ?? place;
      return at(last, last.cells - 1);
    }
  }
}

/**
 * The scroll position at which a box is in view and not covered (X12); the present one when it is already.
 * @param covered height of what lies over the top of the window: header and sticky heading
 */
export function scrollToShow(box: Pick<Box, 'top' | 'height'>, view: { top: number; height: number }, covered: number, margin: number): number {
  if (box.top < view.top + covered + margin) return box.top - covered - margin;
  if (box.top + box.height > view.top + view.height - margin) return box.top + box.height + margin - view.height;
  return view.top;
}

/** A cell of a group; of a short last row, its last one. */
function at(place: GroupPlace, cell: number): GridCell {
  return { key: place.group.key, cell: Math.min(cell, place.cells - 1) };
}
