import type { RefObject } from 'react';
import { isCommand, isSwitchedOff, useKeyDown } from '#ui/page-keys.ts';
import type { PhotoGestures } from './gestures/photo-gestures.ts';

export interface PreviewMoves {
  step: (by: -1 | 1) => void;
  jump: (to: 'first' | 'last') => void;
  /** Shows the list of all keys. */
  list: () => void;
}

/**
 * Hook: keys of the preview, as long as no dialog lies over it and no control uses the key. Left and right move through the
 * photos (P2.62), Home and End to the first and the last; + and - zoom, 0 resets the zoom, up and down pan a zoomed photo, and
 * so do all arrows with Shift; "?" lists them.
 */
export function usePreviewKeys(
  viewer: RefObject<HTMLElement | null>,
  gestures: PhotoGestures,
  { step, jump, list }: PreviewMoves,
): void {
  const actionOf = (event: KeyboardEvent): (() => void) | undefined => {
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
      case '?':
        return list;
      default:
        return undefined;
    }
  };
  useKeyDown((event) => {
    if (event.defaultPrevented || isCommand(event) || isSwitchedOff(event) || !isForPhoto(event, viewer.current))
      return;
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** Whether a key was pressed on the preview itself, and not on a control that uses keys. */
function isForPhoto({ target }: KeyboardEvent, viewer: HTMLElement | null): boolean {
  const element = target instanceof Element ? target : undefined;
  const isElsewhere =
    element?.closest('[role="dialog"]') !== viewer?.closest('[role="dialog"]') && element !== document.body;
  return !isElsewhere && !element?.matches('input, textarea, select, [role="slider"], [role="menuitem"]');
}
