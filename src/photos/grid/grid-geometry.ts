import { FIRST_PAGE_SIZE } from '#photos/data/limits.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
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

/** A spot of the timeline that can be found again when it is laid out anew. */
export interface GridAnchor {
  key: string;
  /** The first cell of the row; -1 for the heading. */
  cell: number;
  /** From the top of the row or heading, as a share of its height. */
  share: number;
}

/** What stands at a height. Undefined above and below the groups. */
export function anchorAt(layout: GridLayout, y: number): GridAnchor | undefined {
  const place = placeAt(layout, y);
  if (!place || y < place.top || y >= place.top + place.height) return undefined;
  const { heading, tile, gap, columns } = layout.metrics;
  const below = y - place.top - heading;
  if (below < 0) return { key: place.group.key, cell: -1, share: (below + heading) / heading };
  const row = Math.min(Math.floor(below / (tile + gap)), place.rows - 1);
  return { key: place.group.key, cell: row * columns, share: (below - row * (tile + gap)) / (tile + gap) };
}

/**
 * Where the anchor stands in another layout, so that a scroll by the difference keeps in view what was in view: groups
 * above may have come, gone or grown, or the window has another width. Undefined when the group is gone.
 */
export function heightOfAnchor(layout: GridLayout, { key, cell, share }: GridAnchor): number | undefined {
  const place = layout.places.find(({ group }) => group.key === key);
  if (!place) return undefined;
  const { heading, tile, gap } = layout.metrics;
  if (cell < 0) return place.top + share * heading;
  return place.top + heading + cellBox(Math.min(cell, place.cells - 1), layout.metrics).top + share * (tile + gap);
}

/** Photos that make up a section of an album's grid. */
const SECTION_SIZE = 24;

/** Photos of an album that stand together: numbers from `from` up to `to`. */
export interface AlbumSection {
  from: number;
  to: number;
}

/** The photos of an album in sections of 24, the last one of what is left (P2.114). */
export function albumSections(count: number): AlbumSection[] {
  return Array.from({ length: Math.ceil(count / SECTION_SIZE) }, (_, at) => ({
    from: at * SECTION_SIZE,
    to: Math.min(count, (at + 1) * SECTION_SIZE),
  }));
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

/** Index of the last item of a sorted list that a condition holds for, by halving; at least 0, also of an empty list. */
function lastIndexWhere<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const item = items[middle];
    if (item !== undefined && holds(item)) low = middle;
    else high = middle - 1;
  }
  return low;
}
