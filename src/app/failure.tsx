import { correlationIdOf } from '#api/api-error.ts';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';

interface FailureProps {
  error?: unknown;
  /** What the customer reads; otherwise the text of the operation that failed, or the general one (A8.10). */
  text?: string;
  correlationId?: string;
  onRetry?: () => void;
}

/** A failed state with its correlation id, and the way on (A4.1). */
export function Failure({ error, text = t(failureText(error) ?? 'app.boundary'), correlationId = correlationIdOf(error), onRetry }: FailureProps) {
  return (
    <FailureNotice
      text={text}
      correlationId={correlationId}
      onRetry={onRetry}
      labels={{
        correlationId: t('failure.reference'),
        copy: t('failure.copyReference'),
        copied: t('failure.copied'),
        copyFailed: t('failure.copyFailed'),
        retry: t('failure.retry'),
      }}
    />
  );
}
