import { expect, test } from 'vitest';
import { addressLines, addressValues, postalAddress } from './address-values.ts';
import { countriesIn, countryName } from './countries.ts';

test('A2.22 a new address is empty but for its country', () => {
  const { countryCode, ...others } = addressValues(undefined, 'nl');
  expect(countryCode).toBe('NL');
  expect(new Set(Object.values(others))).toEqual(new Set(['']));
});

test('A2.23 O107 an address fills its fields, whatever else it has, and whatever it lacks', () => {
  const given = {
    id: 'address-1',
    firstName: 'Anna',
    companyName: null,
    streetNumber: 12,
    countryCode: 'gb',
    doorCode: '4711',
    isDefault: true,
  };
  expect(addressValues(given, 'NL')).toEqual({ ...addressValues(undefined, 'GB'), firstName: 'Anna' });
});

test('O107 what was filled in and is sent unchanged is the same address', () => {
  const address = {
    firstName: 'Bea',
    lastName: 'Baker',
    companyName: 'Baker Prints Ltd',
    vatNumber: 'GB123456789',
    streetName: 'Canal Street',
    streetNumber: '7',
    streetNumberAddition: 'B',
    addressLine2: '2nd floor',
    postalCode: 'M1 3HE',
    city: 'Manchester',
    countryCode: 'GB',
    phoneNumber: '+44 161 496 0142',
  };
  expect(postalAddress(addressValues(address, 'NL'))).toEqual(address);
});

const molenweg = {
  firstName: 'Mia',
  lastName: 'Berg',
  streetName: 'Molenweg',
  streetNumber: '12',
  postalCode: '1012 JS',
  city: 'Amsterdam',
  countryCode: 'NL',
};

test.each([
  ['the usual', molenweg, ['Mia Berg', 'Molenweg 12', '1012 JS Amsterdam', 'Netherlands']],
  [
    'a letter at the number',
    { ...molenweg, streetNumberAddition: 'B' },
    ['Mia Berg', 'Molenweg 12B', '1012 JS Amsterdam', 'Netherlands'],
  ],
  [
    'a word at the number',
    { ...molenweg, streetNumberAddition: 'bis' },
    ['Mia Berg', 'Molenweg 12 bis', '1012 JS Amsterdam', 'Netherlands'],
  ],
  [
    'the British',
    { ...molenweg, countryCode: 'GB', addressLine2: '2nd floor' },
    ['Mia Berg', '12 Molenweg', '2nd floor', 'Amsterdam', '1012 JS', 'United Kingdom'],
  ],
  [
    'the French',
    { ...molenweg, countryCode: 'FR', companyName: 'Berg Design' },
    ['Mia Berg', 'Berg Design', '12 Molenweg', '1012 JS Amsterdam', 'France'],
  ],
  [
    'a house with a name',
    { ...molenweg, countryCode: 'GB', streetNumber: '' },
    ['Mia Berg', 'Molenweg', 'Amsterdam', '1012 JS', 'United Kingdom'],
  ],
  [
    'what is blank leaves no line',
    { ...molenweg, city: ' ', addressLine2: ' ', streetNumber: ' ' },
    ['Mia Berg', 'Molenweg', '1012 JS', 'Netherlands'],
  ],
  ['one without anything', {}, []],
])('A2.106 an address as it stands on an envelope: %s', (_, address, lines) => {
  expect(addressLines(address, 'en-GB')).toEqual(lines);
});

test('A1.15 countries are called and sorted as the language does', () => {
  const names = countriesIn('sv-SE').map(({ name }) => name);
  expect(names).toContain('Tyskland');
  // In Swedish Ö comes last.
  expect(names.at(-1)).toBe('Österrike');
  expect(
    countriesIn('de-AT')
      .map(({ name }) => name)
      .indexOf('Österreich'),
  ).toBeLessThan(names.length - 1);
});

test('O126 the countries hold the one that an address has', () => {
  expect(countriesIn('en-GB', 'NZ').filter(({ code }) => code === 'NZ')).toEqual([{ code: 'NZ', name: 'New Zealand' }]);
  expect(countriesIn('en-GB', 'NL')).toEqual(countriesIn('en-GB'));
  expect(countryName('??', 'en-GB')).toBe('??');
});
