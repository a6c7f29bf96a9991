import type { ErrorReporter } from '#lib/error-reporter.ts';
import type { SessionEnvironment } from './environment.ts';
import type { CookiePlace } from './token-cookies.ts';

/** The part `auth` of /config.json. */
export interface AuthConfig {
  /** The authority's issuer identifier, exactly as its discovery document spells it. */
  authority: string;
  clientId: string;
  scope: string;
  /** Lifetime of the refresh cookie in seconds. */
  refreshTokenLifetimeSeconds?: number;
}

/** Context of every part of the session. */
export interface SessionContext {
  auth: AuthConfig;
  /** The vendor's acr value (O132). */
  acr: string;
  env: SessionEnvironment;
  reporter: ErrorReporter;
}

/**
 * Key in localStorage, set while the authority may still hold a session of a customer who has signed out here. Signing out sets it
 * itself, to nothing: what speaks with the authority may not be there to do so. Afterwards it has the state that went along with the
 * request to end the session; the state that comes back removes it.
 */
export const PENDING_SIGN_OUT_KEY = 'auth_sign_out_owed';

/** Prefix of each such state, which tells it from that of a sign-in. */
export const SIGN_OUT_STATE = 'signed-out';

/** Place of this context's cookies. */
export function cookiePlace({ env }: SessionContext): CookiePlace {
  const { protocol, hostname, pathname } = env.location();
  return { jar: env.cookies, protocol, hostname, pathname };
}

/** Path, query and fragment of the page. */
export function currentPath({ env }: SessionContext): string {
  const { pathname, search, hash } = env.location();
  return pathname + search + hash;
}
