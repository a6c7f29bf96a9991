import type { operations } from '#generated/invoice/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { invoiceStates } from './provider-states.ts';

/** Invoices of business customers. */
export const invoice = defineService<operations>({
  slug: 'invoice',
  states: invoiceStates,
  createHandlers: () => ({
    getHistoricalInvoicePdf: () => notWrittenYet('getHistoricalInvoicePdf'),
    getInvoiceGroupFiles: () => notWrittenYet('getInvoiceGroupFiles'),
    listHistoricalInvoices: () => notWrittenYet('listHistoricalInvoices'),
  }),
});
