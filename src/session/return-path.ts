import { routeAt } from '#vendor/route-at.ts';

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
