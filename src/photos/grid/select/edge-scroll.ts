import { coveredEdges } from '../covered-edges.ts';

/** So near to an edge, in px, a pointer that drags scrolls the page. */
const ZONE = 96;
/** At the edge itself, in px per ms. */
const FASTEST = 1.6;
/** What a page that was busy catches up with, in ms. */
const LONGEST_STEP_MS = 50;

/** How fast the page scrolls for a pointer at a height of the screen, in px per ms; upwards it is negative. */
export function edgeSpeed(y: number, { top, bottom }: { top: number; bottom: number }): number {
  // Gently at first: who only comes near does not want to run.
  const speed = (into: number) => FASTEST * Math.min(1, Math.max(0, into / ZONE)) ** 2;
  return speed(y - (bottom - ZONE)) - speed(top + ZONE - y);
}

/** Scrolls the page for as long as a pointer that drags is near its upper or lower edge. */
export interface EdgeScroll {
  /** The pointer is at a height of the screen. */
  follow: (y: number) => void;
  stop: () => void;
}

/** @param onScroll the page has been scrolled: something else is below the pointer */
export function createEdgeScroll(onScroll: () => void): EdgeScroll {
  let frame = 0;
  let at: number | undefined;
  let speed = 0;
  const step = (now: number) => {
    const before = window.scrollY;
    if (at !== undefined) window.scrollBy(0, speed * Math.min(LONGEST_STEP_MS, now - at));
    at = now;
    if (window.scrollY !== before) onScroll();
    frame = requestAnimationFrame(step);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    at = undefined;
  };
  return {
    follow(y) {
      const { top, bottom } = coveredEdges();
      speed = edgeSpeed(y, { top, bottom: window.innerHeight - bottom });
      if (speed === 0) stop();
      else if (frame === 0) frame = requestAnimationFrame(step);
    },
    stop,
  };
}
