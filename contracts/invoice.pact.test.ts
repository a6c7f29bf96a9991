import { expect } from 'vitest';
import { getHistoricalInvoicePdf, getInvoiceGroupFiles } from '#generated/invoice/hooks.ts';
import { FileLink } from '#generated/invoice/model/index.ts';
import type { operations } from '#generated/invoice/types.d.ts';
import { contract } from './support/contract.ts';
import { PDF } from './support/files.ts';

const { operation } = contract<operations>('invoice');

const business = { state: 'a business customer with invoices', user: 'b2b@example.com' };

operation(
  'getHistoricalInvoicePdf',
  { ids: 'A7.30', request: { path: { id: 'invoice-1', channel: 'channel-uk' } }, call: () => getHistoricalInvoicePdf('invoice-1', 'channel-uk') },
  ({ on, refusedToken }) => {
    on(200, 'a PDF', { given: business, file: PDF }).gives((file) => expect([file.type, file.size]).toEqual(['application/pdf', PDF.length]));
    refusedToken();
    on(500, 'the service fails', { provoked: true }).fails('This invoice could not be loaded. Please try again.');
  },
);

operation(
  'getInvoiceGroupFiles',
  { ids: 'A7.28 O141', request: { path: { id: 'group-1' } }, call: () => getInvoiceGroupFiles('group-1', { schema: FileLink }) },
  ({ on }) => {
    on(200, 'a PDF', { given: business, file: PDF }).gives((file) => expect(file).toBeInstanceOf(Blob));
    on(200, 'a link to a file instead', { provoked: true }).gives((link) => expect(link).toMatchObject({ url: expect.stringMatching(/^https:/) }));
  },
);
