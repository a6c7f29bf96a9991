import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 30_000);
beforeEach(() => sandbox.control('POST', '/reset', {}));
afterAll(() => sandbox.close());

function open(options: { origin?: string } = {}): WebSocket {
  return new WebSocket(`${sandbox.addresses.sandbox.replace('http', 'ws')}/photo-push`, options);
}

async function connect(email: string): Promise<WebSocket> {
  const socket = open();
  await once(socket, 'open');
  socket.send(JSON.stringify({ action: 'authenticate', token: await sandbox.issueAccessToken(email) }));
  expect(await next(socket)).toBe('OK');
  return socket;
}

async function next(socket: WebSocket): Promise<string> {
  const [data] = (await once(socket, 'message')) as [Buffer];
  return data.toString();
}

describe('the push connection', () => {
  it('P7.37 P7.38 answers OK to a token, and delivers what is pushed to the person as it is', async () => {
    const [anna, carl] = [await connect('anna@example.com'), await connect('carl@example.com')];
    const message = next(anna);
    const { body } = await sandbox.control('POST', '/push', { to: 'anna@example.com', message: '{not json' });
    expect(body).toEqual({ delivered: 1 });
    expect(await message).toBe('{not json');
    const second = next(carl);
    await sandbox.control('POST', '/push', { to: 'carl@example.com', message: { id: '1', key: 'archive-started' } });
    expect(JSON.parse(await second)).toEqual({ id: '1', key: 'archive-started' });
    anna.close();
    carl.close();
  });

  it('closes with 4401 when the token is refused, and with 403 before that for a page elsewhere', async () => {
    const socket = open();
    await once(socket, 'open');
    socket.send(JSON.stringify({ action: 'authenticate', token: 'forged' }));
    expect((await once(socket, 'close'))[0]).toBe(4401);
    const [error] = (await once(open({ origin: 'https://evil.example' }), 'error')) as [Error];
    expect(error.message).toContain('403');
  });

  it('can be made to fail', async () => {
    await sandbox.control('POST', '/faults', { service: 'photo-push', status: 503, times: 1 });
    const [error] = (await once(open(), 'error')) as [Error];
    expect(error.message).toContain('503');
    const { body } = await sandbox.control('GET', '/requests');
    expect(body).toMatchObject([{ service: 'photo-push', operationId: 'connectPush', status: 503 }]);
  });

  it('R4 can be made to break in the midst of a message, which does not come then', async () => {
    await sandbox.control('POST', '/faults', { service: 'photo-push', abort: 'body', times: 1 });
    const broken = await connect('anna@example.com');
    const messages: unknown[] = [];
    broken.on('message', (data) => messages.push(data));
    const closed = once(broken, 'close');
    await sandbox.control('POST', '/push', { to: 'anna@example.com', message: { id: '1', text: 'é'.repeat(200) } });
    expect((await closed)[0]).toBe(1006);
    expect(messages).toEqual([]);
    const whole = await connect('anna@example.com');
    const message = next(whole);
    await sandbox.control('POST', '/push', { to: 'anna@example.com', message: 'after that' });
    expect(await message).toBe('after that');
    whole.close();
  });

  it.each([
    ['a message that cannot be parsed', { malformed: true }, '{malformed'],
    ['a text in place of a message', { body: 'nonsense' }, 'nonsense'],
    ['another message', { body: { id: '1' } }, '{"id":"1"}'],
  ])('R4 can be made to begin with %s, and goes on', async (_what, fault, expected) => {
    await sandbox.control('POST', '/faults', { service: 'photo-push', path: '/', ...fault, times: 1 });
    const socket = open();
    await once(socket, 'open');
    const frames: string[] = [];
    socket.on('message', (data: Buffer) => frames.push(data.toString()));
    socket.send(JSON.stringify({ action: 'authenticate', token: await sandbox.issueAccessToken('anna@example.com') }));
    await expect.poll(() => frames).toContain('OK');
    await sandbox.control('POST', '/push', { to: 'anna@example.com', message: 'after that' });
    await expect.poll(() => frames).toEqual(['OK', expected, 'after that']);
    socket.close();
  });

  it.each([
    { status: 503, body: { code: 'fault' } },
    { status: 503, malformed: true },
    { status: 503, headers: { 'retry-after': '1' } },
    { nulls: true },
    { abort: 'body', abortAfter: 0.2 },
  ])('refuses a fault that it cannot have: %o', async (fault) => {
    expect(await sandbox.control('POST', '/faults', { service: 'photo-push', ...fault })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('push connection') },
    });
    expect((await sandbox.control('GET', '/faults')).body).toEqual([]);
  });

  it('goes on when one that a fault holds up is reset meanwhile', async () => {
    await sandbox.control('POST', '/faults', { service: 'photo-push', delayMs: 300 });
    const { hostname, port } = new URL(sandbox.addresses.sandbox);
    for (const round of [1, 2, 3]) {
      const socket = connectSocket({ host: hostname, port: Number(port) });
      await once(socket, 'connect');
      const lines = ['GET /photo-push HTTP/1.1', 'host: localhost', 'connection: Upgrade', 'upgrade: websocket'];
      socket.write(
        [...lines, 'sec-websocket-version: 13', 'sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==', '', ''].join('\r\n'),
      );
      await expect.poll(async () => (await sandbox.control('GET', '/requests')).body).toHaveLength(round);
      socket.resetAndDestroy();
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await sandbox.control('GET', '/people')).status).toBe(200);
  });

  it('ends at once, with what a fault still holds up', async () => {
    const own = await startTestSandbox();
    await own.control('POST', '/faults', { service: 'photo-push', delayMs: 600_000 });
    const socket = new WebSocket(`${own.addresses.sandbox.replace('http', 'ws')}/photo-push`);
    const cut = once(socket, 'close').catch((error: unknown) => error);
    socket.on('error', () => undefined);
    await expect.poll(async () => (await own.control('GET', '/requests')).body).toHaveLength(1);
    await own.close();
    await cut;
  }, 30_000);

  it('P4 tells how an import goes', async () => {
    const socket = await connect('inactive@example.com');
    const types: string[] = [];
    socket.on('message', (data: Buffer) => types.push((JSON.parse(data.toString()) as { type: string }).type));
    // The steps of the import wait until time has passed.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await sandbox.call('/photo-management/users/activate', { method: 'POST', as: 'inactive@example.com' });
    await vi.advanceTimersByTimeAsync(8000);
    await expect.poll(() => types, { timeout: 8000 }).toEqual(['photo-import-started', 'photo-import-finished']);
    socket.close();
  }, 15_000);
});
