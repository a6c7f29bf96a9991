import { expect, it, test } from 'vitest';
import { EMAIL_ADDRESS, formatMoney, toBase64 } from './formats.ts';

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  ['en-GB', { amount: 1234.5, currency: 'GBP' }, '£1,234.50'],
  ['nl-NL', { amount: 1234.5, currency: 'EUR' }, '€ 1.234,50'],
  ['nl-BE', { amount: 44.95, currency: 'EUR' }, '€ 44,95'],
  ['es-ES', { amount: 1234.5, currency: 'EUR' }, '1234,50 €'],
  ['es-ES', { amount: 12_345, currency: 'EUR' }, '12.345,00 €'],
  ['fr-FR', { amount: 1234.5, currency: 'EUR' }, '1 234,50 €'],
  // Numbers have a space between thousands here, money has a point.
  ['de-AT', { amount: 1234.5, currency: 'EUR' }, '€ 1.234,50'],
  ['it-IT', { amount: 1234.5, currency: 'EUR' }, '1234,50 €'],
  ['da-DK', { amount: 1234.5, currency: 'DKK' }, '1.234,50 kr.'],
  ['pt-PT', { amount: 1234.5, currency: 'EUR' }, '1234,50 €'],
  ['nb-NO', { amount: 1234.5, currency: 'NOK' }, '1 234,50 kr'],
  ['sv-SE', { amount: 1234.5, currency: 'SEK' }, '1 234,50 kr'],
])('A1.14 an amount in %s', (locale, money, text) => {
  expect(plain(formatMoney(money, locale))).toBe(text);
});

it('an amount in no currency that there is cannot be written', () => {
  expect(formatMoney({ amount: 5, currency: '£' }, 'en-GB')).toBeUndefined();
});

test.each([
  'carl@example.com',
  'anna.maria+photos@mail.photos.example',
  "o'neill@example.com",
  'a&b@example.com',
  'x/y=z!#$%^`{|}~?*@a-b.co',
  'CARL@EXAMPLE.NL',
  'olga@xn--e1aybc.xn--p1ai',
])('P3.77 %s is an e-mail address', (text) => {
  expect(EMAIL_ADDRESS.test(text)).toBe(true);
});

test.each([
  '',
  'carl',
  'carl@',
  '@example.com',
  'carl@example',
  'carl@example.c',
  'carl@1.2',
  'carl@@example.com',
  'carl@example..com',
  '.carl@example.com',
  'carl.@example.com',
  'ca rl@example.com',
  'carl@-example.com',
  'carl@example-.com',
  'carl@example.com.',
  'Carl <carl@example.com>',
  'carl@exämple.com',
])('P3.77 %j is none', (text) => {
  expect(EMAIL_ADDRESS.test(text)).toBe(false);
});

test.each([
  ['mia@example.com', 'bWlhQGV4YW1wbGUuY29t'],
  ['ab', 'YWI='],
  ['müller?~@example.com', 'bcO8bGxlcj9+QGV4YW1wbGUuY29t'],
  ['日本', '5pel5pys'],
  ['', ''],
])('A5.9 O129 %s is %s', (text, base64) => expect(toBase64(text)).toBe(base64));
