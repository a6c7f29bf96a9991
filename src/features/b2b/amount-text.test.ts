import { expect, test } from 'vitest';
import { amountText } from './amount-text.ts';

test.each([
  [{ amount: 1039.5, currency: 'GBP' }, '£1,039.50'],
  [{ amount: 39.9 }, '39.90'],
  [{ amount: 39.9, currency: 'pounds' }, '39.90'],
  [{ currency: 'GBP' }, undefined],
])('O141 an invoice of %j comes to %s', (invoice, text) => {
  expect(amountText(invoice, 'en-GB')).toBe(text);
});
