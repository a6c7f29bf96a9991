import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { PhotoGestures } from './gestures/photo-gestures.ts';

export interface PreviewMoves {
  step: (by: -1 | 1) => void;
  jump: (to: 'first' | 'last') => void;
}

/**
 * Left and right move through the photos (P2.62), Home and End to the first and the last; + and - zoom, 0 shows the whole
 * photo again, up and down look around in it, and so do all arrows with Shift. As long as no dialog lies over the photo
 * and no control has use for the keys.
 */
export function usePreviewKeys(
  viewer: RefObject<HTMLElement | null>,
  gestures: PhotoGestures,
  { step, jump }: PreviewMoves,
): void {
  const actions = useEffectEvent((event: KeyboardEvent): (() => void) | undefined => {
    const isZoomed = gestures.isZoomed();
    const pans = isZoomed && event.shiftKey;
    switch (event.key) {
      case 'ArrowLeft':
        return pans ? () => gestures.pan(-1, 0) : () => step(-1);
      case 'ArrowRight':
        return pans ? () => gestures.pan(1, 0) : () => step(1);
      case 'ArrowUp':
        return isZoomed ? () => gestures.pan(0, -1) : undefined;
      case 'ArrowDown':
        return isZoomed ? () => gestures.pan(0, 1) : undefined;
      case 'Home':
        return () => jump('first');
      case 'End':
        return () => jump('last');
      case '+':
      case '=':
        return () => gestures.zoomBy(1);
      case '-':
        return () => gestures.zoomBy(-1);
      case '0':
        return () => gestures.zoomOut();
      default:
        return undefined;
    }
  });
  // With the photo, not after it: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        !isForPhoto(event, viewer.current)
      )
        return;
      const act = actions(event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [viewer]);
}

/** Whether a key was pressed on the preview itself, and on nothing in it that has a use for keys. */
function isForPhoto({ target }: KeyboardEvent, viewer: HTMLElement | null): boolean {
  const element = target instanceof Element ? target : undefined;
  const isElsewhere =
    element?.closest('[role="dialog"]') !== viewer?.closest('[role="dialog"]') && element !== document.body;
  return !isElsewhere && !element?.matches('input, textarea, select, [role="slider"], [role="menuitem"]');
}
