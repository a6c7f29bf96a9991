import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { applyVendorRoutes, paths } from '#paths';
import { vendorConfigQuery, webLinks } from './vendor-config.ts';

connectForTest('https://publicconf.example/');
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  applyVendorRoutes();
});

test('A7.58 O153 the vendor configuration is asked for by host and without a token', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ faqUrl: 'https://www.wallbay-uk.example/help' }),
  );
  vi.stubGlobal('fetch', fetch);
  const config = await new QueryClient().fetchQuery(vendorConfigQuery('account.wallbay-uk.example'));
  expect(config).toEqual({ faqUrl: 'https://www.wallbay-uk.example/help' });
  expect(fetch.mock.calls[0]?.[0]).toBe('https://publicconf.example/account.wallbay-uk.example');
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).has('Authorization')).toBe(false);
});

test('A1.17 A4.44 A4.46 the paths of a configuration are in use once it is loaded; a failed load leaves ours', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ routes: 'none' })),
  );
  await expect(new QueryClient().fetchQuery(vendorConfigQuery('account.wallbay-uk.example'))).rejects.toMatchObject({
    kind: 'schema',
  });
  expect(paths.orders()).toBe('/orders');
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ routes: { orders: '/my-orders' } })),
  );
  await new QueryClient().fetchQuery(vendorConfigQuery('account.wallbay-uk.example'));
  expect(paths.orders()).toBe('/my-orders');
});

test('O152 S40 a vendor configuration that breaks its schema is a failed load, and is asked for once', async () => {
  const fetch = vi.fn(async () => Response.json({ menus: { header: 'none' } }));
  vi.stubGlobal('fetch', fetch);
  await expect(new QueryClient().fetchQuery(vendorConfigQuery('account.wallbay-uk.example'))).rejects.toMatchObject({
    kind: 'schema',
  });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('O152 a vendor configuration that failed is not asked for again when the tab is looked at', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 500 }));
  vi.stubGlobal('fetch', fetch);
  const client = new QueryClient();
  client.mount();
  const end = new QueryObserver(client, { ...vendorConfigQuery('account.wallbay-uk.example'), retry: false }).subscribe(
    () => {},
  );
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await Promise.resolve();
  expect(fetch).toHaveBeenCalledTimes(1);
  end();
  client.unmount();
  focusManager.setFocused(undefined);
});

test('A4.44 O152 a vendor configuration that takes more than three seconds is a failed load', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
  await expect(new QueryClient().fetchQuery(vendorConfigQuery('account.wallbay-uk.example'))).rejects.toMatchObject({
    kind: 'timeout',
  });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3000);
});

test('S39 names that reach for a prototype change nothing', async () => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(
        '{"__proto__":{"faqUrl":"https://evil.example"},"routes":{"__proto__":{"orders":"/evil"},"constructor":"/evil"}}',
      ),
  );
  const config = await new QueryClient().fetchQuery(vendorConfigQuery('account.wallbay-uk.example'));
  expect(config.faqUrl).toBeUndefined();
  expect(paths.orders()).toBe('/orders');
  expect(Object.prototype).not.toHaveProperty('faqUrl');
});

test('S38 only addresses of web pages become links', () => {
  const links = [
    'https://shop.example',
    'http://shop.example/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    '/relative',
    '',
  ].map((href) => ({ label: 'x', href }));
  expect(webLinks(links).map(({ href }) => href)).toEqual(['https://shop.example', 'http://shop.example/a']);
  expect(webLinks()).toEqual([]);
});
