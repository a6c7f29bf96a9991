import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { libraryQueries } from './library-queries.ts';

beforeEach(() => {
  connectForTest('https://photos.example', { correlationIdHeader: 'x-correlation-id', accessToken: () => 'token-1' });
});
afterEach(() => vi.unstubAllGlobals());

const month = { year: '2026', month: '3', sortKey: 'dateTaken', sortOrder: 'desc', limit: 24 } as const;

test.each([
  ['the months', () => new QueryClient().fetchQuery({ ...libraryQueries.timeline(), retry: false })],
  ['a month', () => new QueryClient().fetchQuery({ ...libraryQueries.monthPage(month), retry: false })],
])('P8.14 O74 a timeline that the service refuses is a "Request failure" to logs: %s', async (_what, read) => {
  vi.stubGlobal('fetch', async () => new Response('broken', { status: 500 }));
  await expect(read()).rejects.toMatchObject({
    name: 'ApiError',
    status: 500,
    message: expect.stringMatching(/^Request failure: Error broken; Status Code: 500/),
  });
});

test('P8.14 one that cannot be reached is not', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  await expect(new QueryClient().fetchQuery({ ...libraryQueries.timeline(), retry: false })).rejects.toMatchObject({
    message: expect.not.stringContaining('Request failure'),
  });
});
