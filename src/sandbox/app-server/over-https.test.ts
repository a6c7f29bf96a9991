import { request } from 'node:https';
import { connect } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const lan = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

let dist: string;
let sandbox: TestSandbox;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><html lang="en-GB"><title>Photos</title>');
  const { private: key, cert } = await generate([], { keyType: 'ec', algorithm: 'sha256' });
  const opening = { tls: { key, cert }, lan };
  sandbox = await startTestSandbox({ app: 'dist', dist, appPort: 0, opening, vendor: 'wallbay-fr' });
}, 30_000);
afterAll(async () => {
  await sandbox.close();
  rmSync(dist, { recursive: true });
});

type Answer = { status: number; text: string; headers: Record<string, unknown> };

/** Asks the app's port. The path goes out as it is. */
function ask(path: string, { method = 'GET', headers = {}, host = '127.0.0.1' } = {}): Promise<Answer> {
  const { port } = new URL(sandbox.addresses.app);
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, path, method, headers, rejectUnauthorized: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
    });
    asked.on('error', reject).end();
  });
}

describe('the app over https', () => {
  it('S29 S45 has the services on its own origin, so that one certificate is accepted once', async () => {
    const { app, sandbox: services } = sandbox.addresses;
    expect(services).toBe(`${app}/__services`);
    const config = JSON.parse((await ask('/config.json')).text);
    for (const address of Object.values<string>(config.services)) expect(address).toMatch(`${app}/__services/`);
    expect(config.pictureOrigins).toEqual([app]);
    const vendor = await ask('/__services/public-vendor-config/localhost');
    expect([vendor.status, JSON.parse(vendor.text).shopUrl]).toEqual([200, `${services}/shop?vendor=folioleaf-uk`]);
    const { issuer, token_endpoint } = JSON.parse(
      (await ask('/__services/identity-provider/.well-known/openid-configuration')).text,
    );
    expect(issuer).toBe(`${services}/identity-provider`);
    expect(new URL(token_endpoint).pathname).toMatch(/^\/__services\/identity-provider\//);
    expect((await ask('/__services/shop')).text).toContain('Back to my account');
    expect((await ask('/__services/hand-off.css')).headers['content-type']).toContain('text/css');
  });

  it('S29 lets the vendors\u2019 hosts read answers, by https alone', async () => {
    const { port } = new URL(sandbox.addresses.app);
    const allowed = async (origin: string) =>
      (await ask('/__services/public-vendor-config/localhost', { headers: { origin } })).headers[
        'access-control-allow-origin'
      ];
    for (const host of ['localhost', 'account.bildvik-se.localhost', lan ?? '127.0.0.1'])
      expect(await allowed(`https://${host}:${port}`)).toBe(`https://${host}:${port}`);
    for (const origin of [`http://localhost:${port}`, 'https://localhost:1', `https://evil.example:${port}`])
      expect(await allowed(origin)).toBeUndefined();
  });

  it('P4.33 takes the push connection there, too, and no other one', async () => {
    const opened = async (path: string) => {
      const token = await sandbox.issueAccessToken('anna@example.com');
      const socket = new WebSocket(sandbox.addresses.app.replace('https', 'wss') + path, { rejectUnauthorized: false });
      return new Promise<string>((resolve) => {
        socket.on('open', () => socket.send(JSON.stringify({ action: 'authenticate', token })));
        socket.on('message', (data) => resolve(String(data))).on('error', () => resolve('refused'));
      }).finally(() => socket.terminate());
    };
    expect(await opened('/__services/photo-push')).toBe('OK');
    expect(await opened('/__services/other')).toBe('refused');
  });

  it.each(['/__sandbox/reset', '/__services/__sandbox/reset', '/__services/../__sandbox/reset', '//__sandbox/reset'])(
    'S44 the control interface is not there: %s, not even for this machine',
    async (path) => {
      for (const host of ['127.0.0.1', ...(lan === undefined ? [] : [lan])]) {
        const { status, headers } = await ask(path, { method: 'POST', host });
        expect([status, headers['content-type']]).not.toEqual([200, expect.stringContaining('json')]);
        expect(status).toBe(404);
      }
      expect((await ask('/__services/__sandbox/requests')).status).toBe(404);
      expect((await ask('/__services')).text).not.toContain('__sandbox');
    },
  );

  it.skipIf(lan === undefined)(
    'S44 the sandbox\u2019s own port is closed to the network, and open on this machine',
    async () => {
      const port = Number(new URL(sandbox.addresses.local).port);
      const outcome = await new Promise((resolve) => {
        const socket = connect({ host: lan, port }, () => resolve('open'));
        socket
          .once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
          .once('close', () => socket.destroy());
      });
      expect(outcome).toBe('ECONNREFUSED');
      expect((await sandbox.control('GET', '/people')).status).toBe(200);
    },
  );

  it('A9.12 the page says which shop it shows where its host names none', async () => {
    expect((await ask('/my-photos', { headers: { 'accept-encoding': 'br' } })).text).toContain(
      '<html data-shop="account.wallbay-fr.example" lang="en-GB">',
    );
  });
});

it.skipIf(lan === undefined)('S44 nothing is open to the network unless it is asked for', async () => {
  const closed = await startTestSandbox({ app: 'dist', dist, appPort: 0 });
  for (const address of [closed.addresses.app, closed.addresses.local])
    await expect(fetch(address.replace('localhost', lan ?? ''))).rejects.toThrow('fetch failed');
  await closed.close();
});
