import type { SessionEnvironment } from './environment.ts';
import { safeReturnPath } from './return-path.ts';

const KEY = 'auth_after_sign_out';

/**
 * Keeps the query of the page to come back to. The authority returns to registered addresses alone, which have none,
 * and stripped=true must not get lost on the way (P2.16).
 */
export function rememberDestination({ sessionStorage }: SessionEnvironment, to: string): void {
  if (to.includes('?')) sessionStorage.setItem(KEY, to);
}

/** Puts the query back after a sign-out that came back to the page it belongs to. */
export function restoreDestination({ sessionStorage, location, replaceAddress }: SessionEnvironment): void {
  const to = sessionStorage.getItem(KEY);
  if (to === null) return;
  sessionStorage.removeItem(KEY);
  const { origin, pathname, search } = location();
  const path = safeReturnPath(to, origin);
  if (search === '' && path.startsWith(`${pathname}?`)) replaceAddress(path);
}
