import { useLayoutEffect, useState, type RefObject } from 'react';

export interface VisibleRows {
  from: number;
  /** Without the last one. */
  to: number;
}

/** Numbers of rows: those drawn above and below the window, and the step in which the range moves. */
const SPARE = 6;
const STEP = 4;

/** Range of rows of a list that lie in the window, and some around them. @param top of the list, in px from the top of the window */
export function rowsBetween(top: number, rowHeight: number, count: number, windowHeight: number): VisibleRows {
  const first = Math.floor(-top / rowHeight) - SPARE;
  const last = Math.ceil((windowHeight - top) / rowHeight) + SPARE;
  const from = Math.min(Math.max(0, Math.floor(first / STEP) * STEP), count);
  return { from, to: Math.max(from, Math.min(count, Math.ceil(last / STEP) * STEP)) };
}

/** Hook: range of rows of a list that are to be drawn, all of the same height, wherever it scrolls. */
export function useVisibleRows(list: RefObject<HTMLElement | null>, count: number): VisibleRows {
  const [rows, setRows] = useState<VisibleRows>({ from: 0, to: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const element = list.current;
      if (!element) return;
      const next = rowsBetween(
        element.getBoundingClientRect().top,
        element.offsetHeight / count || 1,
        count,
        window.innerHeight,
      );
      setRows((known) => (known.from === next.from && known.to === next.to ? known : next));
    };
    measure();
    const ends = new AbortController();
    // In the capture phase: what scrolls is the dialog.
    document.addEventListener('scroll', measure, { capture: true, passive: true, signal: ends.signal });
    window.addEventListener('resize', measure, { signal: ends.signal });
    return () => ends.abort();
  }, [list, count]);
  return rows;
}
