import { type RefObject, useLayoutEffect } from 'react';
import { nextFrame } from '#lib/timers.ts';

/**
 * Hook: sets a CSS property of the page to the height of an element at the window's edge, while it is shown: what is scrolled
 * into view keeps clear of it, and so do toasts.
 */
export function useHeightProperty(
  element: RefObject<HTMLElement | null>,
  property: '--header-height' | '--toast-lift' | '--cards-height' | '--preview-lift' | '--toasts-height',
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const own = element.current;
    if (!own || !isShown) return;
    const root = document.documentElement.style;
    let isOver = false;
    // The whole page inherits the property and is styled anew, while the element is to be seen at once (F8, F9). It is set a
    // frame after the measurement: together with other changes of the page behind a layer, so that the page is styled once.
    const observer = new ResizeObserver(() => {
      // Rounded up: lines of text have heights between two pixels.
      const height = Math.ceil(own.getBoundingClientRect().height);
      void nextFrame().then(() => isOver || root.setProperty(property, `${height}px`));
    });
    observer.observe(own);
    return () => {
      isOver = true;
      observer.disconnect();
      root.removeProperty(property);
    };
  }, [element, property, isShown]);
}
