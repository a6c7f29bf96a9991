import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createTimer } from '#lib/timers.ts';

/** Distance to the screen, in px, at which an element counts as near: a screen away, or a few presses of Tab. */
const NEAR_PX = 1200;

/** Time, in ms, for which an element has to be near: less is scrolling past, as by the End key. */
const PASSED_MS = 150;

/**
 * Calls back each time that an element comes near to the screen and is not only scrolled past, and at once if it is near already.
 * @returns stops it
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  let isFirst = true;
  const timer = createTimer();
  let frame = 0;
  const cancel = () => {
    timer.stop();
    cancelAnimationFrame(frame);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      cancel();
      const isNear = entries.at(-1)?.isIntersecting === true;
      if (isNear && isFirst) onNear();
      // Looked at in a frame: between two slow ones the page still stands where the last of them left it.
      else if (isNear)
        timer.start(
          PASSED_MS,
          () => (frame = requestAnimationFrame(() => distanceToScreen(element) < NEAR_PX && onNear())),
        );
      isFirst = false;
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  observer.observe(element);
  return () => {
    cancel();
    observer.disconnect();
  };
}

/** Nearness of an element to the screen: whether it has ever been near, other than in passing, and its distance now. */
export interface Nearness {
  isNear: boolean;
  /** Distance to the screen in px, 0 on it. */
  distance: () => number;
}

/** Hook: nearness of an element to the screen. */
export function useNearness(element: RefObject<Element | null>): Nearness {
  const [isNear, setNear] = useState(false);
  useEffect(
    () => (element.current && !isNear ? whenNear(element.current, () => setNear(true)) : undefined),
    [element, isNear],
  );
  return { isNear, distance: () => (element.current ? distanceToScreen(element.current) : Infinity) };
}

function distanceToScreen(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, -bottom, top - window.innerHeight);
}

export interface RevealedProps {
  /** Identity of the content: another one is scrolled into view again. */
  by?: unknown;
  className?: string;
  children: ReactNode;
}

/** Box that is scrolled into view when it appears; for a question, or the reason why a press did nothing. */
export function Revealed({ by, className, children }: RevealedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [by]);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
