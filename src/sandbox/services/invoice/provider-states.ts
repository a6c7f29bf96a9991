import type { Account } from '../../accounts/accounts.ts';
import { defineState } from '../../core/provider-states.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { customerOf, setCustomer } from '../customer/customers.ts';
import { stranger } from '../photo-management/provider-states.ts';
import { addInvoice, exampleInvoice, manyInvoices, removeInvoicesOf } from './invoices.ts';

/** Situations of invoices that contracts ask for. */
export const invoiceStates = [
  defineState<{ invoiceIds: string[]; bare: boolean }>({
    name: 'a business customer with invoices',
    description:
      'The customer is a business customer and has the invoices with these ids and no others, all of channel-uk and in group-1; bare ones have neither date nor amount.',
    parameters: {
      invoiceIds: { type: 'array', items: { type: 'string', minLength: 1 }, default: ['invoice-1'] },
      bare: { type: 'boolean', default: false },
    },
    setup(sandbox, account, { invoiceIds, bare }) {
      becomeBusiness(sandbox, account);
      removeInvoicesOf(sandbox.database, account);
      for (const id of invoiceIds)
        addInvoice(sandbox.database, account, { ...exampleInvoice(id), ...(bare ? { days: null, pence: null } : {}) });
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
      addInvoice(sandbox.database, account, { ...exampleInvoice('70300'), orderRef: 'SO-6300', days, unpaid: 1 });
    },
  }),
  defineState<{ invoiceId: string }>({
    name: 'an invoice of another business customer exists',
    description:
      'The customer is a business customer, but the invoice with this id, of channel-uk and in group-1, is not theirs.',
    parameters: { invoiceId: { type: 'string', minLength: 1, default: 'invoice-1' } },
    setup(sandbox, account, { invoiceId }) {
      becomeBusiness(sandbox, account);
      addInvoice(sandbox.database, stranger(sandbox), exampleInvoice(invoiceId));
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
