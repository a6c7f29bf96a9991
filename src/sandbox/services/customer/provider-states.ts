import type { AddressFields, Customer } from '#generated/customer/model/index.ts';
import { ensureAccount } from '../../accounts/accounts.ts';
import { accountIdOf, customerOf, deleteCustomer, setCustomer } from '../../accounts/customers.ts';
import { defineState } from '../../core/provider-states.ts';
import type { Schema } from '../../spec/document.ts';
import { addAddress, addressesOf, removeAddress, setInUse } from './addresses.ts';

const ID: Schema = { type: 'string', minLength: 1 };

/** Situations of a customer's record that contracts ask for. */
export const customerStates = [
  defineState<{ fields: Customer; without: string[] }>({
    name: 'the customer exists',
    description: 'The record is as seeded, with these fields changed and those left out.',
    parameters: {
      fields: { type: 'object', default: {} },
      without: { type: 'array', items: { type: 'string' }, default: [] },
    },
    setup({ database }, account, { fields, without }) {
      const record = { email: account.email, ...customerOf(database, account), ...fields };
      const kept = Object.entries(record).filter(([name]) => !without.includes(name));
      setCustomer(database, account, Object.fromEntries(kept));
    },
  }),
  defineState<{ accountId: string }>({
    name: 'the customer has an account',
    description:
      'The services call the account of the customer by this id, which is also the customerId. Every customer has one: answer with what it is.',
    parameters: { accountId: ID },
    setup() {
      // Everybody has one.
    },
    ownIds: ({ database }, account) => ({ accountId: accountIdOf(database, account) }),
  }),
  defineState<{ accountId: string; of: string }>({
    name: 'another customer has an account',
    description: 'The services call the account of somebody else by this id.',
    parameters: { accountId: ID, of: { type: 'string', default: 'carl@example.com' } },
    setup() {
      // Everybody has one.
    },
    ownIds: ({ database }, _account, { of }) => ({ accountId: accountIdOf(database, ensureAccount(database, of)) }),
  }),
  defineState<Record<string, never>>({
    name: 'the account was deleted',
    description: 'The customer no longer exists, though the token still works.',
    parameters: {},
    setup: ({ database }, account) => deleteCustomer(database, account),
  }),
  defineState<{ id: string; fields: Partial<AddressFields>; isInUse: boolean }>({
    name: 'an address exists',
    description: 'The customer has one address alone, with these fields; an order may be on its way to it.',
    parameters: {
      id: { type: 'string' },
      fields: { type: 'object', default: {} },
      isInUse: { type: 'boolean', default: false },
    },
    setup({ database }, account, { id, fields, isInUse }) {
      for (const address of addressesOf(database, account)) removeAddress(database, address.id);
      removeAddress(database, id);
      addAddress(database, account, { ...BARE, ...fields }, id);
      if (isInUse) setInUse(database, id);
    },
  }),
  defineState<Record<string, never>>({
    name: 'the customer has no addresses',
    description: 'None was added, or all were deleted.',
    parameters: {},
    setup({ database }, account) {
      for (const { id } of addressesOf(database, account)) removeAddress(database, id);
    },
  }),
  defineState<{ id: string }>({
    name: 'an address does not exist',
    description: 'Nobody has an address with this id.',
    parameters: { id: { type: 'string' } },
    setup: ({ database }, _account, { id }) => void removeAddress(database, id),
  }),
];

const BARE: AddressFields = {
  firstName: 'Mia',
  lastName: 'Berg',
  streetName: 'Rose Cottage',
  postalCode: 'TR26 1AB',
  city: 'St Ives',
  countryCode: 'GB',
};
