import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { connectRequests, type Connection } from './connection.ts';
import { request, type OperationTraits } from './request.ts';

const READ: OperationTraits = {
  service: 'photo-management',
  operationId: 'getTimeline',
  auth: 'bearer',
  timeoutMs: 1000,
  retry: 'transient',
};
const WRITE: OperationTraits = { ...READ, operationId: 'createAlbum', retry: 'none' };
const PUBLIC: OperationTraits = {
  ...READ,
  service: 'public-vendor-config',
  operationId: 'getVendorConfig',
  auth: 'none',
  retry: 'none',
};
const schema = z.object({ count: z.number() });

let connection: { [Name in keyof Connection]: Connection[Name] };
const answers: (() => Response | Promise<Response>)[] = [];
const sent: { url: string; init: RequestInit & { headers: Headers } }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = 0;
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { headers: Headers }) => {
    sent.push({ url, init });
    const answer = answers.shift();
    if (!answer) throw new Error('unexpected call');
    return Promise.race([answer(), aborted(init.signal)]);
  });
  connection = {
    baseUrl: () => 'https://photos.example/base/',
    correlationIdHeader: 'X-Correlation-Id',
    accessToken: () => 'token-1',
    refreshAccessToken: vi.fn(async () => 'token-2'),
    signInNeeded: vi.fn(),
  };
  connectRequests(connection);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
function json(body: unknown, status = 200, headers: Record<string, string> = {}) {
  return () => new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
}
/** Runs a call to its end, waiting out every pause; gives the result or the failure. */
async function settle<T>(call: Promise<T>): Promise<T | ApiError> {
  const settled = call.catch((error: unknown) => {
    if (error instanceof ApiError) return error;
    throw error;
  });
  await vi.runAllTimersAsync();
  return settled;
}

describe('sending', () => {
  test('O72 O73 P6.1 P7.1 joins the address with one slash, sends bearer and correlation id', async () => {
    answers.push(json({ count: 3 }));
    expect(await settle(request('/users', { method: 'GET', operation: READ, schema, correlationId: 'c-1' }))).toEqual({
      count: 3,
    });
    expect(sent[0]?.url).toBe('https://photos.example/base/users');
    expect(sent[0]?.init.headers.get('Authorization')).toBe('Bearer token-1');
    expect(sent[0]?.init.headers.get('X-Correlation-Id')).toBe('c-1');
  });

  test('P4.14 a call that is to outlive its page is sent so, and no other', async () => {
    answers.push(json({ count: 3 }), json({ count: 3 }));
    await settle(request('/photos', { method: 'DELETE', operation: WRITE, schema, keepalive: true }));
    await settle(request('/photos', { method: 'DELETE', operation: WRITE, schema }));
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false]);
  });

  test('O153 S29 a public operation carries no token, also when there is one', async () => {
    answers.push(json({ count: 3 }));
    await settle(request('/host', { method: 'GET', operation: PUBLIC, schema }));
    expect(sent[0]?.init.headers.has('Authorization')).toBe(false);
  });

  test('O73 a service without an address in the configuration is named', async () => {
    connection.baseUrl = () => undefined;
    const error = await settle(request('/users', { method: 'GET', operation: READ, schema }));
    expect(error).toMatchObject({ kind: 'configuration', service: 'photo-management' });
    expect(String(error)).toContain('photo-management');
    expect(sent).toHaveLength(0);
  });
});

describe('answers', () => {
  test('A8.1 O159 O160 a refusal carries status, code and the documented wording, scrubbed', async () => {
    answers.push(json({ code: 'nope', message: 'anna@example.com' }, 400));
    const error = await settle(
      request('/users?cursor=secret', { method: 'GET', operation: READ, schema, correlationId: 'c-1' }),
    );
    expect(error).toMatchObject({
      kind: 'http',
      status: 400,
      code: 'nope',
      operation: 'getTimeline',
      service: 'photo-management',
      correlationId: 'c-1',
    });
    expect((error as ApiError).message).toBe(
      'Error {"code":"nope","message":"[e-mail]"}; Status Code: 400 Received from https://photos.example/base/users',
    );
  });

  test('A8.1 of a long body the beginning is told, and that there was more', async () => {
    for (const [length, told] of [
      [500, 'x'.repeat(500)],
      [501, `${'x'.repeat(500)}…`],
    ] as const) {
      answers.push(() => new Response('x'.repeat(length), { status: 400 }));
      const error = await settle(request('/users', { method: 'GET', operation: READ, schema }));
      expect((error as ApiError).message).toBe(
        `Error ${told}; Status Code: 400 Received from https://photos.example/base/users`,
      );
    }
  });

  test('A8.2 a lost connection names method and path with digits removed', async () => {
    answers.push(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await settle(request('/albums/123/photos', { method: 'POST', operation: WRITE, schema }));
    expect(error).toMatchObject({ kind: 'network' });
    expect((error as ApiError).message).toBe('POST /base/albums//photos: Failed to fetch');
  });

  test('A8.2 O160 nor does it name whose e-mail address stands in the path', async () => {
    answers.push(() => Promise.reject(new TypeError('Failed to fetch')));
    const path = '/Profiles/anna%40example.com/subscription/confirm/12';
    const error = await settle(request(path, { method: 'POST', operation: WRITE, schema }));
    expect((error as ApiError).message).toBe('POST /base/Profiles/[e-mail]/subscription/confirm/: Failed to fetch');
  });

  test('S14 what is public may come out of the cache of the browser', async () => {
    answers.push(json({ count: 1 }));
    await request('/vendor', { method: 'GET', operation: PUBLIC, schema });
    expect(sent[0]?.init.cache).toBe('default');
  });

  test('P3.79 S40 an answer that breaks its schema is a failure, as is one that is no JSON', async () => {
    answers.push(json({ count: 'three' }), () => new Response('<html>'), json({ count: 1, more: true }));
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toMatchObject({
      kind: 'schema',
      status: 200,
    });
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toMatchObject({ kind: 'schema' });
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toEqual({ count: 1 });
  });

  test('HTML, as a wrong base address answers, is a failure that names service and operation, also in place of a file', async () => {
    const html = () =>
      new Response('<!doctype html><title>Welcome</title>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    answers.push(html, html);
    const error = await settle(request('/a', { method: 'GET', operation: READ, schema }));
    expect(error).toMatchObject({ kind: 'schema', status: 200, service: 'photo-management', operation: 'getTimeline' });
    expect(String(error)).toContain(
      'Failed to parse response! getTimeline: text/html instead of JSON from photo-management',
    );
    const instead = await settle(
      request('/a', { method: 'GET', operation: { ...READ, answer: 'file', accept: 'application/pdf' } }),
    );
    expect(String(instead)).toContain('getTimeline: text/html instead of a file from photo-management');
  });

  test('O69 an operation without a schema accepts any 2xx and ignores the body', async () => {
    answers.push(json({ anything: 1 }, 200), () => new Response(null, { status: 204 }));
    expect(await settle(request('/a', { method: 'PATCH', operation: WRITE }))).toBeUndefined();
    expect(await settle(request('/a', { method: 'PATCH', operation: WRITE }))).toBeUndefined();
  });

  test('O69 R1 a body that nobody reads may break off', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
    answers.push(() => new Response(broken, { status: 200 }));
    expect(await settle(request('/a', { method: 'PATCH', operation: WRITE }))).toBeUndefined();
  });

  test('a body that breaks off is a network failure', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    answers.push(() => new Response(broken, { status: 200 }));
    expect(await settle(request('/a', { method: 'POST', operation: WRITE, schema }))).toMatchObject({
      kind: 'network',
    });
  });

  /** Has deadlines follow the clock of the test. */
  function fakeDeadlines(): void {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
      return controller.signal;
    });
  }

  test('no answer in time is a time-out and is not repeated', async () => {
    answers.push(() => new Promise<Response>(() => {}));
    fakeDeadlines();
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toMatchObject({ kind: 'timeout' });
    expect(sent).toHaveLength(1);
  });

  test('a body that is not there in time is a time-out, too, whatever the browser calls it', async () => {
    fakeDeadlines();
    answers.push(() => {
      const late = new ReadableStream({
        start(controller) {
          const ends = () => controller.error(new DOMException('The operation was aborted. ', 'AbortError'));
          sent.at(-1)?.init.signal?.addEventListener('abort', ends);
        },
      });
      return new Response(late, { status: 200 });
    });
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toMatchObject({ kind: 'timeout' });
  });

  test('an abort by the caller rejects with its reason, not with a failure', async () => {
    answers.push(() => new Promise<Response>(() => {}));
    const controller = new AbortController();
    const call = request('/a', { method: 'GET', operation: READ, schema, signal: controller.signal });
    const left = new Error('left the screen');
    controller.abort(left);
    await expect(call).rejects.toBe(left);
  });
});

describe('repeating', () => {
  test('a read is repeated after 503 and network failures, three attempts in all', async () => {
    answers.push(json({}, 503), () => Promise.reject(new TypeError('cut')), json({ count: 5 }));
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toEqual({ count: 5 });
    answers.push(json({}, 503), json({}, 503), json({}, 503), json({ count: 5 }));
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(6);
  });

  test('a date to wait for is held against the services\u2019 clock, not against this machine\u2019s', async () => {
    vi.setSystemTime(Date.parse('2026-01-01T01:00:00Z'));
    const headers = { Date: 'Thu, 01 Jan 2026 00:00:00 GMT', 'Retry-After': 'Thu, 01 Jan 2026 00:00:04 GMT' };
    answers.push(json({}, 503, headers), json({ count: 5 }));
    const call = request('/a', { method: 'GET', operation: READ, schema });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(sent).toHaveLength(1);
    expect(await settle(call)).toEqual({ count: 5 });
  });

  test('429 and 500 are shown, not repeated; writes never are', async () => {
    answers.push(json({}, 429), json({}, 500), json({}, 503));
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toMatchObject({ status: 429 });
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toMatchObject({ status: 500 });
    expect(await settle(request('/a', { method: 'POST', operation: WRITE, schema }))).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(3);
  });

  test('leaving during the pause ends the call', async () => {
    answers.push(json({}, 503));
    const controller = new AbortController();
    const call = request('/a', { method: 'GET', operation: READ, schema, signal: controller.signal });
    const left = new Error('left the screen');
    const outcome = expect(call).rejects.toBe(left);
    await vi.advanceTimersByTimeAsync(1);
    controller.abort(left);
    await outcome;
    expect(sent).toHaveLength(1);
  });
});

describe('tokens', () => {
  test('O120 a refused token is refreshed once and the call repeated with the new one', async () => {
    answers.push(json({}, 401), json({ count: 1 }));
    expect(await settle(request('/a', { method: 'POST', operation: WRITE, schema }))).toEqual({ count: 1 });
    expect(connection.refreshAccessToken).toHaveBeenCalledWith('token-1');
    expect(sent[1]?.init.headers.get('Authorization')).toBe('Bearer token-2');
  });

  test('O158 a session that cannot be refreshed starts sign-in, once, and fails the call with 401', async () => {
    connection.refreshAccessToken = vi.fn(async () => undefined);
    answers.push(json({}, 401));
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toMatchObject({
      status: 401,
      isSessionOver: true,
    });
    expect(connection.signInNeeded).toHaveBeenCalledTimes(1);
  });

  test('O158 a token that is refused again is not refreshed again', async () => {
    answers.push(json({}, 401), json({ code: 'unauthorized' }, 401));
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toMatchObject({
      status: 401,
      code: 'unauthorized',
      isSessionOver: true,
    });
    expect(connection.refreshAccessToken).toHaveBeenCalledTimes(1);
    expect(connection.signInNeeded).toHaveBeenCalledTimes(1);
  });

  test('O158 A2.43 of a call without a token a 401 is a refusal like any other, and is reported', async () => {
    connection.failed = vi.fn();
    answers.push(json({}, 401));
    const refused = await settle(request('/a', { method: 'POST', operation: PUBLIC, schema }));
    expect(refused).toMatchObject({ status: 401, isSessionOver: false });
    expect(connection.failed).toHaveBeenCalledExactlyOnceWith(refused);
    expect(connection.signInNeeded).not.toHaveBeenCalled();
  });

  test('S23 an authority that cannot be reached is a network failure, not the end of the session', async () => {
    connection.refreshAccessToken = vi.fn(async () => Promise.reject(new Error('offline')));
    answers.push(json({}, 401));
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toMatchObject({ kind: 'network' });
    expect(connection.signInNeeded).not.toHaveBeenCalled();
  });

  test('O120 without a token the session is refreshed before anything is sent', async () => {
    connection.accessToken = () => undefined;
    answers.push(json({ count: 1 }));
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toEqual({ count: 1 });
    expect(sent[0]?.init.headers.get('Authorization')).toBe('Bearer token-2');
  });

  test('O158 403 neither refreshes nor starts sign-in', async () => {
    answers.push(json({}, 403));
    expect(await settle(request('/a', { method: 'GET', operation: READ, schema }))).toMatchObject({ status: 403 });
    expect(connection.refreshAccessToken).not.toHaveBeenCalled();
    expect(connection.signInNeeded).not.toHaveBeenCalled();
  });
});
