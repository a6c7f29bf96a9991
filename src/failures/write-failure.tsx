import { correlationIdOf } from '#api/api-error.ts';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { failureLabels } from './failure-labels.ts';

/** What a customer reads in a form or a dialog when what it was to do did not work. The way on is its own button. */
export function WriteFailure({ error }: { error: unknown }) {
  return <FailureNotice text={t(failureText(error) ?? 'failure.action')} correlationId={correlationIdOf(error)} labels={failureLabels()} />;
}
