import { sleep } from '#lib/timers.ts';
import type { SessionEnvironment } from './environment.ts';
import { beforeSignOut, clearPersonalData } from './personal-data.ts';
import { readTokens } from './read-tokens.ts';
import { safeReturnPath } from './return-path.ts';
import { cookiePlace, type SessionContext } from './session-context.ts';
import { sessionState, setSessionState } from './session-store.ts';
import { reportTokenError } from './sign-in-failure.ts';
import { type TabMessage, tellTabs } from './tabs.ts';
import { removeTokens } from './token-cookies.ts';

/** Key in sessionStorage of the page to come back to. */
const DESTINATION_KEY = 'auth_after_sign_out';

/** Time, in ms, for what has to be done before the session ends. */
const LAST_CALLS_MS = 5_000;

export interface SignOutOptions {
  /** A path of this app to go to afterwards (A4.10). */
  to?: string;
  /** False to leave the authority's own session alone. */
  endSession?: boolean;
}

/** Removes tokens and personal data here and tells the other tabs (A4.8, S14). Works without any network. */
export function forgetCustomer(context: SessionContext, message: TabMessage): void {
  removeTokens(cookiePlace(context));
  clearPersonalData(context.env);
  tellTabs(message);
}

/** Signs out here and at the authority. Without a token there is nobody to sign out there, and no sign-in starts (O86). */
export async function signOutOf(context: SessionContext, { to, endSession = true }: SignOutOptions): Promise<void> {
  const works: Promise<unknown>[] = [];
  beforeSignOut.emit((work) => works.push(work));
  if (works.length > 0) await Promise.race([Promise.allSettled(works), sleep(LAST_CALLS_MS)]);

  const state = sessionState();
  if (state.status === 'signed-out' && state.leaving) return;

  const { env } = context;
  const { accessToken, refreshToken, conflict } = readTokens(env.cookies);
  const wasSignedIn = conflict || accessToken !== undefined || refreshToken !== undefined;
  forgetCustomer(context, { type: 'signed-out' });
  // The page that is left stays in the back-forward cache as it is now: with nobody's data in it (S19).
  setSessionState({ status: 'signed-out', leaving: true });

  const target = safeReturnPath(to, env.location().origin);
  env.replaceWith(wasSignedIn && endSession ? await wayOut(context, target) : target);
}

/** Restores the query after a sign-out that came back to the page it belongs to. */
export function restoreDestination({ sessionStorage, location, replaceAddress }: SessionEnvironment): void {
  const to = sessionStorage.getItem(DESTINATION_KEY);
  if (to === null) return;
  sessionStorage.removeItem(DESTINATION_KEY);
  const { origin, pathname, search } = location();
  const path = safeReturnPath(to, origin);
  if (search === '' && path.startsWith(`${pathname}?`)) replaceAddress(path);
}

/** Address to go to: at the authority, which ends its session, or the target itself when the authority cannot be reached (A4.9). */
async function wayOut(context: SessionContext, target: string): Promise<string> {
  try {
    const { endSessionUrl } = await import('./authority.ts');
    const [page = '/'] = target.split(/[?#]/);
    const url = await endSessionUrl(context, page);
    if (url === undefined) return target;
    rememberDestination(context.env, target);
    return url;
  } catch (error) {
    reportTokenError(context, error);
    return target;
  }
}

/**
 * Stores the query of the page to come back to. The authority returns to registered addresses alone, which have none,
 * and stripped=true must not get lost on the way (P2.16).
 */
function rememberDestination({ sessionStorage }: SessionEnvironment, to: string): void {
  if (to.includes('?')) sessionStorage.setItem(DESTINATION_KEY, to);
}
