import { afterEach, expect, test, vi } from 'vitest';
import { applyVendorRoutes } from '#paths';
import { afterSignOut } from './routes.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  applyVendorRoutes();
});

test('A4.10 the page that was asked for is used', () => {
  expect(afterSignOut('/account-deleted')).toBe('/account-deleted');
  expect(afterSignOut('/change-email-success')).toBe('/change-email-success');
});

test('A4.10 home is used when none was asked for', () => expect(afterSignOut(null)).toBe('/'));

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil',
  'javascript:alert(1)',
  '/my-photos/photos',
  '/logout',
  '',
])('S9 "%s" is no page to end on', (to) => {
  expect(afterSignOut(to)).toBe('/');
});

test('P2.16 stripped=true stays', () => {
  vi.stubGlobal('location', { search: '?stripped=true' });
  expect(afterSignOut(null)).toBe('/?stripped=true');
  expect(afterSignOut('/account-deleted')).toBe('/account-deleted?stripped=true');
});

test.each(['/account-deleted', '/gone'])(
  'O133 A1.17 asked for as %s, it is the address that the authority knows, whatever the vendor calls it',
  (to) => {
    applyVendorRoutes({ accountDeleted: '/gone', home: '/start' });
    expect(afterSignOut(to)).toBe('/account-deleted');
    expect(afterSignOut(null)).toBe('/');
  },
);
