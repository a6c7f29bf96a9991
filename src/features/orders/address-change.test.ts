import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { addressValues } from '#forms/address/address-values.ts';
import {
  changeOrderAddress,
  deliveryTypeDuring,
  isChanging,
  nextAddressChange,
  type AddressChange,
  type AddressChangeEvent,
} from './address-change.ts';
import { typedDelivery } from './form.ts';

afterEach(() => vi.unstubAllGlobals());

const START: AddressChange = { name: 'NotStarted' };
const refused = new Error('refused');
const fail: AddressChangeEvent = { name: 'fail', error: refused };

function walk(...events: (AddressChangeEvent | Exclude<AddressChangeEvent['name'], 'fail'>)[]): AddressChange[] {
  let state = START;
  return events.map((event) => (state = nextAddressChange(state, typeof event === 'string' ? { name: event } : event)));
}
const names = (states: AddressChange[]) => states.map(({ name }) => name);

describe('A4.17 the change of an address', () => {
  it('goes from NotStarted through Editing, RequestInProgress and RequestSent to SuccessfulUpdate', () => {
    expect(names(walk('begin', 'send', 'answer', 'reread'))).toEqual([
      'Editing',
      'RequestInProgress',
      'RequestSent',
      'SuccessfulUpdate',
    ]);
  });

  it('ends in RequestFailed with what went wrong, and can be sent again from there', () => {
    expect(walk('begin', 'send', fail).at(-1)).toEqual({ name: 'RequestFailed', error: refused });
    expect(names(walk('begin', 'send', fail, 'send', 'answer', 'reread')).slice(3)).toEqual([
      'RequestInProgress',
      'RequestSent',
      'SuccessfulUpdate',
    ]);
  });

  it('is given up before it is sent and after it failed, never in between', () => {
    expect(names(walk('begin', 'giveUp')).at(-1)).toBe('NotStarted');
    expect(names(walk('begin', 'send', fail, 'giveUp')).at(-1)).toBe('NotStarted');
    expect(names(walk('begin', 'send', 'giveUp')).at(-1)).toBe('RequestInProgress');
    expect(names(walk('begin', 'send', 'answer', 'giveUp')).at(-1)).toBe('RequestSent');
  });

  it('R9 goes on where more was typed while the request was under way', () => {
    expect(names(walk('begin', 'send', 'begin', 'send', 'answer')).slice(2)).toEqual([
      'Editing',
      'RequestInProgress',
      'RequestSent',
    ]);
    expect(names(walk('begin', 'send', 'begin', 'giveUp')).at(-1)).toBe('NotStarted');
  });

  it('may begin anew afterwards', () => {
    expect(names(walk('begin', 'send', 'answer', 'reread', 'begin')).at(-1)).toBe('Editing');
  });

  it('is not confused by what comes at the wrong time', () => {
    expect(names(walk('send', 'answer', 'reread', fail))).toEqual([
      'NotStarted',
      'NotStarted',
      'NotStarted',
      'NotStarted',
    ]);
    expect(names(walk('begin', 'begin', 'answer', fail)).at(-1)).toBe('Editing');
    expect(names(walk('begin', 'send', 'send')).at(-1)).toBe('RequestInProgress');
  });
});

test('A4.36 the delivery type is undefined while a change is in progress', () => {
  const types = [START, ...walk('begin', 'send', 'answer', 'reread')].map((state) => deliveryTypeDuring(state, 'Home'));
  expect(types).toEqual(['Home', undefined, undefined, undefined, 'Home']);
  expect(deliveryTypeDuring({ name: 'RequestFailed', error: refused }, 'Home')).toBeUndefined();
  expect(isChanging({ name: 'RequestFailed', error: refused })).toBe(true);
});

test('A4.35 the delivery types are Home and PickupPoint', () => {
  expect(deliveryTypeDuring(START, 'PickupPoint')).toBe('PickupPoint');
  expect(deliveryTypeDuring(START, 'Home')).toBe('Home');
});

test('A4.17 R3 R9 a change whose answer got lost is told when it is sent again, and is sent once', async () => {
  connectForTest('https://orders.example');
  const street = { streetName: 'Mill Lane', streetNumber: '4', postalCode: '12345', city: 'Ely', countryCode: 'GB' };
  const home = { firstName: 'Anna', lastName: 'Berg', ...street };
  let stored: object = home;
  let writes = 0;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'PUT') {
      writes += 1;
      stored = JSON.parse(String(body));
      throw new TypeError('The connection was cut');
    }
    return Response.json({ code: 'SO-1', deliveryType: 'HomeDelivery', deliveryAddress: stored });
  });
  const client = new QueryClient();
  const before = typedDelivery(addressValues(home, ''));
  const change = { before, after: { ...before, streetName: 'Harbour Row' } };
  await expect(changeOrderAddress(client, 'SO-1', change)).rejects.toThrow('The connection was cut');
  expect(await changeOrderAddress(client, 'SO-1', change)).toBe(true);
  expect([writes, stored]).toMatchObject([1, { streetName: 'Harbour Row' }]);
  // Nothing was typed.
  expect(await changeOrderAddress(client, 'SO-1', { before, after: before })).toBe(false);
});
