import { useEffect, useState, type RefObject } from 'react';

/** What is so near to the screen, in px, is about to be seen: a screen away, or a few presses of Tab. */
const NEAR_PX = 1200;

/** Tells each time that an element comes near to the screen, and at once when it is. @returns what ends that */
export function whenNear(element: Element, onNear: () => void): () => void {
  const nearness = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(), { rootMargin: `${NEAR_PX}px 0px` });
  nearness.observe(element);
  return () => nearness.disconnect();
}

/** What is near for less than this, in ms, was only passed on the way to somewhere else, as by the End key. */
const PASSED_MS = 150;

/**
 * Hook: whether an element has been near to the screen for longer than it takes to scroll past it. What is near when it is drawn
 * counts at once.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => (element.current && !isNear ? whenStaysNear(element.current, () => setNear(true)) : undefined), [element, isNear]);
  return isNear;
}

function whenStaysNear(element: Element, onNear: () => void): () => void {
  let isDrawn = false;
  let timer = 0;
  let frame = 0;
  const forget = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const nearness = new IntersectionObserver(
    (entries) => {
      forget();
      if (!entries.at(-1)?.isIntersecting) isDrawn = true;
      else if (!isDrawn) onNear();
      // Looked at in a frame: between two slow ones the page still stands where the last of them left it.
      else timer = window.setTimeout(() => (frame = requestAnimationFrame(() => isNearNow(element) && onNear())), PASSED_MS);
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  nearness.observe(element);
  return () => {
    forget();
    nearness.disconnect();
  };
}

function isNearNow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -NEAR_PX && top < window.innerHeight + NEAR_PX;
}
