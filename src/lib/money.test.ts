import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  ['en-GB', { amount: 1234.5, currency: 'GBP' }, '£1,234.50'],
  ['nl-NL', { amount: 44.95, currency: 'EUR' }, '€ 44,95'],
  ['sv-SE', { amount: 399, currency: 'SEK' }, '399,00 kr'],
  ['de-AT', { amount: 1234.5, currency: 'EUR' }, '€ 1.234,50'],
])('an amount in %s', (locale, money, text) => {
  expect(plain(formatMoney(money, locale))).toBe(text);
});

it('an amount in no currency that there is cannot be written', () => {
  expect(formatMoney({ amount: 5, currency: '£' }, 'en-GB')).toBeUndefined();
});
