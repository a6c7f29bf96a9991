import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { toastStore } from '#ui/toast-store.ts';
import { tellUndeleted } from './delete-photos.ts';
import { jobsAtom } from './job-list.ts';

beforeEach(async () => {
  await loadTexts('en-GB');
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', { getItem: () => '{"left":2,"total":5}', setItem: () => {}, removeItem: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('P9.19 R3 X7 what could not be deleted before the session ended is said like any other failure, and stays on the card', () => {
  const text = 'Error: Your photos could not be deleted. 2 of 5 photos are still there.';
  toastStore.setPaused(false);
  tellUndeleted();
  expect(toastStore.visible()).toMatchObject([{ tone: 'failure', text }]);
  vi.advanceTimersByTime(5_000);
  expect(toastStore.visible()).toEqual([]);
  expect(getDefaultStore().get(jobsAtom)).toMatchObject([{ failure: { text } }]);
});
