import { FIRST_PAGE_SIZE } from '#photos/data/limits.ts';
import type { PhotoGroup } from '#photos/data/photo-group.ts';
import { lastIndexWhere } from '#photos/sort/sorted.ts';
import type { GridMetrics } from './grid-metrics.ts';
import { columnBox, groupHeight } from './grid-metrics.ts';

/*
 * [Note: The timeline never moves] Where every photo stands follows from the counts, the width and the set of expanded
 * groups alone. What is reserved equals what is drawn, so nothing is estimated, measured or corrected while scrolling.
 */

/** Where a group stands. All lengths in CSS px from the top left of the timeline. */
export interface GroupPlace {
  group: PhotoGroup;
  /** Its number in the timeline. */
  index: number;
  top: number;
  /** Heading, cells and the room below. */
  height: number;
  /** Tiles, the "+N" tile included. */
  cells: number;
  rows: number;
  /** All photos have a cell; otherwise the last cell is the "+N" tile. */
  complete: boolean;
}

/** Where everything stands. */
export interface GridLayout {
  metrics: GridMetrics;
  places: readonly GroupPlace[];
  height: number;
}

/** Part of a group that lies in a range of the page: rows from `firstRow` up to `endRow`, which is not included. */
export interface VisibleGroup {
  place: GroupPlace;
  firstRow: number;
  endRow: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Lays out the groups one below the other. See: [Note: The timeline never moves] */
export function gridLayout(
  groups: readonly PhotoGroup[],
  metrics: GridMetrics,
  expanded: ReadonlySet<string> | 'all',
): GridLayout {
  const places: GroupPlace[] = [];
  let top = 0;
  for (const [index, group] of groups.entries()) {
    const complete = group.count <= FIRST_PAGE_SIZE || expanded === 'all' || expanded.has(group.key);
    const cells = complete ? group.count : FIRST_PAGE_SIZE + 1;
    const height = groupHeight(cells, metrics);
    places.push({ group, index, top, height, cells, rows: Math.ceil(cells / metrics.columns), complete });
    top += height;
  }
  return { metrics, places, height: top };
}

/** Photos of a group that have a cell. */
export function shownPhotos(place: GroupPlace): number {
  return place.complete ? place.cells : place.cells - 1;
}

/** The group at a height; the first above the timeline, the last below it. Undefined when there are no groups. */
export function placeAt(layout: GridLayout, y: number): GroupPlace | undefined {
  return layout.places[lastIndexWhere(layout.places, ({ top }) => top <= y)];
}

/** The groups, and of each the rows, that lie between two heights. */
export function groupsBetween(layout: GridLayout, from: number, to: number): VisibleGroup[] {
  const first = placeAt(layout, from);
  const visible: VisibleGroup[] = [];
  if (!first || to <= from) return visible;
  for (let index = first.index; index < layout.places.length; index += 1) {
    const place = layout.places[index];
    if (!place || place.top >= to) break;
    if (place.top + place.height > from) visible.push({ place, ...rowsBetween(place, layout.metrics, from, to) });
  }
  return visible;
}

/** Where a cell stands within the cells of its group, below the heading. */
export function cellBox(cell: number, metrics: GridMetrics): Box {
  const row = Math.floor(cell / metrics.columns);
  const { left, width } = columnBox(cell - row * metrics.columns, metrics);
  return { left, width, top: row * (metrics.tile + metrics.gap), height: metrics.tile };
}

/** Where a cell stands in the timeline. */
export function cellInGrid(place: GroupPlace, cell: number, metrics: GridMetrics): Box {
  const box = cellBox(cell, metrics);
  return { ...box, top: place.top + metrics.heading + box.top };
}

/** The cell at a spot of the timeline; of a spot where there is none, the nearest in its group. Undefined when there are no groups. */
export function nearestCell(layout: GridLayout, x: number, y: number): { key: string; cell: number } | undefined {
  const place = placeAt(layout, y);
  if (!place) return undefined;
  const { heading, tile, gap, columns, width } = layout.metrics;
  const clamp = (value: number, most: number) => Math.min(Math.max(0, Math.floor(value)), most);
  const row = clamp((y - place.top - heading) / (tile + gap), place.rows - 1);
  const column = clamp(((x + gap / 2) * columns) / (width + gap), columns - 1);
  return { key: place.group.key, cell: Math.min(row * columns + column, place.cells - 1) };
}

function rowsBetween(
  place: GroupPlace,
  { heading, tile, gap }: GridMetrics,
  from: number,
  to: number,
): { firstRow: number; endRow: number } {
  const cellsTop = place.top + heading;
  const clamp = (row: number) => Math.min(Math.max(row, 0), place.rows);
  const firstRow = clamp(Math.floor((from - cellsTop) / (tile + gap)));
  return { firstRow, endRow: Math.max(firstRow, clamp(Math.ceil((to - cellsTop) / (tile + gap)))) };
}
