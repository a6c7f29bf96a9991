import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useListener } from '#lib/use-listener.ts';
import type { GridCell } from '../geometry/grid-focus.ts';
import type { RangeDrag, Point } from './range-drag.ts';
import { beginRangeDrag } from './range-drag.ts';
import type { RangeSelection } from './range-selection.ts';

/** Distance, in px, below which a press that moves is a click. */
const SLACK = 5;

/**
 * Hook: in the selection mode, a press on a photo or between photos that moves selects all it passes. It takes them out when it
 * began on one that was selected. Escape leaves everything as it was.
 */
export function useMouseDrag(
  grid: RefObject<HTMLElement | null>,
  isOn: boolean,
  range: RangeSelection,
  cellAt: (point: Point) => GridCell | undefined,
): void {
  const press = useRef<{ from: Point; drag: RangeDrag | undefined }>(undefined);

  useListener(grid, 'pointerdown', (event) => {
    const isOther = event.target instanceof Element && event.target.closest('button, header, [data-opens]');
    if (!isOn || event.pointerType === 'touch' || event.button !== 0 || event.shiftKey || isOther) return;
    press.current = { from: pointOf(event), drag: undefined };
  });

  const onMove = useEffectEvent((event: PointerEvent) => {
    if (!press.current) return;
    // The mode has ended meanwhile, or the button was let go where nobody tells of it.
    if (!isOn || event.buttons === 0) return onCancel();
    const { from } = press.current;
    const point = pointOf(event);
    if (!press.current.drag) {
      const origin = Math.hypot(point.x - from.x, point.y - from.y) > SLACK ? cellAt(from) : undefined;
      if (!origin) return;
      press.current.drag = beginRangeDrag(range, origin, !range.isOn(origin), cellAt);
    }
    press.current.drag.moveTo(point);
  });
  const onUp = useEffectEvent(() => {
    const drag = press.current?.drag;
    press.current = undefined;
    if (!drag) return;
    drag.finish();
    swallowClick();
  });
  const onCancel = useEffectEvent((event?: KeyboardEvent) => {
    const drag = press.current?.drag;
    if (event && (event.key !== 'Escape' || !drag)) return;
    press.current = undefined;
    drag?.cancel();
    if (!event) return;
    event.preventDefault();
    event.stopPropagation();
    // The button is still down; what comes when it is let go is no click on a photo.
    window.addEventListener('pointerup', swallowClick, { once: true });
  });

  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    window.addEventListener('pointermove', (event) => onMove(event), { signal });
    window.addEventListener('pointerup', () => onUp(), { signal });
    window.addEventListener('pointercancel', () => onCancel(), { signal });
    window.addEventListener('keydown', (event) => onCancel(event), { signal, capture: true });
    return () => {
      onCancel();
      ends.abort();
    };
  }, []);
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** The click that follows when a button is let go, if one does, belongs to what has just ended. */
function swallowClick(): void {
  const ends = new AbortController();
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: ends.signal },
  );
  setTimeout(() => ends.abort());
}
