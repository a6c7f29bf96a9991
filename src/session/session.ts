import type { ErrorReporter } from '#lib/error-reporter.ts';
import { pageStays } from '#lib/leaving.ts';
import { type Identity, identityOf } from './claims.ts';
import { browserEnvironment, type SessionEnvironment } from './environment.ts';
import { clearPersonalData, isIdentityStored, isSomebodyElse, rememberIdentity } from './personal-data.ts';
import { readTokens } from './read-tokens.ts';
import { handBackIn } from './hand-back.ts';
import { type AuthConfig, cookiePlace, currentPath, type SessionContext } from './session-context.ts';
import { sessionState, setSessionState } from './session-store.ts';
import { asSignInError, failSignIn, reportTokenError } from './sign-in-failure.ts';
import { restoreDestination, signOutOf, type SignOutOptions } from './sign-out.ts';
import type * as StartSignIn from './start-sign-in.ts';
import { connectTabs } from './tabs.ts';
import { removeTokens } from './token-cookies.ts';

export interface SessionOptions {
  auth: AuthConfig;
  /** The vendor's acr value (O132). */
  acr: string;
  reporter: ErrorReporter;
  environment?: SessionEnvironment;
}

let configured: SessionContext | undefined;
let refreshing: { refused: string | undefined; result: Promise<string | undefined> } | undefined;

/** Connects the session to configuration and vendor; once at start, before `startSession`. */
export function configureSession({ environment, ...options }: SessionOptions): void {
  configured = { ...options, env: environment ?? browserEnvironment() };
  refreshing = undefined;
  setSessionState({ status: 'signing-in' });
}

function context(): SessionContext {
  if (!configured) throw new Error('configureSession has to come first');
  return configured;
}

/** Both tokens; none when a second cookie of the same name was planted, which signs out (S16). */
function tokens(): { accessToken?: string; refreshToken?: string } {
  const { conflict, ...present } = readTokens(context().env.cookies);
  if (!conflict) return present;
  reportTokenError(context(), 'a second token cookie of the same name was planted');
  void signOut();
  return {};
}

const isLeaving = () => {
  const state = sessionState();
  return state.status === 'signed-out' && state.leaving;
};

/** Starts over after another customer signed in elsewhere: nothing of the present one may meet the other's data (S20). */
function startOverAsSomebodyElse(): void {
  clearPersonalData(context().env);
  setSessionState({ status: 'signed-out', leaving: true });
  context().env.replaceWith('/');
}

/** Signed in if an access token exists (A4.2); whether it is still good, the services say. */
async function adoptAccessToken(): Promise<boolean> {
  const { env } = context();
  const { accessToken: token } = tokens();
  if (token === undefined) return false;
  const identity = identityOf(token);
  if (!identity) {
    removeTokens(cookiePlace(context()));
    return false;
  }
  if (await isSomebodyElse(env.localStorage, identity.sub)) clearPersonalData(env);
  await rememberIdentity(env.localStorage, identity.sub);
  setSessionState({ status: 'signed-in', identity });
  return true;
}

function listenToTabs(): void {
  const { env } = context();
  const onSignedOut = () => {
    if (sessionState().status !== 'signed-in') return;
    clearPersonalData(env);
    setSessionState({ status: 'signed-out', leaving: false });
  };
  connectTabs(env, {
    onSignedIn(sub) {
      const state = sessionState();
      if (state.status === 'signed-in' && state.identity.sub !== sub) startOverAsSomebodyElse();
      else if (state.status === 'failed' || (state.status === 'signed-out' && !state.leaving)) env.reload();
    },
    onSignedOut,
    onReturn(restored) {
      const { accessToken: access, refreshToken } = readTokens(env.cookies);
      const isOver = sessionState().status !== 'signed-in' || (access === undefined && refreshToken === undefined);
      // S19: a page out of the back-forward cache shows what was on it, also after a sign-out.
      if (restored && isOver) env.reload();
      // Another tab's word did not come through: its browser has no channels, or this tab slept. A session that only ended is S23's.
      else if (isOver && !isIdentityStored(env.localStorage)) onSignedOut();
      else accessToken();
    },
  });
}

async function isHandBackSettled(): Promise<boolean> {
  const handBack = handBackIn(context().env.location());
  if (!handBack) return false;
  try {
    const { finishSignIn } = await import('./finish-sign-in.ts');
    return await finishSignIn(context(), handBack);
  } catch (error) {
    await failSignIn(context(), asSignInError(error), '/');
    return true;
  }
}

/**
 * Finds out who is signed in, before the first render. Public pages pass `signInRequired: false` and cause no call to
 * the authority (S11). Afterwards the state is final, or the page is about to leave.
 */
export async function startSession({ signInRequired = true } = {}): Promise<void> {
  listenToTabs();
  restoreDestination(context().env);
  if (await isHandBackSettled()) return;
  if (signInRequired) await ensureSignedIn();
  else if (!(await adoptAccessToken()) && !isLeaving()) setSessionState({ status: 'signed-out', leaving: false });
}

/**
 * @returns true when a customer is signed in; otherwise sign-in has started, or failed. For route guards: a page that needs a
 * customer may follow a public one, and a session may end between two pages.
 */
export async function ensureSignedIn(): Promise<boolean> {
  if (accessToken() !== undefined || (await adoptAccessToken())) return true;
  if (tokens().refreshToken !== undefined) {
    try {
      if ((await refreshOnce(undefined)) !== undefined && (await adoptAccessToken())) return true;
    } catch (error) {
      await failSignIn(context(), asSignInError(error), currentPath(context()));
      return false;
    }
  }
  const starts = await startsOfSignIn();
  if (!isLeaving()) await starts?.startSignInAutomatically(context());
  return false;
}

/** Loads the module that starts sign-in, late because most pages begin with a session. @returns undefined when that failed */
async function startsOfSignIn(returnTo = currentPath(context())): Promise<typeof StartSignIn | undefined> {
  const before = sessionState();
  try {
    return await import('./start-sign-in.ts');
  } catch (error) {
    // Another tab may have signed out meanwhile: then nothing failed (S15).
    if (sessionState() === before) await failSignIn(context(), asSignInError(error), returnTo);
    return undefined;
  }
}

/** Starts sign-in because the customer asked for it: from a button, also after a failure. */
export async function signIn({ returnTo }: { returnTo?: string } = {}): Promise<void> {
  const state = sessionState();
  const path = returnTo ?? (state.status === 'failed' ? state.returnTo : currentPath(context()));
  setSessionState({ status: 'signing-in' });
  await (await startsOfSignIn(path))?.startSignInAsAsked(context(), path);
}

/** Starts sign-in because the session is over (O158, S23). Many calls may find out at once; the first one counts. */
export function signInNeeded(): void {
  if (sessionState().status !== 'signed-in') return;
  const { accessToken: access, refreshToken } = tokens();
  removeTokens(cookiePlace(context()));
  void startsOfSignIn().then((starts) =>
    starts?.startSignInAgain(context(), access === undefined && refreshToken === undefined),
  );
}

function isOfSomebodyElse(token: string): boolean {
  const state = sessionState();
  return state.status === 'signed-in' && identityOf(token)?.sub !== state.identity.sub;
}

/** The access token as the cookie has it now, of the customer whom this page was rendered for. */
export function accessToken(): string | undefined {
  if (sessionState().status !== 'signed-in') return undefined;
  const token = tokens().accessToken;
  if (token === undefined || !isOfSomebodyElse(token)) return token;
  startOverAsSomebodyElse();
  return undefined;
}

/** All calls of this tab that were refused the same token share one refresh. */
function refreshOnce(refused: string | undefined): Promise<string | undefined> {
  if (refreshing && refreshing.refused === refused) return refreshing.result;
  const result = import('./refresh.ts')
    .then(({ refreshTokens }) => refreshTokens(context(), refused))
    .catch(async (error: unknown) => {
      // See: [Note: A page that is left]
      await pageStays();
      reportTokenError(context(), error);
      throw asSignInError(error);
    });
  const mine = { refused, result };
  const done = () => {
    if (refreshing === mine) refreshing = undefined;
  };
  refreshing = mine;
  result.then(done, done);
  return result;
}

/**
 * A token other than the refused one (O120).
 * @returns undefined when the session is over
 * @throws SignInError when the authority cannot be asked; the session may still be good
 */
export async function refreshAccessToken(refused: string | undefined): Promise<string | undefined> {
  if (sessionState().status !== 'signed-in') return undefined;
  await refreshOnce(refused);
  // Read anew: meanwhile the customer may have signed out, or another one in.
  return accessToken();
}

/** Identity of the signed-in customer. */
export function currentIdentity(): Identity | undefined {
  const state = sessionState();
  return state.status === 'signed-in' ? state.identity : undefined;
}

/** Signs out here, in the other tabs and at the authority, then goes to a page of this app, "/" by default. */
export function signOut(options: SignOutOptions = {}): Promise<void> {
  return signOutOf(context(), options);
}
