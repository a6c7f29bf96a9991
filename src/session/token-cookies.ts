import { isLoopback } from '#lib/loopback.ts';
import { ACCESS_COOKIE, type CookieJar, REFRESH_COOKIE } from './read-tokens.ts';

const TOKEN_COOKIES = [ACCESS_COOKIE, REFRESH_COOKIE];

/** Place at which cookies are read and written. */
export interface CookiePlace {
  jar: CookieJar;
  /** With its colon, as in an address. */
  protocol: string;
  hostname: string;
  pathname: string;
}

/** Attributes of a cookie. WebKit refuses `Secure` ones over http, on the developer's own machine, too: there alone they go without (S12). */
export function cookieAttributes(
  { protocol, hostname }: CookiePlace,
  path: string,
  domain: string | undefined,
  seconds: number | undefined,
): string {
  const age = seconds === undefined ? '' : `; Max-Age=${Math.floor(seconds)}`;
  const scope = domain === undefined ? '' : `; Domain=${domain}`;
  const secure = protocol === 'http:' && isLoopback(hostname) ? '' : '; Secure';
  return `${age}; Path=${path}${scope}${secure}; SameSite=Strict`;
}

/** Every Domain under which this host could have got a cookie, and none at all. */
function possibleDomains(hostname: string): (string | undefined)[] {
  const labels = hostname.split('.');
  return [
    undefined,
    ...labels.map((_label, index) => labels.slice(index).join('.')).filter((domain) => domain.includes('.')),
  ];
}

/** Every Path under which a cookie is visible here. */
function possiblePaths(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean);
  const folders = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

/** Removes a cookie, planted ones included, on every Domain and Path that reaches here. */
export function removeCookie(place: CookiePlace, name: string): void {
  for (const domain of possibleDomains(place.hostname)) {
    for (const path of possiblePaths(place.pathname)) {
      place.jar.write(`${name}=${cookieAttributes(place, path, domain, 0)}`);
    }
  }
}

/** Removes both tokens (A4.8, S14). */
export function removeTokens(place: CookiePlace): void {
  for (const name of TOKEN_COOKIES) removeCookie(place, name);
}
