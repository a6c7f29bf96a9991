/** Names that the retailer's other sites know (A3.59). */
export const ACCESS_COOKIE = 'auth_access_token';
export const REFRESH_COOKIE = 'auth_refresh_token';

/** `document.cookie` as a pair of functions. */
export interface CookieJar {
  read(): string;
  write(cookie: string): void;
}

export interface StoredTokens {
  accessToken?: string;
  refreshToken?: string;
  /** Somebody planted a second cookie of the same name: which one is ours cannot be told (S16). */
  conflict: boolean;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Values of a cookie, one for each that has this name. */
export function cookieValues(jar: Pick<CookieJar, 'read'>, name: string): string[] {
  return jar
    .read()
    .split(/;\s*/)
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => decode(pair.slice(name.length + 1)))
    .filter((value) => value !== '');
}

/** Both tokens as they are now; another tab may have changed them since the last look. */
export function readTokens(jar: Pick<CookieJar, 'read'>): StoredTokens {
  const access = cookieValues(jar, ACCESS_COOKIE);
  const refresh = cookieValues(jar, REFRESH_COOKIE);
  if (access.length > 1 || refresh.length > 1) return { conflict: true };
  return { accessToken: access[0], refreshToken: refresh[0], conflict: false };
}
