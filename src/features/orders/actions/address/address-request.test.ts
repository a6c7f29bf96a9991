import { describe, expect, it } from 'vitest';
import { addressValues } from '#forms/address/address-values.ts';
import { addressBefore, addressRequest } from './address-request.ts';
import { typedDelivery } from './form.ts';

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
