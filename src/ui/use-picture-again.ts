import { useEffect, useState } from 'react';
import { onShown } from '#lib/events.ts';
import { isOffline, onConnection } from '#lib/offline.ts';
import { createTimer } from '#lib/timers.ts';

/** Pauses, in ms, after each failure before a picture is asked for again; after the last, something has to change. */
const PAUSES_MS = [2_000, 8_000, 30_000];

/**
 * Hook: asks again for a picture that could not be loaded, after a while, when the tab is looked at, and when the connection is
 * back. What is drawn in its place stays until the picture is there.
 * @param url undefined while it has not failed
 * @param forget forgets that it has failed, so that it is drawn; the same function in every render
 * @returns whether its failure is told: see `askAgain`
 */
export function usePictureAgain(url: string | undefined, forget: (failed: undefined) => void): boolean {
  const [isTold, setTold] = useState(false);
  useEffect(
    () => (url === undefined ? undefined : askPictureAgain(url, () => forget(undefined), setTold)),
    [url, forget],
  );
  return isTold && url !== undefined;
}

/** Asks for a picture that has failed until it is there. @param report see `askAgain` @returns gives up */
export function askPictureAgain(url: string, onThere: () => void, report: (isTold: boolean) => void): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const giveUp = askAgain((failed) => {
    const picture = new Image();
    picture.addEventListener('load', onThere, { signal });
    picture.addEventListener('error', failed, { signal });
    picture.src = url;
  }, report);
  signal.addEventListener('abort', giveUp);
  return () => ends.abort();
}

/**
 * Asks again for what has failed: after each pause, when the tab is looked at, and when the connection is back.
 * @param ask asks once; calls what it is given when that has failed
 * @param report receives whether the failure is told: not without a connection, where nothing is known of it, nor after that until it
 *   has failed once more
 * @returns gives up
 */
export function askAgain(ask: (failed: () => void) => void, report: (isTold: boolean) => void): () => void {
  const timer = createTimer();
  const pauses = PAUSES_MS.values();
  const wait = () => {
    report(!isOffline());
    const { value } = pauses.next();
    if (value) timer.start(value, look);
  };
  const look = () => {
    if (isOffline()) return report(false);
    if (document.hidden) return;
    timer.stop();
    ask(wait);
  };
  const ends = [onShown(look), onConnection(look), timer.stop, () => report(false)];
  wait();
  return () => {
    for (const end of ends) end();
  };
}
