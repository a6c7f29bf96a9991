import type { Dispatch, KeyboardEvent, PointerEvent, RefObject, SetStateAction } from 'react';
import { memo, useEffect, useRef, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { onSize } from '#lib/events.ts';
import { textSize } from '#lib/page.ts';
import { createTimer } from '#lib/timers.ts';
import { monthLabel } from '#photos/data/months.ts';
import type { GridLayout, GroupPlace } from '#photos/grid/geometry/grid-geometry.ts';
import { placeAt } from '#photos/grid/geometry/grid-geometry.ts';
import type { GridWindow } from '#photos/grid/geometry/grid-window.ts';
import { coveredEdges } from '#photos/grid/geometry/grid-window.ts';
import type { GridView } from '#photos/grid/geometry/scroll-range.ts';
import { IconButton } from '#ui/button.tsx';
import { isCommand } from '#ui/page-keys.ts';
import { hasScrubber, monthAt, monthOfKey, shareOf, topOf, yearMarks } from '../scrubber-model.ts';
import styles from './month-scrubber.module.css';

export interface MonthScrubberProps {
  layout: GridLayout;
  view: GridWindow;
  /** Opens the search for a date to go to. */
  onFind: () => void;
}

/** Height of a year's label with its spacing, as a multiple of the font size. */
const YEAR_HEIGHT = 1.5;
/** Time, in ms, from the last scroll until the handle is at rest; on small screens it is hidden then. */
const LINGER_MS = 1200;
/** Movement, in px, up to which a press is a click. */
const STEADY = 4;

/** In CSS px: heights of the track and of the screen, and the font size. */
interface TrackSize {
  track: number;
  screen: number;
  text: number;
}

/**
 * Slider at the right edge with the years, moved by pointer, finger or keyboard; above it, the way to a date that is typed. The grid is
 * rendered anew with each move of its focus, this is not.
 */
export const MonthScrubber = memo(function MonthScrubber({ layout, view, onFind }: MonthScrubberProps) {
  const track = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<TrackSize>(() => ({ track: 0, screen: 0, text: textSize() }));
  const [month, setMonth] = useState<GroupPlace>();
  /** Month at the pointer, while it drags or hovers. */
  const [aimed, setAimed] = useState<{ month: GroupPlace; isDrag: boolean }>();
  /** Position at which the pointer went down, in px; none once it has moved from there. */
  const pressedAt = useRef(Number.NaN);
  useTrackSize(track, setSize);
  useHandle(handle, size.track, layout, view, setMonth);

  const isNeeded = hasScrubber(layout, size.screen || window.innerHeight);
  const current = layout.places[month?.index ?? 0];
  if (!current) return null;

  const toHead = ({ top }: GroupPlace) => view.scrollTo(top - coveredEdges().top);

  const aim = (event: PointerEvent<HTMLDivElement>, isDrag: boolean) => {
    const isPress = event.type === 'pointerdown';
    // A click lands at the head of the month, however the hand trembles; a drag goes on from where it began.
    if (isPress) pressedAt.current = event.clientY;
    else if (isDrag && Math.abs(event.clientY - pressedAt.current) <= STEADY) return;
    else pressedAt.current = Number.NaN;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientY - top) / height));
    const at = monthAt(layout, share, size.screen);
    event.currentTarget.style.setProperty('--aim', String(share));
    if (at && (at !== aimed?.month || isDrag !== aimed.isDrag)) setAimed({ month: at, isDrag });
    if (isPress && at) toHead(at);
    else if (isDrag) view.scrollTo(topOf(layout, share, size.screen));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // With Alt or Command, left and right are the browser's history.
    if (isCommand(event.nativeEvent)) return;
    const target = layout.places[monthOfKey(layout, current.index, event.key) ?? -1];
    if (!target) return;
    event.preventDefault();
    toHead(target);
    setMonth(target);
  };

  return (
    <>
      <IconButton
        icon="search"
        label={t('photos.goToDate')}
        className={styles.find}
        hidden={!isNeeded}
        aria-haspopup="dialog"
        onClick={onFind}
      />
      <div
        ref={track}
        className={styles.track}
        hidden={!isNeeded}
        data-dragging={aimed?.isDrag || undefined}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          aim(event, true);
        }}
        onPointerMove={(event) => aim(event, event.currentTarget.hasPointerCapture(event.pointerId))}
        onPointerUp={() => setAimed(undefined)}
        onPointerCancel={() => setAimed(undefined)}
        onPointerLeave={() => setAimed(undefined)}
      >
        {yearMarks(layout, size.screen, (YEAR_HEIGHT * size.text) / Math.max(1, size.track)).map(({ year, share }) => (
          <span key={year} className={styles.year} style={{ insetBlockStart: `${share * 100}%` }} aria-hidden="true">
            {year}
          </span>
        ))}
        <div
          ref={handle}
          className={styles.handle}
          role="slider"
          tabIndex={0}
          aria-label={t('photos.scrubber')}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={layout.places.length - 1}
          // Up leads to a higher value, as it does on every slider.
          aria-valuenow={layout.places.length - 1 - current.index}
          aria-valuetext={monthLabel(current.group.key)}
          onKeyDown={onKeyDown}
        />
        {aimed && (
          <span className={styles.bubble} aria-hidden="true">
            {monthLabel(aimed.month.group.key)}
          </span>
        )}
      </div>
    </>
  );
});

function useTrackSize(track: RefObject<HTMLElement | null>, setSize: (size: TrackSize) => void): void {
  useEffect(() => {
    if (!track.current) return;
    const own = track.current;
    return onSize(own, () => setSize({ track: own.clientHeight, screen: window.innerHeight, text: textSize() }));
  }, [track, setSize]);
}

/** Hook: moves the handle with the scrolling, past React: a render for each frame would be a waste. */
function useHandle(
  handle: RefObject<HTMLElement | null>,
  trackSize: number,
  layout: GridLayout,
  view: GridWindow,
  setMonth: Dispatch<SetStateAction<GroupPlace | undefined>>,
): void {
  useEffect(() => {
    const own = handle.current;
    if (!own) return;
    // Read once: reading it in each frame would recalculate the page's styles in each frame.
    const covered = coveredEdges().top;
    const linger = createTimer();
    const rest = () => delete own.dataset.scrolling;
    const move = ({ top, height }: GridView) => {
      own.style.transform = `translateY(${Math.round(shareOf(layout, top, height) * trackSize)}px)`;
      // React leaves out the render when the month is the same.
      // Scroll positions are rounded: half a pixel above a month is in that month.
      const first = placeAt(layout, top + covered + 1);
      // Of months beside each other it is the one that was gone to.
      setMonth((known) => (known && layout.places[known.index]?.top === first?.top ? known : first));
    };
    move(view.view());
    const stop = view.onScroll((at) => {
      move(at);
      if (own.dataset.scrolling === undefined) own.dataset.scrolling = '';
      linger.start(LINGER_MS, rest);
    });
    return () => {
      stop();
      linger.stop();
      rest();
    };
  }, [handle, trackSize, layout, view, setMonth]);
}
