import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { withoutGone } from './archive-calls.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const list = { kind: 'photos' } as const;
const photos = ['p1', 'p2'].map((imageId) => ({ imageId, groupKey: '2024-05' }));
/** What the service answers, by the path; it refuses everything else. */
let answers: Record<string, unknown> | undefined;

beforeEach(() => {
  connectForTest('http://photos.test');
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers?.[new URL(address).pathname];
    return answer ? Response.json(answer) : new Response('{}', { status: 403 });
  });
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

test('R9 photos that are gone are left out of what is ordered', async () => {
  const url = 'http://pictures.test/p2';
  const there = { imageId: 'p2', localFileName: 'a.jpg', uploadId: 'u', url, untouchedUrl: url, thumbnails: [] };
  answers = {
    '/users/timeline': { '2024': { '5': 1 } },
    '/photos/timeline/2024/5': { images: [there], cursor: null },
  };
  expect((await withoutGone(client, list, photos)).map(({ imageId }) => imageId)).toEqual(['p2']);
});

test.each([
  ['months', undefined],
  ['photos of a month', { '/users/timeline': { '2024': { '5': 2 } } }],
])('P8.13 R9 where the %s cannot be read all of them are ordered', async (_, served) => {
  answers = served;
  expect(await withoutGone(client, list, photos)).toEqual(photos);
});
