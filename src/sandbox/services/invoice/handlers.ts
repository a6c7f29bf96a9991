import type { operations } from '#generated/invoice/types.d.ts';
import type { Account } from '../../accounts/accounts.ts';
import { customerOf } from '../../accounts/customers.ts';
import { defineService } from '../../core/service.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { InvoiceRow } from './invoices.ts';
import { groupOf, invoiceOf, invoicesDataset, invoicesOf, refuseConsumers, toHistoricalInvoice } from './invoices.ts';
import { invoiceStates } from './provider-states.ts';

/** Invoices of business customers. */
export const invoice = defineService<operations>({
  slug: 'invoice',
  dataset: invoicesDataset,
  states: invoiceStates,
  createHandlers({ database, seededAt }) {
    const asPdf = (account: Account, number: string, rows: readonly InvoiceRow[]) => {
      const customer = customerOf(database, account)?.companyName ?? account.email;
      return { status: 200 as const, body: invoicePdf({ number, customer, seededAt: seededAt() }, rows) };
    };

    return {
      listHistoricalInvoices({ account }) {
        refuseConsumers(database, account);
        const historicalInvoices = invoicesOf(database, account).map((row) => toHistoricalInvoice(row, seededAt()));
        return { status: 200, body: { historicalInvoices } };
      },
      getHistoricalInvoicePdf({ account, params: { id, channel } }) {
        refuseConsumers(database, account);
        return asPdf(account, id, [invoiceOf(database, account, id, channel)]);
      },
      getInvoiceGroupFiles({ account, params: { id } }) {
        refuseConsumers(database, account);
        return asPdf(account, id, groupOf(database, account, id));
      },
    };
  },
});
