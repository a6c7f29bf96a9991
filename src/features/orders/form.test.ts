import { describe, expect, it, test } from 'vitest';
import { addressValues } from '#forms/address/address-values.ts';
import { addressBefore, addressRequest, addressSources, ANOTHER, AS_NOW, typedDelivery } from './form.ts';

const home = {
  id: 'address-1',
  firstName: 'Anna',
  lastName: 'Berg',
  streetName: 'Mill Lane',
  streetNumber: '12',
  postalCode: 'SW1A 1AA',
  city: 'London',
  countryCode: 'GB',
  companyName: 'Berg Design',
  doorCode: '4711',
};
const order = {
  orderCode: 'SO-1',
  source: 'PHOTOBOOK_BRAND' as const,
  products: [],
  productCount: 0,
  deliveryAddress: home,
};
const sent = (body: object) => JSON.parse(JSON.stringify(body)) as unknown;

describe('A7.16 O99 the new address of an order', () => {
  it('is the one before with what was typed put in, fields that only the service knows included', () => {
    const typed = typedDelivery({ ...addressValues(home, 'GB'), streetNumber: '14', companyName: '' });
    const { companyName: _, ...rest } = home;
    expect(sent(addressRequest(home, typed))).toEqual({ ...rest, streetNumber: '14', deliveryType: 'Home' });
  });

  it('is made of a saved address, but for whether that is the usual one', () => {
    const saved = { ...home, id: 'address-2', isDefault: true };
    expect(sent(addressRequest(saved, typedDelivery(addressValues(saved, 'GB'))))).toEqual({
      ...home,
      id: 'address-2',
      deliveryType: 'Home',
    });
  });

  it('is nothing but what was typed when there was none', () => {
    const { id: _, doorCode: _door, ...typed } = home;
    expect(sent(addressRequest(undefined, typedDelivery(addressValues(typed, 'GB'))))).toEqual({
      ...typed,
      deliveryType: 'Home',
    });
  });

  it('begins with where the order goes now, unless it is collected there', () => {
    expect(addressBefore({ ...order, deliveryType: 'Home' })).toBe(home);
    expect(addressBefore(order)).toBe(home);
    expect(addressBefore({ ...order, deliveryType: 'PickupPoint' })).toBeUndefined();
  });
});

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
  expect(addressSources(london, [london, leiden], AS_NOW, 'en-GB')).toEqual([
    { key: 'now', address: london },
    { key: 'saved:address-2', line: 'Mia Berg, Molenweg 3, 2312 AB Leiden, Netherlands', address: leiden },
    { key: 'another', address: undefined },
  ]);
});

test('A2.93 what the order does not have is not offered', () => {
  expect(addressSources(undefined, [london], ANOTHER, 'en-GB').map(({ key }) => key)).toEqual([
    'saved:address-1',
    'another',
  ]);
  expect(addressSources(undefined, [], ANOTHER, 'en-GB').map(({ key }) => key)).toEqual(['another']);
});

test('A2.93 O99 a saved address that a part of the change has been sent with can still be chosen, and is found', () => {
  const keys = (chosen: string) => addressSources(leiden, [london, leiden], chosen, 'en-GB').map(({ key }) => key);
  expect(keys('saved:address-2')).toEqual(['now', 'saved:address-1', 'saved:address-2', 'another']);
  expect(keys(AS_NOW)).toEqual(['now', 'saved:address-1', 'another']);
});
