import { correlationIdOf } from '#api/api-error.ts';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { failureLabels } from './failure-labels.ts';

export interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

/** What a customer reads when photos cannot be loaded (P2.37), with the number to ask for help with (A4.1), and the way on. */
export function LoadFailure({ error, onRetry, retrying }: LoadFailureProps) {
  return <FailureNotice text={t(failureText(error) ?? 'photos.loadFailed')} correlationId={correlationIdOf(error)} onRetry={onRetry} retrying={retrying} labels={failureLabels()} />;
}
