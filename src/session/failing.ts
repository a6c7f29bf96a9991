import { newCorrelationId } from '#lib/correlation-id.ts';
import type { SessionContext } from './session-context.ts';
import { setSessionState } from './session-store.ts';
import type { SignInFailure } from './sign-in-failure.ts';
import { SignInError } from './sign-in-failure.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A failure by its reason. What is none of ours is a script that could not be loaded. */
export function asSignInError(error: unknown): SignInError {
  return error instanceof SignInError ? error : new SignInError('unreachable', messageOf(error));
}

/** Logs a sign-in error as "Auth Error: ..." (A8.7) and gives what the page shows of it. */
export function reportSignInError({ reporter }: SessionContext, error: SignInError): SignInFailure {
  const correlationId = newCorrelationId();
  // No cause goes along: the OIDC client hangs claims and parameters on it (S28, S32).
  reporter.capture(new Error(`Auth Error: ${error.message}`), { action: 'sign-in', correlationId });
  return {
    reason: error.reason,
    correlationId,
    ...(error.clockErrorMs !== undefined && { clockErrorMs: error.clockErrorMs }),
  };
}

/** Logs an access-token error as "AccessToken Error: ..." (A8.8). */
export function reportTokenError({ reporter }: SessionContext, error: unknown): void {
  reporter.capture(new Error(`AccessToken Error: ${messageOf(error)}`), {
    action: 'access-token',
    correlationId: newCorrelationId(),
  });
}

/** Ends in the failed state, from which only the customer goes on (S6, S7). */
export function failSignIn(context: SessionContext, error: SignInError, returnTo: string): void {
  setSessionState({ status: 'failed', failure: reportSignInError(context, error), returnTo });
}
