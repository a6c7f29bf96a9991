import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { onSize } from '#lib/events.ts';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import type { Breakpoint } from '#lib/breakpoints.ts';
import { breakpointOf } from '#lib/breakpoints.ts';
import { textSize } from '#lib/page.ts';
import { cellBox } from './geometry/grid-geometry.ts';
import { gridMetrics, scrollLimit } from './geometry/grid-metrics.ts';
import styles from './grid-skeleton.module.css';

/** The grid in grey while nothing is known of it but the width: a group that fills the screen (P2.30). */
export function GridSkeleton({ area, hasHeadings }: { area: GridArea; hasHeadings: boolean }) {
  const metrics = gridMetrics({ ...area, counts: [], maxHeight: scrollLimit(area.devicePixelRatio), hasHeadings });
  const rows = Math.ceil(window.innerHeight / (metrics.tile + metrics.gap));
  return (
    <div className={styles.skeleton} style={{ height: metrics.heading + rows * (metrics.tile + metrics.gap) }}>
      <LoadingAnnouncement>{t('photos.loading')}</LoadingAnnouncement>
      {hasHeadings && (
        <div className={styles.heading} style={{ height: metrics.heading }}>
          <Skeleton width="9ch" height="1em" />
        </div>
      )}
      <div className={styles.cells} aria-hidden="true">
        {Array.from({ length: rows * metrics.columns }, (_, cell) => (
          <span key={cell} className={styles.cell} style={cellBox(cell, metrics)} />
        ))}
      </div>
    </div>
  );
}

/** The area that the timeline has, and what else its layout follows from. */
export interface GridArea {
  /** In CSS px. */
  width: number;
  breakpoint: Breakpoint;
  /** Of the page's letters, in CSS px. */
  textSize: number;
  devicePixelRatio: number;
}

/** Hook: measures the area of an element before anything is painted, and whenever it changes. Undefined in the very first render. */
export function useGridArea(element: RefObject<HTMLElement | null>): GridArea | undefined {
  const [area, setArea] = useState<GridArea>();

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
      setArea((known) => (known && isSame(known, next) ? known : next));
    };
    measure();
    return onSize(own, measure);
  }, [element]);

  return area;
}

function isSame(one: GridArea, other: GridArea): boolean {
  return (
    one.width === other.width &&
    one.breakpoint === other.breakpoint &&
    one.textSize === other.textSize &&
    one.devicePixelRatio === other.devicePixelRatio
  );
}
