import { isLoopback } from '#lib/loopback.ts';
import { cookieDomain } from './cookie-domain.ts';
import { ACCESS_COOKIE, type CookieJar, cookieValues, REFRESH_COOKIE } from './read-tokens.ts';

const TOKEN_COOKIES = [ACCESS_COOKIE, REFRESH_COOKIE];

// What browsers keep at most, counted over name and value.
const MAX_COOKIE_BYTES = 4096;

/** Where cookies are read and written. */
export interface CookiePlace {
  jar: CookieJar;
  /** With its colon, as in an address. */
  protocol: string;
  hostname: string;
  pathname: string;
}

export interface NewTokens {
  accessToken: string;
  /** Seconds that the access token lasts; without it the cookie ends with the browser session. */
  accessSeconds: number | undefined;
  /** Left out when the authority gave none: the present one then stays. */
  refreshToken: string | undefined;
  refreshSeconds: number;
}

export type CookieProblem = 'too-large' | 'refused';

/** The browser does not keep a token (S17). The message names the cookie and never its value. */
export class TokenCookieError extends Error {
  override readonly name = 'TokenCookieError';
  readonly problem: CookieProblem;

  constructor(problem: CookieProblem, cookie: string) {
    super(
      problem === 'too-large'
        ? `The token is too large for the cookie ${cookie}`
        : `The browser refused the cookie ${cookie}`,
    );
    this.problem = problem;
  }
}

/** Attributes of a cookie. WebKit refuses `Secure` ones over http, on the developer's own machine, too: there alone they go without (S12). */
function attributes(
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

function removeCookie(place: CookiePlace, name: string): void {
  for (const domain of possibleDomains(place.hostname)) {
    for (const path of possiblePaths(place.pathname)) {
      place.jar.write(`${name}=${attributes(place, path, domain, 0)}`);
    }
  }
}

/** Removes both tokens, planted ones included, on every Domain and Path that reaches here (A4.8, S14). */
export function removeTokens(place: CookiePlace): void {
  for (const name of TOKEN_COOKIES) removeCookie(place, name);
}

function writeCookie(place: CookiePlace, name: string, token: string, seconds: number | undefined): void {
  const pair = `${name}=${encodeURIComponent(token)}`;
  if (new TextEncoder().encode(pair).length > MAX_COOKIE_BYTES) throw new TokenCookieError('too-large', name);

  const domain = cookieDomain(place.hostname);
  const isKept = () => {
    const values = cookieValues(place.jar, name);
    return values.length === 1 && values[0] === token;
  };
  place.jar.write(pair + attributes(place, '/', domain, seconds));
  if (isKept()) return;
  // An older or planted cookie of the same name stands beside it, or the browser knows the domain as a public suffix.
  for (const retry of domain === undefined ? [undefined] : [domain, undefined]) {
    removeCookie(place, name);
    place.jar.write(pair + attributes(place, '/', retry, seconds));
    if (isKept()) return;
  }
  removeCookie(place, name);
  throw new TokenCookieError('refused', name);
}

/**
 * Stores tokens and makes sure that they arrived (S12): all of them, or else neither cookie is left.
 * @throws TokenCookieError
 */
export function writeTokens(place: CookiePlace, tokens: NewTokens): void {
  const { accessToken, accessSeconds, refreshToken, refreshSeconds } = tokens;
  try {
    // The refresh token first: a reader of the new access token can rely on it.
    if (refreshToken !== undefined) writeCookie(place, REFRESH_COOKIE, refreshToken, refreshSeconds);
    writeCookie(place, ACCESS_COOKIE, accessToken, accessSeconds);
  } catch (error) {
    removeTokens(place);
    throw error;
  }
}
