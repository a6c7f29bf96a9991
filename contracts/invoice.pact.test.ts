import { expect } from 'vitest';
import { b2bQueries, invoiceFile, invoiceGroupFile } from '#features/b2b/queries.ts';
import type { operations } from '#generated/invoice/types.d.ts';
import { readWhole } from './support/app.ts';
import { contract } from './support/contract.ts';
import { PDF } from './support/files.ts';

const { operation } = contract<operations>('invoice');

const provoked = { provoked: true } as const;
const loadFailed = 'We could not load your invoices.';
const fileFailed = 'We could not download this invoice. Try again.';
const ids = { invoiceId: 'invoice-1', groupId: 'group-1' };
const business = { state: 'a business customer with an invoice', ...ids };
const known = { ...business, fields: { date: '2026-11-10T09:00:00Z', amount: 39.95 } };
const noInvoices = { state: 'a business customer without invoices', ...ids };
const consumer = { state: 'a customer who is no business customer', ...ids };
const othersInvoice = { state: 'an invoice of another business customer exists', ...ids };

operation(
  'listHistoricalInvoices',
  { ids: 'A7.29', call: async () => (await readWhole(b2bQueries.invoices())).historicalInvoices },
  ({ on, refusedToken, broken }) => {
    on(200, 'invoices with date and amount', { ids: 'O141', given: known }).gives((invoices) =>
      expect(invoices).toEqual([
        { orderRef: 'SO-1001', id: 'invoice-1', channel: 'channel-uk', date: '2026-11-10T09:00:00Z', amount: 39.95 },
      ]),
    );
    on(200, 'invoices with a day and no amount', { ids: 'O141', example: 'day', ...provoked }).gives((invoices) =>
      expect(invoices).toMatchObject([{ id: 'invoice-1', date: '2026-11-10' }]),
    );
    on(200, 'invoices with neither date nor amount', { given: business, example: 'bare' }).gives((invoices) =>
      expect(invoices).toEqual([{ orderRef: 'SO-1002', id: 'invoice-2', channel: 'channel-uk' }]),
    );
    on(200, 'invoices of which more is told', { ids: 'O141', given: known, example: 'furtherFields' }).gives(
      (invoices) =>
        expect(invoices).toEqual([{ orderRef: 'SO-1003', id: 'invoice-3', channel: 'channel-uk', currency: 'GBP' }]),
    );
    on(200, 'no invoices', { given: noInvoices, example: 'none' }).gives((invoices) => expect(invoices).toEqual([]));
    refusedToken();
    on(403, 'a consumer', { given: consumer }).fails(loadFailed);
    on(404, 'no invoices, said otherwise', provoked).gives((invoices) => expect(invoices).toEqual([]));
    on(500, 'the service fails', provoked).fails(loadFailed);
    broken('A7.29', 'historicalInvoices');
    broken('A7.29', 'historicalInvoices.0.orderRef');
    broken('A7.29', 'historicalInvoices.0.id');
    broken('A7.29', 'historicalInvoices.0.channel');
    broken('O141', 'historicalInvoices.0.date', '10 November');
  },
);

operation(
  'getHistoricalInvoicePdf',
  {
    ids: 'A7.30',
    request: { path: { id: 'invoice-1', channel: 'channel-uk' } },
    call: () => invoiceFile({ id: 'invoice-1', channel: 'channel-uk' }),
  },
  ({ on, refusedToken }) => {
    on(200, 'a PDF', { given: business, file: PDF }).gives(expectPdf('invoice-invoice-1.pdf'));
    refusedToken();
    on(403, 'a consumer', { given: consumer }).fails(fileFailed);
    on(403, 'an invoice of another customer', { given: othersInvoice }).fails(fileFailed);
    on(404, 'no such invoice', { given: noInvoices }).fails(fileFailed);
    on(500, 'the service fails', provoked).fails(fileFailed);
  },
);

operation(
  'getInvoiceGroupFiles',
  { ids: 'A7.28 O141', request: { path: { id: 'group-1' } }, call: () => invoiceGroupFile('group-1') },
  ({ on, refusedToken, broken }) => {
    on(200, 'a PDF', { given: business, file: PDF }).gives(expectPdf('invoice-group-1.pdf'));
    on(200, 'a link to a file instead', provoked).gives((link) =>
      expect(link).toEqual({ url: expect.stringMatching(/^https:/) }),
    );
    refusedToken();
    on(403, 'a consumer', { given: consumer }).fails(fileFailed);
    on(403, 'a group of another customer', { given: othersInvoice }).fails(fileFailed);
    on(404, 'no such group', { given: noInvoices }).fails(fileFailed);
    on(500, 'the service fails', provoked).fails(fileFailed);
    broken('O141', 'url');
    broken('O141', 'url', 'group-1.pdf');
  },
);

/** A file of that name with all that was answered. */
function expectPdf(name: string) {
  return (file: unknown) => {
    expect(file).toBeInstanceOf(File);
    expect(file).toMatchObject({ name, type: 'application/pdf', size: PDF.length });
  };
}
