import { expect, test } from 'vitest';
import { handBackIn, withoutHandBack } from './hand-back.ts';

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
