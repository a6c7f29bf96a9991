import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { onSize } from '#lib/events.ts';
import { LoadingVoice, Skeleton } from '#ui/loading.tsx';
import type { Breakpoint } from '#lib/breakpoints.ts';
import { breakpointOf } from '#lib/breakpoints.ts';
import { textSize } from '#lib/page.ts';
import { cellBox } from './geometry/grid-geometry.ts';
import { gridMetrics, scrollLimit } from './geometry/grid-metrics.ts';
import styles from './grid-skeleton.module.css';

/** The grid in grey while nothing is known of it but the width: a group that fills the screen (P2.30). */
export function GridSkeleton({ room, hasHeadings }: { room: GridRoom; hasHeadings: boolean }) {
  const metrics = gridMetrics({ ...room, counts: [], maxHeight: scrollLimit(room.devicePixelRatio), hasHeadings });
  const rows = Math.ceil(window.innerHeight / (metrics.tile + metrics.gap));
  return (
    <div className={styles.skeleton} style={{ height: metrics.heading + rows * (metrics.tile + metrics.gap) }}>
      <LoadingVoice>{t('photos.loading')}</LoadingVoice>
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

/** The room that the timeline has. */
export interface GridRoom {
  /** In CSS px. */
  width: number;
  breakpoint: Breakpoint;
  /** Of the page's letters, in CSS px. */
  textSize: number;
  devicePixelRatio: number;
}

/** Hook: measures the room of an element before anything is painted, and whenever it changes. Undefined in the very first render. */
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
    return onSize(own, measure);
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
