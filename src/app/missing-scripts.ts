const key = 'reloadedForMissingScript';

/** Two reloads for missing scripts are at least this far apart, in ms: a script that stays missing must not loop. */
const PAUSE_MS = 60_000;

/** Failures of scripts that nobody waits for. */
const unimportant = new WeakSet<object>();

/** Whether a page that misses a script reloads itself: not when it has just done so. */
export function mayReload(lastReload: string | null, now: number): boolean {
  const at = Number(lastReload ?? Number.NaN);
  return !(Math.abs(now - at) < PAUSE_MS);
}

/** Takes note that a script which failed was only meant to be ready early: no reason to reload under the customer's hands. */
export function notMissed(error: unknown): void {
  if (error instanceof Error) unimportant.add(error);
}

/**
 * A deployment replaces scripts that open pages have yet to load. The first one that is missing reloads the page once;
 * when it is still missing after that, its failure goes the usual way to the error page.
 */
export function reloadForMissingScripts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Whoever asked for the script hears of the failure first, and may say that it does not matter.
    setTimeout(() => {
      if (unimportant.has(payload) || !navigator.onLine || !mayReload(sessionStorage.getItem(key), Date.now())) return;
      sessionStorage.setItem(key, String(Date.now()));
      window.location.reload();
    });
  });
}
