import { useStore } from 'jotai/react';
import type { RefObject } from 'react';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { restoreSelection } from '#photos/selection/stored-selection.ts';
import { showReadFailure } from '#photos/selection/select-spans.ts';
import { listName, useIsSelecting, useSelectionControl } from '#photos/selection/selection-atoms.ts';
import { usePrunedSelection } from '#photos/selection/use-pruned-selection.ts';
import type { GridCell } from './geometry/grid-focus.ts';
import type { GridLayout } from './geometry/grid-geometry.ts';
import { useGoToPhoto } from './use-open-photo.ts';
import type { Point } from './select/range-drag.ts';
import { cellAtPoint } from './select/range-drag.ts';
import { RangeSelection } from './select/range-selection.ts';
import { useLongPress } from './select/use-long-press.ts';
import { useMouseDrag } from './select/use-mouse-drag.ts';
import { useSelectKeys } from './select/use-select-keys.ts';
import { useShiftRange } from './select/use-select-clicks.ts';

/** Takes the selection along when the focus moves with Shift. */
export type ExtendSelection = (from: GridCell, to: GridCell) => void;

export interface GridSelectionProps {
  grid: RefObject<HTMLElement | null>;
  list: PhotoList;
  groups: readonly PhotoGroup[];
  layout: GridLayout;
  /** Filled in for the arrow keys. */
  extend: RefObject<ExtendSelection | undefined>;
}

/** Selecting in a grid beyond a click on a photo: ranges, dragging, long presses, keys, updates. Draws nothing. */
export const GridSelection = memo(function GridSelection({ grid, list, groups, layout, extend }: GridSelectionProps) {
  const store = useStore();
  const control = useSelectionControl(list);
  const isOn = useIsSelecting(list);
  const goTo = useGoToPhoto(list.pages.source.albumId);
  const current = useRef({ layout, pages: list.pages });
  useLayoutEffect(() => {
    current.current = { layout, pages: list.pages };
  }, [layout, list.pages]);

  const name = listName(list);
  useEffect(() => restoreSelection(name), [name]);
  usePrunedSelection(list, groups);
  const [range] = useState(
    () =>
      new RangeSelection({
        list: name,
        store,
        countedAt: list.countedAt,
        layout: () => current.current.layout,
        pages: () => current.current.pages,
        onError: showReadFailure,
      }),
  );
  useEffect(() => {
    if (isOn) return () => range.end();
  }, [isOn, range]);
  useEffect(() => () => range.end(), [range, list.pages]);

  const cellAt = useCallback(
    (point: Point) => (grid.current ? cellAtPoint(grid.current, current.current.layout, point) : undefined),
    [grid],
  );
  useMouseDrag(grid, isOn, range, cellAt);
  useLongPress(grid, range, cellAt, () => control.update((photos) => photos));
  useShiftRange(grid, isOn, range, cellAt);
  useSelectKeys(grid, list, groups, isOn, range, control, (photoId, key) => goTo(list.previewPath(photoId, key)));

  useEffect(() => {
    extend.current = (from, to) => {
      if (!range.hasAnchor() || !range.isAt(from)) range.begin(from, true);
      range.extendTo(to);
    };
    return () => {
      extend.current = undefined;
    };
  }, [extend, range]);
  return null;
});
