import { asSignInError, failSignIn } from './failing.ts';
import type { SessionContext } from './session-context.ts';
import { setSessionState } from './session-store.ts';
import { SignInError } from './sign-in-failure.ts';
import { destinationBeforeReload, takeAutomaticStart } from './sign-in-limits.ts';

/** Path, query and fragment of the page. */
export function currentPath({ env }: SessionContext): string {
  const { pathname, search, hash } = env.location();
  return pathname + search + hash;
}

/** Leaves for the authority, or ends in the failed state. */
export async function startSignIn(context: SessionContext, returnTo: string): Promise<void> {
  setSessionState({ status: 'signing-in' });
  try {
    const { beginSignIn } = await import('./sign-in.ts');
    await beginSignIn(context, returnTo);
  } catch (error) {
    failSignIn(context, asSignInError(error), returnTo);
  }
}

/** The same without the customer having asked for it, and therefore not endlessly. */
export async function startSignInAutomatically(context: SessionContext): Promise<void> {
  const { env } = context;
  const reloadedFor = env.location().pathname === '/' ? destinationBeforeReload(env.sessionStorage) : undefined;
  const returnTo = reloadedFor ?? currentPath(context);
  if (takeAutomaticStart(env.sessionStorage, env.now())) await startSignIn(context, returnTo);
  else failSignIn(context, new SignInError('loop', 'Signing in started too often'), returnTo);
}
