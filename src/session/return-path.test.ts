import { expect, test } from 'vitest';

import { handBackIn, safeReturnPath, withoutHandBack } from './return-path.ts';

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

test.each([
  ['/', '?code=a&state=b&iss=c', true],
  ['/', '?state=b', true],
  ['/', '?error=access_denied&state=b', true],
  ['/', '?stripped=true', false],
  ['/', '?order_state=history', false],
  ['/orders', '?code=a&state=b', false],
])('O133 %s%s is a hand-back: %s', (pathname, search, expected) => {
  expect(handBackIn({ pathname, search }) !== undefined).toBe(expected);
});

test('S5 what the authority added goes, the rest stays', () => {
  const all = new URLSearchParams('code=a&state=b&iss=c&session_state=d&error=e&error_description=f&stripped=true');
  expect(withoutHandBack(all)).toBe('/?stripped=true');
  expect(withoutHandBack(new URLSearchParams('code=a&state=b'))).toBe('/');
});
