import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { loadTexts } from '#i18n/texts.ts';
import { jobsAtom } from '#photos/actions/job-list.ts';
import { setHidden } from '#photos/pages/hidden-photos.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { serveLibrary } from '#photos/testing/served-library.ts';
import { toastStore } from '#ui/toast-store.ts';
import { orderPart } from './order-part.ts';

const ordered = vi.hoisted(() =>
  vi.fn<(client: unknown, order: { name: string; list: object; photos: readonly PhotoReference[] }) => void>(),
);
vi.mock('./order-archive.ts', () => ({
  orderArchives: async (...order: Parameters<typeof ordered>) => ordered(...order),
}));

const client = new QueryClient();
const may = { month: { key: '2024-05', year: '2024', month: '5', count: 250 } };
const shown = { name: 'May 2024', count: 250 };
const photoIds = () => ordered.mock.calls.map(([, { photos }]) => photos.map(({ imageId }) => imageId));

beforeAll(() => loadTexts('en-GB'));
beforeEach(() => {
  ordered.mockReset();
  connectForTest('http://photos.test');
  serveLibrary({ '2024/5': 250 });
});
afterEach(() => vi.unstubAllGlobals());

test('P1.6 a month is ordered as a whole, by its name', async () => {
  await orderPart(client, may, shown);
  expect(ordered).toHaveBeenCalledOnce();
  expect(ordered.mock.calls[0]?.[1]).toMatchObject({ name: 'May 2024', list: { kind: 'photos' } });
  expect(new Set(photoIds()[0]).size).toBe(250);
});

test('P1.6 R3 a part that is still being read is not ordered a second time; it may be once that is done', async () => {
  const library = serveLibrary({ '2024/5': 250 });
  library.hold();
  const orders = [1, 2].map(() => orderPart(client, may, shown));
  library.release();
  expect(await Promise.all(orders)).toEqual([true, true]);
  expect(ordered).toHaveBeenCalledOnce();
  await orderPart(client, may, shown);
  expect(ordered).toHaveBeenCalledTimes(2);
});

test('R9 photos that are on their way out are left out', async () => {
  await orderPart(client, may, shown);
  const gone = (photoIds()[0] ?? []).slice(0, 1);
  ordered.mockClear();
  setHidden(gone, undefined, true);
  await orderPart(client, may, shown);
  setHidden(gone, undefined, false);
  expect(photoIds()[0]).toHaveLength(249);
});

test('R9 of a part that is empty by now nothing is ordered, and she is told', async () => {
  serveLibrary({ '2024/5': 0 });
  expect(await orderPart(client, may, shown)).toBe(false);
  expect(ordered).not.toHaveBeenCalled();
  expect(toastStore.visible().map(({ text }) => text)).toEqual(['250 of the photos are no longer in your library.']);
});

test('R9 P1.6 a part that takes long to read shows on the card of jobs, where it can be called off', async () => {
  vi.useFakeTimers();
  const library = serveLibrary({ '2024/5': 250 });
  const onCard = () => getDefaultStore().get(jobsAtom);
  try {
    library.hold();
    const order = orderPart(client, may, shown);
    await vi.advanceTimersByTimeAsync(500);
    expect(onCard()).toEqual([]);
    await vi.advanceTimersByTimeAsync(600);
    expect(onCard()).toMatchObject([{ title: 'Download of “May 2024”, 250 photos', endsWithPage: true }]);
    onCard()[0]?.actions?.[0]?.run?.();
    library.release();
    expect(await order).toBe(false);
    expect(ordered).not.toHaveBeenCalled();
    expect(toastStore.visible().map(({ text }) => text)).not.toContain('Download failed');
    expect(onCard()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
