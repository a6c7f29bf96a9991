import * as z from 'zod/mini';
import { ApiError, correlationIdOf, hasStatus } from '#api/api-error.ts';

/**
 * Reason why a link failed: it was used before (S56), it is too old, one of the two, the new e-mail address was given away in
 * between, or its token is refused: it is not readable, or of another account than the one that is signed in.
 */
export type FailureReason = 'used' | 'expired' | 'over' | 'email-in-use' | 'refused';

/** Failure that led to an error page, in the state of the history entry: nothing that is secret (S31). */
export interface ConfirmationFailure {
  reason?: FailureReason;
  correlationId?: string;
}

const schema = z.object({
  reason: z.optional(z.enum(['used', 'expired', 'over', 'email-in-use', 'refused'])),
  correlationId: z.optional(z.string()),
});

/** Failure as the error page gets it; without a reason for an error that is no call's (O89). */
export function confirmationFailure(error: unknown): ConfirmationFailure {
  const reason = error instanceof ApiError ? reasonOf(error) : undefined;
  const correlationId = correlationIdOf(error);
  return { ...(reason && { reason }), ...(correlationId !== undefined && { correlationId }) };
}

/** Reason of a failure by its status; a code, which may be missing, only tells reasons with the same status apart. */
function reasonOf({ status, code }: ApiError): FailureReason | undefined {
  switch (status) {
    case 400:
    case 403:
      return 'refused';
    case 404:
    case 410:
      if (code === 'link-used') return 'used';
      return code === 'link-expired' ? 'expired' : 'over';
    case 409:
      return 'email-in-use';
    default:
      return undefined;
  }
}

/** Failure in the state of a history entry; empty when the page was opened another way. */
export function failureInState(state: unknown): ConfirmationFailure {
  return schema.safeParse(state).data ?? {};
}

/** Whether the service has decided: what failed on its way, or was only put off, may still work with the same link. */
export function isSettled(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status !== undefined && error.status < 500 && !hasStatus(error, 401, 408, 429)
  );
}
