import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the page how high something at its lower edge is, for as long as it stands there: toasts keep clear of it, and so
 * does what is scrolled into view.
 */
export function useLift(element: RefObject<HTMLElement | null>, property: '--toast-lift' | '--cards-height' | '--preview-lift', isShown: boolean): void {
  useLayoutEffect(() => {
    const own = element.current;
    if (!own || !isShown) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty(property, `${own.offsetHeight}px`));
    observer.observe(own);
    return () => {
      observer.disconnect();
      root.removeProperty(property);
    };
  }, [element, property, isShown]);
}
