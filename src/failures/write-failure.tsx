import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { correlationIdOf } from '#api/api-error.ts';
import { failureText } from '#api/failure-text.ts';
import { GoneError } from '#api/reactions.ts';
import { callBehind, reportFailure } from '#api/report-failure.ts';
import { t } from '#i18n/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { showToast } from '#ui/toast-store.ts';
import { failureLabels } from './failure-labels.ts';

/** What a customer reads where what she was changing is not there any more, and the way on. */
export interface Gone {
  text: string;
  actions?: ReactNode;
}

export interface WriteFailureProps {
  error: unknown;
  /** What the customer reads; otherwise the text of the operation that failed. */
  text?: string;
  /** The same for a `GoneError`: trying again would be of no use. */
  gone?: Gone;
}

/**
 * What a customer reads in a form or a dialog when what it was to do did not work. The way on is its own button. It is reported
 * (A8.5, A8.6), unless nothing is wrong but that somebody else was faster.
 */
export function WriteFailure({ error, text, gone }: WriteFailureProps) {
  const failed = callBehind(error);
  const told = error instanceof GoneError ? gone : undefined;
  const isExpected = told !== undefined;
  useEffect(() => {
    if (!isExpected) reportFailure(failed, 'write');
  }, [failed, isExpected]);
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may have gone with what it was for: the way on takes its place (X4).
  useLayoutEffect(() => {
    if (isExpected && document.activeElement === document.body)
      notice.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isExpected]);
  return (
    <div ref={notice}>
      <FailureNotice
        text={told?.text ?? text ?? textOf(failed)}
        actions={told?.actions}
        correlationId={correlationIdOf(failed)}
        labels={failureLabels()}
      />
    </div>
  );
}

/** The same for a customer who has left the page of the form or dialog. */
export function tellFailedWrite(error: unknown, text?: string): void {
  const failed = callBehind(error);
  reportFailure(failed, 'write');
  showToast({ tone: 'failure', text: text ?? textOf(failed) });
}

function textOf(failed: unknown): string {
  return t(failureText(failed) ?? 'failure.action');
}
