import * as oauth from 'oauth4webapi';

import { isLoopback } from '#lib/loopback.ts';
import type { SessionContext } from './session-context.ts';
import type { SignInFailureReason } from './sign-in-failure.ts';
import { SignInError } from './sign-in-failure.ts';
import { TokenCookieError } from './token-cookies.ts';

const TIMEOUT_MS = 10_000;
/** Clocks of customers' machines that are wrong by this much do no harm (S25). */
const CLOCK_TOLERANCE_SECONDS = 10 * 60;

/** The authority, discovered once for as long as the page lives (O133). */
export interface Authority {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  options: { signal: () => AbortSignal; [oauth.allowInsecureRequests]: boolean; [oauth.customFetch]: typeof fetch };
}

const discovered = new Map<string, Promise<oauth.AuthorizationServer>>();

/**
 * Finds the authority's endpoints by its discovery document.
 * @throws SignInError
 */
export async function discoverAuthority({ auth, env }: SessionContext): Promise<Authority> {
  const issuer = new URL(auth.authority);
  const options: Authority['options'] = {
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
    // Plain http is for this machine alone.
    [oauth.allowInsecureRequests]: isLoopback(issuer.hostname),
    [oauth.customFetch]: env.fetch,
  };
  const client = { client_id: auth.clientId, [oauth.clockTolerance]: CLOCK_TOLERANCE_SECONDS };

  let server = discovered.get(issuer.href);
  if (!server) {
    server = oauth
      .discoveryRequest(issuer, { ...options, algorithm: 'oidc' })
      .then((response) => oauth.processDiscoveryResponse(issuer, response));
    discovered.set(issuer.href, server);
  }
  try {
    return { server: await server, client, options };
  } catch (error) {
    discovered.delete(issuer.href);
    throw signInErrorOf(error);
  }
}

function statusOf(error: Error): number | undefined {
  if (error instanceof oauth.ResponseBodyError) return error.status;
  return error.cause instanceof Response ? error.cause.status : undefined;
}

/** Whether the authority puts off what it was asked for, instead of deciding on it: in a few minutes it may work. */
function isForLater(status = 0): boolean {
  return status >= 500 || status === 408 || status === 429;
}

function reasonOf(error: unknown): SignInFailureReason {
  if (error instanceof TokenCookieError) return error.problem === 'too-large' ? 'token-too-large' : 'cookies-refused';
  if (error instanceof oauth.AuthorizationResponseError) {
    const words = `${error.error} ${error.error_description ?? ''}`;
    if (/access_denied|abandon/i.test(words)) return 'abandoned';
    return /server_error|temporarily_unavailable/.test(error.error) ? 'unavailable' : 'refused';
  }
  if (error instanceof oauth.OperationProcessingError || error instanceof oauth.ResponseBodyError) {
    const unreadable =
      'code' in error && (error.code === oauth.RESPONSE_IS_NOT_JSON || error.code === oauth.PARSE_ERROR);
    return unreadable || isForLater(statusOf(error)) ? 'unavailable' : 'refused';
  }
  // fetch rejects with a TypeError, a time-out with a DOMException.
  return error instanceof TypeError || error instanceof DOMException ? 'unreachable' : 'refused';
}

/**
 * How far the clock of this device is from the authority's, in ms, for tokens that look as if they were old or not good yet
 * although they have just been made. Undefined for other failures, and for tokens that are as old as they look.
 */
function clockErrorIn(error: unknown): number | undefined {
  if (!(error instanceof oauth.OperationProcessingError) || error.code !== oauth.JWT_TIMESTAMP_CHECK) return undefined;
  const { now, claims } = (error.cause ?? {}) as { now?: unknown; claims?: { iat?: unknown } };
  if (typeof now !== 'number' || typeof claims?.iat !== 'number') return undefined;
  const seconds = Math.abs(now - claims.iat);
  return seconds > CLOCK_TOLERANCE_SECONDS ? seconds * 1000 : undefined;
}

/** OAuth's own word for a failure, unless it is something odd that came in by the address. */
function codeOf(error: unknown): string {
  const coded = error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError;
  return coded && /^[a-z_]{1,40}$/.test(error.error) ? ` (${error.error})` : '';
}

/** Whatever went wrong between here and the authority, by its reason. */
export function signInErrorOf(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const clockErrorMs = clockErrorIn(error);
  return new SignInError(clockErrorMs === undefined ? reasonOf(error) : 'clock', message + codeOf(error), clockErrorMs);
}
