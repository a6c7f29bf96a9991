import { describe, expect, test } from 'vitest';

import { cookieDomain } from './cookie-domain.ts';

const VENDORS = [
  'folioleaf-uk',
  'folioleaf-nl',
  'folioleaf-be',
  'folioleaf-fr',
  'folioleaf-es',
  'folioleaf-it',
  'folioleaf-pt',
  'folioleaf-at',
  'norrleaf-dk',
  'norrleaf-no',
  'bildvik-se',
  'wallbay-uk',
  'wallbay-de',
  'wallbay-nl',
  'wallbay-fr',
  'printmoor-uk',
  'printmoor-nl',
];
const PREFIXES = [
  'account.',
  'www.',
  'test.',
  'acc.',
  'acceptance.',
  'test-account.',
  'acc-account.',
  'acceptance-account.',
  'test.account.',
  'acceptance.www.',
  '',
];

describe.each(VENDORS)('A9.7 S12 %s', (vendor) => {
  test.each(PREFIXES)('"%s" is left out', (prefix) => {
    expect(cookieDomain(`${prefix}${vendor}.example`)).toBe(`${vendor}.example`);
    expect(cookieDomain(`${prefix}${vendor}.localhost`)).toBe(`${vendor}.localhost`);
  });
});

test('A9.7 letter case and a closing dot do not matter', () => {
  expect(cookieDomain('Account.FolioLeaf-UK.example.')).toBe('folioleaf-uk.example');
});

test('A9.7 other labels stay, also those that only begin like a prefix', () => {
  expect(cookieDomain('preview-12.folioleaf-uk.example')).toBe('preview-12.folioleaf-uk.example');
  expect(cookieDomain('accounts.folioleaf-uk.example')).toBe('accounts.folioleaf-uk.example');
  expect(cookieDomain('shop.account.folioleaf-uk.example')).toBe('shop.account.folioleaf-uk.example');
});

test.each(['localhost', '127.0.0.1', '10.1.2.3', '[::1]', '::1', 'intranet', ''])('S13 "%s" gets no domain', (host) => {
  expect(cookieDomain(host)).toBeUndefined();
});

test.each([
  ['account.co.uk', 'account.co.uk'],
  ['www.github.io', 'www.github.io'],
  ['account.example', 'account.example'],
  ['test.account.com.pt', 'account.com.pt'],
])('S13 %s never becomes a public suffix', (host, domain) => {
  expect(cookieDomain(host)).toBe(domain);
});

test('S13 a public suffix itself gets no domain', () => {
  expect(cookieDomain('github.io')).toBeUndefined();
});
