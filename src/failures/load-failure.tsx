import type { ReactNode } from 'react';
import { correlationIdOf } from '#api/api-error.ts';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { failureLabels } from './failure-labels.ts';

export interface LoadFailureProps {
  error?: unknown;
  /** What the customer reads; otherwise the text of the operation that failed (section 8 of the documents), or the general one (A8.10). */
  text?: string;
  correlationId?: string;
  onRetry?: () => void;
  /** Another way on, beside trying again. */
  actions?: ReactNode;
  retrying?: boolean;
}

/** A failed state: what could not be loaded, the number to ask for help with (A4.1), and the way on. */
export function LoadFailure({ error, text = t(failureText(error) ?? 'app.boundary'), correlationId = correlationIdOf(error), onRetry, retrying, actions }: LoadFailureProps) {
  return <FailureNotice text={text} correlationId={correlationId} onRetry={onRetry} retrying={retrying} actions={actions} labels={failureLabels()} />;
}
