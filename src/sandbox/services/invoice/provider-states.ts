import type { Account } from '../../accounts/accounts.ts';
import { customerOf, setCustomer } from '../../accounts/customers.ts';
import { defineState } from '../../core/provider-states.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { Schema } from '../../spec/document.ts';
import { stranger } from '../photo-management/provider-states.ts';
import { addInvoice, exampleInvoice, manyInvoices, removeInvoicesOf } from './invoices.ts';

const ID: Schema = { type: 'string', minLength: 1 };

type OneInvoice = { invoiceId: string; groupId: string; channel: string };

/** An invoice, and the group that it is in. */
const ONE_INVOICE = {
  invoiceId: { ...ID, default: 'invoice-1' },
  groupId: { ...ID, default: 'group-1' },
  channel: { ...ID, default: 'channel-uk' },
};

/** Situations of invoices that contracts ask for. */
export const invoiceStates = [
  defineState<OneInvoice & { fields: { date?: string; amount?: number } }>({
    name: 'a business customer with an invoice',
    description:
      'The customer is a business customer and has this invoice and no other. `fields`: what is known of it besides; its date is one of the service.',
    parameters: { ...ONE_INVOICE, fields: { type: 'object', default: {} } },
    setup(sandbox, account, { fields: { date, amount }, ...ids }) {
      becomeBusiness(sandbox, account);
      removeInvoicesOf(sandbox.database, account);
      addInvoice(sandbox.database, account, {
        ...exampleInvoice(ids),
        ...(date === undefined && { days: null }),
        pence: amount === undefined ? null : Math.round(amount * 100),
      });
    },
  }),
  defineState<OneInvoice>({
    name: 'a business customer without invoices',
    description: 'The customer is a business customer who has no invoice; nobody has this one.',
    parameters: ONE_INVOICE,
    setup(sandbox, account, { invoiceId, groupId }) {
      becomeBusiness(sandbox, account);
      removeInvoicesOf(sandbox.database, account);
      sandbox.database.run('DELETE FROM invoice WHERE id = ? OR group_id = ?', invoiceId, groupId);
    },
  }),
  defineState<OneInvoice>({
    name: 'a customer who is no business customer',
    description: 'The customer is a consumer. Whose this invoice is does not matter.',
    parameters: ONE_INVOICE,
    setup({ database }, account) {
      const { b2bStatus: _status, companyName: _name, ...record } = customerOf(database, account) ?? {};
      setCustomer(database, account, record);
    },
  }),
  defineState<{ count: number }>({
    name: 'a business customer with many invoices',
    description:
      'The customer is a business customer and has so many invoices and no others, one of every third day, three in a group, for orders from SO-6001 on.',
    parameters: { count: { type: 'integer', minimum: 1, default: 1000 } },
    setup(sandbox, account, { count }) {
      becomeBusiness(sandbox, account);
      removeInvoicesOf(sandbox.database, account);
      for (let index = 0; index < count; index++) addInvoice(sandbox.database, account, manyInvoices(index));
    },
  }),
  defineState<{ days: number }>({
    name: 'a business customer with an invoice that is overdue',
    description:
      'The customer is a business customer; of their invoices, beside which the seeded ones stay, one that is so many days old has not been paid.',
    parameters: { days: { type: 'integer', minimum: 15, default: 24 } },
    setup(sandbox, account, { days }) {
      becomeBusiness(sandbox, account);
      addInvoice(sandbox.database, account, {
        ...exampleInvoice({ invoiceId: '70300', groupId: 'group-1', channel: 'channel-uk' }),
        orderRef: 'SO-6300',
        days,
        unpaid: 1,
      });
    },
  }),
  defineState<OneInvoice>({
    name: 'an invoice of another business customer exists',
    description: 'The customer is a business customer, but this invoice is not theirs.',
    parameters: ONE_INVOICE,
    setup(sandbox, account, ids) {
      becomeBusiness(sandbox, account);
      addInvoice(sandbox.database, stranger(sandbox), exampleInvoice(ids));
    },
  }),
];

function becomeBusiness({ database }: Sandbox, account: Account): void {
  setCustomer(database, account, {
    ...customerOf(database, account),
    companyName: 'Baker Prints Ltd',
    b2bStatus: 'Default',
  });
}
