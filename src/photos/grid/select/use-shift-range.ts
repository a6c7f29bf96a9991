import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cellOfName } from '../cell-name.ts';
import type { GridCell } from '../grid-focus.ts';
import { useListener } from '../use-listener.ts';
import type { Spot } from './cell-at-spot.ts';
import type { RangeSelection } from './range-selection.ts';

/**
 * In the selection mode a click with Shift selects from the photo that was toggled last to the one that is clicked. While
 * Shift is held and the pointer is over photos, the range that a click would select is shown.
 */
export function useShiftRange(
  grid: RefObject<HTMLElement | null>,
  isOn: boolean,
  range: RangeSelection,
  cellAt: (spot: Spot) => GridCell | undefined,
): void {
  /** Where the mouse is, while it is over the grid. */
  const mouse = useRef<Spot>(undefined);
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
    look(false);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => event.key === 'Shift' && look(event.type === 'keydown'));
  const onBlur = useEffectEvent(() => look(false));
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event);
    const blur = () => onBlur();
    window.addEventListener('keydown', key);
    window.addEventListener('keyup', key);
    window.addEventListener('blur', blur);
    return () => {
      window.removeEventListener('keydown', key);
      window.removeEventListener('keyup', key);
      window.removeEventListener('blur', blur);
      onBlur();
    };
  }, []);

  useListener(
    grid,
    'click',
    (event) => {
      const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-photo]') : null;
      const cell = cellOfName(tile?.dataset.cell);
      if (!tile || !cell || !isOn) return;
      // Dealt with: nobody toggles the photo once more.
      event.preventDefault();
      tile.focus({ preventScroll: true });
      hide();
      if (event.shiftKey && range.hasAnchor()) range.extendTo(cell);
      else range.toggle(cell);
    },
    { capture: true },
  );
}
