import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { accountChangedAtom } from '#customer/account-changed.ts';
import { addressQueries } from '#customer/queries.ts';
import { type Address, withAddress, withoutAddress } from './model.ts';
import { addAddress, addressesChanged, changeAddress } from './writes.ts';

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

test('R9 O107 a page that is left while an address is changed does not bring back what others have changed', async () => {
  connectForTest('https://customer.example');
  const sent: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    async (_: string, { method, body, signal }: { method: string; body?: string; signal: AbortSignal }) => {
      if (method === 'PUT') {
        sent.push(JSON.parse(body ?? ''));
        return new Response(null, { status: 204 });
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
      signal.throwIfAborted();
      return Response.json([home, { ...work, streetName: 'Harbour Row' }]);
    },
  );
  const client = new QueryClient();
  client.setQueryData(queryKey, [home, work], { updatedAt: 1 });
  const leave = new QueryObserver(client, addressQueries.list()).subscribe(() => {});
  const changing = changeAddress('work', { before: { isDefault: undefined }, after: { isDefault: true } });
  leave();
  await changing;
  expect(sent).toMatchObject([{ streetName: 'Harbour Row', isDefault: true }]);
  vi.unstubAllGlobals();
});

test('A4.18 R3 an address whose answer got lost is not added a second time, and another one is', async () => {
  connectForTest('https://customer.example');
  const stored: Address[] = [home];
  let isCut = true;
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(stored);
    const id = `new-${stored.length}`;
    stored.push({ id, ...JSON.parse(String(body)) });
    if (isCut) throw new TypeError('The connection was cut');
    return Response.json({ id }, { status: 201 });
  });
  const typed = { ...fields, city: 'Leeds' };
  await expect(addAddress(typed)).rejects.toThrow('The connection was cut');
  isCut = false;
  expect(await addAddress(typed, true)).toBe('new-1');
  expect(await addAddress({ ...typed, city: 'York' }, true)).toBe('new-2');
  expect(stored.map(({ city }) => city)).toEqual(['London', 'Leeds', 'York']);
  vi.unstubAllGlobals();
});
