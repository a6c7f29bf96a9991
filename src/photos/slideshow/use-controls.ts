import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { createTimer } from '#lib/timers.ts';
import { isCommand } from '#ui/page-keys.ts';

export interface ControlActions {
  toggle: () => void;
  /** Shows the next photo, or the one before. */
  go: (by: 1 | -1) => void;
  /** Has photos show longer, or shorter. */
  changePace: (by: 1 | -1) => void;
}

/** Time, in ms, without a movement or a key after which the controls go. */
const REST_MS = 3_000;

/** Least way of a finger, in px, that is a swipe. */
const SWIPE = 48;

/**
 * Hook: keys and fingers of a slideshow. Space pauses it, left and right turn the photos, up and down change their time; a finger
 * turns them by a swipe. A control that uses the key itself keeps it. Those that have gone are only unseen: a screen reader presses
 * them as ever, and a finger on them has them come back.
 * @param mayGo the controls go when nothing has been pressed or moved for a while
 * @returns whether they have gone
 */
export function useControls(layer: RefObject<HTMLElement | null>, actions: ControlActions, mayGo: boolean): boolean {
  const [isResting, setResting] = useState(false);
  const isGone = isResting && mayGo;
  const actionOf = useEffectEvent(({ key, target }: KeyboardEvent): (() => void) | undefined => {
    const control = target instanceof Element ? target.closest('button, select') : null;
    if (control?.matches('select')) return undefined;
    switch (key) {
      case ' ':
        return control ? undefined : actions.toggle;
      case 'ArrowLeft':
        return () => actions.go(-1);
      case 'ArrowRight':
        return () => actions.go(1);
      case 'ArrowUp':
        return () => actions.changePace(1);
      case 'ArrowDown':
        return () => actions.changePace(-1);
      default:
        return undefined;
    }
  });
  const areUnseen = useEffectEvent(() => isGone && !layer.current?.querySelector(':focus-visible'));
  const swipe = useEffectEvent((way: number) => Math.abs(way) >= SWIPE && actions.go(way < 0 ? 1 : -1));

  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const ends = new AbortController();
    const { signal } = ends;
    const timer = createTimer();
    const stir = () => {
      setResting(false);
      timer.start(REST_MS, () => setResting(true));
    };
    stir();
    let finger: { id: number; x: number } | undefined;
    let isOnUnseen = false;
    for (const name of ['pointermove', 'focusin', 'click']) element.addEventListener(name, stir, { signal });
    element.addEventListener(
      'pointerdown',
      ({ pointerType, isPrimary, pointerId, clientX }) => {
        isOnUnseen = pointerType !== 'mouse' && areUnseen();
        stir();
        finger = pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX } : undefined;
      },
      { signal },
    );
    element.addEventListener(
      'pointerup',
      ({ pointerId, clientX }) => {
        if (finger?.id === pointerId) swipe(clientX - finger.x);
        finger = undefined;
      },
      { signal },
    );
    element.addEventListener(
      'touchend',
      (event) => {
        // What cannot be seen is not pressed, and no list of times is opened. Screen readers press without a finger on the glass.
        if (isOnUnseen) event.preventDefault();
        isOnUnseen = false;
      },
      { signal, passive: false },
    );
    element.addEventListener('pointercancel', () => (finger = undefined), { signal });
    element.addEventListener(
      'keydown',
      (event) => {
        stir();
        const act = event.defaultPrevented || isCommand(event) ? undefined : actionOf(event);
        if (!act) return;
        event.preventDefault();
        act();
      },
      { signal },
    );
    return () => {
      ends.abort();
      timer.stop();
    };
  }, [layer]);
  return isGone;
}
