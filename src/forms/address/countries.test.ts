import { describe, expect, it, test } from 'vitest';
import { countriesIn, isPostalCode, normalisePostalCode, rulesOf } from './countries.ts';

const order = (locale: string, ...codes: string[]) => {
  const all = countriesIn(locale).map(({ code }) => code);
  return codes
    .toSorted((one, other) => all.indexOf(one) - all.indexOf(other))
    .map((code) => countriesIn(locale).find((country) => country.code === code)?.name);
};

it.each([
  // Å, ä and ö are letters after z in the north, and letters with dots elsewhere.
  ['sv-SE', ['Schweiz', 'Tyskland', 'Österrike']],
  ['da-DK', ['Schweiz', 'Tyskland', 'Østrig']],
  ['nb-NO', ['Sveits', 'Tyskland', 'Østerrike']],
  ['de-AT', ['Deutschland', 'Österreich', 'Schweiz']],
  ['es-ES', ['Alemania', 'Austria', 'Suiza']],
])('A1.14 countries stand in the order of %s', (locale, names) =>
  expect(order(locale, 'AT', 'CH', 'DE')).toEqual(names),
);

it('O81 every country has a name in every language', () => {
  for (const locale of [
    'en-GB',
    'nl-NL',
    'nl-BE',
    'es-ES',
    'fr-FR',
    'de-AT',
    'it-IT',
    'da-DK',
    'pt-PT',
    'nb-NO',
    'sv-SE',
  ]) {
    for (const { code, name } of countriesIn(locale)) expect(name, `${code} in ${locale}`).not.toBe(code);
  }
});

it('an address from elsewhere keeps its country', () => {
  expect(countriesIn('en-GB', 'NZ').map(({ name }) => name)).toContain('New Zealand');
  expect(countriesIn('en-GB').map(({ name }) => name)).not.toContain('New Zealand');
});

/** Per country: postal codes that are just right, and ones that are just wrong. */
const postalCodes: Record<string, { right: string[]; wrong: string[] }> = {
  GB: {
    right: ['M1 1AE', 'M11AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB', 'sw1a 1aa'],
    wrong: [
      '',
      'M 1AE',
      '1M 1AE',
      'ABC1 1AE',
      'M1  1AE',
      'M1 AAE',
      'M1 11E',
      'M1 1A',
      'M1 1AEE',
      'M123 1AE',
      'EC1AA 1BB',
      'M1-1AE',
      '12345',
    ],
  },
  NL: {
    right: ['1000 AA', '1000AA', '9999 zz'],
    wrong: ['', '0999 AA', '999 AA', '10000 AA', '1000 A', '1000 AAA', '1000  AA', '1000-AA', '1000', '1000 A1'],
  },
  BE: { right: ['1000', '9999'], wrong: ['', '0999', '999', '10000', 'B-1000', '10 00'] },
  AT: { right: ['1000', '9999'], wrong: ['', '0999', '999', '10000', 'A-1010'] },
  DK: { right: ['0000', '0999', '1050', '9999'], wrong: ['', '999', '10000', 'DK-1050'] },
  NO: { right: ['0001', '0150', '9999'], wrong: ['', '999', '10000', 'N-0150'] },
  DE: { right: ['00000', '01067', '99999'], wrong: ['', '1067', '100000', 'D-10115', '1011 5'] },
  FR: { right: ['01000', '75001', '99999'], wrong: ['', '7500', '750011', '2A004', '75 001'] },
  IT: { right: ['00100', '99999'], wrong: ['', '0100', '001000', 'I-00100'] },
  ES: { right: ['01001', '52999'], wrong: ['', '1001', '010011', '2800A'] },
  PT: {
    right: ['1000-001', '1000001', '0000-000'],
    wrong: ['', '1000', '1000-01', '1000-0011', '1000 001', '100-0001', '1000--001'],
  },
  SE: {
    right: ['111 20', '11120', '000 00'],
    wrong: ['', '1112', '111200', '111-20', '11 120', '111  20', 'SE-11120'],
  },
};

describe.each(Object.entries(postalCodes))('A5.2 O126 postal codes of %s', (country, { right, wrong }) => {
  it.each(right)('%j is one', (code) => expect(isPostalCode(code, country)).toBe(true));
  it.each(wrong)('%j is none', (code) => expect(isPostalCode(code, country)).toBe(false));
});

describe('A5.2 O126 a postal code is one however it was typed', () => {
  it.each([
    ['GB', ' nw6\u00A01nj', 'NW6 1NJ'],
    ['GB', 'EC1A1BB', 'EC1A 1BB'],
    ['NL', '1012\u00A0 js', '1012 JS'],
    ['NL', 'NL-1012JS', '1012 JS'],
    ['SE', 'SE-111 20', '111 20'],
    ['SE', 's-11120', '111 20'],
    ['SE', '111  20', '111 20'],
    ['DE', 'D-40212', '40212'],
    ['DE', 'DE 40212', '40212'],
    ['AT', 'A-1010', '1010'],
    ['BE', 'B\u20111000', '1000'],
    ['DK', 'DK-1050', '1050'],
    ['NO', 'N-0150', '0150'],
    ['FR', '75 001', '75001'],
    ['IT', 'I-00100', '00100'],
    ['ES', 'E-28001', '28001'],
    ['PT', '1250 142', '1250-142'],
    ['PT', '1250142', '1250-142'],
    ['IE', ' d02\u00A0x285 ', 'D02 X285'],
    ['LV', 'lv-1010', 'LV-1010'],
  ])('%s: %j is %s', (country, typed, code) => {
    expect(normalisePostalCode(typed, country)).toBe(code);
    expect(isPostalCode(code, country)).toBe(true);
  });
  it.each([
    ['FR', 'D-40212', 'D-40212'],
    ['BE', 'B-12345', 'B-12345'],
    ['NL', '10 12', '10 12'],
    ['GB', 'SE-111 20', 'SE-111 20'],
  ])('%s: %j is none, and stays', (country, typed, kept) => {
    expect(normalisePostalCode(typed, country)).toBe(kept);
    expect(isPostalCode(kept, country)).toBe(false);
  });
});

test('A5.2 the code of a country may be in small letters', () => {
  expect(isPostalCode('1000 AA', 'nl')).toBe(true);
  expect(isPostalCode('10000', 'nl')).toBe(false);
});

test('A5.3 O126 houses of some countries have no numbers', () => {
  expect(Object.keys(postalCodes).filter((country) => rulesOf(country).isNumberOptional)).toEqual(['GB', 'FR']);
});

test('A5.2 O126 of a country that is not known for its rules any postal code can be one', () =>
  expect(isPostalCode('D02 X285', 'IE')).toBe(true));

test('S39 a country that is called like a part of every object has the general rules', () => {
  expect(rulesOf('constructor')).toBe(rulesOf('IE'));
  expect(rulesOf('__proto__')).toBe(rulesOf('IE'));
});
