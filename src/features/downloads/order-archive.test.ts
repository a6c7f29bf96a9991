import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { LinkRefused } from '#api/signed-file.ts';
import { loadTexts } from '#i18n/texts.ts';
import { setOffline } from '#lib/offline.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { type Job, jobsAtom } from '#photos/actions/job-list.ts';
import { toastStore } from '#ui/toast-store.ts';
import { readState, writeOrder, writeState } from './archive-orders.ts';
import type { ArchiveOutcome } from './archive-watch.ts';
import { hasNewArchivesAtom } from './downloads-link.tsx';
import { orderArchives, resumeOrder } from './order-archive.ts';

type Photos = readonly { imageId: string }[];

const calls = vi.hoisted(() => ({
  requestArchive: vi.fn<(list: unknown, photos: Photos) => Promise<string>>(),
  findOrdered: vi.fn<() => Promise<string | undefined>>(),
  isGone: vi.fn<(client: unknown, downloadId: string) => Promise<boolean>>(),
  withoutGone: vi.fn<(client: unknown, list: unknown, photos: Photos) => Promise<Photos>>(),
  downloadArchive: vi.fn<(downloadId: string) => Promise<void>>(),
}));
/** Callbacks that end the waiting for each archive. */
const awaited = vi.hoisted(() => new Map<string, (outcome: ArchiveOutcome) => void>());

vi.mock('./archive-calls.ts', () => ({ ...calls, archiveEnvironment: () => ({}) }));
vi.mock('./archive-download.ts', async (original) => ({
  ...(await original<object>()),
  downloadArchive: calls.downloadArchive,
}));
vi.mock('./archive-watch.ts', () => ({
  watchArchive: (id: string, _waitMs: number, _ways: unknown, onOver: (outcome: ArchiveOutcome) => void) => {
    awaited.set(id, onOver);
    return () => awaited.delete(id);
  },
}));

const lost = new ApiError('lost', {
  service: 'photo-downloads',
  operation: 'createArchiveDownload',
  kind: 'network',
  correlationId: 'id',
});
const refused = (status: number) =>
  new ApiError('refused', {
    service: 'photo-downloads',
    operation: 'getDownloadUrl',
    kind: 'http',
    status,
    correlationId: 'id',
  });
const client = new QueryClient();
const list = { kind: 'photos' } as const;
const photos = Array.from({ length: 250 }, (_, index) => ({ imageId: `p${index}`, groupKey: '2024-05' }));
const sizes = () => calls.requestArchive.mock.calls.map(([, part]) => part.length);
const shown = (): Job | undefined => getDefaultStore().get(jobsAtom)[0];
const act = (label: string) =>
  shown()
    ?.actions?.find((action) => action.label === label)
    ?.run?.();

/** Waits for an archive, and says what became of it. */
async function over(id: string, outcome: ArchiveOutcome): Promise<void> {
  await vi.waitFor(() => expect(awaited.has(id)).toBe(true));
  awaited.get(id)?.(outcome);
  awaited.delete(id);
}

beforeAll(() => loadTexts('en-GB'));
beforeEach(() => {
  let made = 0;
  calls.requestArchive.mockReset().mockImplementation(() => Promise.resolve(`d${(made += 1)}`));
  calls.findOrdered.mockReset().mockResolvedValue(undefined);
  calls.isGone.mockReset().mockResolvedValue(false);
  calls.withoutGone.mockReset().mockImplementation((_client, _list, some) => Promise.resolve(some));
  calls.downloadArchive.mockReset().mockResolvedValue();
  awaited.clear();
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
      Object.assign(storage, { [key]: value });
    },
    removeItem: (key: string) => {
      values.delete(key);
      Reflect.deleteProperty(storage, key);
    },
  };
  vi.stubGlobal('localStorage', storage);
  const locks = new Map<string, Promise<void>>();
  const request = (name: string, _options: object, work: () => Promise<void>) => {
    const turn = (locks.get(name) ?? Promise.resolve()).then(work);
    locks.set(name, turn);
    return turn;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  setOffline(false);
  getDefaultStore().set(jobsAtom, []);
  for (const { id } of toastStore.visible()) toastStore.dismiss(id);
  vi.unstubAllGlobals();
});

test('P1.6 more than 100 photos become archives of 100 at most, the next ordered when the one before has come', async () => {
  await orderArchives(client, { list, photos, name: 'May 2024' });
  expect(sizes()).toEqual([100]);
  expect(shown()).toMatchObject({
    title: 'Download of “May 2024”, 250 photos',
    progress: { value: 0, text: 'Part 1 of 3' },
    notes: [{ text: 'Preparing…' }],
  });
  expect(getDefaultStore().get(hasNewArchivesAtom)).toBe(true);
  await over('d1', 'finished');
  expect(sizes().length).toBeLessThanOrEqual(2);
  await over('d2', 'finished');
  await vi.waitFor(() => expect(sizes()).toEqual([100, 100, 50]));
  expect(calls.downloadArchive.mock.calls.map(([id]) => id)).toEqual(['d1', 'd2']);
  await over('d3', 'finished');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  expect(Object.keys(localStorage).filter((key) => key.startsWith('archiveOrder'))).toEqual([]);
  // They have not been looked at.
  expect(getDefaultStore().get(hasNewArchivesAtom)).toBe(true);
});

test('S14 an order whose answer comes once the customer is gone stores nothing more', async () => {
  const answer = Promise.withResolvers<string>();
  calls.requestArchive.mockReturnValueOnce(answer.promise);
  const begun = orderArchives(client, { list, photos });
  await vi.waitFor(() => expect(calls.requestArchive).toHaveBeenCalled());
  personalDataClear.emit(true);
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith('archive'))) localStorage.removeItem(key);
  answer.resolve('d1');
  await begun;
  expect(Object.keys(localStorage).filter((key) => key.startsWith('archive'))).toEqual([]);
});

test('X6 that it has begun is said once: when the first is ordered, or by what was pressed', async () => {
  const said = () => toastStore.visible().filter(({ text }) => text === 'Preparing download...').length;
  await orderArchives(client, { list, photos }, { isAnnounced: true });
  expect(said()).toBe(0);
  await orderArchives(client, { list, photos });
  expect(said()).toBe(1);
});

test('P1.6 an order whose first archive is refused is none', async () => {
  calls.requestArchive.mockRejectedValueOnce(new Error('refused'));
  await expect(orderArchives(client, { list, photos })).rejects.toThrow('refused');
  await vi.waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('archive'))).toEqual([]));
  expect(shown()).toBeUndefined();
});

test('O53 a page that is loaded goes on where the one before it ended, and orders nothing twice', async () => {
  writeOrder('o1', { id: 'o1', list, photos });
  writeState('o1', { done: 100, askedAt: Date.now(), downloadId: 'd7' });
  resumeOrder(client, 'o1');
  // Another tab finds it, too.
  resumeOrder(client, 'o1');
  await over('d7', 'finished');
  await over('d1', 'finished');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  expect(sizes()).toEqual([50]);
  expect(calls.downloadArchive.mock.calls.map(([id]) => id)).toEqual(['d7', 'd1']);
});

test('O53 R3 an archive whose order was answered when nobody listened any more is found in the list', async () => {
  writeOrder('o1', { id: 'o1', list, photos: photos.slice(0, 2) });
  writeState('o1', { done: 0, askedAt: Date.now() });
  calls.findOrdered.mockResolvedValue('d9');
  resumeOrder(client, 'o1');
  await over('d9', 'finished');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  expect(sizes()).toEqual([]);
});

test('R3 one that is tried again after its answer got lost is looked for in the list first, and waited for from then on', async () => {
  await orderArchives(client, { list, photos: photos.slice(0, 102) });
  calls.requestArchive.mockRejectedValueOnce(refused(500));
  await over('d1', 'finished');
  await vi.waitFor(() => expect(shown()?.failure?.text).toBe('Download failed'));
  calls.findOrdered.mockResolvedValue('d9');
  act('Try again');
  await over('d9', 'finished');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  expect(sizes()).toEqual([100, 2]);
});

test('O53 R3 without a network an order that has brought something waits for it, and goes on by itself', async () => {
  await orderArchives(client, { list, photos });
  calls.requestArchive.mockImplementationOnce(() => {
    setOffline(true);
    return Promise.reject(lost);
  });
  await over('d1', 'finished');
  // It has not been found at once, either.
  await vi.waitFor(() => expect(calls.findOrdered).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect([sizes(), shown()?.failure]).toEqual([[100, 100], undefined]);
  calls.findOrdered.mockResolvedValueOnce('d9');
  setOffline(false);
  await over('d9', 'finished');
  await vi.waitFor(() => expect(calls.downloadArchive).toHaveBeenCalledTimes(2));
  // Nor is it stopped by a link that cannot be reached.
  calls.downloadArchive.mockImplementationOnce(() => {
    setOffline(true);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await over('d2', 'finished');
  await vi.waitFor(() => expect(calls.downloadArchive).toHaveBeenCalledTimes(3));
  setOffline(false);
  await over('d2', 'finished');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  expect(sizes()).toEqual([100, 100, 50]);
  expect(toastStore.visible().filter(({ tone }) => tone === 'failure')).toEqual([]);
});

test('R1 with a network it tries some times more, and then says that it failed; one that has brought nothing says so at once', async () => {
  vi.useFakeTimers();
  await orderArchives(client, { list, photos: photos.slice(0, 102) });
  calls.downloadArchive.mockRejectedValueOnce(lost);
  await over('d1', 'finished');
  await vi.waitFor(() => expect(shown()?.failure?.text).toBe('Download failed'));
  act('Try again');
  calls.requestArchive.mockRejectedValue(lost);
  await over('d1', 'finished');
  await vi.waitFor(() => expect(sizes()).toEqual([100, 2]));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown()?.failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown()?.failure?.text).toBe('Download failed');
  expect(sizes()).toEqual([100, 2, 2, 2, 2]);
});

test('P1.4 the time that is left is told by the last archives, whatever the machine has slept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await orderArchives(client, { list, photos });
  vi.setSystemTime(Date.now() + 60_000);
  await over('d1', 'finished');
  const told = () => {
    const { text, secondsLeft } = shown()?.progress ?? {};
    return [text, secondsLeft && Math.round(secondsLeft)];
  };
  await vi.waitFor(() => expect(told()).toEqual(['Part 2 of 3', 90]));
  calls.downloadArchive.mockImplementationOnce(() => {
    setOffline(true);
    return Promise.reject(lost);
  });
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  await over('d2', 'finished');
  await vi.waitFor(() => expect(told()).toEqual(['Part 2 of 3', undefined]));
  setOffline(false);
  await vi.waitFor(() => expect(awaited.has('d2')).toBe(true));
  vi.setSystemTime(Date.now() + 60_000);
  await over('d2', 'finished');
  await vi.waitFor(() => expect(told()).toEqual(['Part 3 of 3', 30]));
  act('Cancel');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
});

test('R3 the first one whose answer got lost goes on where the list has it, and is none otherwise', async () => {
  calls.requestArchive.mockRejectedValueOnce(lost);
  calls.findOrdered.mockResolvedValueOnce('d9');
  await orderArchives(client, { list, photos: photos.slice(0, 2) });
  await over('d9', 'finished');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  calls.requestArchive.mockRejectedValueOnce(lost);
  calls.findOrdered.mockRejectedValueOnce(new Error('list'));
  await expect(orderArchives(client, { list, photos: photos.slice(0, 2) })).rejects.toBe(lost);
  expect(sizes()).toEqual([2, 2]);
});

test('O53 one that is not in the list is waited for from when it was ordered anew', async () => {
  writeOrder('o1', { id: 'o1', list, photos: photos.slice(0, 2) });
  writeState('o1', { done: 0, askedAt: 1 });
  resumeOrder(client, 'o1');
  await vi.waitFor(() => expect(awaited.has('d1')).toBe(true));
  expect(readState('o1').askedAt).toBeGreaterThan(1);
  await over('d1', 'finished');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
});

test('P8.13 R9 one that fails says so and waits, also after a reload, until it is tried again, without photos that are gone', async () => {
  await orderArchives(client, { list, photos });
  await over('d1', 'finished');
  await over('d2', 'error');
  await vi.waitFor(() => expect(shown()?.failure?.text).toBe('Download failed'));
  expect(Object.entries(localStorage).find(([key]) => key.startsWith('archiveState'))?.[1]).toContain(
    '"hasFailed":true',
  );
  expect(sizes()).toEqual([100, 100]);
  calls.withoutGone.mockImplementation((_client, _list, some) => Promise.resolve(some.slice(1)));
  act('Try again');
  await over('d3', 'finished');
  await over('d4', 'finished');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  expect(sizes()).toEqual([100, 100, 100, 49]);
});

test('O53 one of which nothing is heard for half an hour is said to be late, and is waited for once more', async () => {
  await orderArchives(client, { list, photos: photos.slice(0, 2) });
  await over('d1', 'unknown');
  await vi.waitFor(() => expect(shown()?.failure?.text).toMatch(/^This is taking longer than usual/));
  act('Try again');
  await over('d1', 'finished');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  expect(sizes()).toEqual([2]);
});

test.each([
  ['has expired', refused(410)],
  ['is there no more', refused(404)],
  ['has no file any more', new LinkRefused(404)],
])('R9 one that %s is ordered anew when it is tried again', async (_, error) => {
  await orderArchives(client, { list, photos: photos.slice(0, 102) });
  calls.downloadArchive.mockRejectedValueOnce(error);
  await over('d1', 'finished');
  await vi.waitFor(() => expect(shown()?.failure?.text).toBe('Download failed'));
  act('Try again');
  await over('d2', 'finished');
  await over('d3', 'finished');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  expect(sizes()).toEqual([100, 100, 2]);
  // There is nothing to be found in the list of one whose answer was heard.
  expect(calls.findOrdered).not.toHaveBeenCalled();
});

test('R9 O53 one that is not in the list any more is ordered anew when it is tried again, also after a reload', async () => {
  writeOrder('o1', { id: 'o1', list, photos: photos.slice(0, 2) });
  writeState('o1', { done: 0, askedAt: 1, downloadId: 'd7', hasFailed: true });
  calls.isGone.mockImplementation((_client, id) => Promise.resolve(id === 'd7'));
  resumeOrder(client, 'o1');
  await vi.waitFor(() => expect(shown()?.failure?.text).toBe('Download failed'));
  act('Try again');
  await over('d1', 'finished');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  expect(sizes()).toEqual([2]);
  expect(calls.downloadArchive.mock.calls.map(([id]) => id)).toEqual(['d1']);
});

test('O53 R1 one that the browser has no room for goes on, and she is asked before she leaves the page', async () => {
  await orderArchives(client, { list, photos });
  expect(shown()?.endsWithPage).toBe(false);
  act('Cancel');
  await vi.waitFor(() => expect(shown()).toBeUndefined());

  const { setItem } = localStorage;
  localStorage.setItem = (key, value) => {
    if (key.startsWith('archiveOrder')) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  await orderArchives(client, { list, photos });
  expect(shown()?.endsWithPage).toBe(true);
  // How far it is would be left behind when it ends with the page.
  expect(Object.keys(localStorage).filter((key) => key.startsWith('archiveState'))).toEqual([]);
  await over('d2', 'finished');
  await over('d3', 'error');
  await vi.waitFor(() => expect(shown()?.failure).toBeDefined());
  expect(shown()?.endsWithPage).toBe(true);
  calls.withoutGone.mockImplementation((_client, _list, some) => Promise.resolve(some.slice(50)));
  localStorage.setItem = setItem;
  act('Try again');
  // Fewer photos may have room.
  await vi.waitFor(() => expect(awaited.has('d4')).toBe(true));
  expect(shown()?.endsWithPage).toBe(false);
});

test('O53 one whose progress cannot be stored asks before she leaves the page until it can', async () => {
  const { setItem } = localStorage;
  localStorage.setItem = (key, value) => {
    if (key.startsWith('archiveState')) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  await orderArchives(client, { list, photos });
  expect(shown()?.endsWithPage).toBe(true);
  localStorage.setItem = setItem;
  await over('d1', 'finished');
  await vi.waitFor(() => expect(awaited.has('d2')).toBe(true));
  expect(shown()?.endsWithPage).toBe(false);
});

test('what is cancelled orders nothing more', async () => {
  await orderArchives(client, { list, photos });
  act('Cancel');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  expect(awaited.size).toBe(0);
  expect(sizes()).toEqual([100]);
  expect(readState('o1')).toEqual({ done: 0 });
});
