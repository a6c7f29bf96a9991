import type { GridCell } from '../geometry/grid-focus.ts';
import { coveredEdges } from '../geometry/grid-window.ts';
import type { GridLayout } from '../geometry/grid-geometry.ts';
import { nearestCell } from '../geometry/grid-geometry.ts';
import type { RangeSelection } from './range-selection.ts';

/** A point of the screen, in CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** A range that is being dragged out, by a mouse or a finger. */
export interface RangeDrag {
  moveTo: (point: Point) => void;
  /** Selects what has been dragged over. */
  finish: () => void;
  /** Leaves everything as it was. */
  cancel: () => void;
}

/**
 * Begins to drag from a cell. The range is shown until the drag ends; near the edges the page scrolls along.
 * @param isOn whether it selects, or takes out
 */
export function beginRangeDrag(
  range: RangeSelection,
  from: GridCell,
  isOn: boolean,
  cellAt: (point: Point) => GridCell | undefined,
): RangeDrag {
  let point: Point | undefined;
  let target = from;
  const show = () => {
    const cell = point && cellAt(point);
    if (!cell || (cell.key === target.key && cell.cell === target.cell)) return;
    target = cell;
    range.previewTo(target);
  };
  const edges = createEdgeScroll(show);
  range.begin(from, isOn);
  range.previewTo(from);

  const end = () => {
    edges.stop();
    range.endPreview();
  };
  return {
    moveTo(next) {
      point = next;
      edges.follow(next.y);
      show();
    },
    finish() {
      end();
      range.extendTo(target);
    },
    cancel: end,
  };
}

/** The cell at a point of the screen, or the nearest one; it need not be drawn. */
export function cellAtPoint(grid: HTMLElement, layout: GridLayout, { x, y }: Point): GridCell | undefined {
  const { left, top } = grid.getBoundingClientRect();
  return nearestCell(layout, x - left, y - top);
}

/** Distance to an edge, in px, within which a pointer that drags scrolls the page. */
const ZONE = 96;
/** Speed at the edge itself, in px per ms. */
const FASTEST = 1.6;
/** Time, in ms, that a page that was busy catches up with. */
const LONGEST_STEP_MS = 50;

/** Speed at which the page scrolls for a pointer at a height of the screen, in px per ms; upwards it is negative. */
export function edgeSpeed(y: number, { top, bottom }: { top: number; bottom: number }): number {
  // Gently at first: coming near does not mean to run.
  const speed = (into: number) => FASTEST * Math.min(1, Math.max(0, into / ZONE)) ** 2;
  return speed(y - (bottom - ZONE)) - speed(top + ZONE - y);
}

/** Scrolls the page for as long as a pointer that drags is near its upper or lower edge. */
interface EdgeScroll {
  /** The pointer is at a height of the screen. */
  follow: (y: number) => void;
  stop: () => void;
}

/** @param onScroll the page has been scrolled: something else is below the pointer */
function createEdgeScroll(onScroll: () => void): EdgeScroll {
  let frame = 0;
  let at: number | undefined;
  let speed = 0;
  const step = (now: number) => {
    const before = window.scrollY;
    if (at !== undefined) window.scrollBy(0, speed * Math.min(LONGEST_STEP_MS, now - at));
    at = now;
    if (window.scrollY !== before) onScroll();
    frame = requestAnimationFrame(step);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    at = undefined;
  };
  return {
    follow(y) {
      const { top, bottom } = coveredEdges();
      speed = edgeSpeed(y, { top, bottom: window.innerHeight - bottom });
      if (speed === 0) stop();
      else if (frame === 0) frame = requestAnimationFrame(step);
    },
    stop,
  };
}
