import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, expect, test } from 'vitest';
import { accountChangedAtom } from '#customer/account-changed.ts';
import { addressQueries } from '#customer/queries.ts';
import { type Address, withAddress, withoutAddress } from './model.ts';
import { addressesChanged } from './writes.ts';

const { queryKey } = addressQueries.list();
const fields = {
  firstName: 'Anna',
  lastName: 'Berg',
  streetName: 'Mill Lane',
  streetNumber: '12',
  postalCode: 'NW6 1NJ',
  city: 'London',
  countryCode: 'GB',
};
const home: Address = { id: 'home', isDefault: true, ...fields };
const work: Address = { id: 'work', ...fields, city: 'Edinburgh' };
const holidays: Address = { id: 'holidays', ...fields, city: 'St Ives' };

afterEach(() => getDefaultStore().set(accountChangedAtom, false));

test.each([
  ['added', (list: readonly Address[]) => withAddress(list, holidays), [home, work, holidays]],
  [
    'changed',
    (list: readonly Address[]) => withAddress(list, { ...work, city: 'Leeds' }),
    [home, { ...work, city: 'Leeds' }],
  ],
  ['removed', (list: readonly Address[]) => withoutAddress(list, 'home'), [work]],
])(
  'A3.2 A4.18 A4.19 once an address is %s the list is to be requested again, and the account has changed',
  (_, change, expected) => {
    const client = new QueryClient();
    client.setQueryData(queryKey, [home, work]);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
    addressesChanged(client, change);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
    expect(client.getQueryData(queryKey)).toEqual(expected);
    expect(getDefaultStore().get(accountChangedAtom)).toBe(true);
  },
);

test('A4.18 a list that was never requested stays so', () => {
  const client = new QueryClient();
  addressesChanged(client, (list) => withoutAddress(list, 'home'));
  expect(client.getQueryData(queryKey)).toBeUndefined();
});

test('O107 of several addresses one alone is the default', () => {
  expect(withAddress([home, work], { ...work, isDefault: true })).toEqual([
    { ...home, isDefault: undefined },
    { ...work, isDefault: true },
  ]);
  expect(withAddress([home], { ...holidays, isDefault: true }).filter(({ isDefault }) => isDefault)).toEqual([
    { ...holidays, isDefault: true },
  ]);
});
