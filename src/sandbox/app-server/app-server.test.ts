import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

let dist: string;
let sandbox: TestSandbox;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Photos</title>');
  writeFileSync(join(dist, 'assets/app-abc.js'), 'export {};');
  sandbox = await startTestSandbox({ app: 'dist', dist, appPort: 0 });
}, 30_000);
afterAll(async () => {
  await sandbox.close();
  rmSync(dist, { recursive: true });
});

function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(sandbox.addresses.app + path, init);
}

describe("the app's server", () => {
  it.each(['/', '/my-photos/photos?stripped=true', '/settings/address/1.2', '//index.html', '/%69ndex.html'])(
    'S45 S47 answers %s with the page and its policy',
    async (path) => {
      const page = await get(path);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>Photos</title>');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('content-security-policy')).toContain(
        `connect-src 'self' ${sandbox.addresses.sandbox} ws://`,
      );
    },
  );

  it('S49 keeps search engines out, also those that run no scripts: the sandbox is no production', async () => {
    for (const path of ['/', '/orders', '/account-deleted'])
      expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex');
  });

  it('hangs up on an upgrade that nobody takes', async () => {
    const { hostname, port } = new URL(sandbox.addresses.app);
    const socket = connect({ host: hostname, port: Number(port) });
    const closed = once(socket, 'close');
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
    await closed;
    expect(socket.bytesRead).toBe(0);
  });

  it('S45 does not answer a page below /assets/, nor to anything but reading', async () => {
    expect((await get('/assets/app-abc.js')).headers.get('content-type')).toContain('javascript');
    for (const path of ['/assets/app-old.js', '/assets/..%2findex.html']) expect((await get(path)).status).toBe(404);
    expect((await get('/', { method: 'POST' })).status).toBe(404);
  });

  it('S45 S46 runs workers under the policy that hosts for static files send with them, and sends none with other files', async () => {
    const policyFor = async (headers: HeadersInit) =>
      (await get('/assets/app-abc.js', { headers })).headers.get('content-security-policy');
    expect(await policyFor({ 'sec-fetch-dest': 'worker' })).toBe(
      `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' ${sandbox.addresses.sandbox}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    );
    expect(await policyFor({ 'sec-fetch-dest': 'script' })).toBeNull();
  });

  it('A7 serves a configuration that points at the sandbox, with all flags on', async () => {
    const config = (await (await get('/config.json')).json()) as {
      services: Record<string, string>;
      features: Record<string, boolean>;
    };
    expect(config.services['photo-management']).toBe(`${sandbox.addresses.sandbox}/photo-management`);
    expect(Object.values(config.features)).toEqual(Array.from({ length: 7 }, () => true));
  });

  it('A7 serves the texts of a locale, and 404 for one that is none', async () => {
    expect(Object.keys((await (await get('/locales/en-GB.json')).json()) as object).length).toBeGreaterThan(5);
    expect((await get('/locales/xx-XX.json')).status).toBe(404);
    expect((await get('/locales/..%2f..%2fpackage.json')).status).toBe(404);
  });

  it('lets faults and the journal reach what it hands out', async () => {
    await sandbox.control('POST', '/reset', {});
    await sandbox.control('POST', '/faults', {
      service: 'app-config',
      operationId: 'getAppConfig',
      status: 500,
      times: 1,
    });
    expect((await get('/config.json')).status).toBe(500);
    expect((await get('/config.json')).status).toBe(200);
    const { body } = await sandbox.control('GET', '/requests');
    expect(body).toMatchObject([
      { service: 'app-config', operationId: 'getAppConfig', path: '/config.json', status: 500 },
      { service: 'app-config', operationId: 'getAppConfig', status: 200 },
    ]);
  });

  it('survives addresses that are none', async () => {
    expect((await get('//')).status).toBe(200);
    expect((await fetch(`${sandbox.addresses.sandbox}//`)).status).toBe(404);
    expect((await fetch(`${sandbox.addresses.sandbox}/photo-files/%zz/300`)).status).toBe(404);
    expect((await fetch(`${sandbox.addresses.sandbox}/photo-management/albums/%zz`)).status).toBe(404);
  });
});
