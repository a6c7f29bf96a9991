import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { loadTexts } from '#i18n/texts.ts';
import { changesHere, type LibraryChange } from '#photos/changes/tabs.ts';
import { toastStore } from '#ui/toast-store.ts';
import { tellUnconfirmed } from './unconfirmed-deletions.ts';

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
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<void>) => work() } });
  const stored = { 'heldDeletion p1': '{"month":"2024-05","sentAt":1}' };
  vi.stubGlobal('localStorage', {
    ...stored,
    getItem: (key: keyof typeof stored) => stored[key],
    removeItem: () => {},
  });
});
afterEach(() => vi.unstubAllGlobals());

test('P4.14 P4.15 R3 what was refused after its page was left is told, and shows again in the tabs that took it for gone', async () => {
  const changes: LibraryChange[] = [];
  changesHere.on((change) => changes.push(change));
  tellUnconfirmed(new QueryClient());
  await vi.waitFor(() => expect(toastStore.visible()).toHaveLength(1), 9_000);
  expect(changes).toEqual([{ type: 'photosAdded', photoIds: ['p1'] }]);
});
