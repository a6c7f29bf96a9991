import { type RefObject, useLayoutEffect } from 'react';
import { onSize } from '#lib/events.ts';
import { nextFrame } from '#lib/timers.ts';

/** Property of what lies over an edge of the window: its height, in px. */
type EdgeProperty = '--header-height' | '--toast-lift' | '--cards-height' | '--preview-lift' | '--toasts-height';

/** Properties of what lies over the end of the page, which can be scrolled clear of it. */
const OVER_THE_END: readonly EdgeProperty[] = ['--toast-lift', '--toasts-height', '--cards-height'];

const heights = new Map<EdgeProperty, number>();

/**
 * Hook: sets a CSS property to the height of an element at the window's edge, while it is shown: what is scrolled into view keeps
 * clear of it, and so do toasts. That of the header belongs to the root, all others to the body: a property of the root has the
 * whole page styled anew, also where nothing inherits it (F8, F9).
 */
export function useHeightProperty(
  element: RefObject<HTMLElement | null>,
  property: EdgeProperty,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const own = element.current;
    if (!own || !isShown) return;
    let isOver = false;
    // A frame after the measurement: together with other changes of the page behind a layer, so that the page is styled once, and
    // the element is to be seen at once.
    const stop = onSize(own, () => {
      // Rounded up: lines of text have heights between two pixels.
      const height = Math.ceil(own.getBoundingClientRect().height);
      if (getComputedStyle(placeOf(property)).getPropertyValue(property) === `${height}px`) return;
      void nextFrame().then(() => isOver || setHeight(property, height));
    });
    return () => {
      isOver = true;
      stop();
      setHeight(property, undefined);
    };
  }, [element, property, isShown]);
}

function placeOf(property: EdgeProperty): HTMLElement {
  return property === '--header-height' ? document.documentElement : document.body;
}

function setHeight(property: EdgeProperty, height: number | undefined): void {
  if (height === undefined) {
    if (!heights.delete(property)) return;
    placeOf(property).style.removeProperty(property);
  } else {
    heights.set(property, height);
    placeOf(property).style.setProperty(property, `${height}px`);
  }
  if (!OVER_THE_END.includes(property)) return;
  const covered = OVER_THE_END.reduce((sum, one) => sum + (heights.get(one) ?? 0), 0);
  document.documentElement.style.scrollPaddingBlockEnd = covered === 0 ? '' : `${covered}px`;
}
