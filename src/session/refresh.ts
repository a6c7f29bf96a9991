import * as oauth from 'oauth4webapi';
import { pendingUnload } from '#lib/leaving.ts';
import { requestLock } from '#lib/locks.ts';
import { sleep } from '#lib/timers.ts';
import { discoverAuthority, signInErrorOf, storeTokens } from './authority.ts';
import { readTokens, type StoredTokens } from './read-tokens.ts';
import { cookiePlace, type SessionContext } from './session-context.ts';
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
    await pendingUnload();
    const result = await exclusively(LOCK, async () =>
      pendingUnload() ? undefined : { token: await tokenInTurn(context, refused) },
    );
    if (result) return result.token;
  }
}

/** Access token for a refused one, while no other tab asks. */
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

/** Pauses, in ms, between looks at the cookies, and how long they are looked at. */
const PAUSE_MS = 20;
const LONGEST_MS = 2_000;

/** The cookies as the browser keeps them for all tabs, written like `document.cookie`; undefined where it does not say (docs/browsers.md). */
async function storedCookies(): Promise<string | undefined> {
  const { cookieStore } = window as Partial<Pick<Window, 'cookieStore'>>;
  const cookies = await cookieStore?.getAll();
  return cookies?.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const isSame = (one: StoredTokens, other: StoredTokens) =>
  one.accessToken === other.accessToken && one.refreshToken === other.refreshToken && one.conflict === other.conflict;

/**
 * [Note: Cookies reach other tabs late] Tabs may be processes of their own, each with a copy of the cookies, which is what
 * `document.cookie` reads. Firefox hands on a lock before the next tab has heard of a cookie that was written under it: that tab
 * would use the refresh token once more, which ends the session everywhere.
 *
 * Waits until this tab reads what the browser keeps, before and after tokens are written; not for ever.
 */
async function settledTokens({ env }: SessionContext): Promise<void> {
  const { cookies, storedCookies: read = storedCookies } = env;
  for (let waited = 0; waited < LONGEST_MS; waited += PAUSE_MS) {
    const stored = await read().catch(() => undefined);
    if (stored === undefined || isSame(readTokens({ read: () => stored }), readTokens(cookies))) return;
    await sleep(PAUSE_MS);
  }
}
