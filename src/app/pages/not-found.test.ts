import { afterEach, expect, test } from 'vitest';
import { applyVendorRoutes } from '#paths';
import { withoutId } from './not-found.tsx';

const consumer = { isBusinessUser: false, isOpen: () => true };
const business = { isBusinessUser: true, isOpen: () => true };

afterEach(() => void applyVendorRoutes());

test.each([
  '/settings/address',
  '/settings/address/',
  '/settings/b2b/address',
  '/settings/b2b/address/',
  '/settings/addres%73',
])('O85 A2.23 A2.26 %s leads to the list', (pathname) => {
  expect(withoutId(pathname, business)).toBe('/settings/addresses/all');
});

test('O85 S53 the path of business customers leads others home', () => {
  expect(withoutId('/settings/address/', consumer)).toBe('/settings/addresses/all');
  expect(withoutId('/settings/b2b/address/', consumer)).toBe('/');
});

test('A1.17 O85 the same goes for the path that a vendor gave it', () => {
  applyVendorRoutes({ address: '/my-address/:id' });
  expect(withoutId('/my-address/', consumer)).toBe('/settings/addresses/all');
  expect(withoutId('/settings/address/', consumer)).toBe('/settings/addresses/all');
});

test.each(['/', '/settings', '/settings/address/address-1', '/settings/addresses', '/nowhere'])(
  '%s is none of it',
  (pathname) => {
    expect(withoutId(pathname, business)).toBeUndefined();
  },
);
