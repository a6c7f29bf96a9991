import * as z from 'zod/mini';
import { ApiError, correlationIdOf, hasStatus } from '#api/api-error.ts';

/**
 * Why a link did not do what it is for, where the service says so: it was used before (S56), it is too old, or the new
 * e-mail address was taken in between.
 */
export type FailureReason = 'used' | 'expired' | 'email-in-use';

/** What an error page is told of the failure that led to it, in the entry of the history: nothing that is secret (S31). */
export interface ConfirmationFailure {
  reason?: FailureReason;
  correlationId?: string;
}

const reasons: Readonly<Record<string, FailureReason>> = { 'link-used': 'used', 'link-expired': 'expired', 'email-in-use': 'email-in-use' };
const told = z.object({ reason: z.optional(z.enum(['used', 'expired', 'email-in-use'])), correlationId: z.optional(z.string()) });

/** What an error page has to know of a failure; of one that is no call's, that there was one (O89). */
export function confirmationFailure(error: unknown): ConfirmationFailure {
  const code = error instanceof ApiError ? error.code : undefined;
  const reason = code !== undefined && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  const correlationId = correlationIdOf(error);
  return { ...(reason && { reason }), ...(correlationId !== undefined && { correlationId }) };
}

/** What the entry of the history tells; nothing for who came by another way. */
export function failureTold(state: unknown): ConfirmationFailure {
  return told.safeParse(state).data ?? {};
}

/** Whether the service has decided: what failed on its way, or was only put off, may still work with the same link. */
export function isSettled(error: unknown): boolean {
  return error instanceof ApiError && error.status !== undefined && error.status < 500 && !hasStatus(error, 408, 429);
}
