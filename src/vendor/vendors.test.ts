import { afterEach, expect, test, vi } from 'vitest';
import { currentVendor, vendorOf } from './vendor.ts';
import { vendors } from './vendors.ts';

/** The table of the product, as it was agreed (O162). */
const table = `
  account.folioleaf-uk.example  folioleaf  photo-book  GB  en-GB  folioleaf-uk
  account.folioleaf-nl.example  folioleaf  photo-book  NL  nl-NL  folioleaf-nl
  account.folioleaf-be.example  folioleaf  photo-book  BE  nl-BE  folioleaf-be
  account.folioleaf-fr.example  folioleaf  photo-book  FR  fr-FR  folioleaf-fr
  account.folioleaf-es.example  folioleaf  photo-book  ES  es-ES  folioleaf-es
  account.folioleaf-it.example  folioleaf  photo-book  IT  it-IT  folioleaf-it
  account.folioleaf-pt.example  folioleaf  photo-book  PT  pt-PT  folioleaf-pt
  account.folioleaf-at.example  folioleaf  photo-book  AT  de-AT  folioleaf-at
  account.norrleaf-dk.example   norrleaf   photo-book  DK  da-DK  norrleaf-dk
  account.norrleaf-no.example   norrleaf   photo-book  NO  nb-NO  norrleaf-no
  account.bildvik-se.example    bildvik    photo-book  SE  sv-SE  norrleaf-se
  account.wallbay-uk.example    wallbay    poster      GB  en-GB  wallbay-uk
  account.wallbay-de.example    wallbay    poster      DE  de-AT  wallbay-de
  account.wallbay-nl.example    wallbay    poster      NL  nl-NL  wallbay-nl
  account.wallbay-fr.example    wallbay    poster      FR  fr-FR  wallbay-fr
  account.printmoor-uk.example  printmoor  print       GB  en-GB  printmoor-uk
  account.printmoor-nl.example  printmoor  print       NL  nl-NL  printmoor-nl`;

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/ +/));

afterEach(() => vi.unstubAllGlobals());

test.each(rows)(
  'A1.13 A1.14 A1.15 A7.7 A9.8 A9.9 O162 %s is %s, %s, %s, %s, %s',
  (host, brand, kind, country, locale, key) => {
    expect(vendorOf(host ?? '')).toMatchObject({
      host,
      brand,
      kind: kind?.replace('-', ' '),
      country,
      locale,
      key,
      acr: `vendor:${key}`,
    });
  },
);

test('A9.8 O162 there is no vendor besides', () => {
  expect(vendors.map(({ host }) => host)).toEqual(rows.map(([host]) => host));
});

test('A1.13 the vendor of a page is the one of its host', () => {
  vi.stubGlobal('location', { hostname: 'test-account.wallbay-de.localhost' });
  expect(currentVendor()).toMatchObject({ key: 'wallbay-de', locale: 'de-AT' });
});

test('A1.13 A9.12 where the host names none, the page may say whose it stands for; a host that names one counts', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { shop: 'account.wallbay-fr.example' } } });
  for (const hostname of ['192.168.1.20', 'localhost']) {
    vi.stubGlobal('location', { hostname });
    expect(currentVendor()).toMatchObject({ key: 'wallbay-fr' });
  }
  vi.stubGlobal('location', { hostname: 'account.printmoor-nl.localhost' });
  expect(currentVendor()).toMatchObject({ key: 'printmoor-nl' });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { hostname: '192.168.1.20' });
  expect(currentVendor()).toBe(vendors[0]);
});
