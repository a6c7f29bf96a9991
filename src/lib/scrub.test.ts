import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test('S32 O160 e-mail addresses, also percent-encoded ones, do not leave', () => {
  expect(scrub('no account for anna@example.com here')).toBe('no account for [e-mail] here');
  expect(scrub('GET /profiles/anna%40example.com/confirm failed')).toBe('GET /profiles/[e-mail]/confirm failed');
});

test('S28 tokens do not leave', () => {
  expect(scrub('Authorization: Bearer abc.def')).toBe('Authorization: Bearer [token]');
  expect(scrub('got eyJhbGciOi.eyJzdWIi.c2ln back')).toBe('got [token] back');
});

test('O160 query strings and fragments do not leave, paths stay', () => {
  expect(scrub('from https://files.example/a/300?signature=1&expires=2 today')).toBe('from https://files.example/a/300 today');
  expect(scrub('at /my-photos?token=x#y')).toBe('at /my-photos');
});

test('O160 ordinary words stay as they are', () => {
  expect(scrub('Error not found; Status Code: 404')).toBe('Error not found; Status Code: 404');
});
