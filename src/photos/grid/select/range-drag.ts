import type { GridCell } from '../grid-focus.ts';
import { createEdgeScroll } from './edge-scroll.ts';
import type { Spot } from './cell-at-spot.ts';
import type { RangeSelection } from './range-selection.ts';

/** A range that is being dragged out, by a mouse or a finger. */
export interface RangeDrag {
  moveTo: (spot: Spot) => void;
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
  cellAt: (spot: Spot) => GridCell | undefined,
): RangeDrag {
  let spot: Spot | undefined;
  let target = from;
  const show = () => {
    const cell = spot && cellAt(spot);
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
      spot = next;
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
