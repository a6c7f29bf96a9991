import { routeAt } from '#vendor/route-at.ts';
import type { SessionEnvironment, WebStorage } from './environment.ts';

const HOME = '/';

/**
 * A path to return to inside this app, `/` for everything else (S9): `//evil`, `/\evil`, `https:evil` and
 * `javascript:` lead elsewhere, and signing out would undo the sign-in. The query stays, stripped=true included.
 */
export function safeReturnPath(path: string | undefined, origin: string): string {
  if (!path?.startsWith('/') || /^\/[/\\]/.test(path)) return HOME;
  const url = URL.parse(path, origin);
  if (!url || url.origin !== origin || url.pathname.startsWith('//') || routeAt(url.pathname)?.key === 'logout')
    return HOME;
  return url.pathname + url.search + url.hash;
}

/** Key in sessionStorage of a page that is come back to by way of another one, and of that one. */
const PLACE_KEY = 'auth_place';

/**
 * Stores where to go on once a page is loaded: the authority comes back to registered addresses alone, which have no query, and a
 * sign-in that failed begins anew at "/" (A4.6).
 */
export function storePlace(storage: WebStorage, page: string, place: string): void {
  if (place !== page) storage.setItem(PLACE_KEY, `${page} ${place}`);
}

/** Puts the place in the address that was stored for this page. */
export function restorePlace({ sessionStorage, location, replaceAddress }: SessionEnvironment): void {
  const [page, place] = sessionStorage.getItem(PLACE_KEY)?.split(' ') ?? [];
  sessionStorage.removeItem(PLACE_KEY);
  const { origin, pathname, search } = location();
  if (pathname === page && search === '') replaceAddress(safeReturnPath(place, origin));
}
