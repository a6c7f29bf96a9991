import { useEffect } from 'react';
import { correlationIdOf } from '#api/api-error.ts';
import { failureText } from '#api/failure-text.ts';
import { callBehind, reportFailure } from '#api/report-failure.ts';
import { t } from '#i18n/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { failureLabels } from './failure-labels.ts';

export interface WriteFailureProps {
  error: unknown;
  /** What the customer reads; otherwise the text of the operation that failed. */
  text?: string;
}

/** What a customer reads in a form or a dialog when what it was to do did not work. The way on is its own button. It is reported (A8.5, A8.6). */
export function WriteFailure({ error, text }: WriteFailureProps) {
  const failed = callBehind(error);
  useEffect(() => reportFailure(failed, 'write'), [failed]);
  return <FailureNotice text={text ?? t(failureText(failed) ?? 'failure.action')} correlationId={correlationIdOf(failed)} labels={failureLabels()} />;
}
