import { correlationIdOf } from '#api/api-error.ts';
import { t, type TextKey } from '#i18n/texts.ts';
import { paths } from '#paths';
import { copyReference } from '#photos/actions/failure-toast.ts';
import type { PushEvent } from '#photos/push/push-messages.ts';
import { showToast, type ToastInput } from '#ui/toast-store.ts';

/** What is said of an archive, and for how long, in ms (P4.34, P8.11 to P8.13, O54). */
const ARCHIVE_NOTICES = {
  started: { tone: 'info', text: 'downloads.started', durationMs: 5_000 },
  finished: { tone: 'success', text: 'downloads.finished', durationMs: 10_000 },
  error: { tone: 'failure', text: 'downloads.failed', durationMs: 10_000 },
} as const satisfies Record<PushEvent, Pick<ToastInput, 'tone' | 'durationMs'> & { text: TextKey }>;

/**
 * Says how far an archive is, with the way to the list of all, which says the same for as long as one looks (X7).
 * @param error what it failed with; its number can be copied
 * @param isOnDownloads the list is what the customer looks at
 */
export function tellArchive(
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
