import { callBehind, correlationIdOf, reportFailure } from '#api/api-error.ts';
import { t } from '#i18n/texts.ts';
import { showToast, type ToastInput } from '#ui/toast-store.ts';
import { jobs } from './jobs.ts';

/**
 * Says that an action failed, with the number to ask for help with (A4.1), and reports it (A8.5, A8.6). Five seconds are too
 * short for some to read it and to copy the number: after them it stays on the card (X7).
 */
export function showFailure(text: string, error: unknown): void {
  reportFailure(error, 'photo-action');
  const reference = correlationIdOf(callBehind(error));
  showToast({
    tone: 'failure',
    text,
    onOver: () => keepFailure(text, reference),
    ...(reference !== undefined && { action: copyReference(reference) }),
  });
}

/** Action of a toast for a failure with a number: copies that. */
export function copyReference(reference: string): NonNullable<ToastInput['action']> {
  const failed = () => showToast({ tone: 'failure', text: t('failure.copyFailed') });
  return { label: t('failure.copyReference'), run: () => void navigator.clipboard.writeText(reference).catch(failed) };
}

/**
 * Shows a failure on the card, on every page, until the customer takes it away or does what can be done about it. One that says the
 * same, and leads to the same, gives way to it.
 */
export function keepFailure(text: string, reference?: string, way?: { label: string; href: string }): void {
  const id = `failure ${text} ${way?.href}`;
  const dismiss = () => jobs.remove(id);
  jobs.put({
    id,
    icon: 'error',
    title: '',
    failure: { text, reference, isAnnounced: true },
    ...(way && { actions: [{ ...way, run: dismiss }] }),
    dismiss,
  });
}
