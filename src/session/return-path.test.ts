import { expect, test } from 'vitest';

import { safeReturnPath } from './return-path.ts';

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
