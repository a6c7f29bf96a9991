import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { connectForTest } from './test-connection.ts';
import { request, type OperationTraits } from './request.ts';
import { sendAhead, claimSentAhead } from './sent-ahead.ts';

const READ: OperationTraits = {
  service: 'photo-management',
  operationId: 'getTimeline',
  auth: 'bearer',
  timeoutMs: 1000,
  retry: 'transient',
};
const schema = z.object({ count: z.number() });
const url = 'https://photos.example/base/users/timeline';
const signedIn = { token: 'token-1', correlationIdHeader: 'X-Correlation-Id' };

const sent: { url: string; init: RequestInit }[] = [];
let answer: (init: RequestInit) => Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  answer = async () => Response.json({ count: sent.length });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push({ url: address, init });
    return answer(init);
  });
  connectForTest('https://photos.example/base/', {
    accessToken: () => 'token-1',
    refreshAccessToken: async () => 'token-2',
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  claimSentAhead(url);
});

const read = (signal?: AbortSignal) =>
  request<{ count: number }>('/users/timeline', { method: 'GET', schema, signal, operation: READ });

test('F2 a call finds the answer of the request that was sent ahead of it, once', async () => {
  sendAhead(url, signedIn);
  expect(await read()).toEqual({ count: 1 });
  expect(sent).toHaveLength(1);
  expect(await read()).toEqual({ count: 2 });
});

test('F2 S14 S20 a request that is sent ahead is spelled as the call would be, and neither answer is left in a cache', async () => {
  sendAhead(url, signedIn);
  claimSentAhead(url);
  await read();
  const [ahead, own] = sent.map(({ url: address, init }) => ({
    address,
    headers: Object.fromEntries(new Headers(init.headers)),
    cache: init.cache,
  }));
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const expected = {
    address: url,
    headers: { accept: 'application/json', authorization: 'Bearer token-1', 'x-correlation-id': id },
    // S14: what the browser keeps by its address alone would be given to the next customer.
    cache: 'no-store',
  };
  expect([ahead, own]).toEqual([expected, expected]);
});

test('S20 a request that went with another token is broken off, and the call made anew', async () => {
  sendAhead(url, { ...signedIn, token: 'token-0' });
  expect(await read()).toEqual({ count: 2 });
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});

test('F2 an answer that nobody asked for in ten seconds is too old, and broken off', async () => {
  vi.useFakeTimers();
  sendAhead(url, signedIn);
  vi.advanceTimersByTime(10_000);
  expect(sent[0]?.init.signal?.aborted).toBe(true);
  expect(await read()).toEqual({ count: 2 });
});

test('F2 one that somebody has asked for may take its time', async () => {
  vi.useFakeTimers();
  sendAhead(url, signedIn);
  expect(await read()).toEqual({ count: 1 });
  vi.advanceTimersByTime(10_000);
  expect(sent[0]?.init.signal?.aborted).toBe(false);
});

test('O120 a refused token of a request sent ahead is refreshed, and the call repeated', async () => {
  answer = async () =>
    sent.length === 1 ? new Response(null, { status: 401 }) : Response.json({ count: sent.length });
  sendAhead(url, signedIn);
  expect(await read()).toEqual({ count: 2 });
  expect(new Headers(sent[1]?.init.headers).get('authorization')).toBe('Bearer token-2');
});

test('R1 what fails ahead fails for the call with the id that was sent', async () => {
  answer = async () => new Response('no', { status: 403 });
  sendAhead(url, signedIn);
  const failure = await read().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 403,
    correlationId: new Headers(sent[0]?.init.headers).get('x-correlation-id'),
  });
});

test('R1 the time limit of a call, and its caller, break off what was sent ahead', async () => {
  answer = ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  sendAhead(url, signedIn);
  const caller = new AbortController();
  const call = read(caller.signal);
  caller.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});
