import { mutationOptions } from '@tanstack/react-query';
import { changeRecord, type FieldChange } from '#api/change-record.ts';
import { sameLeftOut } from '#api/left-out.ts';
import { customerQuery, type CustomerRecord, noteIfGone, readCustomer } from '#customer/queries.ts';
import { updateFtpIntegration } from '#generated/customer/calls.ts';
import type { FtpIntegration } from '#generated/customer/model/index.ts';
import { getHistoricalInvoicePdf, getInvoiceGroupFiles } from '#generated/invoice/calls.ts';
import { FileLink, type HistoricalInvoices } from '#generated/invoice/model/index.ts';
import { getListHistoricalInvoicesQueryOptions } from '#generated/invoice/queries.ts';
import { safeFileName } from '#lib/files.ts';
import type { Integration } from './form.ts';
import { type Invoice, toInvoice } from './model.ts';

/** Query options of what a business customer reads. */
export const b2bQueries = {
  /** The invoices, in the order in which they are shown. Unknown fields stay (O141). */
  invoices: () => ({ ...getListHistoricalInvoicesQueryOptions(), select: invoicesIn, structuralSharing: false }),
};

function invoicesIn(answer: HistoricalInvoices): Invoice[] {
  return sameLeftOut([answer], answer.historicalInvoices.map(toInvoice));
}

/** The PDF of one invoice, named invoice-(id).pdf. */
export async function invoiceFile({ id, channel }: Pick<Invoice, 'id' | 'channel'>): Promise<File> {
  return invoicePdf(id, await getHistoricalInvoicePdf(id, channel));
}

/** The PDF of a group of invoices, named invoice-(id).pdf, or a signed link to it, which gets no token (O141). */
export async function invoiceGroupFile(groupId: string): Promise<File | FileLink> {
  const answer = await getInvoiceGroupFiles(groupId, { schema: FileLink });
  return answer instanceof Blob ? invoicePdf(groupId, answer) : answer;
}

/** File name of an invoice or a group. */
export function invoiceFileName(id: string): string {
  return safeFileName(`invoice-${id}.pdf`, 'invoice.pdf');
}

function invoicePdf(id: string, content: Blob): File {
  return new File([content], invoiceFileName(id), { type: 'application/pdf' });
}

/**
 * Saves where the orders of a business customer are reported to: address and format, nothing else (O135). Afterwards
 * `customerQuery` has to be invalidated.
 * @throws ApiError 403 for other customers than business ones; with `fields` when the service refuses some
 */
export async function saveIntegration({
  callbackUrl = '',
  callbackFormat = '',
}: Partial<FtpIntegration>): Promise<void> {
  await updateFtpIntegration({ callbackUrl, callbackFormat });
}

/**
 * Mutation options: changes address and format as they are by now (R9), with the states that a page shows of it: idle (not
 * requested), pending, success, error; `reset` makes it idle again (A4.22). The customer's record has what was saved at once, also when it cannot
 * be read again.
 */
export const integrationSaving = () =>
  mutationOptions({
    mutationFn: (change: FieldChange<Integration>) =>
      changeRecord<CustomerRecord, Integration>({
        ...change,
        read: readCustomer,
        fieldsOf: ({ callbackUrl = '', callbackFormat = '' }) => ({ callbackUrl, callbackFormat }),
        needed: ['callbackUrl', 'callbackFormat'],
        write: saveIntegration,
      }),
    onSuccess: (saved, _change, _result, { client }) => {
      if (!saved) return;
      const { queryKey } = customerQuery();
      client.setQueryData(queryKey, saved);
      void client.invalidateQueries({ queryKey });
    },
    onError: (error, _change, _result, { client }) => noteIfGone(client, error),
  });
