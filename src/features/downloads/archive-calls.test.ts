import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { archiveEnvironment, findOrdered, isGone, withoutGone } from './archive-calls.ts';
import { downloadQueries } from './queries.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const list = { kind: 'photos' } as const;
const photos = ['p1', 'p2'].map((imageId) => ({ imageId, groupKey: '2024-05' }));
/** Answers of the service, by the path; it refuses everything else. */
let answers: Record<string, unknown> | undefined;
/** The service's time, where its clock is not this machine's. */
let serviceNow: number | undefined;

beforeEach(() => {
  connectForTest('http://photos.test');
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers?.[new URL(address).pathname];
    const headers = { Date: new Date(serviceNow ?? Date.now()).toUTCString() };
    return answer ? Response.json(answer, { headers }) : new Response('{}', { status: 403 });
  });
});
afterEach(() => {
  client.clear();
  serviceNow = undefined;
  vi.useRealTimers();
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

test.each([
  ['it is not in the list any more', [{ id: 'd2' }], true],
  ['it is in the list', [{ id: 'd1' }], false],
  ['it may be the one that could not be read', [{ id: 7 }], false],
  ['the list cannot be read', undefined, false],
])('R9 O53 whether an archive is gone: %s', async (_, items, gone) => {
  answers = items && { '/downloads': { items } };
  expect(await isGone(client, 'd1')).toBe(gone);
});

describe('R3 an archive whose answer got lost is found by when it was asked for', () => {
  const MINUTE = 60_000;
  const asked = Date.parse('2026-11-01T10:00:00Z');

  /** Looks for an archive a minute after it was asked for. @param ahead of this machine's clock @param older how long before */
  async function found(ahead: number, older = 0): Promise<string | undefined> {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: asked + ahead + MINUTE });
    serviceNow = asked + MINUTE;
    const created = new Date(asked - older).toISOString();
    answers = { '/downloads': { items: [{ id: 'd1', status: 'started', created, photos: ['p1', 'p2'] }] } };
    return findOrdered(client, photos, asked + ahead);
  }

  test.each([-90, -30, 0, 30, 90])('by a clock that is %d minutes ahead', async (minutes) => {
    expect(await found(minutes * MINUTE)).toBe('d1');
  });

  test.each([-90, 0, 90])('and one of before is another, by a clock that is %d minutes ahead', async (minutes) => {
    expect(await found(minutes * MINUTE, 20 * MINUTE)).toBeUndefined();
  });
});

test('R3 R9 the list is read to its end though its page is left meanwhile: nothing is ordered twice, nor called gone', async () => {
  const created = new Date().toISOString();
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    signal?.throwIfAborted();
    return Response.json({ items: [{ id: 'd1', status: 'started', created, photos: ['p1', 'p2'] }] });
  });
  const { queryKey } = downloadQueries.list();
  /** Reads while the page that shows the list is left. */
  const leftDuring = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    client.setQueryData(queryKey, { items: [] }, { updatedAt: 1 });
    const leave = new QueryObserver(client, downloadQueries.list()).subscribe(() => {});
    const reading = read();
    leave();
    return reading;
  };
  expect(await leftDuring(() => findOrdered(client, photos, Date.now()))).toBe('d1');
  expect(await leftDuring(() => isGone(client, 'd1'))).toBe(false);
  expect(await leftDuring(() => archiveEnvironment(client).read('d1'))).toBe('started');
  // The page has it when she comes back.
  expect(client.getQueryData(queryKey)?.items).toHaveLength(1);
});
