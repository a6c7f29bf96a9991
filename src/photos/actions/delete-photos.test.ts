import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { loadTexts } from '#i18n/texts.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { toastStore } from '#ui/toast-store.ts';
import { runChunks } from './chunk-run.ts';
import { deleteMany, reportUndeleted } from './delete-photos.ts';
import { jobsAtom } from './job-list.ts';

vi.mock('./chunk-run.ts', { spy: true });

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
  reportUndeleted();
  expect(toastStore.visible()).toMatchObject([{ tone: 'failure', text }]);
  vi.advanceTimersByTime(5_000);
  expect(toastStore.visible()).toEqual([]);
  expect(getDefaultStore().get(jobsAtom)).toMatchObject([{ failure: { text } }]);
});

test.each([
  [1, 'Error: Your photo could not be deleted'],
  [2, 'Error: Your photos could not be deleted'],
])('P8.1 P8.5 a deletion of %i that fails is said on its card in the words of as many', async (count, text) => {
  connectForTest('http://photos.test');
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 403 }));
  /** List, as far as it is used. */
  const list: Partial<PhotoList> = { kind: 'photos', groups: [], path: () => '/photos' };
  const photos = Array.from({ length: count }, (_, index) => ({ imageId: `p${index}`, groupKey: '2024-05' }));
  const { jobId, outcome, forget } = deleteMany(new QueryClient(), list as PhotoList, photos);
  await vi.runAllTimersAsync();
  await outcome;
  expect(getDefaultStore().get(jobsAtom)).toContainEqual(
    expect.objectContaining({ id: jobId, failure: expect.objectContaining({ text }) }),
  );
  forget();
});

test('R1 a deletion that breaks off holds nothing back: its dialog is told, and the counts are read again', async () => {
  vi.mocked(runChunks).mockRejectedValueOnce(new RangeError('broken'));
  /** List, as far as it is used. */
  const list: Partial<PhotoList> = { kind: 'photos', groups: [], path: () => '/photos' };
  const client = new QueryClient();
  const counts = libraryQueries.counts().queryKey;
  client.setQueryData(counts, { photosCount: 2, albumsCount: 0 });
  const { hasBegun, outcome, forget } = deleteMany(client, list as PhotoList, [{ imageId: 'p1', groupKey: '2024-05' }]);
  await expect(outcome).rejects.toThrow('broken');
  expect(await hasBegun).toBe(false);
  await vi.waitFor(() => expect(client.getQueryState(counts)?.isInvalidated).toBe(true));
  forget();
});
