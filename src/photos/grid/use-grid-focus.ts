import type { RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useListener } from '#lib/use-listener.ts';
import { isCommand, isOnPage, usePageKeys } from '#ui/page-keys.ts';
import type { GridCell, GridKey } from './geometry/grid-focus.ts';
import {
  belowAfter,
  cellName,
  cellOfName,
  gridKey,
  HEADING,
  middleOf,
  nextCell,
  scrollToShow,
} from './geometry/grid-focus.ts';
import type { GridLayout } from './geometry/grid-geometry.ts';
import { cellInGrid, groupsBetween } from './geometry/grid-geometry.ts';
import { coveredEdges } from './geometry/grid-window.ts';
import type { ExtendSelection } from './grid-selection.tsx';
import type { GridWindow } from './geometry/grid-window.ts';

/** Room between a cell that is brought into view and the edge, in px. */
const MARGIN = 12;

export interface GridFocus {
  /** The cell that has the focus, or waits for it until its photo is there. */
  active: GridCell | undefined;
  /** Brings a cell, or the heading of its group, into view and puts the focus on the cell, as soon as there is something to focus. */
  reveal: (key: string, cell: number, scroll?: 'as-needed' | 'if-unseen' | 'to-heading') => void;
  /** Looks once more for the cell that waits for the focus. */
  onDrawn: () => void;
}

/**
 * Hook: makes the timeline one tab stop with arrow keys that lead through it, also to cells that are not drawn yet.
 * @param extend called for moves with Shift
 */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  layout: GridLayout,
  view: GridWindow,
  extend: RefObject<ExtendSelection | undefined>,
): GridFocus {
  const [active, setActive] = useState<GridCell>();
  /** The cell that had the focus last, for the way back with Tab. */
  const last = useRef<GridCell>(undefined);
  const waiting = useRef<GridCell>(undefined);
  const goal = useRef<Goal>(undefined);
  const drawnLayout = useRef(layout);
  useLayoutEffect(() => {
    drawnLayout.current = layout;
  }, [layout]);

  const onDrawn = useCallback(() => {
    if (!waiting.current) return;
    const element = grid.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cellName(waiting.current))}"]`);
    if (!element) {
      // The cell before it may leave the page; keys that follow go on from here.
      if (grid.current?.contains(document.activeElement)) grid.current.focus({ preventScroll: true });
      return;
    }
    waiting.current = undefined;
    element.focus({ preventScroll: true });
  }, [grid]);

  const reveal: GridFocus['reveal'] = useCallback(
    (key, cell, scroll = 'as-needed') => {
      const { metrics, places } = drawnLayout.current;
      const place = places.find(({ group }) => group.key === key);
      if (!place) return;
      last.current = waiting.current = { key, cell };
      setActive({ key, cell });
      const box =
        cell === HEADING
          ? { top: place.top, height: metrics.heading }
          : cellInGrid(place, Math.min(cell, place.cells - 1));
      const covered = coveredEdges(cell === HEADING ? 0 : metrics.heading);
      const { top, height } = view.view();
      const isSeen = box.top + box.height > top + covered.top && box.top < top + height - covered.bottom;
      const target =
        scroll === 'to-heading'
          ? place.top - coveredEdges().top
          : isSeen && scroll === 'if-unseen'
            ? top
            : scrollToShow(box, view.view(), covered, MARGIN);
      if (target !== top) view.scrollTo(target);
      // What is not drawn yet is focused when it is.
      onDrawn();
    },
    [view, onDrawn],
  );

  useListener(grid, 'focusin', ({ target }) => {
    if (target === grid.current) {
      if (waiting.current) return;
      const cell = entry(layout, view, last.current);
      if (cell) reveal(cell.key, cell.cell);
      return;
    }
    // She went on by herself.
    waiting.current = undefined;
    const cell = cellOf(target);
    if (!cell) return;
    last.current = cell;
    setActive(cell);
  });

  useListener(grid, 'focusout', ({ target, relatedTarget }) => {
    if (relatedTarget instanceof Node) {
      if (grid.current?.contains(relatedTarget)) return;
      waiting.current = undefined;
    }
    // What had the focus may just have been taken out of the page. That shows when the change is complete.
    queueMicrotask(() => {
      const cell = cellOf(target);
      if (cell && target instanceof Node && !target.isConnected) {
        waiting.current = cell;
        onDrawn();
        // In another order it may be far from what is drawn: the keys go on from the grid.
        if (document.activeElement === document.body) grid.current?.focus({ preventScroll: true });
      } else if (document.hasFocus() && !waiting.current) {
        setActive(undefined);
      }
    });
  });

  usePageKeys((event) => {
    const key = gridKey(event);
    if (isOnPage(event.target)) enter(event, key);
    else if (key && active && (cellOf(event.target) || event.target === grid.current)) move(event, key, active);
  });

  /** From the page the keys lead to the photo that was left last, or the first on screen; Space selects it (X13). */
  function enter(event: KeyboardEvent, key: GridKey | undefined) {
    const isSpace = event.key === ' ';
    const start = entry(layout, view, last.current);
    if (isCommand(event) || event.shiftKey || !start || !(isSpace || /^(?:Arrow|Home|End)/.test(key ?? ''))) return;
    event.preventDefault();
    // As without photos: the page begins above them.
    if (key === 'Home') view.scrollTo(-view.offset());
    const end = key === 'Home' ? 'FirstOfAll' : key === 'End' && 'LastOfAll';
    const cell = end ? nextCell(layout, start, end) : start;
    reveal(cell.key, cell.cell);
    // As on the way from a cell to one that is not there yet, the grid has the focus meanwhile, which may leave it.
    if (waiting.current) grid.current?.focus({ preventScroll: true });
    if (isSpace) extend.current?.(cell, cell);
  }

  function move(event: KeyboardEvent, key: GridKey, from: GridCell) {
    event.preventDefault();
    const { x, below } = goalOf(goal.current, from, layout);
    const { heading, tile } = layout.metrics;
    const covered = coveredEdges(heading);
    const page = Math.max(tile, view.view().height - covered.top - covered.bottom - tile);
    const context = { x, page, below };
    const next = nextCell(layout, from, key, context);
    if (next.key === from.key && next.cell === from.cell) return;
    goal.current = isVertical(key)
      ? { at: next, x, below: belowAfter(layout, { from, to: next, key }, context) }
      : undefined;
    reveal(next.key, next.cell);
    if (event.shiftKey) extend.current?.(from, next);
  }

  return { active, reveal, onDrawn };
}

function cellOf(target: EventTarget | null): GridCell | undefined {
  return target instanceof HTMLElement ? cellOfName(target.dataset.cell) : undefined;
}

/**
 * Goal of the way up and down, for as long as it is not left: the distance from the left edge, as a heading or a short
 * row has no column of its own, and that below the middle of the cell, as rows do not end where screens do.
 */
interface Goal {
  at: GridCell;
  x: number;
  below: number;
}

function goalOf(goal: Goal | undefined, active: GridCell, layout: GridLayout): Goal {
  if (goal?.at.key === active.key && goal.at.cell === active.cell) return goal;
  return { at: active, x: middleOf(layout, active), below: 0 };
}

function isVertical(key: GridKey): boolean {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'PageUp' || key === 'PageDown';
}

/** Cell where Tab enters: the one it left, when that is on screen, else the first one that is. */
function entry(layout: GridLayout, view: GridWindow, last: GridCell | undefined): GridCell | undefined {
  const { top, height } = view.view();
  const { heading, tile } = layout.metrics;
  const covered = coveredEdges(heading);
  const from = top + covered.top;
  const to = top + height - covered.bottom;
  // Where no row fits in whole it is the one in the middle.
  const half = Math.min(tile, to - from - 1) / 2;
  const visible = groupsBetween(layout, from + half, to - half);
  const isThere = ({ key, cell }: GridCell) =>
    visible.some(
      ({ place: { group, cells, metrics }, firstRow, endRow }) =>
        group.key === key && cell >= firstRow * metrics.columns && cell < Math.min(endRow * metrics.columns, cells),
    );
  if (last && isThere(last)) return last;
  const first = visible.find(({ firstRow, endRow }) => endRow > firstRow);
  if (first) return { key: first.place.group.key, cell: first.firstRow * first.place.metrics.columns };
  const [place] = layout.places;
  return place && { key: place.group.key, cell: 0 };
}
