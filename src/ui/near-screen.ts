import { useEffect, useState, type RefObject } from 'react';
import { createTimer } from '#lib/timers.ts';

/** What is so near to the screen, in px, is about to be seen: a screen away, or a few presses of Tab. */
const NEAR_PX = 1200;

/** What is near for less than this, in ms, was only passed on the way to somewhere else, as by the End key. */
const PASSED_MS = 150;

/**
 * Tells each time that an element comes near to the screen and is not only passed, and at once when it is near already.
 * @returns what ends that
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  let isFirst = true;
  const timer = createTimer();
  let frame = 0;
  const forget = () => {
    timer.stop();
    cancelAnimationFrame(frame);
  };
  const nearness = new IntersectionObserver(
    (entries) => {
      forget();
      const isNear = entries.at(-1)?.isIntersecting === true;
      if (isNear && isFirst) onNear();
      // Looked at in a frame: between two slow ones the page still stands where the last of them left it.
      else if (isNear)
        timer.start(PASSED_MS, () => (frame = requestAnimationFrame(() => isNearNow(element) && onNear())));
      isFirst = false;
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  nearness.observe(element);
  return () => {
    forget();
    nearness.disconnect();
  };
}

/** Hook: whether an element has ever been near to the screen, other than in passing. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(
    () => (element.current && !isNear ? whenNear(element.current, () => setNear(true)) : undefined),
    [element, isNear],
  );
  return isNear;
}

function isNearNow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -NEAR_PX && top < window.innerHeight + NEAR_PX;
}
