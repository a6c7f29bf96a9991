import { sendAhead } from '#api/sent-ahead.ts';
import { readStored, type Stored, writeStored } from '#lib/storage.ts';
import { currentVendor } from '#vendor/vendor.ts';

/** Time at which this tab has reloaded itself, in ms since 1970. */
const lastReload: Stored<number> = {
  key: 'reloadedForMissingScript',
  parse: (value) => (typeof value === 'number' ? value : undefined),
  store: () => sessionStorage,
};

/** Time, in ms, between two reloads for missing scripts at least: a script that stays missing must not loop. */
const PAUSE_MS = 60_000;

/** Failures of scripts that were only preloaded. */
const unimportant = new WeakSet<object>();

/** Whether a page that misses a script reloads itself: not when it has just done so. */
export function mayReload(reloadedAt: number | undefined, now: number): boolean {
  return reloadedAt === undefined || Math.abs(now - reloadedAt) >= PAUSE_MS;
}

/** Marks the failure of a script that was only preloaded: no reason to reload under the customer's hands. */
export function notMissed(error: unknown): void {
  if (error instanceof Error) unimportant.add(error);
}

/**
 * A deployment replaces scripts that open pages have yet to load. The first one that is missing reloads the page once;
 * when it is still missing after that, its failure goes the usual way to the error page. Away from the network the page stays.
 */
export function reloadForMissingScripts(isConnectionLost: () => Promise<boolean>): void {
  window.addEventListener('vite:preloadError', async ({ payload }) => {
    const isLost = await isConnectionLost();
    // The caller of import() handles the failure first, and may mark it as unimportant.
    setTimeout(() => isLost || unimportant.has(payload) || reloadOnce());
  });
}

function reloadOnce(): boolean {
  if (!navigator.onLine || !mayReload(readStored(lastReload), Date.now())) return false;
  // A browser that stores nothing does not know what it has just done.
  if (!writeStored(lastReload, Date.now())) return false;
  window.location.reload();
  return true;
}

/** The page's own message that the app does not come, in English; out of the page as long as the app can say so. */
let notStarted: HTMLElement | null = null;

/**
 * Takes over from the page, once the first of our scripts is there, to say that the app does not start. That script may be there
 * before the page has been read to its end.
 */
export function takeOverNotStarted(): void {
  notStarted = document.getElementById('not-started');
  notStarted?.remove();
  if (!notStarted && document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', takeOverNotStarted, { once: true });
}

/** Reloads the page once when the app cannot be started, and else says so in the place of the app, with a way on. */
export async function showNotStarted(): Promise<void> {
  const shell = document.getElementById('shell');
  if (reloadOnce() || !shell || !notStarted) return;
  const { locale } = currentVendor();
  const texts = await sendAhead(`/locales/${locale}.json`)
    .then((answer) => answer.json())
    .catch(() => undefined);
  const own = [texts?.['app.boundary'], texts?.['failure.retry']];
  if (own.every((text) => typeof text === 'string')) {
    notStarted.lang = locale;
    own.forEach((text, index) => notStarted?.children[index]?.replaceChildren(text));
  }
  shell.dataset.failed = '';
  shell.append(notStarted);
}
