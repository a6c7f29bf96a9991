import { flushSync } from 'react-dom';
import { sleep } from '#lib/timers.ts';
import { currentPath, type SessionContext } from './session-context.ts';
import { sessionState, setSessionState } from './session-store.ts';
import { beginSignIn } from './sign-in.ts';
import { asSignInError, failSignIn, SignInError } from './sign-in-failure.ts';
import { countAutomaticStart, destinationBeforeReload, resetLimits } from './sign-in-storage.ts';

/**
 * How long a tab whose tokens are gone waits for the message of the tab that took them away, in milliseconds: a cookie
 * goes for all tabs at once, a message takes a moment (S15).
 */
const MESSAGE_MS = 300;

/** Leaves for the authority, or ends in the failed state. */
async function startSignIn(context: SessionContext, returnTo: string): Promise<void> {
  // Forms store what was typed when they are unmounted (S23), and a busy page would be left before that.
  flushSync(() => setSessionState({ status: 'signing-in' }));
  try {
    await beginSignIn(context, returnTo);
  } catch (error) {
    await failSignIn(context, asSignInError(error), returnTo);
  }
}

/** Starts sign-in because the customer asked for it: everything may be tried again. */
export async function startSignInAsAsked(context: SessionContext, returnTo: string): Promise<void> {
  resetLimits(context.env.sessionStorage);
  await startSignIn(context, returnTo);
}

/** The same without the customer having asked for it, and therefore not endlessly. */
export async function startSignInAutomatically(context: SessionContext): Promise<void> {
  const { env } = context;
  const reloadedFor = env.location().pathname === '/' ? destinationBeforeReload(env.sessionStorage) : undefined;
  const returnTo = reloadedFor ?? currentPath(context);
  if (countAutomaticStart(env.sessionStorage, env.now())) await startSignIn(context, returnTo);
  else await failSignIn(context, new SignInError('loop', 'Signing in started too often'), returnTo);
}

/**
 * Starts sign-in after a session, unless another tab ended it: that one's message says so (S15).
 * @param tokensWereGone before this tab took them away
 */
export async function startSignInAgain(context: SessionContext, tokensWereGone: boolean): Promise<void> {
  if (tokensWereGone) await sleep(MESSAGE_MS);
  if (sessionState().status === 'signed-in') await startSignInAutomatically(context);
}
