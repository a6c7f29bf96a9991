import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Catches the focus when what has it inside an element leaves the page, and nobody else takes it over (X4): a button that
 * goes with what it does leaves whoever uses the keyboard at the beginning of the page.
 * @param next where the focus goes then
 * @returns what ends it
 */
export function catchFocus(element: HTMLElement, next: () => HTMLElement | null): () => void {
  const ends = new AbortController();
  let isInside = element.contains(document.activeElement);
  const isLost = () => isInside && element.isConnected && document.activeElement === document.body;

  element.addEventListener('focusin', () => (isInside = true), { signal: ends.signal });
  element.addEventListener(
    'focusout',
    ({ target }) =>
      // Whether it has gone, or the customer, shows when the change is complete.
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected && !element.contains(document.activeElement)) isInside = false;
      }),
    { signal: ends.signal },
  );
  const observer = new MutationObserver(() => {
    // Whoever knows a better place takes the focus there first.
    if (isLost()) requestAnimationFrame(() => isLost() && next()?.focus({ preventScroll: true }));
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    ends.abort();
    observer.disconnect();
  };
}

/** Hook: the same for an element as long as it is there. */
export function useCatchFocus(
  element: RefObject<HTMLElement | null>,
  next: (own: HTMLElement) => HTMLElement | null,
): void {
  const nextOf = useEffectEvent(next);
  useEffect(() => {
    const own = element.current;
    return own ? catchFocus(own, () => nextOf(own)) : undefined;
  }, [element]);
}
