import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const ME = '/customer/customers/me';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 30_000);
beforeEach(() => sandbox.control('POST', '/reset', {}));
afterAll(() => sandbox.close());

async function fault(body: object): Promise<void> {
  const { status, body: problem } = await sandbox.control('POST', '/faults', body);
  expect({ status, problem }).toEqual({ status: 200, problem: {} });
}

describe('tokens', () => {
  it('are asked for, and checked', async () => {
    expect(await sandbox.call(ME, { as: null })).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    const forged = await sandbox.call(ME, { headers: { authorization: 'Bearer forged.token.here' } });
    expect(forged.status).toBe(401);
    expect(forged.headers.get('www-authenticate')).toContain('invalid_token');
    expect((await sandbox.call(ME)).status).toBe(200);
  });

  it('that were expired are refused, later ones work, and those of others too', async () => {
    const token = await sandbox.issueAccessToken('anna@example.com');
    const headers = { authorization: `Bearer ${token}` };
    expect((await sandbox.call(ME, { headers })).status).toBe(200);
    await sandbox.control('POST', '/tokens/expire', { user: 'anna@example.com' });
    expect((await sandbox.call(ME, { headers })).status).toBe(401);
    expect((await sandbox.call(ME)).status).toBe(200);
    expect((await sandbox.control('POST', '/tokens/expire', { user: 'nobody@example.com' })).status).toBe(404);
  });

  it('are not asked for where nothing is secret', async () => {
    expect((await sandbox.call('/public-vendor-config/localhost', { as: null })).status).toBe(200);
  });
});

describe('bodies', () => {
  const post = async (path: string, body: string, as = 'anna@example.com') => {
    const authorization = `Bearer ${await sandbox.issueAccessToken(as)}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(sandbox.addresses.local + path, { method: 'POST', headers, body });
    return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
  };

  it('that are no JSON are refused, also where they name the operation', async () => {
    const refused = { status: 400, code: 'invalid-request' };
    expect(await post('/photo-management/albums', '{"name":')).toEqual(refused);
    expect(await post('/merchandise/graphql', '{"operationName":')).toEqual(refused);
    expect(await post('/merchandise/none', '{"operationName":')).toMatchObject({ status: 404 });
  });

  it('are left unread by operations that take none', async () => {
    expect((await post('/photo-management/users/activate', '{"a":', 'inactive@example.com')).status).toBe(200);
    expect((await post('/photo-export/backups', '{"a":')).status).toBe(201);
  });

  it('above 10 MB are refused', async () => {
    const name = 'x'.repeat(11 * 1024 * 1024);
    expect(await post('/photo-management/albums', JSON.stringify({ name }))).toEqual({
      status: 413,
      code: 'too-large',
    });
  });
});

describe('cross-origin rules', () => {
  it('let the app in and nobody else', async () => {
    const allowed = async (origin: string) =>
      (await sandbox.call(ME, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await allowed('http://account.bildvik-se.localhost:5173')).toBe('http://account.bildvik-se.localhost:5173');
    expect(await allowed('http://evil.example')).toBeNull();
  });

  it('are told in advance, and remembered', async () => {
    const headers = { origin: 'http://localhost:5173', 'access-control-request-method': 'DELETE' };
    const { status, headers: answer } = await sandbox.call(ME, { method: 'OPTIONS', as: null, headers });
    expect(status).toBe(204);
    expect(answer.get('access-control-allow-headers')).toContain('authorization');
    expect(answer.get('access-control-allow-headers')).toContain('upload-offset');
    expect(answer.get('access-control-allow-methods')).toContain('DELETE');
    expect(Number(answer.get('access-control-max-age'))).toBeGreaterThan(600);
  });
});

describe('correlation ids', () => {
  it('P7.1 come back as they were sent, and are made up otherwise', async () => {
    const echoed = await sandbox.call(ME, { headers: { 'x-correlation-id': 'abc-1' } });
    expect(echoed.headers.get('x-correlation-id')).toBe('abc-1');
    expect((await sandbox.call(ME)).headers.get('x-correlation-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('faults', () => {
  it('answer in place of the service, as often as they say', async () => {
    await fault({
      service: 'customer',
      operationId: 'getCustomer',
      status: 429,
      headers: { 'retry-after': '3' },
      times: 1,
    });
    const answer = await sandbox.call(ME);
    expect(answer).toMatchObject({ status: 429, body: { code: 'fault' } });
    expect(answer.headers.get('retry-after')).toBe('3');
    expect((await sandbox.call(ME)).status).toBe(200);
  });

  it('answer another body, also with 200 and also none', async () => {
    await fault({ service: 'customer', body: { firstName: 'Somebody' }, times: 1 });
    expect(await sandbox.call(ME)).toMatchObject({ status: 200, body: { firstName: 'Somebody' } });
    await fault({ service: 'customer', status: 204, times: 1 });
    expect(await sandbox.call(ME)).toMatchObject({ status: 204, body: '' });
    await fault({
      service: 'customer',
      status: 502,
      body: '<h1>Bad gateway</h1>',
      headers: { 'content-type': 'text/html' },
      times: 1,
    });
    expect(await sandbox.call(ME)).toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>' });
  });

  it('delay the real answer', async () => {
    await fault({ service: 'customer', delayMs: 120 });
    const before = performance.now();
    expect((await sandbox.call(ME)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(115);
  });

  it.each([true, 'body'] as const)('cut the connection (%s)', async (abort) => {
    await fault({ service: 'customer', abort, times: 1 });
    await expect(sandbox.call(ME)).rejects.toThrow(/fetch failed|terminated/);
    expect((await sandbox.call(ME)).status).toBe(200);
    const { body } = await sandbox.control('GET', '/requests');
    expect((body as { status: number | null }[]).map(({ status }) => status)).toEqual([null, 200]);
  });

  it('break the schema of JSON, of pictures and of tokens', async () => {
    for (const service of ['photo-management', 'photo-files', 'identity-provider'])
      await fault({ service, malformed: true });
    const albums = await sandbox.call('/photo-management/albums?limit=1');
    expect(albums).toMatchObject({ status: 200, body: { albums: { malformed: true } } });
    const token = await sandbox.call('/identity-provider/token', { method: 'POST', as: null });
    expect(token).toMatchObject({ status: 200, body: { malformed: true } });
  });

  it('reach sign-in', async () => {
    await fault({
      service: 'identity-provider',
      operationId: 'exchangeToken',
      status: 400,
      body: { error: 'invalid_grant' },
    });
    const token = await sandbox.call('/identity-provider/token', { method: 'POST', as: null });
    expect(token).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await sandbox.call('/identity-provider/.well-known/openid-configuration', { as: null })).status).toBe(200);
  });

  it('for services and operations that do not exist are refused', async () => {
    for (const mistyped of [
      { service: 'costumer', status: 500 },
      { service: 'customer', operationId: 'getCostumer', status: 500 },
      { service: 'customer', status: 500, tines: 1 },
    ])
      expect((await sandbox.control('POST', '/faults', mistyped)).status).toBe(400);
  });

  it('that do nothing are refused, as they would take the calls of later ones', async () => {
    for (const nothing of [{}, { times: 1, probability: 0.5 }, { abortAfter: 0.5 }, { abort: false, nulls: false }])
      expect(await sandbox.control('POST', '/faults', { service: 'customer', ...nothing })).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('does nothing') },
      });
    // On purpose, where a call is to be spared.
    expect((await sandbox.control('POST', '/faults', { service: 'customer', delayMs: 0, times: 1 })).status).toBe(200);
    expect((await sandbox.control('POST', '/faults', { service: 'customer', body: null })).status).toBe(200);
  });
});

describe('pictures', () => {
  it('P3 S29 are read by signed links without a token, from any page, in parts', async () => {
    const { body } = await sandbox.call('/photo-management/photos?limit=1');
    const [image] = (body as { images: { url: string; thumbnails: { url: string }[] }[] }).images;
    for (const url of [image?.url, ...(image?.thumbnails.map((thumbnail) => thumbnail.url) ?? [])]) {
      const whole = await fetch(url ?? '');
      expect(whole.status).toBe(200);
      expect(whole.headers.get('content-type')).toMatch(/^image\//);
      expect(whole.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
      expect(whole.headers.get('access-control-allow-origin')).toBe('*');
      const part = await fetch(url ?? '', { headers: { range: 'bytes=0-9' } });
      expect(part.status).toBe(206);
      expect(await part.arrayBuffer()).toEqual((await whole.arrayBuffer()).slice(0, 10));
    }
    const tampered = (image?.url ?? '').replace(/signature=(.)/, (_, first) =>
      first === 'A' ? 'signature=B' : 'signature=A',
    );
    expect((await fetch(tampered)).status).toBe(403);
  });

  it('are not there any more after the link has expired, or the photo was deleted', async () => {
    const { body } = await sandbox.call('/photo-management/photos?limit=1');
    const [image] = (body as { images: { imageId: string; url: string }[] }).images;
    await sandbox.control('POST', '/clock', { now: new Date(Date.now() + 3 * 3_600_000).toISOString() });
    expect((await fetch(image?.url ?? '')).status).toBe(403);
    await sandbox.control('POST', '/reset', {});
    await sandbox.call('/photo-management/photos', { method: 'DELETE', body: { photoIds: [image?.imageId] } });
    expect((await fetch(image?.url ?? '')).status).toBe(404);
  });
});
