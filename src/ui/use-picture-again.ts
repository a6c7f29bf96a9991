import { useEffect } from 'react';
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
  useEffect(() => {
    if (url === undefined) return;
    const timer = createTimer();
    const pauses = PAUSES_MS.values();
    const wait = () => {
      const { value } = pauses.next();
      if (value) timer.start(value, ask);
    };
    const ask = () => {
      if (document.hidden || isOffline()) return;
      const picture = new Image();
      picture.addEventListener('load', () => forget(undefined));
      picture.addEventListener('error', wait);
      picture.src = url;
    };
    wait();
    const unsubscribe = whenBack(ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      timer.stop();
      unsubscribe();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [url, forget]);
}
