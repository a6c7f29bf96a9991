import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cacheControl } from '#sandbox/app-server/caching.ts';
import { assetPolicy, fileHeaders, pageHeaders } from '#sandbox/app-server/security-headers.ts';
import { appConfiguration } from '#sandbox/services/app-config/configuration.ts';
import { deliveryHeaders } from './delivery-headers.ts';
import { headersFile } from './headers-file.ts';
import { nginxFile } from './nginx-file.ts';
import { readConfig } from './read-config.ts';

const ROOT = join(import.meta.dirname, '../..');
const config = appConfiguration({ sandbox: 'http://localhost:5174', app: 'http://localhost:5173' }, [
  'photo-management',
]);
const PAGES = ['/', '/index.html', '/my-photos/photos', '/no-such-page'];
const ASSET = '/assets/app-abc.js';

/** Writes a configuration and gives its path. */
function written(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'config.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** Headers that a host sends for a path by a `_headers` file: all rules that match, in order; `! name` removes one. */
function staticHeaders(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    if (!line.startsWith(' ')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
      continue;
    }
    if (!applies) continue;
    const [, taken] = /^ {2}! (\S+)$/.exec(line) ?? [];
    const [, name = '', value = ''] = /^ {2}(\S+): (.*)$/.exec(line) ?? [];
    if (taken !== undefined) delete headers[taken];
    else headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

/** The headers that a location of an nginx file adds. */
function nginxHeaders(text: string, location: string): Record<string, string> {
  const block = text.split(/^location /m).find((part) => part.startsWith(`${location} {`)) ?? '';
  return Object.fromEntries(
    [...block.matchAll(/^ {2}add_header (\S+) "(.*)"(?: always)?;$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

describe('the headers of a deployment', () => {
  it('S45 are those of the app server here, and https for good', () => {
    const { root, page, file } = deliveryHeaders(config);
    expect(page).toEqual({
      ...pageHeaders(config),
      'strict-transport-security': 'max-age=31536000',
      'x-robots-tag': 'noindex',
    });
    expect(root).toEqual(page);
    expect(file).toEqual({ ...fileHeaders, 'strict-transport-security': 'max-age=31536000' });
  });
});

describe('search engines', () => {
  const production = deliveryHeaders({ ...config, environment: 'production' });
  const noindex = { 'x-robots-tag': 'noindex' };

  it('S49 may show the root of production, and nothing else', () => {
    const nginx = nginxFile(production, { brotli: false });
    expect(nginxHeaders(nginx, '= /')).toEqual({ ...production.root, 'cache-control': 'no-cache' });
    expect(nginxHeaders(nginx, '= /')).not.toHaveProperty('x-robots-tag');
    expect(nginxHeaders(nginx, '= /index.html')).toMatchObject(noindex);
    const fixed = headersFile(production);
    expect(staticHeaders(fixed, '/')).toEqual({ ...production.root, 'cache-control': 'no-cache' });
    expect(staticHeaders(fixed, '/')).not.toHaveProperty('x-robots-tag');
    expect(staticHeaders(fixed, '/orders')).toMatchObject(noindex);
  });

  it('S49 may show nothing of a test environment', () => {
    expect(nginxHeaders(nginxFile(deliveryHeaders(config), { brotli: false }), '= /')).toMatchObject(noindex);
    expect(staticHeaders(headersFile(deliveryHeaders(config)), '/')).toMatchObject(noindex);
  });
});

describe('the file for nginx', () => {
  const text = nginxFile(deliveryHeaders(config), { brotli: true });

  it('S45 S47 sends the policy with the page, which answers every path that is no file', () => {
    expect(nginxHeaders(text, '= /index.html')).toEqual({
      ...deliveryHeaders(config).page,
      'cache-control': cacheControl('/'),
    });
    expect(text).toContain('try_files $uri /index.html;');
  });

  it('S45 sends no policy with files, which would be that of workers too, and keeps assets for good', () => {
    expect(nginxHeaders(text, '/assets/')).toEqual({
      ...deliveryHeaders(config).file,
      'cache-control': cacheControl(ASSET),
    });
    for (const location of ['/', '= /config.json', '/locales/'])
      expect(nginxHeaders(text, location)).toEqual({ ...deliveryHeaders(config).file, 'cache-control': 'no-cache' });
  });

  it('lets nobody keep a failure: security headers go with every answer, caching with good ones', () => {
    expect(text).not.toMatch(/cache-control .* always/);
    expect([...text.matchAll(/add_header (?!cache-control).*/g)].every(([line]) => line.endsWith('always;'))).toBe(
      true,
    );
  });

  it('sends the twins of the build only with the module that can', () => {
    expect(text).toContain('brotli_static on;');
    expect(nginxFile(deliveryHeaders(config), { brotli: false })).not.toContain('brotli');
  });

  it('refuses what nginx would read as something else', () => {
    const headers = deliveryHeaders(config);
    expect(() => nginxFile({ ...headers, page: { 'x-a': 'one $host' } }, { brotli: false })).toThrow(
      'nginx cannot send',
    );
    expect(() => nginxFile({ ...headers, page: { 'x-a': 'say "hi"' } }, { brotli: false })).toThrow(
      'nginx cannot send',
    );
    expect(() => nginxFile({ ...headers, page: { 'x-a': 'a'.repeat(4001) } }, { brotli: false })).toThrow(
      'let services share hosts',
    );
  });
});

describe('the file for static hosts', () => {
  const text = headersFile(deliveryHeaders(config));

  it.each(PAGES)('S45 S47 sends the policy with %s', (path) => {
    expect(staticHeaders(text, path)).toMatchObject(deliveryHeaders(config).page);
  });

  it('S45 S46 S47 sends assets, and what a host may answer for a missing one, with the policy of workers', () => {
    for (const path of [ASSET, '/assets/no-such-page']) {
      expect(staticHeaders(text, path)).toEqual({
        ...deliveryHeaders(config).file,
        'content-security-policy': assetPolicy(config),
        'cache-control': cacheControl(ASSET),
      });
    }
  });

  it('S45 keeps assets for good, and asks again for the rest', () => {
    expect(staticHeaders(text, ASSET)['cache-control']).toBe(cacheControl(ASSET));
    for (const path of ['/', '/index.html', '/config.json', '/locales/en-GB.json'])
      expect(staticHeaders(text, path)['cache-control']).toBe('no-cache');
  });
});

describe('a configuration that is read for its headers', () => {
  const minimal = {
    environment: 'production',
    services: {},
    auth: { authority: 'https://identity.example', clientId: 'photo-account', scope: 'openid' },
  };

  it('A7 is the one that the app would accept', () => {
    expect(readConfig(written(config)).config).toEqual(config);
    expect(readConfig(written(minimal)).config).toEqual(minimal);
  });

  it('names all that the app would refuse, and where', () => {
    const broken = written({ ...minimal, auth: { clientId: 'a' }, services: { order: 'orders' } });
    expect(() => readConfig(broken)).toThrow(
      /config\.auth must have required property 'authority'\n.*'scope'\n.*config\.services\.order must match format "uri"|config\.services\.order must match format "uri"\n(.|\n)*'scope'/,
    );
    expect(() => readConfig(written('{'))).toThrow(/cannot be read: .*JSON/);
    expect(() => readConfig('/no/such/config.json')).toThrow('cannot be read: ENOENT');
  });

  it('S29 refuses plain http for what is given tokens: services, the authority, push and addresses of single operations', () => {
    const http = 'http://order.example';
    const told = 'is given tokens: it must begin with https:// or wss://, unless it is this machine';
    const parts = [
      { services: { order: http } },
      { auth: { ...minimal.auth, authority: http } },
      { push: { downloadPushUrl: 'ws://push.example' } },
      { reorderDirectUrl: http },
      { merchandiseUrl: http },
    ];
    for (const part of parts) expect(() => readConfig(written({ ...minimal, ...part }))).toThrow(told);
  });

  it('warns of names that nobody knows, services without an address, and plain http', () => {
    const { warnings } = readConfig(
      written({
        ...minimal,
        chat: {},
        errorReportingUrl: 'http://errors.example',
        auth: { ...minimal.auth, secret: 'x' },
        services: {
          orders: 'https://orders.example',
          order: 'https://order.example',
          invoice: 'http://localhost:5174',
        },
      }),
    );
    expect(warnings).toContain('The app does not know config.chat.');
    expect(warnings).toContain('The app does not know config.auth.secret.');
    expect(warnings).toContain('There is no service called orders.');
    expect(warnings).toContain('http://errors.example is not called by pages that come over https.');
    expect(warnings.find((warning) => warning.startsWith('Without an address'))).toMatch(
      /: auth, customer, map-pdf, .*photo-management.*\.$/,
    );
    expect(warnings.join()).not.toMatch(/localhost|app-config/);
  });

  it.each([
    ['https://photos.folioleaf-uk.example', true],
    ['https://folioleaf-uk.example:8443', true],
    ['https://photo-files.example', false],
    ['https://not-folioleaf-uk.example', false],
  ])('S12 warns of pictures that take the cookies of a vendor along: %s, %s', (origin, isTold) => {
    const { warnings } = readConfig(written({ ...minimal, pictureOrigins: [origin] }));
    const told = `${origin} is under a vendor's domain: with each picture it is sent the tokens of the customer.`;
    expect(warnings.includes(told)).toBe(isTold);
  });
});

describe('the documents', () => {
  it('A7 docs/deploying.md tells what each part of the configuration does', () => {
    const { components }: { components: { schemas: Record<string, { properties: Record<string, object> }> } } = parse(
      readFileSync(join(ROOT, 'openapi/app-config.yaml'), 'utf8'),
    );
    const parts = Object.keys(components.schemas['AppConfig']?.properties ?? {});
    const page = readFileSync(join(ROOT, 'docs/deploying.md'), 'utf8');
    expect(parts.length).toBeGreaterThan(15);
    expect(parts.filter((part) => !new RegExp(`^\\|.*\`${part}[\`.].*\\|`, 'm').test(page))).toEqual([]);
  });

  it('A7 the example in README.md is a configuration of the app', () => {
    const [, example = ''] = /```json\n([^`]*)```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];
    const { config: read, warnings } = readConfig(written(example));
    expect(read.environment).toBe('production');
    expect(warnings).toEqual([expect.stringMatching(/^Without an address/)]);
  });
});

describe('npm run headers', () => {
  const run = (...parameters: string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'scripts/headers.ts'), ...parameters], { encoding: 'utf8' });

  it('S45 prints the file of the target, or writes it; warnings stand beside it', () => {
    const file = written({ ...config, chat: {} });
    const printed = run('--config', file, '--target', 'static');
    expect(printed).toMatchObject({ status: 0, stdout: headersFile(deliveryHeaders(config)) });
    expect(printed.stderr).toContain('Warning: The app does not know config.chat.');
    const out = `${file}.conf`;
    execFileSync(
      process.execPath,
      [join(ROOT, 'scripts/headers.ts'), '--config', file, '--target', 'nginx', '--out', out],
      { stdio: 'pipe' },
    );
    expect(readFileSync(out, 'utf8')).toBe(nginxFile(deliveryHeaders(config), { brotli: false }));
  });

  it('says how it is used, and fails', () => {
    expect(run('--target', 'apache', '--config', 'x')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('Usage: npm run headers'),
    });
    expect(run('--target', 'static', '--config', written({}))).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining("must have required property 'auth'"),
    });
  });
});
