import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { followLeaving } from '#lib/leaving.ts';
import { setConnectionCheck } from '#lib/offline.ts';
import { connectForTest } from './test-connection.ts';
import { leftOutOf } from './left-out.ts';
import { request, type OperationTraits } from './request.ts';

const READ: OperationTraits = {
  service: 'photo-management',
  operationId: 'getTimeline',
  auth: 'bearer',
  timeoutMs: 1000,
  retry: 'none',
};
const WRITE: OperationTraits = { ...READ, operationId: 'createAlbum' };

const failed = vi.fn();
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  failed.mockReset();
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return answer();
  });
  connectForTest('https://photos.example', { accessToken: () => 'token-1', failed });
  return () => vi.unstubAllGlobals();
});

const call = (method: string, operation: OperationTraits, signal?: AbortSignal) =>
  request('/albums/1', { method, operation, correlationId: 'c-1', signal: signal ?? null }).catch(
    (error: unknown) => error,
  );
const status = (code: number) => answer.mockResolvedValue(new Response('', { status: code }));

test.each([
  ['POST', WRITE, 409],
  ['POST', WRITE, 404],
  ['PATCH', WRITE, 500],
  ['GET', READ, 403],
  ['GET', READ, 500],
] as const)(
  'A8.3 A8.4 A8.5 %s %o answered %d is told once, as the failure that the caller gets',
  async (method, operation, code) => {
    status(code);
    const error = await call(method, operation);
    expect(error).toMatchObject({ operation: operation.operationId, status: code, correlationId: 'c-1' });
    expect(failed.mock.calls).toEqual([[error]]);
  },
);

test('A8.2 A8.4 so is a call without an answer', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const error = await call('POST', WRITE);
  expect(error).toBeInstanceOf(ApiError);
  expect(failed.mock.calls).toEqual([[error]]);
});

test.each([404, 410])(
  'what is not there (%d) is the answer that the spec says it stands for, and no failure',
  async (code) => {
    status(code);
    expect(await call('GET', { ...READ, missing: null })).toBeNull();
    expect(await call('GET', { ...READ, missing: { items: [] } })).toEqual({ items: [] });
    expect(await call('DELETE', { ...WRITE, missing: 'done' })).toBeUndefined();
    expect(failed).not.toHaveBeenCalled();
  },
);

test('what is not there is a failure that the page shows and nobody reports, where the spec says so', async () => {
  status(404);
  expect(await call('GET', { ...READ, missing: 'failure' })).toMatchObject({ status: 404 });
  expect(failed).not.toHaveBeenCalled();
});

test('A8.4 what is not there is a failure like any other where the spec says nothing of it', async () => {
  status(404);
  const error = await call('GET', READ);
  expect(failed.mock.calls).toEqual([[error]]);
});

test('what was called off has not failed', async () => {
  await call('POST', WRITE, AbortSignal.abort());
  expect(failed).not.toHaveBeenCalled();
});

test("A8.4 S32 items that are left out of a list are told once, by their fields and with the call's correlation id", async () => {
  const operation: OperationTraits = { ...READ, operationId: 'listAlbums', list: 'tolerant' };
  answer.mockResolvedValue(Response.json([{ name: 'Rome' }, { name: 7 }, { name: { of: 'anna@example.com' } }]));
  const albums = await request<object>('/albums', {
    method: 'GET',
    operation,
    correlationId: 'c-1',
    schema: z.array(z.object({ name: z.string() })),
  });
  expect(albums).toEqual([{ name: 'Rome' }]);
  expect(leftOutOf(albums)).toEqual({ count: 2, correlationId: 'c-1' });
  expect(failed).toHaveBeenCalledOnce();
  expect(failed.mock.lastCall?.[0]).toMatchObject({
    kind: 'schema',
    operation: 'listAlbums',
    correlationId: 'c-1',
    message: 'Failed to parse response! listAlbums: 2 left out, name',
  });
});

test('R5 a call that got no answer fails once it is known whether the connection is lost; no other one asks', async () => {
  const events: string[] = [];
  setConnectionCheck(async () => void (await Promise.resolve(), events.push('known')));
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await call('POST', WRITE).then(() => events.push('failed'));
  expect(events).toEqual(['known', 'failed']);
  status(500);
  await call('POST', WRITE).then(() => events.push('failed'));
  expect(events).toEqual(['known', 'failed', 'failed']);
});

test('A8.3 R5 a call that a page being left loses has not failed before the page turns out to stay', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  followLeaving();
  page.dispatchEvent(new Event('pagehide'));
  answer.mockRejectedValue(new TypeError('NetworkError when attempting to fetch resource.'));
  const lost = call('GET', READ);
  // Nothing of it is left to run.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(failed).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pageshow'));
  expect(failed.mock.calls).toEqual([[await lost]]);
});
