import type { Breakpoint } from '#lib/breakpoints.ts';
import { isMobileLayout } from '#lib/breakpoints.ts';

/** Measures of a group on the page, in CSS px; everything the timeline draws follows from these and the counts. */
export interface GridMetrics {
  /** Of the whole grid. */
  width: number;
  columns: number;
  /** Columns that a group takes at least where it stands beside others, which its heading needs; infinite where none does. */
  narrowest: number;
  gap: number;
  /** Height of a tile; its width differs by no more than one pixel, so that the columns fill the width exactly. */
  tile: number;
  /** Height of a group's heading. */
  heading: number;
  /** Room below a group. */
  spacing: number;
}

/** Conditions that the metrics depend on. */
export interface GridSpace {
  width: number;
  breakpoint: Breakpoint;
  /** Of the page's letters, see `textSize`; 16 unless told otherwise. */
  textSize?: number;
  /** Photos per group. */
  counts: readonly number[];
  /** Height, in CSS px, that the browser can scroll, see `scrollLimit`. */
  maxHeight: number;
  /** Groups have headings. */
  hasHeadings?: boolean;
}

/** Number of device pixels of scroll height beyond which browsers lose precision, or give up. */
const MAX_DEVICE_HEIGHT = 15_000_000;
const FEWEST_COLUMNS = 3;
/** Width of a heading, in letter sizes, below which it takes up to three lines. */
const NARROW_HEADING = 15;
/** Number of columns below which groups stand one below the other. */
const FEWEST_SHARED_COLUMNS = 6;
/** Width of a heading beside others, in letter sizes: month, year and the box to tick. */
const NARROWEST_HEADING = 12.5;
/** Width of the grid, in CSS px, from which tiles are larger: that in a window of 1920 px. */
const WIDE = 1560;
const WIDE_TILE = 230;
/** Size below which a tile is no picture any more; a library that needs smaller ones does not fit on a page. */
const SMALLEST_TILE = 12;

/** Height, in CSS px, that a browser can scroll. */
export function scrollLimit(devicePixelRatio: number): number {
  return MAX_DEVICE_HEIGHT / Math.max(1, devicePixelRatio);
}

/**
 * The metrics for a width. They do not depend on which groups are expanded, so that expanding one resizes no tile: there
 * are as many columns as the library needs with every group expanded.
 */
export function gridMetrics({
  width,
  breakpoint,
  textSize = 16,
  counts,
  maxHeight,
  hasHeadings = true,
}: GridSpace): GridMetrics {
  const small = isMobileLayout(breakpoint);
  const gap = small ? 4 : 8;
  const heading = hasHeadings
    ? Math.round(textSize * (width < NARROW_HEADING * textSize ? 4.25 : small ? 2.75 : 3.25))
    : 0;
  const shape = { width, gap, heading, spacing: small ? 20 : 32 };
  const withColumns = (columns: number): GridMetrics => ({
    ...shape,
    columns,
    tile: tileOf(width, columns, gap),
    narrowest:
      small || columns < FEWEST_SHARED_COLUMNS
        ? Number.POSITIVE_INFINITY
        : Math.ceil((NARROWEST_HEADING * textSize * columns) / (width + gap)),
  });
  const comfortable = hasHeadings && width >= WIDE ? WIDE_TILE : comfortableTile(breakpoint);
  let metrics = withColumns(comfortableColumns((width + gap) / (comfortable + gap)));
  while (heightOf(counts, metrics) > maxHeight && tileOf(width, metrics.columns + 1, gap) >= SMALLEST_TILE)
    metrics = withColumns(metrics.columns + 1);
  return metrics;
}

/** Height of a group with a number of cells. */
export function groupHeight(cells: number, { columns, tile, gap, heading, spacing }: GridMetrics): number {
  const rows = Math.ceil(cells / columns);
  return heading + rows * (tile + gap) - gap + spacing;
}

/** Left edge and width of a column. Rounded to whole pixels, so that pictures are drawn sharp and the last one ends at the edge. */
export function columnBox(column: number, { columns, width, gap }: GridMetrics): { left: number; width: number } {
  const edge = (at: number) => Math.round((at * (width + gap)) / columns);
  return { left: edge(column), width: edge(column + 1) - gap - edge(column) };
}

function comfortableTile(breakpoint: Breakpoint): number {
  if (breakpoint === 'small') return 108;
  return breakpoint === 'medium' ? 140 : 190;
}

/** Around five columns it is five: a group's first page and its "+N" tile are 25 cells and then end in a full row. */
function comfortableColumns(fitting: number): number {
  if (fitting >= 4.25 && fitting < 6.25) return 5;
  return Math.max(FEWEST_COLUMNS, Math.round(fitting));
}

function tileOf(width: number, columns: number, gap: number): number {
  return Math.max(1, Math.round((width + gap) / columns) - gap);
}

function heightOf(counts: readonly number[], metrics: GridMetrics): number {
  return counts.reduce((height, count) => height + groupHeight(count, metrics), 0);
}
