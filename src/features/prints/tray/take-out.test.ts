import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { toastStore } from '#ui/toast-store.ts';
import { EMPTY_TRAY, type Tray, withAdded } from './model.ts';
import { takeOut } from './take-out.ts';

const held = vi.hoisted(() => ({ tray: undefined as Tray | undefined }));
vi.mock('./tray-store.ts', () => ({
  changeTray(update: (tray: Tray) => Tray) {
    held.tray = update(held.tray ?? EMPTY_TRAY);
    return Promise.resolve(true);
  },
}));

const ids = () => held.tray?.photos.map(({ id }) => id);

beforeEach(async () => {
  await loadTexts('en-GB');
  vi.useFakeTimers();
  toastStore.clear();
  toastStore.setPaused(false);
  held.tray = withAdded(
    EMPTY_TRAY,
    [{ id: 'a' }, { id: 'b' }].map((photo) => ({ ...photo, month: '2024-05' })),
    1,
  );
});
afterEach(() => void vi.useRealTimers());

test('P9.19 O54 what was taken out of the print tray can be put back for as long as other messages show', async () => {
  await takeOut(({ id }) => id === 'a', 'tray.takenOut');
  expect(ids()).toEqual(['b']);
  vi.advanceTimersByTime(4_999);
  const [toast] = toastStore.visible();
  toast?.action?.run();
  expect(ids()).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(toastStore.visible()).not.toContain(toast);
});
