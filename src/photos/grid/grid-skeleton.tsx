import { t } from '#i18n/texts.ts';
import { cellBox } from './grid-geometry.ts';
import { scrollLimit, gridMetrics } from './grid-metrics.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { GridRoom } from './use-grid-room.ts';
import styles from './grid-skeleton.module.css';

/** The grid in grey while nothing is known of it but the width: a group that fills the screen (P2.30). */
export function GridSkeleton({ room, hasHeadings = true }: { room: GridRoom; hasHeadings?: boolean }) {
  const metrics = gridMetrics({ ...room, counts: [], maxHeight: scrollLimit(room.devicePixelRatio), hasHeadings });
  const rows = Math.ceil(window.innerHeight / (metrics.tile + metrics.gap));
  return (
    <div className={styles.skeleton} style={{ height: metrics.heading + rows * (metrics.tile + metrics.gap) }}>
      <VisuallyHidden live="polite">{t('photos.loading')}</VisuallyHidden>
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
