import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { loadTexts, t } from '#i18n/texts.ts';
import { toastStore } from '#ui/toast-store.ts';
import { showArchiveNotice } from './archive-notices.ts';

beforeAll(() => loadTexts('en-GB'));
// As where they are drawn.
beforeAll(() => toastStore.setPaused(false));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toastStore.visible()) toastStore.dismiss(id);
  vi.useRealTimers();
});

test.each([
  ['P4.34 P8.11', 'started', 'Preparing download...', 5_000],
  ['P8.12 P9.20 A4.43', 'finished', 'Downloading photos', 10_000],
  ['P8.13 P9.20 A4.43', 'error', 'Download failed', 10_000],
] as const)(
  '%s O54 that an archive has %s is told with "%s" for %i ms, with the way to all downloads',
  (_ids, event, text, durationMs) => {
    showArchiveNotice(event);
    expect(toastStore.visible()).toMatchObject([{ text, link: { text: t('downloads.title'), href: '/downloads' } }]);
    vi.advanceTimersByTime(durationMs - 1);
    expect(toastStore.visible()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toastStore.visible()).toHaveLength(0);
  },
);

test('A4.1 one that failed has the number to ask for help with', () => {
  showArchiveNotice('error', {
    error: new ApiError('500', {
      service: 'photo-downloads',
      operation: 'getDownloadUrl',
      kind: 'http',
      status: 500,
      correlationId: 'c-1',
    }),
  });
  expect(toastStore.visible()).toMatchObject([{ action: { label: 'Copy reference' } }]);
});
