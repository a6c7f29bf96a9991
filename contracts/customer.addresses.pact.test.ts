import { expect } from 'vitest';
import { addAddress, removeAddress, saveAddress } from '#features/addresses/writes.ts';
import type { Address, AddressFields } from '#generated/customer/model/index.ts';
import type { operations } from '#generated/customer/types.d.ts';
import { addressQueries } from '#customer/queries.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

/** The customer's delivery addresses. */
const { operation } = contract<operations>('customer');

const saveFailed = 'We could not save this address. Try again.';
const provoked = { provoked: true } as const;
const id = 'address-1';
const noAddress = { state: 'an address does not exist', id };

const complete = {
  firstName: 'Anna',
  lastName: 'Berg',
  companyName: 'Berg Design',
  streetName: 'Mill Lane',
  streetNumber: '12',
  streetNumberAddition: 'B',
  addressLine2: '2nd floor',
  postalCode: 'SW1A 1AA',
  city: 'London',
  countryCode: 'GB',
  phoneNumber: '+44 20 7946 0018',
  isDefault: true,
} satisfies AddressFields;
const bare = {
  firstName: 'Mia',
  lastName: 'Berg',
  streetName: 'Rose Cottage',
  postalCode: 'TR26 1AB',
  city: 'St Ives',
  countryCode: 'GB',
} satisfies AddressFields;
const unknown = { doorCode: '4711' };
const existing: Address = { id, ...bare, ...unknown };

operation(
  'listAddresses',
  { ids: 'A7.9 O107', call: () => read(addressQueries.list()) },
  ({ on, refusedToken, broken, garbled }) => {
    on(200, 'an address with everything', {
      ids: 'A3.5',
      given: { state: 'an address exists', id, fields: complete },
    }).gives((addresses) => expect(addresses).toEqual([{ id, ...complete }]));
    on(200, 'an address with nothing optional', {
      given: { state: 'an address exists', id: 'address-2' },
      example: 'bare',
    }).gives((addresses) => expect(addresses).toEqual([{ id: 'address-2', ...bare }]));
    on(200, 'an address with a field that is not described, which is kept', {
      given: { state: 'an address exists', id: 'address-3', fields: { ...complete, doorCode: '4711' } },
      example: 'furtherFields',
    }).gives(([address]) => expect(address).toMatchObject({ id: 'address-3', doorCode: '4711' }));
    on(200, 'no addresses', { given: { state: 'the customer has no addresses' }, example: 'none' }).gives((addresses) =>
      expect(addresses).toEqual([]),
    );
    refusedToken();
    on(404, 'no addresses, told by the status', provoked).gives((addresses) => expect(addresses).toEqual([]));
    on(500, 'the service fails', provoked).fails('We could not load your addresses.');
    broken('A3.5', '0.id');
    broken('A3.5', '0.id', '');
    broken('A7.9', '0.streetName');
    broken('A7.9', '0.countryCode', 'GBR');
    broken('A7.9', '', {});
    garbled('A7.9', 'We could not load your addresses.');
  },
);

operation(
  'createAddress',
  { ids: 'A7.11', request: { body: complete }, call: () => addAddress(complete) },
  ({ on, refusedToken, broken }) => {
    on(201, 'the address is added').gives((added) => expect(added).toBe('address-2'));
    on(201, 'the whole address is answered', {
      ids: 'O107',
      example: 'address',
      request: { body: bare },
      call: () => addAddress(bare),
    }).gives((added) => expect(added).toBe('address-2'));
    on(400, 'a field is refused', { ...provoked, fields: ['postalCode'] }).fails(saveFailed);
    on(400, 'the address is refused, without fields', provoked).fails(saveFailed);
    refusedToken();
    on(422, 'a field is refused', { ...provoked, fields: ['postalCode'] }).fails(saveFailed);
    on(422, 'the address is refused, without fields', { ...provoked, example: 'withoutFields' }).fails(saveFailed);
    on(500, 'the service fails', provoked).fails(saveFailed);
    broken('A7.11', 'id');
  },
);

operation(
  'updateAddress',
  {
    ids: 'A7.10 O107',
    request: { path: { id }, body: { ...existing, streetNumber: '3' } },
    call: () => saveAddress({ ...existing, streetNumber: '3' }),
  },
  ({ on, refusedToken }) => {
    on(204, 'the address is replaced, what is not described included', {
      given: { state: 'an address exists', id },
    }).gives((value) => expect(value).toBeUndefined());
    on(200, 'the address is replaced, with a body that is ignored', { ids: 'O69', ...provoked }).gives((value) =>
      expect(value).toBeUndefined(),
    );
    on(400, 'a field is refused', { ...provoked, fields: ['postalCode'] }).fails(saveFailed);
    on(400, 'the address is refused, without fields', provoked).fails(saveFailed);
    refusedToken();
    on(404, 'no such address', { given: noAddress }).fails(saveFailed);
    on(422, 'a field is refused', { ...provoked, fields: ['postalCode'] }).fails(saveFailed);
    on(422, 'the address is refused, without fields', provoked).fails(saveFailed);
    on(500, 'the service fails', provoked).fails(saveFailed);
  },
);

operation(
  'deleteAddress',
  { ids: 'A7.12', request: { path: { id } }, call: () => removeAddress(id) },
  ({ on, refusedToken }) => {
    const removeFailed = 'We could not delete this address. Try again.';
    on(204, 'the address is removed', { given: { state: 'an address exists', id } }).gives((value) =>
      expect(value).toBeUndefined(),
    );
    refusedToken();
    on(404, 'no such address, which is as good as removed', { given: noAddress }).gives((value) =>
      expect(value).toBeUndefined(),
    );
    on(409, 'an order is on its way to the address', {
      given: { state: 'an address exists', id, isInUse: true },
    }).fails(removeFailed);
    on(500, 'the service fails', provoked).fails(removeFailed);
  },
);
