import { ApiError, correlationIdOf } from '#api/api-error.ts';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { failureLabels } from './failure-labels.ts';

export interface WriteFailureProps {
  error: unknown;
  /** What the customer reads; otherwise the text of the operation that failed. */
  text?: string;
}

/** What a customer reads in a form or a dialog when what it was to do did not work. The way on is its own button. */
export function WriteFailure({ error, text }: WriteFailureProps) {
  const failed = callBehind(error);
  return <FailureNotice text={text ?? t(failureText(failed) ?? 'failure.action')} correlationId={correlationIdOf(failed)} labels={failureLabels()} />;
}

/** The failed call, also of a failure that it caused: its number finds it in the logs (A4.1). */
function callBehind(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
}
