import { expect, test, vi } from 'vitest';

import { restorePlace, safeReturnPath, storePlace } from './return-path.ts';
import { FakeBrowser } from './session-test-kit.ts';

const ORIGIN = 'https://account.folioleaf-uk.example';

test.each(['/', '/my-photos/photos?stripped=true', '/orders/A-1?page=2#top', '/settings/email'])(
  'S9 %s is kept',
  (path) => {
    expect(safeReturnPath(path, ORIGIN)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n//evil.example',
  '/..//evil.example',
  'my-photos',
  '',
  undefined,
  '/logout',
  '/logout?to=x',
  '/logout/',
  '/logou%74',
])('S9 %j leads home', (path) => {
  expect(safeReturnPath(path, ORIGIN)).toBe('/');
});

test('S9 P2.16 a place is gone on to once, from its own page alone, and only inside this app', () => {
  const { env, sessionStorage } = new FakeBrowser().tab('https://account.example/', fetch);
  const restored = (address: string) => {
    const replaceAddress = vi.fn<(path: string) => void>();
    restorePlace({ ...env, location: () => new URL(address, 'https://account.example'), replaceAddress });
    return replaceAddress.mock.calls.flat();
  };
  storePlace(sessionStorage, '/', '/orders?page=2');
  expect(restored('/settings')).toEqual([]);
  expect(restored('/')).toEqual([]);
  storePlace(sessionStorage, '/', '/orders?page=2');
  expect(restored('/')).toEqual(['/orders?page=2']);
  expect(restored('/')).toEqual([]);
  storePlace(sessionStorage, '/', '//evil.example');
  expect(restored('/')).toEqual(['/']);
});
