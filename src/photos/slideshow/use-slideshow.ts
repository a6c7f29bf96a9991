import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { onVisibility } from '#lib/events.ts';
import { whenBack } from '#lib/offline.ts';
import { after } from '#lib/timers.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { GroupState } from '#photos/pages/group-model.ts';
import { neighbourhood, type PhotoList, type PhotoPlace } from '#photos/pages/photo-list.ts';
import { usePhotoGroup } from '#photos/pages/photo-pages-store.ts';
import type { Selection } from '#photos/selection/selection.ts';
import { playlistOf, numberOfSlide, type Slide, stepFrom } from './playlist.ts';
import { currentPace, keepPace, nextPace, type Pace } from './pace.ts';
import { hasFailed, isDecoded, NEW_SHOW, nextShowState } from './show-state.ts';

/** Photos of a slideshow. */
export interface SlideshowSource {
  list: PhotoList;
  /** Photos of the list that are shown; all of it by default. */
  selection?: Selection;
  /** Photo that it begins with; the first by default. */
  start?: Slide;
}

/** Photos to either side whose page is loaded ahead. */
const KNOWN_AROUND = 3;

/** Number of pictures in a row that fail before the slideshow stops and says so. */
const MOST_FAILED = 3;

const NO_GROUPS: readonly PhotoGroup[] = [];

/**
 * Hook: a slideshow. A photo changes to the next one when its time is over and the next picture is decoded, so that none is blank;
 * pictures that fail are passed over. Its time begins anew after a pause, and when the tab is looked at again.
 */
export function useSlideshow({ list: { pages, groups = NO_GROUPS }, selection, start }: SlideshowSource) {
  const [state, dispatch] = useReducer(nextShowState, NEW_SHOW);
  const [isPlaying, setPlaying] = useState(true);
  const [pace, setPace] = useState(currentPace);
  const { shown, isDue, direction } = state;

  const playlist = useMemo(() => playlistOf(groups, selection), [groups, selection]);
  const groupOf = (key: string): GroupState => pages.state(key);
  // It may have gone since, and its month with it.
  const first = start ? Math.max(-1, numberOfSlide(playlist, start, groupOf) - 1) : -1;
  const from = shown ? numberOfSlide(playlist, shown, groupOf) : first;
  const failedAt: PhotoPlace[] = [];
  const step = stepFrom(playlist, from, direction, groupOf, ({ photo, place }) => {
    if (photo.imageId === shown?.photo.imageId) return true;
    if (!hasFailed(state, photo)) return false;
    failedAt.push(place);
    return true;
  });
  const passedOver = failedAt.length;
  const isStuck = passedOver >= MOST_FAILED || (passedOver > 0 && step === undefined);
  const next = step && 'slide' in step && !isStuck ? step.slide : undefined;
  const awaited = step && 'unknown' in step ? step.unknown : undefined;

  // Both are read above: the slideshow is rendered when they change.
  usePhotoGroup(pages, shown?.place.key ?? '');
  const { failed } = usePhotoGroup(pages, awaited?.key ?? next?.place.key ?? '');
  const failure = isStuck
    ? { error: undefined, refetch: () => dispatch({ type: 'retried' }) }
    : awaited && failed && { error: failed.error, refetch: () => pages.retry(awaited.key) };
  const hasPrevious = stepFrom(playlist, from, -1, groupOf, () => false) !== undefined;

  useLayoutEffect(() => {
    const end = step && ('slide' in step ? step.slide.place : step.unknown);
    pages.need('slideshow', [
      // All that the step depends on: it would not be the same once that has left memory.
      ...[...(end ? [end] : []), ...failedAt].map(({ key, index }) => ({ key, from: index, to: index + 1 })),
      ...neighbourhood(playlist.sequence, Math.max(0, from), KNOWN_AROUND),
    ]);
  });
  useEffect(() => () => pages.need('slideshow', []), [pages]);

  if (next && isDue && isDecoded(state, next.photo)) dispatch({ type: 'changed', to: next, passedOver });
  else if (direction < 0 && isDue && step === undefined && !isStuck) dispatch({ type: 'ended' });

  useEffect(() => {
    if (shown && isPlaying && !isDue) return whileLookedAt(() => after(pace * 1000, () => dispatch({ type: 'due' })));
  }, [shown, isPlaying, isDue, pace]);
  useEffect(() => whenBack(() => dispatch({ type: 'retried' })), []);
  useScreenAwake(isPlaying);

  const choosePace = (chosen: Pace) => {
    setPace(chosen);
    keepPace(chosen);
  };
  return {
    state,
    next,
    isPlaying,
    pace,
    hasPrevious,
    /** Reason why it does not go on; undefined while it does, or the photo that shows has time left. */
    failure: isDue ? failure : undefined,
    toggle: () => setPlaying(!isPlaying),
    choosePace,
    changePace: (by: 1 | -1) => choosePace(nextPace(pace, by)),
    go: (by: 1 | -1) => {
      if (by > 0 || hasPrevious) dispatch({ type: 'asked', direction: by });
    },
    /** The picture of a slide is decoded. */
    onDecoded: ({ photo }: Slide) => dispatch({ type: 'decoded', photo }),
    onBroken: ({ photo, place }: Slide) => {
      dispatch({ type: 'failed', photo });
      pages.linkFailed(place.key, photo.imageId);
    },
  };
}

/**
 * Hook: keeps the screen on while the page is looked at: the browser gives the lock back when it is hidden. A browser without a wake
 * lock, or one that refuses it, as phones do when little is left of their battery, turns the screen off as ever.
 */
function useScreenAwake(isOn: boolean): void {
  useEffect(() => {
    if (isOn && 'wakeLock' in navigator) return whileLookedAt(keepScreenOn);
  }, [isOn]);
}

/** @returns lets it go off */
function keepScreenOn(): () => void {
  const ends = new AbortController();
  navigator.wakeLock.request('screen').then(
    (lock) => {
      const release = () => void lock.release();
      if (ends.signal.aborted) release();
      else ends.signal.addEventListener('abort', release);
    },
    () => {},
  );
  return () => ends.abort();
}

/**
 * Begins something each time that the page is looked at, and ends it when it is hidden. Nothing is drawn then: what React begins while
 * a page is left, Firefox never lets it end in one that it keeps for Back.
 * @param begin returns what ends it
 * @returns ends it for good
 */
function whileLookedAt(begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const look = () => {
    end?.();
    end = document.hidden ? undefined : begin();
  };
  look();
  const stop = onVisibility(look);
  return () => {
    stop();
    end?.();
  };
}
