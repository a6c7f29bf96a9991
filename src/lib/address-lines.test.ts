import { expect, it } from 'vitest';
import { addressLines, countryName } from './address-lines.ts';

const who = { firstName: 'Anna', lastName: 'Berg' };

it('an address in Britain has its number first and its postal code last', () => {
  const address = { ...who, companyName: 'Berg Design', streetName: 'Mill Lane', streetNumber: '12', streetNumberAddition: 'B', addressLine2: '2nd floor', postalCode: 'SW1A 1AA', city: 'London', countryCode: 'GB' };
  expect(addressLines(address, 'en-GB')).toEqual(['Anna Berg', 'Berg Design', '12 B Mill Lane', '2nd floor', 'London', 'SW1A 1AA', 'United Kingdom']);
});

it('an address on the Continent has its number after the street and its postal code before the town', () => {
  const address = { ...who, streetName: 'Prinsengracht', streetNumber: '263', postalCode: '1016 GV', city: 'Amsterdam', countryCode: 'nl' };
  expect(addressLines(address, 'nl-NL')).toEqual(['Anna Berg', 'Prinsengracht 263', '1016 GV Amsterdam', 'Nederland']);
});

it('what is missing or blank leaves no line', () => {
  expect(addressLines({ streetName: 'Rose Cottage', city: ' ', countryCode: 'GB' }, 'en-GB')).toEqual(['Rose Cottage', 'United Kingdom']);
  expect(addressLines({}, 'en-GB')).toEqual([]);
});

it('a country without a name keeps its code', () => {
  expect(countryName('ZZZ', 'en-GB')).toBe('ZZZ');
  expect(addressLines({ countryCode: '??' }, 'en-GB')).toEqual(['??']);
});
