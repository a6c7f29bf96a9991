import { expect, test } from 'vitest';
import { accountChanged, hasAccountChanged, resetAccountChanged } from './account-changed.ts';

test('A3.2 A4.21 that the account has changed is known until it is reset', () => {
  expect(hasAccountChanged()).toBe(false);
  accountChanged();
  accountChanged();
  expect(hasAccountChanged()).toBe(true);
  resetAccountChanged();
  expect(hasAccountChanged()).toBe(false);
});
