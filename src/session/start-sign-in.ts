import { sleep } from '#lib/timers.ts';
import type { SessionContext } from './session-context.ts';
import { replacePage, sessionState } from './session-store.ts';
import { beginSignIn } from './sign-in.ts';
import { asSignInError, failSignIn, leaveFor, SignInError } from './sign-in-failure.ts';
import { countAutomaticStart, resetLimits } from './sign-in-storage.ts';

/**
 * Time, in ms, that a tab whose tokens are gone waits for the message of the tab that took them away: a cookie goes for
 * all tabs at once, a message takes a moment (S15).
 */
const MESSAGE_MS = 300;

/**
 * Leaves for the authority, or ends in the failed state. What comes takes the place of the page in the history, and so does the page
 * that it comes back to: Back leads to what was there before.
 */
async function startSignIn(context: SessionContext): Promise<void> {
  replacePage({ status: 'signing-in' });
  try {
    leaveFor(context, await beginSignIn(context));
  } catch (error) {
    await failSignIn(context, asSignInError(error));
  }
}

/** Starts sign-in because the customer asked for it: everything may be tried again. */
export async function startSignInAsAsked(context: SessionContext): Promise<void> {
  resetLimits(context.env.sessionStorage);
  await startSignIn(context);
}

/** Starts sign-in without the customer having asked for it, and therefore not endlessly. */
export async function startSignInAutomatically(context: SessionContext): Promise<void> {
  const { env } = context;
  if (countAutomaticStart(env.sessionStorage, env.now())) await startSignIn(context);
  else await failSignIn(context, new SignInError('loop', 'Signing in started too often'));
}

/**
 * Starts sign-in after a session, unless another tab ended it: that one's message says so (S15).
 * @param tokensWereGone before this tab took them away
 */
export async function startSignInAgain(context: SessionContext, tokensWereGone: boolean): Promise<void> {
  if (tokensWereGone) await sleep(MESSAGE_MS);
  if (sessionState().status === 'signed-in') await startSignInAutomatically(context);
}
