import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectRequests } from '#api/connection.ts';
import { setHidden } from '#photos/pages/hidden-photos.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { serveLibrary } from '#photos/testing/served-library.ts';
import { type OrderProgress, orderPart } from './order-part.ts';

const ordered = vi.hoisted(() => vi.fn<(client: unknown, list: unknown, photos: readonly PhotoReference[]) => void>());
vi.mock('./order-archive.ts', () => ({
  orderArchiveOf: async (...order: Parameters<typeof ordered>) => ordered(...order),
}));

const client = new QueryClient();
const may = { month: { key: '2024-05', year: '2024', month: '5', count: 250 } };
const sizes = () => ordered.mock.calls.map(([, , photos]) => photos.length);

beforeEach(() => {
  ordered.mockReset();
  connectRequests({
    baseUrl: () => 'http://photos.test',
    correlationIdHeader: 'X-Correlation-Id',
    accessToken: () => 'token',
    refreshAccessToken: () => Promise.resolve(undefined),
    signInNeeded: () => {},
  });
  serveLibrary({ '2024/5': 250 });
});
afterEach(() => vi.unstubAllGlobals());

test('P1.6 a month becomes as many archives as its photos need, each of 100 at most', async () => {
  await orderPart(client, may, { left: undefined });
  expect(sizes()).toEqual([100, 100, 50]);
  const ids = ordered.mock.calls.flatMap(([, , photos]) => photos.map(({ imageId }) => imageId));
  expect(new Set(ids).size).toBe(250);
});

test('R9 after an archive that was refused the next try goes on with what is left, and another begins anew', async () => {
  const progress: OrderProgress = { left: undefined };
  ordered.mockImplementationOnce(() => {});
  ordered.mockImplementationOnce(() => {
    throw new Error('refused');
  });
  await expect(orderPart(client, may, progress)).rejects.toThrow('refused');
  await orderPart(client, may, progress);
  expect(sizes()).toEqual([100, 100, 100, 50]);
  expect(progress.left).toBeUndefined();
});

test('R9 photos that are on their way out are left out', async () => {
  await orderPart(client, may, { left: undefined });
  const [first] = ordered.mock.calls[0]?.[2] ?? [];
  const gone = first ? [first.imageId] : [];
  ordered.mockClear();
  setHidden(gone, undefined, true);
  await orderPart(client, may, { left: undefined });
  setHidden(gone, undefined, false);
  expect(sizes()).toEqual([100, 100, 49]);
});
