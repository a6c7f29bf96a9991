import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '#i18n/texts.ts';
import { TIMELINE_PAGE_SIZE } from '#photos/limits.ts';
import type { MonthPages } from '#photos/month-pages.ts';
import type { TimelineMonth } from '#photos/months.ts';
import { photoWants } from '#photos/photo-wants.ts';
import { gridThumbnailSize } from '#photos/thumbnails.ts';
import type { TimelineLayout } from '#photos/timeline-geometry.ts';
import { timelineLayout } from '#photos/timeline-geometry.ts';
import { scrollLimit, timelineMetrics } from '#photos/timeline-metrics.ts';
import { cellOfName } from '../cell-name.ts';
import { drawnMonths } from '../drawn-months.ts';
import type { TimelineGridContext } from '../grid-context.ts';
import type { WindowState } from '../timeline-window.ts';
import { TimelineWindow } from '../timeline-window.ts';
import { useExpandedMonths } from '../use-expanded-months.ts';
import { useGridFocus } from '../use-grid-focus.ts';
import { useOpenPhoto } from '../use-open-photo.ts';
import { useScrollPlace } from '../use-scroll-place.ts';
import { useShowPhoto } from '../use-show-photo.ts';
import type { TimelineRoom } from '../use-timeline-room.ts';
import { MonthScrubber } from './month-scrubber.tsx';
import { MonthSection } from './month-section.tsx';
import styles from './timeline-grid.module.css';

export interface TimelineGridProps {
  months: readonly TimelineMonth[];
  pages: MonthPages;
  room: TimelineRoom;
  /** A photo lies over the timeline. */
  isPhotoOpen: boolean;
}

/** All photos by month. Its height is that of the whole library; of its content there is what is near the screen. */
export function TimelineGrid({ months, pages, room, isPhotoOpen }: TimelineGridProps) {
  const element = useRef<HTMLDivElement>(null);
  const [view] = useState(() => new TimelineWindow());
  const [expanded, expand] = useExpandedMonths();
  const metrics = useMemo(
    () => timelineMetrics({ width: room.width, breakpoint: room.breakpoint, counts: months.map(({ count }) => count), maxHeight: scrollLimit(room.devicePixelRatio) }),
    [room, months],
  );
  const layout = useMemo(() => timelineLayout(months, metrics, expanded), [months, metrics, expanded]);
  useScrollPlace(layout, view, isPhotoOpen);
  useLayoutEffect(() => (element.current ? view.attach(element.current) : undefined), [view]);
  const state = useSyncExternalStore(view.subscribe, view.state);
  useWants(pages, layout, state);
  useSettling(element, view);

  const focus = useGridFocus(element, layout, view);
  useOpenPhoto(element, pages);
  const showPhoto = useShowPhoto(isPhotoOpen, layout, focus.reveal, expand);
  const { reveal, onDrawn } = focus;
  const isHasty = state?.isHasty ?? true;
  const grid = useMemo<TimelineGridContext>(
    () => ({
      pages,
      metrics,
      size: gridThumbnailSize(room.breakpoint),
      isHasty,
      // The tile that was pressed goes; the first photo that it brings takes its place, and the focus.
      showRest: (key) => showPhoto({ key, index: TIMELINE_PAGE_SIZE }),
      reveal,
      onDrawn,
      onBroken: (cell, photoId) => pages.linkFailed(cellOfName(cell)?.key ?? '', photoId),
    }),
    [pages, metrics, room.breakpoint, isHasty, showPhoto, reveal, onDrawn],
  );

  return (
    <>
      <div
        ref={element}
        className={styles.timeline}
        style={{ height: layout.height }}
        role="group"
        aria-label={t('photos.timeline')}
        tabIndex={focus.active ? -1 : 0}
      >
        {state && drawnMonths(layout, state.drawn, focus.active).map((month) => <MonthSection key={month.place.month.key} {...month} grid={grid} />)}
      </div>
      <MonthScrubber layout={layout} view={view} />
    </>
  );
}

/** Has the photos loaded that are near the screen, and lets the others go. */
function useWants(pages: MonthPages, layout: TimelineLayout, state: WindowState | undefined): void {
  useLayoutEffect(() => {
    if (state) pages.want('timeline', photoWants(layout, state.loaded, state.view));
  }, [pages, layout, state]);
  useEffect(() => () => pages.want('timeline', []), [pages]);
}

/** Tells the window when every picture in the page has come, or has failed to. */
function useSettling(element: { current: HTMLElement | null }, view: TimelineWindow): void {
  useEffect(() => {
    const grid = element.current;
    if (!grid) return;
    const look = () => {
      if (view.isSettled()) return;
      const pictures = [...grid.querySelectorAll('img')];
      if (pictures.length > 0 && pictures.every(({ complete }) => complete)) view.settle();
    };
    grid.addEventListener('load', look, true);
    grid.addEventListener('error', look, true);
    return () => {
      grid.removeEventListener('load', look, true);
      grid.removeEventListener('error', look, true);
    };
  }, [element, view]);
}
