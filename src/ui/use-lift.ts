import { useLayoutEffect, type RefObject } from 'react';
import { nextFrame } from '#lib/next-frame.ts';

/**
 * Tells the page how high something at the window's edge is, for as long as it stands there: what is scrolled into view
 * keeps clear of it, and so do toasts.
 */
export function useLift(
  element: RefObject<HTMLElement | null>,
  property: '--header-height' | '--toast-lift' | '--cards-height' | '--preview-lift',
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const own = element.current;
    if (!own || !isShown) return;
    const root = document.documentElement.style;
    let isOver = false;
    // The whole page inherits it and is styled anew, while what stands there is to be seen at once (F8, F9). It is told a
    // frame after the one that it is measured in: with what else changes the page behind a layer, so that it is styled once.
    const observer = new ResizeObserver(() => {
      const height = own.offsetHeight;
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
