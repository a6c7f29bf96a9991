import { afterEach, expect, test, vi } from 'vitest';
import { appConfig, configuredUrl, correlationIdHeader, loadAppConfig, serviceUrl } from './app-config.ts';

const minimal = {
  environment: 'production',
  services: { 'photo-management': 'https://photo-management.example' },
  auth: { authority: 'https://identity.example', clientId: 'photo-account', scope: 'openid' },
};

afterEach(() => vi.unstubAllGlobals());

function serve(body: string, status = 200) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );
}

test('O151 the configuration cannot be used before it is loaded', () => {
  expect(appConfig).toThrow('No configuration is loaded');
});

test('O151 a minimal configuration is enough; what is missing has a default', async () => {
  serve(JSON.stringify(minimal));
  await loadAppConfig();
  expect(appConfig()).toEqual(minimal);
  expect(serviceUrl('photo-management')).toBe('https://photo-management.example');
  expect(serviceUrl('customer')).toBeUndefined();
  expect(serviceUrl('app-config')).toBe('');
  expect(correlationIdHeader()).toBe('X-Correlation-Id');
  expect(correlationIdHeader({ correlationIdHeader: 'X-Trace' })).toBe('X-Trace');
});

test.each(['', '{}', '[]', 'null', '{"environment":"production","services":{"customer":"no address"},"auth":{}}'])(
  'O125 S40 the configuration "%s" is a failed load',
  async (body) => {
    serve(body);
    await expect(loadAppConfig()).rejects.toMatchObject({ operation: 'getAppConfig', kind: 'schema' });
  },
);

const withService = (address: string) => JSON.stringify({ ...minimal, services: { 'photo-management': address } });
const withPush = (address: string) => JSON.stringify({ ...minimal, push: { downloadPushUrl: address } });

test.each([
  'http://photos.example',
  'ftp://photos.example',
  'javascript:alert(1)',
  'http://localhost.evil.example',
  'http://localhost@evil.example',
  'http://localhost:1@evil.example',
  'http://evil.example/localhost',
  'http://127.0.0.1.evil.example',
  'http://evil-localhost/',
  '//evil.example',
])('S29 an address that is given tokens is encrypted: with %s the configuration is a failed load', async (address) => {
  const socket = address.replace('http', 'ws');
  const bodies = [
    withService(address),
    withPush(socket),
    JSON.stringify({ ...minimal, auth: { ...minimal.auth, authority: address } }),
    JSON.stringify({ ...minimal, merchandiseUrl: address }),
    JSON.stringify({ ...minimal, reorderDirectUrl: address }),
  ];
  for (const body of bodies) {
    serve(body);
    await expect(loadAppConfig(), body).rejects.toMatchObject({ operation: 'getAppConfig', kind: 'schema' });
  }
});

test.each([
  'https://photos.example',
  'https://photos.example:8443/a/',
  'http://localhost:5174/photo-management',
  'http://photos.localhost',
  'http://127.0.0.1:1/',
  'http://[::1]:5174',
])('S29 or of this machine: %s is one', async (address) => {
  for (const body of [withService(address), withPush(address.replace('http', 'ws'))]) {
    serve(body);
    await expect(loadAppConfig()).resolves.toBeDefined();
  }
});

test('O139 O150 an operation may have a whole address of its own', () => {
  const config = { merchandiseUrl: 'https://shop.example/graphql' };
  expect(configuredUrl('merchandiseUrl', config)).toBe('https://shop.example/graphql');
  expect(configuredUrl('reorderDirectUrl', config)).toBeUndefined();
  expect(configuredUrl('toString', config)).toBeUndefined();
});

test('S39 keys that reach for a prototype change nothing', async () => {
  const services =
    '{"__proto__":"https://evil.example","constructor":"https://evil.example","photo-management":"https://photo-management.example"}';
  serve(
    JSON.stringify(minimal)
      .replace(JSON.stringify(minimal.services), services)
      .replace('}}', '},"features":{"__proto__":true}}'),
  );
  await loadAppConfig();
  expect(Object.prototype).not.toHaveProperty('photo-management');
  expect(Object.getPrototypeOf(appConfig().services)).toBe(Object.prototype);
  expect(serviceUrl('toString' as 'customer')).toBeUndefined();
});
