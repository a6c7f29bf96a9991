import { afterEach, expect, test, vi } from 'vitest';
import { addressesOf, applyVendorRoutes, isStripped, pathOf, paths, registeredAddress, routePaths } from './paths.ts';

afterEach(() => {
  applyVendorRoutes();
  vi.unstubAllGlobals();
});

test('P2.10 O1 home is the root', () => expect(paths.home()).toBe('/'));
test('P2.11 A2.8 photos', () => expect(paths.photos()).toBe('/my-photos/photos'));
test('P2.12 albums', () => expect(paths.albums()).toBe('/my-photos/albums'));
test('P2.13 O2 saved projects', () => expect(paths.savedProjects()).toBe('/saved-projects'));
test('P2.14 a shared album by its id', () =>
  expect(paths.sharedAlbum({ id: 'a1' })).toBe('/my-photos/shared-albums/a1'));
test('P2.15 a photo of a shared album by both ids', () =>
  expect(paths.sharedAlbumPhotoPreview({ id: 'a1', photoId: 'p2' })).toBe('/my-photos/shared-albums/a1/preview/p2'));

test('O3 A2.8 the further keys of the photo area', () => {
  expect(paths.photoPreview({ id: 'p1' })).toBe('/my-photos/photos/preview/p1');
  expect(paths.album({ id: 'a1' })).toBe('/my-photos/albums/a1');
  expect(paths.albumPhotoPreview({ id: 'a1', photoId: 'p1' })).toBe('/my-photos/albums/a1/preview/p1');
  expect(paths.export({ backupId: 'b1' })).toBe('/my-photos/exports/b1');
  expect(paths.downloads()).toBe('/downloads');
});

test('O85 the address pages end in the id', () => {
  expect(paths.address({ id: '7' })).toBe('/settings/address/7');
  expect(paths.b2bAddress({ id: '7' })).toBe('/settings/b2b/address/7');
});

test('O16 what is no parameter of the path becomes the query', () => {
  expect(paths.photoPreview({ id: 'p1', in: '2024-03' })).toBe('/my-photos/photos/preview/p1?in=2024-03');
  expect(paths.photoPreview({ id: 'p1', in: undefined })).toBe('/my-photos/photos/preview/p1');
  expect(paths.orders({ page: 2, order_state: 'history' })).toBe('/orders?page=2&order_state=history');
});

test('parameters are percent-encoded', () => {
  expect(paths.album({ id: 'a/b?c#d e%f' })).toBe('/my-photos/albums/a%2Fb%3Fc%23d%20e%25f');
  expect(paths.photoPreview({ id: 'p$&1', in: 'a&b' })).toBe('/my-photos/photos/preview/p%24%261?in=a%26b');
});

test('P2.16 stripped=true is kept, on every path', () => {
  vi.stubGlobal('location', { search: '?page=3&stripped=true' });
  expect(paths.home()).toBe('/?stripped=true');
  expect(paths.photoPreview({ id: 'p1', in: '2024-03' })).toBe('/my-photos/photos/preview/p1?in=2024-03&stripped=true');
});

test.each(['', '?stripped=false', '?stripped', '?stripped=TRUE', '?unstripped=true'])(
  'P2.16 O128 "%s" is not stripped',
  (search) => {
    expect(isStripped(search)).toBe(false);
    vi.stubGlobal('location', { search });
    expect(paths.photos()).toBe('/my-photos/photos');
  },
);

test('A1.17 O83 vendor routes override the default ones, the others stay', () => {
  expect(applyVendorRoutes({ orders: '/my-orders', order: '/my-orders/{orderCode}', album: '/albums/:id' })).toEqual([
    'album',
    'orders',
    'order',
  ]);
  expect(paths.orders({ page: 2 })).toBe('/my-orders?page=2');
  expect(paths.order({ orderCode: 'X 1' })).toBe('/my-orders/X%201');
  expect(pathOf('album')).toBe('/albums/:id');
  expect(paths.photos()).toBe('/my-photos/photos');
});

test('A4.46 without vendor routes the default ones apply', () => {
  applyVendorRoutes({ orders: '/my-orders' });
  expect(applyVendorRoutes(undefined)).toEqual([]);
  expect(paths.orders()).toBe('/orders');
});

test.each([
  ['another site', '//evil.example'],
  ['another site', 'https://evil.example/orders'],
  ['a script', 'javascript:alert(1)'],
  ['a backslash', '/\\evil.example'],
  ['no leading slash', 'my-orders'],
  ['a climb', '/a/../b'],
  ['a query', '/my-orders?x=1'],
  ['a pattern', '/*'],
  ['a parameter too many', '/my-orders/:id'],
  ['the path of another page', '/settings'],
  ['the path of another page in capitals', '/Settings'],
  ['nothing', ''],
])('S38 a vendor route that is %s does not count: %s', (_, path) => {
  expect(applyVendorRoutes({ orders: path })).toEqual([]);
  expect(paths.orders()).toBe('/orders');
});

test('A1.17 a vendor route without the parameters of the page does not count', () => {
  expect(applyVendorRoutes({ order: '/my-order', album: '/albums/:photoId' })).toEqual([]);
});

test('A1.17 of two pages on one vendor route the first has it', () => {
  expect(applyVendorRoutes({ orders: '/mine', invoices: '/mine' })).toEqual(['orders']);
});

test('A1.17 S57 two paths that lead to the same addresses are one, whatever their parameters are called', () => {
  expect(applyVendorRoutes({ order: '/mine/:orderCode', album: '/mine/:id' })).toEqual(['album']);
});

test('S39 keys that nobody knows change nothing', () => {
  expect(applyVendorRoutes(JSON.parse('{"__proto__":"/x","constructor":"/y","basket":"/z"}'))).toEqual([]);
});

test('no two pages have the same path', () => {
  const all = Object.values(routePaths);
  expect(new Set(all).size).toBe(all.length);
});

test('A1.17 a page is found at our path and at the vendor\u2019s', () => {
  applyVendorRoutes({ album: '/my-albums/{id}' });
  expect(addressesOf('album')).toEqual(['/my-photos/albums/:id', '/my-albums/:id']);
  expect(addressesOf('home')).toEqual(['/']);
});

test('O133 P2.16 outside, a page is known by our path alone, which keeps stripped=true', () => {
  applyVendorRoutes({ accountDeleted: '/gone' });
  expect(paths.accountDeleted()).toBe('/gone');
  expect(registeredAddress('accountDeleted')).toBe('/account-deleted');
  vi.stubGlobal('location', { search: '?stripped=true' });
  expect(registeredAddress('accountDeleted')).toBe('/account-deleted?stripped=true');
});
