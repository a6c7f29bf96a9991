import type { ErrorReporter } from '#lib/error-reporter.ts';
import { pendingUnload } from '#lib/leaving.ts';
import { registeredAddress } from '#paths';
import { type Identity, identityOf } from './claims.ts';
import { browserEnvironment, type SessionEnvironment } from './environment.ts';
import { abandonPersonalData, claimStorages, isCustomerGone, isOfAnother } from './personal-data.ts';
import { readTokens } from './read-tokens.ts';
import { handBackIn, withoutHandBack } from './hand-back.ts';
import { restorePlace } from './return-path.ts';
import { type AuthConfig, cookiePlace, type SessionContext } from './session-context.ts';
import { replacePage, sessionState, setSessionState } from './session-store.ts';
import { asSignInError, failSignIn, leaveFor, reportTokenError } from './sign-in-failure.ts';
import { settleSignOut, signOutOf, type SignOutOptions } from './sign-out.ts';
import type * as StartSignIn from './start-sign-in.ts';
import { connectTabs, broadcast } from './tabs.ts';
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
/** The sign-out that is under way. */
let ending: Promise<void> | undefined;
/** Address at which this page starts over. */
let homeward: string | undefined;

/** Connects the session to configuration and vendor; once at start, before `startSession`. */
export function configureSession({ environment, ...options }: SessionOptions): void {
  configured = { ...options, env: environment ?? browserEnvironment() };
  refreshing = undefined;
  ending = undefined;
  setSessionState({ status: 'signing-in' });
}

function context(): SessionContext {
  if (!configured) throw new Error('No session is configured');
  return configured;
}

/** Both tokens; none when a second cookie of the same name was planted, which signs out (S16). */
function tokens(): { accessToken?: string; refreshToken?: string } {
  const { conflict, ...present } = readTokens(context().env.cookies);
  if (!conflict) return present;
  if (!isLeaving()) reportTokenError(context(), 'a second token cookie of the same name was planted');
  void signOut();
  return {};
}

const isLeaving = () => {
  const state = sessionState();
  return ending !== undefined || (state.status === 'signed-out' && state.leaving);
};

/** The customer of this tab is gone, as another one has found out first. */
function abandonCustomer(leaving: boolean): void {
  replacePage({ status: 'signed-out', leaving });
  abandonPersonalData(context().env);
}

/** Starts over after another customer signed in elsewhere: nothing of the present one may meet the other's data (S20). */
function startOverAsSomebodyElse(): void {
  abandonCustomer(true);
  homeward = registeredAddress('home');
  leaveFor(context(), homeward);
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
  if (await claimStorages(env, identity.sub)) broadcast({ type: 'signed-in', sub: identity.sub });
  setSessionState({ status: 'signed-in', identity });
  return true;
}

function listenToTabs(): void {
  const { env } = context();
  const onSignedOut = () => {
    if (sessionState().status === 'signed-in') abandonCustomer(false);
  };
  connectTabs(env, {
    onSignedIn(sub) {
      const state = sessionState();
      if (state.status === 'signed-in' && state.identity.sub !== sub) startOverAsSomebodyElse();
      else if (state.status === 'failed' || (state.status === 'signed-out' && !state.leaving)) env.reload();
    },
    onSignedOut,
    onReturn(restored) {
      // Another tab's word did not come through: its browser has no channels, or this tab slept.
      if (sessionState().status === 'signed-in' && isCustomerGone(env)) {
        // Whose tokens there are cannot always be told: the access token of the other one may have ended (S20).
        if (isOfAnother(env)) return startOverAsSomebodyElse();
        abandonCustomer(restored);
      }
      const { accessToken: access, refreshToken } = readTokens(env.cookies);
      const isOver = sessionState().status !== 'signed-in' || (access === undefined && refreshToken === undefined);
      // S19: a page out of the back-forward cache shows what was on it, also after a sign-out, until the next one has come; and what
      // is unsaved in it or runs has the browser ask, who may keep it.
      if (restored && isOver) {
        replacePage({ status: 'signed-out', leaving: true });
        // The page was shown before it was restored, and may have found out then.
        leaveFor(context(), homeward);
      } else accessToken();
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
    context().env.replaceAddress(withoutHandBack(handBack));
    await failSignIn(context(), asSignInError(error));
    return true;
  }
}

/**
 * Finds out who is signed in, before the first render. Public pages cause no call to the authority (S11). Afterwards the state is
 * final, or the page is about to leave.
 */
export async function startSession({ isPublic }: { isPublic?: (pathname: string) => boolean } = {}): Promise<void> {
  const { env } = context();
  listenToTabs();
  settleSignOut(env);
  restorePlace(env);
  if (await isHandBackSettled()) return;
  // S14: she has signed out in another tab while this one was elsewhere.
  if (isCustomerGone(env)) abandonPersonalData(env);
  if (!isPublic?.(env.location().pathname)) await findWayIn(adoptAccessToken, 'startSignInAutomatically');
  else if (!(await adoptAccessToken()) && !isLeaving()) setSessionState({ status: 'signed-out', leaving: false });
}

/**
 * The way in once the page is there: from a button, also after a failure, and from a public page to one behind sign-in. Where the
 * session turns out to be good the page is loaded anew: it is a page that begins with its customer, and so does all that runs behind it.
 */
export async function signIn(): Promise<void> {
  setSessionState({ status: 'signing-in' });
  await findWayIn(() => {
    leaveFor(context());
    return true;
  }, 'startSignInAsAsked');
}

/** Finds a token, if need be by a refresh; where there is none that is any good, or where that fails, says so or starts sign-in. */
async function findWayIn(
  goOn: () => boolean | Promise<boolean>,
  start: 'startSignInAsAsked' | 'startSignInAutomatically',
): Promise<void> {
  try {
    const { accessToken: access, refreshToken } = tokens();
    if (access === undefined && refreshToken !== undefined) await refreshOnce(undefined);
  } catch (error) {
    return failSignIn(context(), asSignInError(error));
  }
  if ((tokens().accessToken !== undefined && (await goOn())) || isLeaving()) return;
  const starts = await startsOfSignIn();
  if (!isLeaving()) await starts?.[start](context());
}

/** Loads the module that starts sign-in, late because most pages begin with a session. @returns undefined when that failed */
async function startsOfSignIn(): Promise<typeof StartSignIn | undefined> {
  const before = sessionState();
  try {
    return await import('./start-sign-in.ts');
  } catch (error) {
    // Another tab may have signed out meanwhile: then nothing failed (S15).
    if (sessionState() === before) await failSignIn(context(), asSignInError(error));
    return undefined;
  }
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
      await pendingUnload();
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

/** Signs out here, in the other tabs and at the authority, then goes to a page of this app. */
export async function signOut(options: SignOutOptions = {}): Promise<void> {
  if (!isLeaving()) ending = signOutOf(context(), options).finally(() => (ending = undefined));
  return ending;
}
