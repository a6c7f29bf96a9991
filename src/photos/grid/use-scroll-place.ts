import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readStored, writeStored } from '#lib/storage.ts';
import { anchorAt, heightOfAnchor } from './geometry/grid-geometry.ts';
import type { GridLayout } from './geometry/grid-geometry.ts';
import { coveredEdges } from './geometry/grid-window.ts';
import { storedScrollPosition } from './stored-view.ts';
import type { GridWindow } from './geometry/grid-window.ts';

let isFirstVisit = true;

/**
 * Hook: puts the window where it was when the customer comes back, and keeps in view what is in view when the timeline is laid
 * out anew: groups came or went, or the window has another width. Scrolling itself never corrects anything.
 * @param albumId the album; undefined for the timeline
 * @param isPhotoOpen a photo lies over the list
 */
export function useScrollPlace(
  albumId: string | undefined,
  layout: GridLayout,
  view: GridWindow,
  isPhotoOpen: boolean,
): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP' && (isPhotoOpen || key !== 'default' || !isFirstVisit || isReload());
  const previous = useRef<GridLayout>(undefined);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = layout;
    if (!before) {
      isFirstVisit = false;
      const { x, y } = (isReturn && readStored(storedScrollPosition(albumId))) || { x: 0, y: 0 };
      window.scrollTo(x, y);
    } else if (before !== layout) {
      keepInView(before, layout, view);
    }
  }, [albumId, layout, view, isReturn]);

  useEffect(() => {
    const remember = () =>
      writeStored(storedScrollPosition(albumId), {
        x: window.scrollX,
        y: Math.max(0, view.view().top + view.offset()),
      });
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [albumId, view]);
}

function keepInView(before: GridLayout, after: GridLayout, view: GridWindow): void {
  const { top } = view.view();
  // At the very top, what is new comes into view.
  if (top <= 0) return;
  const covered = coveredEdges(before.metrics.heading).top;
  const anchor = anchorAt(before, top + covered);
  const height = anchor && heightOfAnchor(after, anchor);
  if (height !== undefined && height !== top + covered) view.scrollTo(height - coveredEdges(after.metrics.heading).top);
}

/** Whether the page was loaded again, or by going back to it. */
function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');
}
