import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getGetAppConfigUrl, getGetLocaleUrl } from '#generated/app-config/urls.ts';
import { getGetCustomerUrl, getListAddressesUrl } from '#generated/customer/urls.ts';
import { getGetSuperOrderUrl, getListMySuperOrdersUrl } from '#generated/order/urls.ts';
import { getGetAccountInformationUrl } from '#generated/photo-deletion/urls.ts';
import {
  getGetAlbumUrl,
  getGetPhotoAccountCountsUrl,
  getGetTimelineUrl,
  getListAlbumsUrl,
  getListPhotosUrl,
} from '#generated/photo-management/urls.ts';
import { getGetVendorConfigUrl } from '#generated/public-vendor-config/urls.ts';
import { getListSharedAlbumsUrl } from '#generated/shared-albums/urls.ts';
import { spellingsOf } from '../../tests/support/spellings.ts';

const base = 'https://photos.example';
const others = 'https://services.example';
const pictures: string[] = [];
let config: object;
let sent: string[];
/** Those of them that bear the token. */
let signed: string[];

beforeEach(() => {
  vi.resetModules();
  sent = [];
  signed = [];
  pictures.length = 0;
  config = {
    services: {
      'photo-management': `${base}/`,
      ...Object.fromEntries(
        ['customer', 'order', 'photo-deletion', 'public-vendor-config', 'shared-albums'].map((slug) => [
          slug,
          `${others}/${slug}`,
        ]),
      ),
    },
    features: {
      PhotoManagementTimelineViewEnabled: true,
      PhotoManagementAlbumViewEnabled: true,
      PhotoManagementSharedAlbumsViewEnabled: true,
    },
  };
  const page = {
    images: Array.from({ length: 20 }, (_, index) => ({
      url: '/full',
      thumbnails: [
        { id: 300, url: `/small/${index}` },
        { id: 800, url: '/large' },
      ],
    })),
  };
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Headers }) => {
    sent.push(url);
    if (headers.has('Authorization')) signed.push(url);
    return Response.json(url === '/config.json' ? config : page);
  });
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {} });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));
  vi.stubGlobal('document', { cookie: 'auth_access_token=token-1', getElementById: () => null });
  vi.stubGlobal(
    'Image',
    class {
      fetchPriority = '';
      set src(url: string) {
        pictures.push(url);
      }
    },
  );
  stay('/my-photos/photos');
});
afterEach(() => vi.unstubAllGlobals());

function stay(pathname: string, search = ''): void {
  vi.stubGlobal('location', { pathname, search, hostname: 'account.folioleaf-uk.example' });
}
/** Whether the app has begun, soon after. */
async function hasAppBegun(): Promise<boolean> {
  const { sendFirstReads } = await import('./ahead.ts');
  return Promise.race([
    sendFirstReads().then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, 20, false)),
  ]);
}
async function openPage(): Promise<string[]> {
  const { sendFirstReads } = await import('./ahead.ts');
  void sendFirstReads();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return sent;
}

const publicFiles = [getGetAppConfigUrl(), getGetLocaleUrl('en-GB')];
const vendorConfig = `${others}/public-vendor-config${getGetVendorConfigUrl('account.folioleaf-uk.example')}`;
/** Addresses that every page behind sign-in asks for, with those of this one. */
const files = (...calls: string[]) => [...publicFiles, ...calls, vendorConfig];

test('F2 the photos page asks ahead at the very addresses at which the app asks', async () => {
  const calls = [getGetTimelineUrl(), getListPhotosUrl({ sortKey: 'dateTaken', sortOrder: 'desc', limit: 24 })];
  expect(await openPage()).toEqual(files(...calls.map((path) => base + path)));
});

test('F3 the first pictures are loaded in the size that tiles begin with', async () => {
  await openPage();
  expect(pictures).toEqual(Array.from({ length: 20 }, (_, index) => `/small/${index}`));
});

const customer = `${others}/customer${getGetCustomerUrl()}`;
const orders = `${others}/order${getListMySuperOrdersUrl({ Offset: 0, Limit: 100, OrderState: 'notExpired' })}`;
const albums = [
  base + getGetPhotoAccountCountsUrl(),
  `${others}/shared-albums${getListSharedAlbumsUrl({ limit: 50 })}`,
  base + getListAlbumsUrl({ limit: 49, displaySharedData: true }),
];

const album = base + getGetAlbumUrl('album-lisbon');

test.each([
  ['/orders', [orders]],
  ['/orders/SO-2998', [`${others}/order${getGetSuperOrderUrl('SO-2998')}`]],
  ['/settings', [customer]],
  ['/settings/personal-details', [customer]],
  ['/settings/addresses/all', [`${others}/customer${getListAddressesUrl()}`]],
  ['/my-photos/albums', albums],
  ['/my-photos/photos/preview/photo-1', [base + getGetTimelineUrl()]],
  ['/my-photos/albums/album-lisbon', [album]],
  ['/my-photos/albums/album-lisbon/preview/photo-1', [album]],
  ['/my-photos/albums/album%2Flisbon', []],
  ['/my-photos/shared-albums/album-lisbon', []],
  [
    '/',
    [
      orders,
      customer,
      base + getListPhotosUrl({ sortKey: 'dateTaken', sortOrder: 'desc', limit: 24 }),
      `${others}/photo-deletion${getGetAccountInformationUrl()}`,
    ],
  ],
  ['/invoices', []],
  ['/orders/SO%2F2998', []],
  ['/orders/', []],
])('F2 F13 %s asks ahead for what it begins with', async (path, calls) => {
  stay(path);
  expect(await openPage()).toEqual(files(...calls));
});

test.each([
  ['/', 'PhotoManagementTimelineViewEnabled', [orders, customer]],
  ['/my-photos/photos/preview/photo-1', 'PhotoManagementTimelineViewEnabled', []],
  ['/my-photos/albums', 'PhotoManagementTimelineViewEnabled', []],
  ['/my-photos/albums', 'PhotoManagementAlbumViewEnabled', []],
  ['/my-photos/albums/album-lisbon', 'PhotoManagementAlbumViewEnabled', []],
  [
    '/my-photos/albums',
    'PhotoManagementSharedAlbumsViewEnabled',
    [base + getGetPhotoAccountCountsUrl(), base + getListAlbumsUrl({ limit: 49, displaySharedData: false })],
  ],
])('S52 %s asks ahead for nothing that %s switches, where that is off', async (path, flag, calls) => {
  stay(path, `?${flag}=false`);
  expect(await openPage()).toEqual(files(...calls));
});

test('F2 A1.17 what every page has of the vendor is asked ahead without the token', async () => {
  stay('/orders');
  expect(await openPage()).toEqual(files(orders));
  expect(signed).toEqual([orders]);
});

test('S57 another spelling of the photos page asks ahead for what every page needs: the app decides which page it is', async () => {
  for (const pathname of spellingsOf('/my-photos/photos')) {
    stay(pathname);
    expect(
      (await openPage()).filter((url) => !files().includes(url)),
      pathname,
    ).toEqual([]);
  }
});

test('S52 nothing is asked ahead for whom the photos are not open', async () => {
  stay('/my-photos/photos', '?PhotoManagementTimelineViewEnabled=false');
  expect(await openPage()).toEqual(files());
});

test('S16 nothing is asked ahead for whom two tokens name', async () => {
  vi.stubGlobal('document', { cookie: 'auth_access_token=token-1; auth_access_token=token-2' });
  expect(await openPage()).toEqual(publicFiles);
});

test('O133 nothing is asked ahead with the token before a sign-in that hands back', async () => {
  stay('/', '?code=code-1&state=state-1');
  expect(await openPage()).toEqual(publicFiles);
});

test('S11 nothing is asked ahead for whom is not signed in', async () => {
  vi.stubGlobal('document', { cookie: '' });
  expect(await openPage()).toEqual(publicFiles);
});

test('P2.56 photos that are sorted by when they were uploaded do not begin with those of the first month', async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) =>
      key === 'sortingOptions' ? '{"photos":{"sortKey":"uploaded","sortOrder":"desc"}}' : null,
    removeItem: () => {},
  });
  expect(await openPage()).toEqual(files(`${base}/users/timeline`));
});

test('R1 fields of the configuration that are null are as if they were not there', async () => {
  const names: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Headers }) => {
    sent.push(url);
    names.push(...headers.keys());
    return Response.json(url === '/config.json' ? config : {});
  });
  config = {
    services: { 'photo-management': base, 'public-vendor-config': null },
    features: { PhotoManagementTimelineViewEnabled: true },
    hostAllowList: null,
    correlationIdHeader: null,
  };
  await openPage();
  expect(sent).toContain(base + getGetTimelineUrl());
  expect(names).toContain('x-correlation-id');
  expect(names).not.toContain('null');
});

test('R1 a configuration that is none stops it, and nothing else', async () => {
  config = {};
  expect(await openPage()).toEqual(publicFiles);
});

test('R1 what cannot be fetched is told by whoever asks for it, and is no rejection that nobody handles', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  for (const path of ['/orders', '/my-photos/photos']) {
    stay(path);
    expect(await hasAppBegun()).toBe(true);
  }
});

test('F3 the app waits until the first calls are on their way, but not for long', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  expect(await hasAppBegun()).toBe(false);
  vi.useFakeTimers();
  try {
    const { sendFirstReads } = await import('./ahead.ts');
    const begun = vi.fn();
    void sendFirstReads().then(begun);
    await vi.advanceTimersByTimeAsync(299);
    expect(begun).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test('F3 the app does not wait for what the first calls answer', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    url === '/config.json' ? Promise.resolve(Response.json(config)) : new Promise(() => {}),
  );
  expect(await hasAppBegun()).toBe(true);
});

test.each([
  ['/orders/SO-2998', ['modulepreload script /assets/orders.js', 'preload style /assets/orders.css']],
  ['/settings/email', ['modulepreload script /assets/email.js']],
  ['/settings', ['modulepreload script /assets/settings.js']],
  ['/', ['modulepreload script /assets/home.js']],
  ['/my-photos/photos', []],
  ['/account-deleted', []],
])('F13 the browser loads what the page at %s needs while the app is on its way', async (path, expected) => {
  const head: string[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ rel, as, href }: HTMLLinkElement) => head.push(`${rel} ${as} ${href}`) },
  });
  stay(path);
  const { preloadPage } = await import('./ahead.ts');
  preloadPage(
    JSON.stringify({
      '/orders': ['assets/orders.js', 'assets/orders.css'],
      '/settings/email': ['assets/email.js'],
      '/settings': ['assets/settings.js'],
      '/': ['assets/home.js'],
    }),
  );
  expect(head).toEqual(expected);
});
