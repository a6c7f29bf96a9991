import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { callBehind, correlationIdOf, ExpectedError, GoneError, hasStatus } from '#api/api-error.ts';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { FailureNotice, type FailureNoticeProps } from '#ui/failure-notice.tsx';
import { Skeleton } from '#ui/loading.tsx';
import styles from './failure.module.css';
import { useWaiting } from './use-waiting.ts';

/** A query result of React Query, or another failed load. */
export interface FailedRead {
  error: unknown;
  /** Tries again. */
  refetch?: () => unknown;
  isFetching?: boolean;
}

/** A write of `useWrite`, or a form. The way on is the button that began it. */
export interface FailedWrite {
  failure: unknown;
}

export interface FailureProps {
  of: FailedRead | FailedWrite;
  /** Text; otherwise that of the operation that failed (section 8 of the documents), or the general one (A8.10). */
  text?: string;
  /** Text and way on where what was to be changed is not there any more: trying again would be of no use. */
  gone?: { text: string; actions?: ReactNode };
  /** The number to ask for help with (A4.1), of what is no failed call. */
  correlationId?: string;
  /** Another way on. */
  actions?: ReactNode;
  /** Details, for example how much of it could not be done. */
  detail?: string;
  /** Consequences of a failed read for her, for example that nothing has happened to her photos. */
  about?: ReactNode;
  /** Size of the notice of a failed read: in place of a whole page, with a drawing; or a few lines. */
  as?: 'page' | 'lines';
}

/**
 * Notice of what could not be loaded or done: in words, with the number to ask for help with (A4.1), and the way on.
 * Nothing for a write that has not failed.
 */
export function Failure({ of, ...options }: FailureProps) {
  if ('failure' in of) return of.failure === undefined ? null : <OfWrite {...options} error={of.failure} />;
  // Not all of it: React Query renders anew for what is read of a result.
  return <OfRead {...options} error={of.error} refetch={of.refetch} isFetching={of.isFetching} />;
}

type Options = Omit<FailureProps, 'of'>;

function OfRead({ error, refetch, isFetching, text, about, correlationId, actions, as }: Options & FailedRead) {
  if (useWaiting(error, refetch)) return <Place />;
  return (
    <FailureNotice
      text={text ?? t(failureText(error) ?? 'app.boundary')}
      // A refusal may be of the account, or of what is asked for: it reassures nobody.
      about={!hasStatus(error, 401, 403, 404, 410) && about}
      as={as}
      correlationId={correlationId ?? correlationIdOf(error)}
      onRetry={refetch && (() => void refetch())}
      retrying={isFetching}
      actions={actions}
      labels={failureLabels()}
    />
  );
}

/** Placeholder for what could not be asked for, in grey: the bar of the connection says why. */
function Place() {
  return (
    <div className={styles.failure} aria-hidden="true">
      <Skeleton width="60%" />
      <Skeleton />
    </div>
  );
}

function OfWrite({ error, text, gone, correlationId, actions, detail }: Options & { error: unknown }) {
  const goneNotice = error instanceof GoneError ? gone : undefined;
  const isGone = goneNotice !== undefined;
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may have gone with what it was for: the way on takes its place (X4).
  useLayoutEffect(() => {
    if (isGone && document.activeElement === document.body)
      notice.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isGone]);
  return (
    <div ref={notice} className={styles.failure}>
      <FailureNotice
        text={goneNotice?.text ?? text ?? failedWriteText(error)}
        correlationId={correlationId ?? correlationIdOf(callBehind(error))}
        actions={goneNotice?.actions ?? actions}
        labels={failureLabels()}
      />
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}

/** Labels of a failure notice: its correlation id (A4.1) and the retry button. */
export function failureLabels(): FailureNoticeProps['labels'] {
  return {
    correlationId: t('failure.reference'),
    copy: t('failure.copy'),
    copyAll: t('failure.copyReference'),
    copied: t('failure.copied'),
    copyFailed: t('failure.copyFailed'),
    retry: t('failure.retry'),
  };
}

/** Text of a failed write: that of its operation, or the general one. */
export function failedWriteText(error: unknown): string {
  const failed = callBehind(error);
  return t((failed instanceof ExpectedError ? null : failureText(failed)) ?? 'failure.action');
}
