const key = 'reloadedForMissingScript';

/** Two reloads for missing scripts are at least this far apart, in ms: a script that stays missing must not loop. */
const PAUSE_MS = 60_000;

/** Whether a page that misses a script reloads itself: not when it has just done so. */
export function mayReload(lastReload: string | null, now: number): boolean {
  const at = Number(lastReload ?? Number.NaN);
  return !(Math.abs(now - at) < PAUSE_MS);
}

/**
 * A deployment replaces scripts that open pages have yet to load. The first one that is missing reloads the page once;
 * when it is still missing after that, the error goes its way to the error page.
 */
export function reloadForMissingScripts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(sessionStorage.getItem(key), Date.now())) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
