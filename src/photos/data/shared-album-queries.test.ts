import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { sharedAlbumQueries } from './shared-album-queries.ts';

afterEach(() => vi.unstubAllGlobals());

test('P9.4 shared albums are asked for 50 at a time', async () => {
  connectForTest('https://photos.example', { correlationIdHeader: 'x-correlation-id', accessToken: () => 'token-1' });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).search);
    return Response.json({ albums: [], cursor: asked.length === 1 ? 'next' : null });
  });
  const client = new QueryClient();
  await client.fetchInfiniteQuery({ ...sharedAlbumQueries.list(), pages: 2 });
  expect(asked).toEqual(['?limit=50', '?cursor=next&limit=50']);
});
