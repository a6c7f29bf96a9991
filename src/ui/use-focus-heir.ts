import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For what goes when its button has done its work, such as a notice with "Try again": who pressed the button stays where it
 * stood (X4). Put the ref on the element; the focus goes to the nearest element around it that can take it by script.
 */
export function useFocusHeir(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own?.contains(document.activeElement))
        own.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return element;
}
