import type { ReactNode } from 'react';
import { correlationIdOf } from '#api/api-error.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { failureLabels } from './failure-labels.ts';

export interface FailedStateProps {
  error?: unknown;
  /** What the customer reads. */
  text: string;
  correlationId?: string;
  onRetry?: () => void;
  /** Another way on, beside trying again. */
  actions?: ReactNode;
  retrying?: boolean;
}

/** A failed state with a text of its own: what could not be loaded, the number to ask for help with (A4.1), and the way on. */
export function FailedState({ error, correlationId = correlationIdOf(error), ...notice }: FailedStateProps) {
  return <FailureNotice {...notice} correlationId={correlationId} labels={failureLabels()} />;
}
