import { reportTokenError } from './failing.ts';
import { clearPersonalData } from './personal-data.ts';
import { safeReturnPath } from './return-path.ts';
import type { SessionContext } from './session-context.ts';
import { cookiePlace } from './session-context.ts';
import { sessionState, setSessionState } from './session-store.ts';
import { rememberDestination } from './sign-out-destination.ts';
import type { TabMessage } from './tabs.ts';
import { tellTabs } from './tabs.ts';
import { readTokens } from './read-tokens.ts';
import { removeTokens } from './token-cookies.ts';

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

/** Where to go: through the authority, which ends its session, or straight there when it cannot be asked (A4.9). */
async function wayOut(context: SessionContext, target: string): Promise<string> {
  try {
    const { endSessionUrl } = await import('./end-session.ts');
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

/** Signs out here and at the authority. Without a token there is nobody to sign out there, and no sign-in starts (O86). */
export async function signOutOf(context: SessionContext, { to, endSession = true }: SignOutOptions): Promise<void> {
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
