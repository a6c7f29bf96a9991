import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Of the elements that browsers can focus, those that the product has. */
const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Elements that Tab reaches inside a container, in the order of the page. */
export function tabbables(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && canTakeFocus(element) && !isPassedOverRadio(element),
  );
}

/** Whether focus can be put there now: in the page, shown, and neither disabled nor inert. */
export function canTakeFocus(element: HTMLElement | null | undefined): element is HTMLElement {
  return (
    element?.isConnected === true &&
    element !== element.ownerDocument.body &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

let quiet = false;

/**
 * Returns focus to where it came from, marked as not the customer's own step: a tooltip that opened on it would take the
 * next Escape.
 */
export function focusQuietly(element: HTMLElement): void {
  quiet = true;
  try {
    element.focus({ preventScroll: true });
  } finally {
    quiet = false;
  }
}

/** Whether the focus event that is being handled comes from `focusQuietly`. */
export function isQuietFocus(): boolean {
  return quiet;
}

/** Of a group of radio buttons, Tab reaches the checked one alone. */
function isPassedOverRadio(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked || !element.name)
    return false;
  const group = (element.form ?? element.ownerDocument).querySelectorAll<HTMLInputElement>(
    'input[type="radio"]:checked',
  );
  return [...group].some((radio) => radio.name === element.name && radio.form === element.form);
}

/**
 * Moves the focus when the focused element inside `element` is removed from the page (X4): the focus would otherwise start at
 * the beginning of the page again.
 * @param next the element that gets the focus then, unless something else has taken it
 * @returns stops it
 */
export function catchFocus(element: HTMLElement, next: () => HTMLElement | null): () => void {
  const ends = new AbortController();
  let isInside = element.contains(document.activeElement);
  const isLost = () => isInside && element.isConnected && document.activeElement === document.body;

  element.addEventListener('focusin', () => (isInside = true), { signal: ends.signal });
  element.addEventListener(
    'focusout',
    ({ target }) =>
      // Whether the element was removed or the customer moved the focus is known when the change is complete.
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected && !element.contains(document.activeElement)) isInside = false;
      }),
    { signal: ends.signal },
  );
  const observer = new MutationObserver(() => {
    // A component that knows a better place moves the focus first.
    if (isLost()) requestAnimationFrame(() => isLost() && next()?.focus({ preventScroll: true }));
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    ends.abort();
    observer.disconnect();
  };
}

/** Hook: `catchFocus` for an element while it is rendered, which most are for as long as their component. */
export function useCatchFocus(
  element: RefObject<HTMLElement | null>,
  next: (own: HTMLElement) => HTMLElement | null,
  isRendered = true,
): void {
  const nextOf = useEffectEvent(next);
  useEffect(() => {
    const own = isRendered ? element.current : null;
    return own ? catchFocus(own, () => nextOf(own)) : undefined;
  }, [element, isRendered]);
}

/** Has the focus begin with the heading of the page, or the page where it has none yet: one that waits for its script hides what was there before. */
export function focusBeginning(): void {
  const main = document.getElementById('content');
  const heading = main?.querySelector('h1');
  const beginning = heading?.checkVisibility() ? heading : main;
  if (!beginning) return;
  if (!beginning.hasAttribute('tabindex')) beginning.tabIndex = -1;
  beginning.focus({ preventScroll: true });
}

/** The first link of an element, or its first button. */
export function firstControl(own: HTMLElement): HTMLElement | null {
  return own.querySelector('a') ?? own.querySelector('button');
}

/**
 * Hook: for an element that is removed together with its focused button, such as a notice with "Try again": the focus goes to
 * the nearest element around it that can take it by script (X4). Put the ref on the element.
 */
export function useFocusRestore(): RefObject<HTMLDivElement | null> {
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
