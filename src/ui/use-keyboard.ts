import { type RefObject, useLayoutEffect } from 'react';

/**
 * Hook: sets `--keyboard` on a layer to how much of the window the keyboard on the screen covers, in px. Most phones make
 * the page lower instead, as index.html asks them to; Safari on iOS lays it over what is fixed to the lower edge.
 */
export function useKeyboard(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = layer.current;
    const { visualViewport: view } = window;
    if (!own || !view) return;
    let covered = 0;
    const measure = () => {
      // Of a page that is zoomed in, less is seen without any keyboard.
      const next = view.scale === 1 ? Math.max(0, Math.round(innerHeight - view.height - view.offsetTop)) : 0;
      if (next === covered) return;
      covered = next;
      own.style.setProperty('--keyboard', `${covered}px`);
    };
    measure();
    const ends = new AbortController();
    for (const name of ['resize', 'scroll']) view.addEventListener(name, measure, { signal: ends.signal });
    return () => ends.abort();
  }, [layer]);
}
