import { sameLeftOut } from '#api/left-out.ts';
import { getHistoricalInvoicePdf, getInvoiceGroupFiles } from '#generated/invoice/calls.ts';
import { getListHistoricalInvoicesQueryOptions } from '#generated/invoice/queries.ts';
import { FileLink, type HistoricalInvoices } from '#generated/invoice/model/index.ts';
import { safeFileName } from '#lib/file-names.ts';
import { toInvoice, type Invoice } from './model.ts';

/** Reads of a business customer. */
export const b2bQueries = {
  /** The invoices, in the order in which they are shown. Unknown fields are kept (O141). */
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

/** What the file of an invoice or a group is called. */
export function invoiceFileName(id: string): string {
  return safeFileName(`invoice-${id}.pdf`, 'invoice.pdf');
}

function invoicePdf(id: string, content: Blob): File {
  return new File([content], invoiceFileName(id), { type: 'application/pdf' });
}
