import type { ReactNode } from 'react';
import { correlationIdOf } from '#api/api-error.ts';
import { t } from '#i18n/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';

export interface ActionFailureProps {
  text: string;
  error: unknown;
  onRetry?: () => void;
  actions?: ReactNode;
}

/** What could not be done, where it was asked for, with the number to ask for help with (A4.1). */
export function ActionFailure({ text, error, onRetry, actions }: ActionFailureProps) {
  return (
    <FailureNotice
      text={text}
      correlationId={correlationIdOf(error) ?? correlationIdOf(error instanceof Error ? error.cause : undefined)}
      onRetry={onRetry}
      actions={actions}
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
