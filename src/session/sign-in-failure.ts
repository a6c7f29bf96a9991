import { newCorrelationId } from '#lib/correlation-id.ts';
import { pendingUnload } from '#lib/leaving.ts';
import { sleep } from '#lib/timers.ts';
import type { SessionContext } from './session-context.ts';
import { sessionState, setSessionState } from './session-store.ts';

/**
 * Reason why a sign-in did not work, for the page that says so:
 * - abandoned: the customer cancelled at the authority (O119)
 * - refused: the hand-back or the tokens were not acceptable (S3, S4)
 * - unavailable: the authority answered with an error of its own (S7), or is asked too much at the moment
 * - unreachable: no answer, or none in time (S7)
 * - token-too-large, cookies-refused: the browser does not keep the tokens (S17)
 * - clock: the clock of this device is so wrong that nobody can tell whether the tokens are good (S25)
 * - loop: signing in works, but the services keep refusing what comes of it
 */
export type SignInFailureReason =
  | 'abandoned'
  | 'refused'
  | 'unavailable'
  | 'unreachable'
  | 'token-too-large'
  | 'cookies-refused'
  | 'clock'
  | 'loop';

/** A failed sign-in as the page shows it (A4.1). */
export interface SignInFailure {
  reason: SignInFailureReason;
  correlationId: string;
  /** Error of the clock, in ms; for the reason `clock`. */
  clockErrorMs?: number;
}

/** A sign-in failure that is known for what it is. The message is for logs: no token, no e-mail address. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly reason: SignInFailureReason;
  readonly clockErrorMs: number | undefined;

  constructor(reason: SignInFailureReason, message: string, clockErrorMs?: number) {
    super(message);
    this.reason = reason;
    this.clockErrorMs = clockErrorMs;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Converts an error to a SignInError: any other one is a script that could not be loaded. */
export function asSignInError(error: unknown): SignInError {
  return error instanceof SignInError ? error : new SignInError('unreachable', messageOf(error));
}

/** Reports a sign-in error as "Auth Error: ..." (A8.7). @returns what the page shows of it */
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

/** Reports an access-token error as "AccessToken Error: ..." (A8.8). */
export function reportTokenError({ reporter }: SessionContext, error: unknown): void {
  reporter.capture(new Error(`AccessToken Error: ${messageOf(error)}`), {
    action: 'access-token',
    correlationId: newCorrelationId(),
  });
}

/** Ends in the failed state, from which only the customer goes on (S6, S7). */
export async function failSignIn(context: SessionContext, error: SignInError): Promise<void> {
  // See: [Note: A page that is left]
  await pendingUnload();
  setSessionState({ status: 'failed', failure: reportSignInError(context, error) });
}

/** Time, in ms, after which the next page counts as one that does not come. */
const LONGEST_WAY_MS = 10_000;

/**
 * Leaves the page for an address, or loads it anew. Where nothing comes of that, for one because the customer has stopped the
 * browser, the page offers the way on (S7).
 */
export function leaveFor(context: SessionContext, url?: string): void {
  const { env } = context;
  const left = sessionState();
  if (url === undefined) env.reload();
  else env.replaceWith(url);
  void sleep(LONGEST_WAY_MS)
    .then(pendingUnload)
    .then(() => {
      if (sessionState() !== left) return;
      if (left.status === 'signed-out') setSessionState({ ...left, leaving: false });
      else void failSignIn(context, new SignInError('unreachable', 'The next page did not come'));
    });
}
