import { defineState } from '../../core/provider-states.ts';
import { customerOf, deleteCustomer, setCustomer } from './customers.ts';
import type { Customer } from './customers.ts';

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
  defineState<Record<string, never>>({
    name: 'the account was deleted',
    description: 'The customer no longer exists, though the token still works.',
    parameters: {},
    setup: ({ database }, account) => deleteCustomer(database, account),
  }),
];
