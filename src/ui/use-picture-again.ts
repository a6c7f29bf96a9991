import { useEffect } from 'react';
import { onShown } from '#lib/events.ts';
import { isOffline, whenBack } from '#lib/offline.ts';
import { createTimer } from '#lib/timers.ts';

/** How long after each failure a picture is asked for again, in ms; after the last one it is when something has changed. */
const PAUSES_MS = [2_000, 8_000, 30_000];

/**
 * Hook: asks again for a picture that could not be loaded, after a while, when the tab is looked at, and when the connection is
 * back. What is drawn in its place stays until the picture is there.
 * @param url undefined while it has not failed
 * @param forget forgets that it has failed, so that it is drawn; the same function in every render
 */
export function usePictureAgain(url: string | undefined, forget: (failed: undefined) => void): void {
  useEffect(() => (url === undefined ? undefined : askAgain(url, () => forget(undefined))), [url, forget]);
}

/** Asks for a picture that has failed until it is there. @returns gives up */
export function askAgain(url: string, onThere: () => void): () => void {
  const timer = createTimer();
  const ends = new AbortController();
  const { signal } = ends;
  const pauses = PAUSES_MS.values();
  const wait = () => {
    const { value } = pauses.next();
    if (value) timer.start(value, ask);
  };
  const ask = () => {
    if (document.hidden || isOffline()) return;
    timer.stop();
    const picture = new Image();
    picture.addEventListener('load', onThere, { signal });
    picture.addEventListener('error', wait, { signal });
    picture.src = url;
  };
  wait();
  signal.addEventListener('abort', onShown(ask));
  signal.addEventListener('abort', whenBack(ask));
  signal.addEventListener('abort', timer.stop);
  return () => ends.abort();
}
