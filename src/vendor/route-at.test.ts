import { afterEach, expect, test } from 'vitest';
import { applyVendorRoutes, routeKeys, routePaths } from '#paths';
import { routeAt } from './route-at.ts';

afterEach(() => void applyVendorRoutes());

test('A1.17 a page of ours is known at once, a vendor\u2019s address once its paths are', () => {
  for (const key of routeKeys) expect(routeAt(routePaths[key])?.key, key).toBe(key);
  for (const pathname of ['/mine', '/orders/1/2', '/my-photos/nothing']) expect(routeAt(pathname)).toBeUndefined();
  applyVendorRoutes({ orders: '/mine' });
  expect(routeAt('/mine')?.key).toBe('orders');
  expect(routeAt('/orders')?.key).toBe('orders');
  applyVendorRoutes();
  expect(routeAt('/mine')).toBeUndefined();
});

test.each(['/%69nvoices', '/invoice%73/', '/INVOICES', '/%49NVOICES'])(
  'S57 %s is another spelling of the invoices',
  (pathname) => {
    expect(routeAt(pathname)?.key).toBe('invoices');
  },
);

test.each(['/%2569nvoices', '/invoices%2F', '/invoices%', '/invoices%00', '//invoices', '/x/invoices', '/invoices/.x'])(
  'S57 %s is none',
  (pathname) => {
    expect(routeAt(pathname)).toBeUndefined();
  },
);

test('what an address names is told as the page reads it', () => {
  expect(routeAt('/my-photos/albums/a%2Fb/preview/p%201')).toEqual({
    key: 'albumPhotoPreview',
    params: { id: 'a/b', photoId: 'p 1' },
  });
});

test('A1.17 a page without parameters comes before one that a vendor\u2019s path would take it for', () => {
  applyVendorRoutes({ widget: '/:productCode' });
  expect(routeAt('/orders')?.key).toBe('orders');
  expect(routeAt('/mug')).toEqual({ key: 'widget', params: { productCode: 'mug' } });
});
