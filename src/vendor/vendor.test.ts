import { describe, expect, test } from 'vitest';
import { isTestEnvironment, isTestHost, vendorOf, withoutPrefixes } from './vendor.ts';
import { locales, vendors } from './vendors.ts';

describe('the vendor table', () => {
  test('A9.8 holds seventeen hosts of photo-book, poster and print brands', () => {
    expect(vendors).toHaveLength(17);
    expect(new Set(vendors.map(({ host }) => host)).size).toBe(17);
    expect(new Set(vendors.map(({ kind }) => kind))).toEqual(new Set(['photo book', 'poster', 'print']));
  });

  test('A9.9 maps every host to a country code', () => {
    for (const { country } of vendors) expect(country).toMatch(/^[A-Z]{2}$/);
  });

  test('A1.14 O164 gives every vendor one of the eleven locales, and uses all of them', () => {
    expect(new Set(vendors.map(({ locale }) => locale))).toEqual(new Set(locales));
    expect(locales).toHaveLength(11);
  });

  test('A1.15 gives every vendor a theme', () => {
    expect(new Set(vendors.map(({ brand }) => brand)).size).toBe(5);
  });

  test('S8 O132 gives every vendor the acr value of its key', () => {
    for (const { acr, key } of vendors) expect(acr).toBe(`vendor:${key}`);
  });
});

describe('the vendor of a host', () => {
  test.each(vendors)('A1.13 $host resolves to its vendor, also on test, acceptance and local hosts', (vendor) => {
    const name = vendor.host.replace('account.', '');
    const local = `account.${name.replace('.example', '')}.localhost`;
    for (const host of [
      vendor.host,
      `test-account.${name}`,
      `acceptance-account.${name}`,
      `acc.account.${name}`,
      local,
      `test-${local}`,
    ]) {
      expect(vendorOf(host)).toBe(vendor);
    }
  });

  test('A9.10 the Swedish host resolves to the alias of its sister brand and keeps its own look', () => {
    expect(vendorOf('account.bildvik-se.example')).toMatchObject({
      key: 'norrleaf-se',
      brand: 'bildvik',
      locale: 'sv-SE',
    });
  });

  test('A9.11 the German poster vendor has the locale de-AT', () => {
    expect(vendorOf('account.wallbay-de.example')).toMatchObject({ country: 'DE', locale: 'de-AT' });
  });

  test.each([
    'localhost',
    '127.0.0.1',
    'preview.example',
    'account.unknown.example',
    'xaccount.wallbay-de.example',
    '',
  ])('A9.12 the unknown host "%s" is folioleaf-uk in en-GB', (host) =>
    expect(vendorOf(host)).toMatchObject({ key: 'folioleaf-uk', locale: 'en-GB' }),
  );

  test('A1.13 host names are compared without regard to case, and to a dot at their end', () => {
    for (const host of [
      'Account.Wallbay-FR.example',
      'account.wallbay-fr.example.',
      'account.wallbay-fr.localhost.',
      'test-account.wallbay-fr.localhost.',
    ]) {
      expect(vendorOf(host).key, host).toBe('wallbay-fr');
    }
  });
});

describe('prefixes of a host', () => {
  test.each([
    ['account.folioleaf-uk.example', 'folioleaf-uk.example'],
    ['www.folioleaf-uk.example', 'folioleaf-uk.example'],
    ['test-account.folioleaf-uk.example', 'folioleaf-uk.example'],
    ['acceptance-account.folioleaf-uk.example', 'folioleaf-uk.example'],
    ['acc.account.folioleaf-uk.example', 'folioleaf-uk.example'],
    ['test.folioleaf-uk.example', 'folioleaf-uk.example'],
    ['folioleaf-uk.example', 'folioleaf-uk.example'],
    ['testing.folioleaf-uk.example', 'testing.folioleaf-uk.example'],
    ['accounts.folioleaf-uk.example', 'accounts.folioleaf-uk.example'],
    ['localhost', 'localhost'],
  ])('A9.7 of %s leave %s', (host, left) => expect(withoutPrefixes(host)).toBe(left));

  test('O105 tell test hosts from others', () => {
    const hosts = [
      'test-account.wallbay-uk.example',
      'acceptance-account.wallbay-uk.example',
      'acc.wallbay-uk.example',
      'test.account.wallbay-uk.example',
    ];
    for (const host of hosts.flatMap((name) => [name, `${name}.`])) expect(isTestHost(host)).toBe(true);
    for (const host of ['account.wallbay-uk.example', 'www.wallbay-uk.example', 'test', 'latest.example'])
      expect(isTestHost(host)).toBe(false);
  });

  test('O105 S49 production is a production configuration on a production host', () => {
    expect(isTestEnvironment('production', 'account.wallbay-uk.example')).toBe(false);
    expect(isTestEnvironment('production', 'test-account.wallbay-uk.example')).toBe(true);
    expect(isTestEnvironment('acceptance', 'account.wallbay-uk.example')).toBe(true);
  });
});
