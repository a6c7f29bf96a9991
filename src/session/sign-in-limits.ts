import type { WebStorage } from './environment.ts';

const RELOAD_KEY = 'auth_reloaded_for';
const STARTS_KEY = 'auth_sign_in_starts';
const WINDOW_MS = 60_000;
// Above what a person does in a minute, and far below what a loop of redirects does in a second.
const MAX_STARTS = 5;

/**
 * Whether the one automatic reload after a failed hand-back is still to be had in this tab (A4.6, S6), and takes it.
 * What the customer wanted to see is kept over the reload.
 */
export function takeReload(storage: WebStorage, returnTo: string): boolean {
  if (storage.getItem(RELOAD_KEY) !== null) return false;
  storage.setItem(RELOAD_KEY, returnTo);
  return true;
}

/** Where a customer wanted to go when the last hand-back failed. */
export function destinationBeforeReload(storage: WebStorage): string | undefined {
  return storage.getItem(RELOAD_KEY) ?? undefined;
}

/** Counts a sign-in that the app starts by itself; false when that happens so often that it must be a loop. */
export function takeAutomaticStart(storage: WebStorage, now: number): boolean {
  const recent = (storage.getItem(STARTS_KEY) ?? '')
    .split(',')
    .map(Number)
    .filter((at) => at > 0 && Math.abs(now - at) < WINDOW_MS);
  if (recent.length >= MAX_STARTS) return false;
  storage.setItem(STARTS_KEY, [...recent, now].join(','));
  return true;
}

/** After a sign-in that worked the next failure may reload once again. */
export function allowReload(storage: WebStorage): void {
  storage.removeItem(RELOAD_KEY);
}

/** After a decision of the customer everything may be tried again. */
export function resetLimits(storage: WebStorage): void {
  allowReload(storage);
  storage.removeItem(STARTS_KEY);
}
