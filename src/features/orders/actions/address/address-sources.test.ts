import { expect, test } from 'vitest';
import { addressSources } from './address-sources.ts';

const london = {
  id: 'address-1',
  firstName: 'Anna',
  lastName: 'Berg',
  streetName: 'Mill Lane',
  streetNumber: '12',
  postalCode: 'SW1A 1AA',
  city: 'London',
  countryCode: 'GB',
};
const leiden = {
  id: 'address-2',
  firstName: 'Mia',
  lastName: 'Berg',
  streetName: 'Molenweg',
  streetNumber: '3',
  postalCode: '2312 AB',
  city: 'Leiden',
  countryCode: 'NL',
};

test('A2.93 a new address is made from that of the order, from a saved one, or from nothing', () => {
  expect(addressSources(london, [london, leiden], 'en-GB')).toEqual([
    { key: 'now', address: london },
    { key: 'saved:address-2', line: 'Mia Berg, Molenweg 3, 2312 AB Leiden, Netherlands', address: leiden },
    { key: 'another', address: undefined },
  ]);
});

test('A2.93 what the order does not have is not offered', () => {
  expect(addressSources(undefined, [london], 'en-GB').map(({ key }) => key)).toEqual(['saved:address-1', 'another']);
  expect(addressSources(undefined, [], 'en-GB').map(({ key }) => key)).toEqual(['another']);
});
