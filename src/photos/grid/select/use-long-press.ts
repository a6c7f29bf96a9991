import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { after } from '#lib/timers.ts';
import { useListener } from '#lib/use-listener.ts';
import type { GridCell } from '../geometry/grid-focus.ts';
import { cellOfName } from '../geometry/grid-focus.ts';
import type { RangeDrag, Point } from './range-drag.ts';
import { beginRangeDrag } from './range-drag.ts';
import type { RangeSelection } from './range-selection.ts';

/** Time, in ms, that a finger rests on a photo to select it. */
const LONG_PRESS_MS = 400;
/** Distance, in px, beyond which a finger that moves before that means to scroll. */
const SLACK = 10;
/** Length, in ms, of the buzz when the press counts. */
const BUZZ_MS = 12;

/**
 * Hook: a long press on a photo starts the selection mode with it; a finger that moves on from there selects all it passes, and
 * takes out when the photo was selected already.
 * @param start the mode begins, when it is off
 */
export function useLongPress(
  grid: RefObject<HTMLElement | null>,
  range: RangeSelection,
  cellAt: (point: Point) => GridCell | undefined,
  start: () => void,
): void {
  const end = useRef<() => void>(undefined);

  useListener(grid, 'touchstart', (event) => {
    end.current?.();
    const touch = event.touches[0];
    const { target } = event;
    const tile = target instanceof Element ? target.closest<HTMLElement>('a[data-photo]') : null;
    const cell = cellOfName(tile?.dataset.cell);
    if (!touch || !target || event.touches.length > 1 || !cell) return;
    end.current = followFinger(target, { x: touch.clientX, y: touch.clientY }, () => {
      const isOn = !range.isOn(cell);
      start();
      navigator.vibrate?.(BUZZ_MS);
      return beginRangeDrag(range, cell, isOn, cellAt);
    });
  });

  // Safari on iOS decides when a finger comes down whether its moves can keep the page still: only where they are listened to by then.
  useListener(grid, 'touchmove', () => {});

  useEffect(() => () => end.current?.(), []);
}

/** Listens to what the finger touched, not to the grid: when that scrolls out of the page, the finger's events still go there. */
function followFinger(target: EventTarget, from: Point, begin: () => RangeDrag): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let drag: RangeDrag | undefined;
  const callOff = after(LONG_PRESS_MS, () => (drag = begin()));
  const stop = () => {
    callOff();
    drag?.cancel();
    drag = undefined;
    ends.abort();
  };
  const on = (name: string, handle: (event: TouchEvent) => void) =>
    target.addEventListener(name, (event) => event instanceof TouchEvent && handle(event), { signal, passive: false });

  on('touchmove', (event) => {
    const touch = event.touches[0];
    if (!touch || event.touches.length > 1) return stop();
    const point = { x: touch.clientX, y: touch.clientY };
    if (!drag) return Math.hypot(point.x - from.x, point.y - from.y) > SLACK ? stop() : undefined;
    // The page stands still below a finger that selects.
    if (event.cancelable) event.preventDefault();
    drag.moveTo(point);
  });
  const finish = () => {
    drag?.finish();
    drag = undefined;
    stop();
  };
  on('touchend', (event) => {
    // The click that would follow would take the photo out again.
    if (drag && event.cancelable) event.preventDefault();
    finish();
  });
  // The phone takes the finger away, for a gesture of its own or a call: what was selected by then stays so.
  on('touchcancel', finish);
  // The browser's own menu for a link that is pressed for long.
  target.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return stop;
}
