import * as oauth from 'oauth4webapi';
import { pageStays } from '#lib/leaving.ts';
import { requestLock } from '#lib/locks.ts';
import { discoverAuthority, signInErrorOf, storeTokens } from './authority.ts';
import { readTokens } from './read-tokens.ts';
import { cookiePlace, type SessionContext } from './session-context.ts';
import { settledTokens } from './settled-tokens.ts';
import { removeTokens } from './token-cookies.ts';

const LOCK = 'photo-account-refresh';

/** The authority says that the refresh token is good no more, as opposed to being in trouble itself. */
function isSessionOver(error: unknown): boolean {
  return error instanceof oauth.ResponseBodyError && (error.status === 400 || error.status === 401);
}

async function refreshNow(context: SessionContext, refreshToken: string): Promise<string | undefined> {
  const { server, client, options } = await discoverAuthority(context);
  const response = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), refreshToken, {
    ...options,
    // A page that is left while it waits mostly gets its answer, too: without one the refresh token would have been used for nothing.
    [oauth.customFetch]: (input, init) => context.env.fetch(input, { ...init, keepalive: true }),
  });
  // Whose session it is, is known: the times in an ID token that comes along decide nothing.
  const tokens = await oauth.processRefreshTokenResponse(
    server,
    { ...client, [oauth.clockTolerance]: Number.MAX_SAFE_INTEGER },
    response,
  );

  // The customer signed out, or another one in, while this was running: the new tokens belong to nobody here.
  const present = readTokens(context.env.cookies);
  if (present.refreshToken !== refreshToken) return present.accessToken;
  storeTokens(context, tokens);
  await settledTokens(context);
  return tokens.access_token;
}

/**
 * A token other than the refused one. One tab at a time asks the authority, the others find its result in the cookie
 * (S21, S22). No clock is consulted: a token is old when a service refuses it or the browser dropped it (S25, S26).
 *
 * @param refused undefined when the access cookie was gone
 * @returns undefined when the session is over; the cookies are then removed (S23)
 * @throws SignInError when the authority cannot be asked; the cookies stay
 */
export async function refreshTokens(context: SessionContext, refused: string | undefined): Promise<string | undefined> {
  const { exclusively = requestLock } = context.env;
  for (;;) {
    // See: [Note: A page that is left] The refresh token would be used, and what came for it lost.
    await pageStays();
    const result = await exclusively(LOCK, async () =>
      pageStays() ? undefined : { token: await tokenInTurn(context, refused) },
    );
    if (result) return result.token;
  }
}

/** The same, while no other tab asks. */
async function tokenInTurn(context: SessionContext, refused: string | undefined): Promise<string | undefined> {
  // See: [Note: Cookies reach other tabs late]
  await settledTokens(context);
  const { accessToken, refreshToken } = readTokens(context.env.cookies);
  if (accessToken !== undefined && accessToken !== refused) return accessToken;
  if (refreshToken === undefined) return undefined;
  try {
    return await refreshNow(context, refreshToken);
  } catch (error) {
    if (!isSessionOver(error)) throw signInErrorOf(error);
    if (readTokens(context.env.cookies).refreshToken === refreshToken) removeTokens(cookiePlace(context));
    return undefined;
  }
}
