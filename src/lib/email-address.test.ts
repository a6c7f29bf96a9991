import { expect, test } from 'vitest';
import { EMAIL_ADDRESS } from './email-address.ts';

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
