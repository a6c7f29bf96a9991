import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { Breakpoint } from '#lib/breakpoints.ts';
import { breakpointOf } from '#lib/breakpoints.ts';
import { textSize } from '#lib/text-size.ts';

/** The room that the timeline has. */
export interface GridRoom {
  /** In CSS px. */
  width: number;
  breakpoint: Breakpoint;
  /** Of the page's letters, in CSS px. */
  textSize: number;
  devicePixelRatio: number;
}

/** Measures the room of an element before anything is painted, and whenever it changes. Undefined in the very first render. */
export function useGridRoom(element: RefObject<HTMLElement | null>): GridRoom | undefined {
  const [room, setRoom] = useState<GridRoom>();

  useLayoutEffect(() => {
    if (!element.current) return;
    const own = element.current;
    const measure = () => {
      const next = {
        width: own.clientWidth,
        breakpoint: breakpointOf(window.innerWidth),
        textSize: textSize(),
        devicePixelRatio: window.devicePixelRatio,
      };
      setRoom((known) => (known && isSame(known, next) ? known : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(own);
    return () => sizes.disconnect();
  }, [element]);

  return room;
}

function isSame(one: GridRoom, other: GridRoom): boolean {
  return (
    one.width === other.width &&
    one.breakpoint === other.breakpoint &&
    one.textSize === other.textSize &&
    one.devicePixelRatio === other.devicePixelRatio
  );
}
