import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'jotai/react';
import { useListener } from '#lib/use-listener.ts';
import { indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { listName, selectionModeAtom, useSelectionControl } from '#photos/selection/selection-atoms.ts';
import { withToggledPhoto } from '#photos/selection/selection.ts';
import { cellOfName, type GridCell } from '../geometry/grid-focus.ts';
import type { Point } from './range-drag.ts';
import type { RangeSelection } from './range-selection.ts';

/** Side of the corner of a photo, in px, where a mouse selects it; a third of a small one. */
const CIRCLE_CORNER = 36;

/** Whether a mouse has pressed the circle that a photo shows under it. */
function isOnCircle(tile: HTMLElement, event: PointerEvent): boolean {
  const { left, top, width } = tile.getBoundingClientRect();
  const corner = Math.min(CIRCLE_CORNER, width / 3);
  const isMouse = event.pointerType === 'mouse' && !event.metaKey && !event.ctrlKey;
  return isMouse && event.clientX - left <= corner && event.clientY - top <= corner;
}

/**
 * Hook: a click on the circle of a photo starts the selection mode with it. In the mode a click with Shift selects from the photo that
 * was toggled last to the one that is clicked. While Shift is held and the pointer is over photos, the range that a click would
 * select is shown.
 */
export function useShiftRange(
  grid: RefObject<HTMLElement | null>,
  isOn: boolean,
  range: RangeSelection,
  cellAt: (point: Point) => GridCell | undefined,
): void {
  /** Position of the mouse, while it is over the grid. */
  const mouse = useRef<Point>(undefined);
  const shown = useRef<string>(undefined);

  const hide = () => {
    if (shown.current === undefined) return;
    shown.current = undefined;
    range.endPreview();
  };
  const look = (isShift: boolean) => {
    const cell = isOn && isShift && range.hasAnchor() && mouse.current ? cellAt(mouse.current) : undefined;
    if (!cell) return hide();
    const name = `${cell.key}/${cell.cell}`;
    if (name === shown.current) return;
    shown.current = name;
    range.previewTo(cell);
  };

  useListener(grid, 'pointermove', (event) => {
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    mouse.current = { x: event.clientX, y: event.clientY };
    look(event.shiftKey);
  });
  useListener(grid, 'pointerleave', () => {
    mouse.current = undefined;
    hide();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => event.key === 'Shift' && look(event.type === 'keydown'));
  const onBlur = useEffectEvent(hide);
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    window.addEventListener('keydown', (event) => onKey(event), { signal });
    window.addEventListener('keyup', (event) => onKey(event), { signal });
    window.addEventListener('blur', () => onBlur(), { signal });
    return () => {
      onBlur();
      ends.abort();
    };
  }, []);

  useListener(
    grid,
    'click',
    (event) => {
      const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-photo]') : null;
      const cell = cellOfName(tile?.dataset.cell);
      if (!tile || !cell || (!isOn && !isOnCircle(tile, event))) return;
      // The photo is not toggled once more.
      event.preventDefault();
      tile.focus({ preventScroll: true });
      hide();
      if (event.shiftKey && range.hasAnchor()) range.extendTo(cell);
      else range.toggle(cell);
    },
    { capture: true },
  );
}

/** Hook: in the selection mode a press anywhere on a photo selects it, or takes it out of the selection (P4.40). */
export function useSelectByClick(
  grid: RefObject<HTMLElement | null>,
  list: PhotoList,
  groups: readonly PhotoGroup[],
): void {
  const control = useSelectionControl(list);
  const store = useStore();

  useListener(grid, 'click', (event) => {
    const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-photo]') : null;
    const cell = cellOfName(tile?.dataset.cell);
    const group = groups.find(({ key }) => key === cell?.key);
    // What another listener has dealt with, a range for example, is not toggled as well.
    const isOn = store.get(selectionModeAtom)?.list === listName(list);
    if (!isOn || !tile?.dataset.photo || !group || event.defaultPrevented) return;
    const state = list.pages.state(group.key);
    const photo = photoAt(state, indexOfPhoto(state, tile.dataset.photo) ?? -1);
    if (!photo) return;
    // For a moment after the mode has started it is drawn as the link that it was.
    event.preventDefault();
    tile.focus({ preventScroll: true });
    control.change((photos) => withToggledPhoto(photos, group, photo));
  });
}
