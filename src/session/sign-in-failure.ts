/**
 * Why a sign-in did not work, for the page that says so:
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
  /** How wrong the clock is, in ms; for the reason `clock`. */
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
