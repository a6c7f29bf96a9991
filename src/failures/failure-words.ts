import { failureText } from '#api/failure-text.ts';
import { callBehind } from '#api/report-failure.ts';
import { t } from '#i18n/texts.ts';
import type { FailureNoticeProps } from '#ui/failure-notice.tsx';

/** What stands beside every failure: the number to ask for help with (A4.1), and the way on. */
export function failureLabels(): FailureNoticeProps['labels'] {
  return {
    correlationId: t('failure.reference'),
    copy: t('failure.copyReference'),
    copied: t('failure.copied'),
    copyFailed: t('failure.copyFailed'),
    retry: t('failure.retry'),
  };
}

/** What a customer reads of a write that has failed: the text of its operation, or the general one. */
export function failedWriteText(error: unknown): string {
  return t(failureText(callBehind(error)) ?? 'failure.action');
}
