import { memo, useEffect, useId } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import { monthLabel } from '#photos/month-label.ts';
import { pageStart, statusOf } from '#photos/month-model.ts';
import type { MonthPlace } from '#photos/timeline-geometry.ts';
import { cellBox } from '#photos/timeline-geometry.ts';
import { useMonth } from '#photos/use-month.ts';
import type { TimelineGridContext } from '../grid-context.ts';
import { MonthCells } from './month-cells.tsx';
import { MonthFailure } from './month-failure.tsx';
import styles from './month-section.module.css';

export interface MonthSectionProps {
  place: MonthPlace;
  /** Rows to draw: from `firstRow` up to `endRow`. */
  firstRow: number;
  endRow: number;
  /** A cell to draw wherever it is, because it has the focus. */
  pinned?: number;
  grid: TimelineGridContext;
}

/** A month of the timeline: its heading, and those of its cells that are near the screen. */
export const MonthSection = memo(function MonthSection({ place, firstRow, endRow, pinned, grid }: MonthSectionProps) {
  const { key, count } = place.month;
  const { metrics, pages } = grid;
  const state = useMonth(pages, key);
  const headingId = useId();
  useEffect(() => grid.onDrawn());

  const label = monthLabel(key);
  const failedFrom = state.failed && cellBox(Math.min(pageStart(state, state.failed.page), place.cells - 1), metrics).top;
  return (
    <section className={styles.month} style={{ top: place.top, height: place.height }} aria-labelledby={headingId} aria-busy={statusOf(state) === 'pending' || undefined}>
      <header className={styles.heading} style={{ height: metrics.heading }}>
        <h2 className={styles.name} id={headingId}>
          {label}
        </h2>
        <span className={styles.count}>{t('photos.inMonth', { count, amount: count.toLocaleString(currentLocale()) })}</span>
      </header>
      <MonthCells place={place} state={state} label={label} firstRow={firstRow} endRow={endRow} pinned={pinned} grid={grid} />
      {failedFrom !== undefined && (
        <MonthFailure
          error={state.failed?.error}
          top={metrics.heading + failedFrom}
          height={place.height - metrics.heading - metrics.spacing - failedFrom}
          onRetry={() => pages.retry(key)}
        />
      )}
    </section>
  );
});
