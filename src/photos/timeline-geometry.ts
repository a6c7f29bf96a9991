import { TIMELINE_PAGE_SIZE } from './limits.ts';
import type { TimelineMonth } from './months.ts';
import { lastIndexWhere } from './sorted.ts';
import type { TimelineMetrics } from './timeline-metrics.ts';
import { columnBox, monthHeight } from './timeline-metrics.ts';

/*
 * [Note: The timeline never moves] Where every photo stands follows from the counts, the width and the set of expanded
 * months alone. What is reserved equals what is drawn, so nothing is estimated, measured or corrected while scrolling.
 */

/** Where a month stands. All lengths in CSS px from the top left of the timeline. */
export interface MonthPlace {
  month: TimelineMonth;
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
export interface TimelineLayout {
  metrics: TimelineMetrics;
  places: readonly MonthPlace[];
  height: number;
}

/** Part of a month that lies in a range of the page: rows from `firstRow` up to `endRow`, which is not included. */
export interface VisibleMonth {
  place: MonthPlace;
  firstRow: number;
  endRow: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Lays out the months one below the other. See: [Note: The timeline never moves] */
export function timelineLayout(months: readonly TimelineMonth[], metrics: TimelineMetrics, expanded: ReadonlySet<string>): TimelineLayout {
  const places: MonthPlace[] = [];
  let top = 0;
  for (const [index, month] of months.entries()) {
    const complete = month.count <= TIMELINE_PAGE_SIZE || expanded.has(month.key);
    const cells = complete ? month.count : TIMELINE_PAGE_SIZE + 1;
    const height = monthHeight(cells, metrics);
    places.push({ month, index, top, height, cells, rows: Math.ceil(cells / metrics.columns), complete });
    top += height;
  }
  return { metrics, places, height: top };
}

/** Photos of a month that have a cell. */
export function shownPhotos(place: MonthPlace): number {
  return place.complete ? place.cells : place.cells - 1;
}

/** The month at a height; the first above the timeline, the last below it. Undefined when there are no months. */
export function placeAt(layout: TimelineLayout, y: number): MonthPlace | undefined {
  return layout.places[lastIndexWhere(layout.places, ({ top }) => top <= y)];
}

/** The months, and of each the rows, that lie between two heights. */
export function monthsBetween(layout: TimelineLayout, from: number, to: number): VisibleMonth[] {
  const first = placeAt(layout, from);
  const visible: VisibleMonth[] = [];
  if (!first || to <= from) return visible;
  for (let index = first.index; index < layout.places.length; index += 1) {
    const place = layout.places[index];
    if (!place || place.top >= to) break;
    if (place.top + place.height > from) visible.push({ place, ...rowsBetween(place, layout.metrics, from, to) });
  }
  return visible;
}

/** Where a cell stands within the cells of its month, below the heading. */
export function cellBox(cell: number, metrics: TimelineMetrics): Box {
  const row = Math.floor(cell / metrics.columns);
  const { left, width } = columnBox(cell - row * metrics.columns, metrics);
  return { left, width, top: row * (metrics.tile + metrics.gap), height: metrics.tile };
}

/** Where a cell stands in the timeline. */
export function cellInTimeline(place: MonthPlace, cell: number, metrics: TimelineMetrics): Box {
  const box = cellBox(cell, metrics);
  return { ...box, top: place.top + metrics.heading + box.top };
}

function rowsBetween(place: MonthPlace, { heading, tile, gap }: TimelineMetrics, from: number, to: number): { firstRow: number; endRow: number } {
  const cellsTop = place.top + heading;
  const clamp = (row: number) => Math.min(Math.max(row, 0), place.rows);
  const firstRow = clamp(Math.floor((from - cellsTop) / (tile + gap)));
  return { firstRow, endRow: Math.max(firstRow, clamp(Math.ceil((to - cellsTop) / (tile + gap)))) };
}
