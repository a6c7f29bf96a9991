import { correlationIdOf } from '#api/api-error.ts';
import { t } from '#i18n/texts.ts';
import { showToast } from '#ui/toast-store.ts';

/** Says that an action failed, with the number to ask for help with (A4.1). */
export function showFailure(text: string, error: unknown): void {
  const reference = correlationIdOf(error);
  showToast({
    tone: 'failure',
    text,
    ...(reference !== undefined && { action: { label: t('failure.copyReference'), run: () => void navigator.clipboard.writeText(reference).catch(() => showToast({ tone: 'failure', text: t('failure.copyFailed') })) } }),
  });
}
