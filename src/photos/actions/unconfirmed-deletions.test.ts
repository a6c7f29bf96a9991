import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { loadTexts } from '#i18n/texts.ts';
import { jobsAtom } from './job-list.ts';
import { changesHere, type LibraryChange } from '#photos/changes/tabs.ts';
import { toastStore } from '#ui/toast-store.ts';
import { reportUnconfirmed } from './unconfirmed-deletions.ts';

const url = 'https://pictures.test/p1';
const photo = { imageId: 'p1', localFileName: 'a.jpg', uploadId: 'u', url, untouchedUrl: url, thumbnails: [] };
const answers: Record<string, unknown> = {
  '/users/timeline': { '2024': { '5': 1 } },
  '/photos/timeline/2024/5': { images: [photo], cursor: null },
};

beforeEach(async () => {
  await loadTexts('en-GB');
  connectForTest('http://photos.test');
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[new URL(address).pathname]));
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: () => Promise<void>) => work() },
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const stored = { 'heldDeletion p1': '{"month":"2024-05","sentAt":1}' };
  vi.stubGlobal('localStorage', {
    ...stored,
    getItem: (key: keyof typeof stored) => stored[key],
    removeItem: () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('P4.14 P4.15 R3 what was refused after its page was left is told, and shows again in the tabs that took it for gone', async () => {
  const changes: LibraryChange[] = [];
  changesHere.on((change) => changes.push(change));
  reportUnconfirmed(new QueryClient());
  await vi.waitFor(() => expect(toastStore.visible()).toHaveLength(1), 9_000);
  expect(changes).toEqual([{ type: 'photosAdded', photoIds: ['p1'] }]);
  // P9.19 X7: the message goes like any other; what it said stays, with the way to the photo.
  vi.useFakeTimers();
  toastStore.setPaused(false);
  vi.advanceTimersByTime(5_000);
  expect(toastStore.visible()).toEqual([]);
  expect(getDefaultStore().get(jobsAtom)).toMatchObject([
    {
      failure: { text: 'A photo you deleted is still here: we could not delete it in time.' },
      actions: [{ label: 'Show the photo', href: expect.stringContaining('/preview/p1') }],
    },
  ]);
  // Whoever goes there has read it.
  getDefaultStore().get(jobsAtom)[0]?.actions?.[0]?.run?.();
  expect(getDefaultStore().get(jobsAtom)).toEqual([]);
});
