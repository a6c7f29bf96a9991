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
  expect(scrub('from https://files.example/a/300?signature=1&expires=2 today')).toBe(
    'from https://files.example/a/300 today',
  );
  expect(scrub('at /my-photos?token=x#y')).toBe('at /my-photos');
});

test('O160 ordinary words stay as they are', () => {
  expect(scrub('Error not found; Status Code: 404')).toBe('Error not found; Status Code: 404');
});

test('S31 S32 tokens that confirm what a mail asks for do not leave', () => {
  const at = 'Error ; Status Code: 410 Received from https://auth.example/v2/identities/local/anna';
  expect(scrub(`${at}/deleteaccount/0b1c-2d/actions/confirm`)).toBe(`${at}/deleteaccount/[token]/actions/confirm`);
  expect(scrub(`${at}/emailchanges/0b1c-2d/actions/confirm`)).toBe(`${at}/emailchanges/[token]/actions/confirm`);
  expect(scrub('POST /api/v1/Profiles/anna%40example.com/subscription/confirm/0b1c-2d: Failed to fetch')).toBe(
    'POST /api/v1/Profiles/[e-mail]/subscription/confirm/[token]: Failed to fetch',
  );
  expect(scrub(`${at}/deleteaccount`)).toBe(`${at}/deleteaccount`);
});
