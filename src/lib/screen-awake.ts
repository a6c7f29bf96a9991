import { useEffect } from 'react';

/**
 * Hook: keeps the screen on while `isOn` and the page is looked at. A browser without a wake lock, or one that refuses it, as phones
 * do when little is left of their battery, turns the screen off as ever.
 */
export function useScreenAwake(isOn: boolean): void {
  useEffect(() => (isOn ? keepAwake() : undefined), [isOn]);
}

/** @returns lets the screen go */
function keepAwake(): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  // The browser gives the lock back when the page is hidden.
  const ask = () => {
    if (document.visibilityState === 'hidden' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (lock) => {
        const release = () => void lock.release();
        if (signal.aborted) release();
        else signal.addEventListener('abort', release);
      },
      () => {},
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask, { signal });
  return () => ends.abort();
}
