import { correlationIdOf } from '#api/api-error.ts';
import { t, type TextKey } from '#i18n/texts.ts';
import { paths } from '#paths';
import { copyReference } from '#photos/actions/failure-toast.ts';
import type { PushEvent } from '#photos/push/push-model.ts';
import { showToast, type ToastInput } from '#ui/toast-store.ts';

/** Toasts about an archive, and how long each stays, in ms (P4.34, P8.11 to P8.13, O54). */
const ARCHIVE_NOTICES = {
  started: { tone: 'info', text: 'downloads.started', durationMs: 5_000 },
  finished: { tone: 'success', text: 'downloads.finished', durationMs: 10_000 },
  error: { tone: 'failure', text: 'downloads.failed', durationMs: 10_000 },
} as const satisfies Record<PushEvent, Pick<ToastInput, 'tone' | 'durationMs'> & { text: TextKey }>;

/**
 * Shows a toast with the state of an archive and a link to the list, which goes on showing the same (X7).
 * @param error its correlation id can be copied
 * @param isOnDownloads the customer is looking at the list: no link
 */
export function showArchiveNotice(
  event: PushEvent,
  { error, isOnDownloads = false }: { error?: unknown; isOnDownloads?: boolean } = {},
): void {
  const { text, ...how } = ARCHIVE_NOTICES[event];
  const reference = correlationIdOf(error);
  showToast({
    ...how,
    text: t(text),
    ...(!isOnDownloads && { link: { text: t('downloads.title'), href: paths.downloads() } }),
    ...(reference !== undefined && { action: copyReference(reference) }),
  });
}
