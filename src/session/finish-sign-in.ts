import { pendingUnload } from '#lib/leaving.ts';
import { claimStorages } from './personal-data.ts';
import { readTokens } from './read-tokens.ts';
import { storePlace } from './return-path.ts';
import { withoutHandBack } from './hand-back.ts';
import type { SessionContext } from './session-context.ts';
import { setSessionState } from './session-store.ts';
import { completeSignIn } from './sign-in.ts';
import { announceSignIn } from './sign-in-announcement.ts';
import { failSignIn, leaveFor, reportSignInError, type SignInError } from './sign-in-failure.ts';
import { allowReload, claimReload } from './sign-in-storage.ts';
import { forgetCustomer } from './sign-out.ts';
import { broadcast } from './tabs.ts';

/**
 * Whether starting over may help and can be done: not after a decision of the customer (S6), nor while the authority
 * does not answer, where a reload would swap our message for the browser's own or for the same wait again (S7).
 */
function isWorthAReload({ env }: SessionContext, { reason }: SignInError): boolean {
  return (reason === 'refused' || reason === 'unavailable') && env.online();
}

async function handleFailure(context: SessionContext, error: SignInError, returnTo: string): Promise<void> {
  const { env } = context;
  if (isWorthAReload(context, error) && claimReload(env.sessionStorage)) {
    reportSignInError(context, error);
    storePlace(env.sessionStorage, '/', returnTo);
    return leaveFor(context, '/');
  }
  if (error.reason === 'abandoned') forgetCustomer(context, { type: 'abandoned' });
  // To be gone on to from here, however that is done.
  env.replaceAddress(returnTo);
  return failSignIn(context, error);
}

/**
 * Handles a hand-back from the authority: afterwards the customer is signed in at the address she wanted, the page is
 * about to reload at "/" (once, A4.6), or the state is failed. Nothing of the hand-back stays in address or history (S5).
 *
 * @returns false when nothing came of it and the customer was signed in all along
 */
export async function finishSignIn(context: SessionContext, handBack: URLSearchParams): Promise<boolean> {
  const { env } = context;
  env.replaceAddress(withoutHandBack(handBack));

  const result = await completeSignIn(context, handBack);
  if ('error' in result) {
    // See: [Note: A page that is left]
    await pendingUnload();
    // An old hand-back address, and the customer is signed in: not a failure (A4.2).
    if (result.error.reason === 'refused' && readTokens(env.cookies).accessToken !== undefined) return false;
    await handleFailure(context, result.error, result.returnTo);
    return true;
  }

  const { identity, returnTo } = result;
  await claimStorages(env, identity.sub);
  allowReload(env.sessionStorage);
  env.replaceAddress(returnTo);
  setSessionState({ status: 'signed-in', identity });
  broadcast({ type: 'signed-in', sub: identity.sub });
  announceSignIn(identity);
  return true;
}
