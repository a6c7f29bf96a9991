import { reporter, type ErrorReporter } from '#lib/error-reporter.ts';
import { ApiError, hasStatus } from './api-error.ts';

/**
 * Reports what failed, a call by its operation and with its correlation id (A8.3 to A8.6).
 * @param action what was being done, for what is no failed call
 */
export function reportFailure(error: unknown, action: string, to: ErrorReporter = reporter): void {
  const failed = callBehind(error);
  // The session is over: sign-in has started, and nothing is wrong (O158).
  if (hasStatus(failed, 401)) return;
  if (failed instanceof ApiError) to.capture(failed, { action: failed.operation, correlationId: failed.correlationId });
  else to.capture(failed, { action });
}

/** The failed call, also of a failure that it caused: its number finds it in the logs (A4.1). */
export function callBehind(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
}
