import { FIRST_PAGE_SIZE } from '#photos/data/limits.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { GridMetrics } from './grid-metrics.ts';
import { columnBox, groupHeight } from './grid-metrics.ts';

/*
 * [Note: The timeline never moves] Where every photo stands follows from the counts, the width and the set of expanded
 * groups alone. What is reserved equals what is drawn, so nothing is estimated, measured or corrected while scrolling.
 */

/** Place of a group. All lengths in CSS px from the top left of the timeline. */
export interface GroupPlace {
  group: PhotoGroup;
  /** Its number in the timeline. */
  index: number;
  left: number;
  top: number;
  /** Heading, cells and the room below; beside others it is that of the highest. */
  height: number;
  /** Those of the timeline; beside others, with columns and a width of its own. */
  metrics: GridMetrics;
  /** Tiles, the "+N" tile included. */
  cells: number;
  rows: number;
  /** Whether all photos have a cell; otherwise the last cell is the "+N" tile. */
  complete: boolean;
}

/** Places of all groups. */
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

/** Lays out the groups one below the other, and short ones beside each other. See: [Note: The timeline never moves] */
export function gridLayout(
  groups: readonly PhotoGroup[],
  metrics: GridMetrics,
  expanded: ReadonlySet<string> | 'all',
): GridLayout {
  const places: GroupPlace[] = [];
  const apart = metrics.spacing - metrics.gap;
  let top = 0;
  while (places.length < groups.length) {
    const shares = sharesOf(groups.slice(places.length, places.length + metrics.columns), metrics);
    const taken = shares.reduce((sum, { columns }) => sum + columns, 0);
    // Tiles give a little of their width for the room between groups, where no column is left over for it.
    const whole = metrics.width + metrics.gap;
    const pitch = Math.min(whole / metrics.columns, (whole - apart * (shares.length - 1)) / taken);
    let column = 0;
    const row = shares.map(({ group, columns }, at) => {
      const edge = () => Math.round(column * pitch) + at * apart;
      const left = edge();
      column += columns;
      const own = shares.length > 1 ? { ...metrics, columns, width: edge() - metrics.gap - left } : metrics;
      const complete = group.count <= FIRST_PAGE_SIZE || expanded === 'all' || expanded.has(group.key);
      const cells = complete ? group.count : FIRST_PAGE_SIZE + 1;
      const index = places.length + at;
      return { group, index, left, top, metrics: own, cells, rows: Math.ceil(cells / columns), complete };
    });
    const height = Math.max(...row.map(({ cells, metrics: own }) => groupHeight(cells, own)));
    for (const place of row) places.push({ ...place, height });
    top += height;
  }
  return { metrics, places, height: top };
}

/** Rows of tiles, at most, of groups that stand beside each other: higher ones would be read down and up again. */
const MOST_ROWS = 3;

/** A group, and the columns that it takes. */
interface ColumnShare {
  group: PhotoGroup;
  columns: number;
}

/**
 * The groups that make up the first row: as many of the first ones, beside each other, as take the least height for a photo.
 * One with a "+N" tile stands alone, so that nothing is beside what is expanded.
 */
function sharesOf(groups: readonly PhotoGroup[], metrics: GridMetrics): ColumnShare[] {
  const { columns, narrowest } = metrics;
  let best = groups.slice(0, 1).map((group) => ({ group, columns }));
  let least = Math.min(...best.map(({ group }) => groupHeight(group.count, metrics) / group.count));
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    const shares: ColumnShare[] = [];
    let photos = 0;
    let free = columns;
    for (const group of groups) {
      const own = Math.max(narrowest, Math.ceil(group.count / rows));
      photos += group.count;
      free -= own;
      if (free < 0 || group.count > FIRST_PAGE_SIZE) break;
      shares.push({ group, columns: own });
      const height = groupHeight(rows * columns, metrics) / photos;
      if (shares.length < 2 || height >= least) continue;
      least = height;
      best = [...shares];
    }
  }
  return best;
}

/** Photos of a group that have a cell. */
export function shownPhotos(place: GroupPlace): number {
  return place.complete ? place.cells : place.cells - 1;
}

/**
 * The group at a height, the first of those beside each other; the first of all above the timeline, the last below it.
 * Undefined when there are no groups.
 */
export function placeAt({ places }: GridLayout, y: number): GroupPlace | undefined {
  return places.find(({ top, height }) => top + height > y) ?? places.at(-1);
}

/** A group and those beside it, from left to right. */
export function rowOf({ places }: GridLayout, one: GroupPlace | undefined): GroupPlace[] {
  return places.filter(({ top }) => top === one?.top);
}

/** The groups, and of each the rows, that lie between two heights. */
export function groupsBetween({ places }: GridLayout, from: number, to: number): VisibleGroup[] {
  return places
    .filter(({ top, height }) => from < to && top < to && top + height > from)
    .map((place) => {
      const { tile, gap, heading } = place.metrics;
      const row = (y: number) => (y - place.top - heading) / (tile + gap);
      const firstRow = clamp(row(from), place.rows);
      return { place, firstRow, endRow: Math.max(firstRow, clamp(Math.ceil(row(to)), place.rows)) };
    });
}

/** Box of a cell within the cells of its group, below the heading. */
export function cellBox(cell: number, metrics: GridMetrics): Box {
  const row = Math.floor(cell / metrics.columns);
  const { left, width } = columnBox(cell - row * metrics.columns, metrics);
  return { left, width, top: row * (metrics.tile + metrics.gap), height: metrics.tile };
}

/** Box of a cell in the timeline. */
export function cellInGrid({ left, top, metrics }: GroupPlace, cell: number): Box {
  const box = cellBox(cell, metrics);
  return { ...box, left: left + box.left, top: top + metrics.heading + box.top };
}

/** The cell at a point of the timeline; of a point where there is none, the nearest in its group. Undefined when there are no groups. */
export function nearestCell(layout: GridLayout, x: number, y: number): { key: string; cell: number } | undefined {
  const row = rowOf(layout, placeAt(layout, y));
  const place = row.findLast(({ left, metrics }) => left - metrics.spacing / 2 <= x) ?? row[0];
  if (!place) return undefined;
  const { heading, tile, gap, columns, width } = place.metrics;
  const line = clamp((y - place.top - heading) / (tile + gap), place.rows - 1);
  const column = clamp(((x - place.left + gap / 2) * columns) / (width + gap), columns - 1);
  return { key: place.group.key, cell: Math.min(line * columns + column, place.cells - 1) };
}

/** A point of the timeline that can be found again when it is laid out anew. */
export interface GridAnchor {
  key: string;
  /** The first cell of the row; -1 for the heading. */
  cell: number;
  /** From the top of the row or heading, as a share of its height. */
  share: number;
}

/** Anchor at a height. Undefined above and below the groups. */
export function anchorAt(layout: GridLayout, y: number): GridAnchor | undefined {
  const first = placeAt(layout, y);
  if (!first || y < first.top || y >= first.top + first.height) return undefined;
  const { heading, tile, gap } = layout.metrics;
  const below = y - first.top - heading;
  if (below < 0) return { key: first.group.key, cell: -1, share: (below + heading) / heading };
  const row = Math.floor(below / (tile + gap));
  // Not all that stand beside each other reach down as far.
  const place = rowOf(layout, first).find(({ rows }) => rows > row) ?? first;
  const own = Math.min(row, place.rows - 1);
  return { key: place.group.key, cell: own * place.metrics.columns, share: below / (tile + gap) - own };
}

/**
 * Height of the anchor in another layout, so that a scroll by the difference keeps in view what was in view: groups
 * above may have come, gone or grown, or the window has another width. Undefined when the group is gone.
 */
export function heightOfAnchor(layout: GridLayout, { key, cell, share }: GridAnchor): number | undefined {
  const place = layout.places.find(({ group }) => group.key === key);
  if (!place) return undefined;
  const { heading, tile, gap } = layout.metrics;
  if (cell < 0) return place.top + share * heading;
  return cellInGrid(place, Math.min(cell, place.cells - 1)).top + share * (tile + gap);
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

/** The whole number below, from 0 to `most`. */
function clamp(value: number, most: number): number {
  return Math.min(Math.max(0, Math.floor(value)), most);
}
