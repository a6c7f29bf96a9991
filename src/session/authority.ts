import * as oauth from 'oauth4webapi';
import { isLoopback } from '#lib/loopback.ts';
import { type Identity, identityOf, lifetimeOf } from './claims.ts';
import { storePlace } from './return-path.ts';
import { cookiePlace, PENDING_SIGN_OUT_KEY, SIGN_OUT_STATE, type SessionContext } from './session-context.ts';
import { SignInError, type SignInFailureReason } from './sign-in-failure.ts';
import { TokenCookieError, writeTokens } from './write-tokens.ts';

const TIMEOUT_MS = 10_000;
/** Error of a customer's clock, in seconds, up to which it does no harm (S25). */
const CLOCK_TOLERANCE_SECONDS = 10 * 60;
/** Prefix of a state after which the authority is not asked once more: it may give none back. */
const ASKED_AGAIN = `${SIGN_OUT_STATE}-again`;

/** The authority, discovered once for as long as the page lives (O133). */
export interface Authority {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  options: { signal: () => AbortSignal; [oauth.allowInsecureRequests]: boolean; [oauth.customFetch]: typeof fetch };
}

const discovered = new Map<string, Promise<oauth.AuthorizationServer>>();

/**
 * Finds the authority's endpoints by its discovery document.
 * @param anew asks for it now, whatever this page or the browser remembers of it: to know that the authority answers
 * @throws SignInError
 */
export async function discoverAuthority({ auth, env }: SessionContext, anew = false): Promise<Authority> {
  const issuer = new URL(auth.authority);
  const options: Authority['options'] = {
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
    // Plain http is for this machine alone.
    [oauth.allowInsecureRequests]: isLoopback(issuer.hostname),
    [oauth.customFetch]: env.fetch,
  };
  const client = { client_id: auth.clientId, [oauth.clockTolerance]: CLOCK_TOLERANCE_SECONDS };

  let server = anew ? undefined : discovered.get(issuer.href);
  if (!server) {
    const ask: typeof fetch = (input, init) => env.fetch(input, anew ? { ...init, cache: 'no-store' } : init);
    server = oauth
      .discoveryRequest(issuer, { ...options, [oauth.customFetch]: ask, algorithm: 'oidc' })
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

/**
 * Address that ends the authority's own session and comes back to a place in this app (A4.9). The client names itself instead
 * of showing an ID token: none is stored. Until it has come back with the state that it is given, signing out is pending, and is made up
 * for before the next sign-in here: its session would let the next person in without a question.
 * @param page registered with the authority, by way of which it comes back; by default the place without its query
 * @returns undefined when the authority has no such endpoint
 * @throws SignInError when the authority cannot be reached
 */
export async function endSessionUrl(
  context: SessionContext,
  place: string,
  page = place.replace(/[?#].*/s, ''),
): Promise<string | undefined> {
  const { localStorage, sessionStorage, location } = context.env;
  // What is remembered of it would say that it can be reached when it cannot.
  const { server } = await discoverAuthority(context, true);
  if (!server.end_session_endpoint) return undefined;
  const state = `${localStorage.getItem(PENDING_SIGN_OUT_KEY) ? ASKED_AGAIN : SIGN_OUT_STATE}-${oauth.generateRandomState()}`;
  localStorage.setItem(PENDING_SIGN_OUT_KEY, state);
  const url = new URL(server.end_session_endpoint);
  url.searchParams.set('client_id', context.auth.clientId);
  url.searchParams.set('post_logout_redirect_uri', new URL(page, location().origin).href);
  url.searchParams.set('state', state);
  storePlace(sessionStorage, page, place);
  return url.href;
}

/** Whether the authority's session is still to be ended, and whether to ask for that. */
export function pendingSignOut({ env }: SessionContext): { isPending: boolean; isToAsk: boolean } {
  const state = env.localStorage.getItem(PENDING_SIGN_OUT_KEY);
  return { isPending: state !== null, isToAsk: state?.startsWith(ASKED_AGAIN) === false };
}

/** Default lifetime of the refresh cookie. */
const DEFAULT_REFRESH_SECONDS = 14 * 24 * 60 * 60;

/**
 * Stores the tokens of the token endpoint in the two cookies (A4.4), each for as long as its token lasts (O163).
 * @throws SignInError when the access token does not say whose it is, TokenCookieError when the browser stores none
 */
export function storeTokens(context: SessionContext, tokens: oauth.TokenEndpointResponse): Identity {
  const identity = identityOf(tokens.access_token);
  if (!identity) throw new SignInError('refused', 'The access token names no customer');
  writeTokens(cookiePlace(context), {
    accessToken: tokens.access_token,
    accessSeconds: tokens.expires_in ?? lifetimeOf(identity),
    refreshToken: tokens.refresh_token,
    refreshSeconds: context.auth.refreshTokenLifetimeSeconds ?? DEFAULT_REFRESH_SECONDS,
  });
  return identity;
}

/** Converts any error between here and the authority to a SignInError with its reason. */
export function signInErrorOf(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const clockErrorMs = clockErrorIn(error);
  return new SignInError(clockErrorMs === undefined ? reasonOf(error) : 'clock', message + codeOf(error), clockErrorMs);
}

function statusOf(error: Error): number | undefined {
  if (error instanceof oauth.ResponseBodyError) return error.status;
  return error.cause instanceof Response ? error.cause.status : undefined;
}

/** Whether the authority only postpones its decision: in a few minutes it may work. */
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
 * Difference, in ms, between the clock of this device and the authority's, for tokens that look as if they were old or
 * not good yet although they have just been made. Undefined for other failures, and for tokens that are as old as they
 * look.
 */
function clockErrorIn(error: unknown): number | undefined {
  if (!(error instanceof oauth.OperationProcessingError) || error.code !== oauth.JWT_TIMESTAMP_CHECK) return undefined;
  const { now, claims } = (error.cause ?? {}) as { now?: unknown; claims?: { iat?: unknown } };
  if (typeof now !== 'number' || typeof claims?.iat !== 'number') return undefined;
  const seconds = Math.abs(now - claims.iat);
  return seconds > CLOCK_TOLERANCE_SECONDS ? seconds * 1000 : undefined;
}

/** OAuth error code in parentheses; empty for none, and for something odd that came in by the address. */
function codeOf(error: unknown): string {
  const coded = error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError;
  return coded && /^[a-z_]{1,40}$/.test(error.error) ? ` (${error.error})` : '';
}
