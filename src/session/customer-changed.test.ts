import { expect, test } from 'vitest';
import { isCustomerChanged, markCustomerChanged, resetCustomerChanged } from './customer-changed.ts';

test('A3.2 A4.21 the changed flag is set by a change and cleared by a reset', () => {
  expect(isCustomerChanged()).toBe(false);
  markCustomerChanged();
  markCustomerChanged();
  expect(isCustomerChanged()).toBe(true);
  resetCustomerChanged();
  expect(isCustomerChanged()).toBe(false);
});
