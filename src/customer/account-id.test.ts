import { expect, test } from 'vitest';
import { accountIdOf } from './account-id.ts';

test('O117 the account id is the one of the record', () => {
  expect(accountIdOf({ accountDeleted: false, customerId: 'c-1' }, 'sub-1')).toBe('c-1');
});

test('O117 without one in the record, or without a record, it is the claim sub', () => {
  expect(accountIdOf({ accountDeleted: false }, 'sub-1')).toBe('sub-1');
  expect(accountIdOf({ accountDeleted: false, customerId: '' }, 'sub-1')).toBe('sub-1');
  expect(accountIdOf({ accountDeleted: true }, 'sub-1')).toBe('sub-1');
  expect(accountIdOf(undefined, 'sub-1')).toBe('sub-1');
});
