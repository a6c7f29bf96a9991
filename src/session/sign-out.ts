import { sleep } from '#lib/timers.ts';
import { registeredAddress } from '#paths';
import type { SessionEnvironment } from './environment.ts';
import { beforeSignOut, clearPersonalData } from './personal-data.ts';
import { readTokens } from './read-tokens.ts';
import { safeReturnPath } from './return-path.ts';
import { cookiePlace, PENDING_SIGN_OUT_KEY, SIGN_OUT_STATE, type SessionContext } from './session-context.ts';
import { replacePage } from './session-store.ts';
import { leaveFor, reportTokenError } from './sign-in-failure.ts';
import { type TabMessage, broadcast } from './tabs.ts';
import { removeTokens } from './token-cookies.ts';

/** Time, in ms, for what has to be done before the session ends. */
const LAST_CALLS_MS = 5_000;

export interface SignOutOptions {
  /** A path of this app to go to afterwards (A4.10); home by default, where stripped=true stays (P2.16). */
  to?: string;
}

/** Removes tokens and personal data here and tells the other tabs (A4.8, S14). Works without any network. */
export function forgetCustomer(context: SessionContext, message: TabMessage): void {
  removeTokens(cookiePlace(context));
  clearPersonalData(context.env);
  broadcast(message);
}

/** Signs out here and at the authority. Without a token there is nobody to sign out there, and no sign-in starts (O86). */
export async function signOutOf(
  context: SessionContext,
  { to = registeredAddress('home') }: SignOutOptions,
): Promise<void> {
  const { env } = context;
  // Before what is still to be done, which may find that the session is over: the authority's own may not be.
  const { accessToken, refreshToken, conflict } = readTokens(env.cookies);
  const wasSignedIn = conflict || accessToken !== undefined || refreshToken !== undefined;
  const works: Promise<unknown>[] = [];
  beforeSignOut.emit((work) => works.push(work));
  // Also without any: a component that is being rendered cannot be taken from the page.
  await Promise.race([Promise.allSettled(works), sleep(LAST_CALLS_MS)]);

  // The page that is left stays in the back-forward cache as it is now: with nobody's data in it (S19).
  replacePage({ status: 'signed-out', leaving: true });
  forgetCustomer(context, { type: 'signed-out' });

  const target = safeReturnPath(to, env.location().origin);
  leaveFor(context, await signOutAddress(context, target, wasSignedIn));
}

/**
 * Address to go to: at the authority, which ends its session, or the target itself when the authority cannot be reached (A4.9). That
 * its session is still to be ended stays stored then.
 */
async function signOutAddress(context: SessionContext, target: string, wasSignedIn: boolean): Promise<string> {
  try {
    if (wasSignedIn) context.env.localStorage.setItem(PENDING_SIGN_OUT_KEY, '');
    const { endOfSession } = await import('./end-of-session.ts');
    return await endOfSession(context, target, wasSignedIn);
  } catch (error) {
    reportTokenError(context, error);
    return target;
  }
}

/** Finds out that the authority has ended its session: the state that went there has come back, before which nothing says so (A4.9). */
export function settleSignOut({ localStorage, location, replaceAddress }: SessionEnvironment): void {
  const { pathname, search } = location();
  const state = new URLSearchParams(search).get('state');
  if (!state?.startsWith(SIGN_OUT_STATE)) return;
  if (state === localStorage.getItem(PENDING_SIGN_OUT_KEY)) localStorage.removeItem(PENDING_SIGN_OUT_KEY);
  replaceAddress(pathname);
}
