import { cookieDomain } from './cookie-domain.ts';
import { ACCESS_COOKIE, cookieValues, REFRESH_COOKIE } from './read-tokens.ts';
import { cookieAttributes, type CookiePlace, removeCookie, removeTokens } from './token-cookies.ts';

// What browsers keep at most, counted over name and value.
const MAX_COOKIE_BYTES = 4096;

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

function writeCookie(place: CookiePlace, name: string, token: string, seconds: number | undefined): void {
  const pair = `${name}=${encodeURIComponent(token)}`;
  if (new TextEncoder().encode(pair).length > MAX_COOKIE_BYTES) throw new TokenCookieError('too-large', name);

  const domain = cookieDomain(place.hostname);
  const isKept = () => {
    const values = cookieValues(place.jar, name);
    return values.length === 1 && values[0] === token;
  };
  place.jar.write(pair + cookieAttributes(place, '/', domain, seconds));
  if (isKept()) return;
  // An older or planted cookie of the same name stands beside it, or the browser knows the domain as a public suffix.
  for (const retry of domain === undefined ? [undefined] : [domain, undefined]) {
    removeCookie(place, name);
    place.jar.write(pair + cookieAttributes(place, '/', retry, seconds));
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
