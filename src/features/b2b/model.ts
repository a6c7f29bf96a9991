import type { HistoricalInvoice } from '#generated/invoice/model/index.ts';
import { dayFrom } from '#lib/days.ts';
import { formatMoney } from '#lib/formats.ts';

/** An invoice as its row shows it (O141). */
export interface Invoice {
  id: string;
  channel: string;
  orderRef: string;
  date?: Date;
  amount?: number;
  /** ISO 4217, where the service says it. */
  currency?: string;
  /** The group that it was put together with others in. */
  groupId?: string;
}

/** Invoices that are also to be had as one file; without an id those that belong to no group. */
export interface InvoiceGroup {
  id?: string;
  invoices: Invoice[];
}

/** The invoice that the service tells of; group and currency are more than is documented, and left out unless they make sense. */
export function toInvoice({
  id,
  channel,
  orderRef,
  date,
  amount,
  currency,
  invoiceGroupId,
}: HistoricalInvoice): Invoice {
  const day = dayFrom(date);
  return {
    id,
    channel,
    orderRef,
    ...(day && { date: day }),
    ...(amount !== undefined && { amount }),
    ...(isText(currency) && { currency }),
    ...(isText(invoiceGroupId) && { groupId: invoiceGroupId }),
  };
}

/** The invoices by their groups; groups stand where the first of theirs stood, and invoices in their order. */
export function invoiceGroups(invoices: readonly Invoice[]): InvoiceGroup[] {
  const groups = Map.groupBy(invoices, ({ groupId }) => groupId);
  return [...groups].map(([id, members]) => ({ ...(id !== undefined && { id }), invoices: members }));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** What an invoice comes to; without a currency the bare number. Undefined for an invoice that does not say. */
export function amountText(
  { amount, currency }: Pick<Invoice, 'amount' | 'currency'>,
  locale: string,
): string | undefined {
  if (amount === undefined) return undefined;
  const money = currency === undefined ? undefined : formatMoney({ amount, currency }, locale);
  return money ?? amount.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
