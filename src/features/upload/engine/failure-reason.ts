import { ApiError, isSessionOver } from '#api/api-error.ts';
import type { TextKey } from '#i18n/texts.ts';
import type { Failure } from './queue.ts';

/**
 * Meaning of a failed call for the file. `passing`: the connection or the service is in trouble for the moment, the
 * engine goes on by itself. `signedOut`: the page leaves for the sign-in, and goes on when it is back. `full`: there is no room in
 * the library, for this file or any other. Else the customer is told.
 */
export type Verdict =
  | { kind: 'passing' }
  | { kind: 'signedOut' }
  | { kind: 'full' }
  | { kind: 'final'; failure: Failure };

const PASSING = new Set([408, 502, 503, 504]);

/** Reactions to the statuses that have one of their own; all others are the service's failure, and may be tried again. */
const REASONS: Readonly<Record<number, { reason: TextKey; canRetry: boolean }>> = {
  413: { reason: 'upload.reason.tooLarge', canRetry: false },
  429: { reason: 'upload.reason.tooMany', canRetry: true },
};

/** The customer's file is gone or has changed since it was chosen. */
export const UNREADABLE: Failure = { reason: 'upload.reason.unreadable', canRetry: false };

/** Judges what a call, or reading the file, failed with. */
export function verdictOn(error: unknown): Verdict {
  if (!(error instanceof ApiError))
    return { kind: 'final', failure: isUnreadable(error) ? UNREADABLE : { reason: 'upload.failed', canRetry: true } };
  const { kind, status = 0, correlationId } = error;
  if (kind === 'network' || kind === 'timeout' || PASSING.has(status)) return { kind: 'passing' };
  if (isSessionOver(error)) return { kind: 'signedOut' };
  if (status === 507) return { kind: 'full' };
  return { kind: 'final', failure: { ...reasonFor(error), correlationId } };
}

/** Failure to show when one that should have passed did not. */
export function failureAfterAll(error: unknown): Failure {
  const { status, correlationId } = error instanceof ApiError ? error : {};
  return {
    reason: status === undefined ? 'upload.reason.connection' : 'upload.failed',
    canRetry: true,
    ...(correlationId !== undefined && { correlationId }),
  };
}

function reasonFor({ status = 0, operation }: ApiError): { reason: TextKey; canRetry: boolean } {
  // Announced as something that it is not, or no picture after all: the service has looked at it.
  if (status === 415)
    return { reason: operation === 'createUpload' ? 'upload.reason.type' : 'upload.reason.damaged', canRetry: false };
  return REASONS[status] ?? { reason: 'upload.failed', canRetry: true };
}

function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError');
}
