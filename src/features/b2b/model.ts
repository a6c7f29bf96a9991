import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import type { HistoricalInvoice } from '#generated/invoice/model/index.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { dayFrom } from '#lib/days.ts';
import { formatMoney } from '#lib/formats.ts';

/** Undocumented fields that some services add to an invoice; nothing of them can be relied upon. */
interface Undocumented {
  currency?: unknown;
  invoiceGroupId?: unknown;
  isPaid?: unknown;
  dueDate?: unknown;
}

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
  /** True where the service says that it has not been paid. */
  isOpen?: true;
  /** Until when an open one is to be paid. */
  dueOn?: Date;
}

/** Invoices that are also to be had as one file; without an id those that belong to no group. */
export interface InvoiceGroup {
  id?: string;
  invoices: Invoice[];
}

/**
 * The invoice that the service tells of. Group, currency, whether it is paid and until when it is to be are more than is documented,
 * and left out unless they make sense.
 */
export function toInvoice({
  id,
  channel,
  orderRef,
  date,
  amount,
  currency,
  invoiceGroupId,
  isPaid,
  dueDate,
}: HistoricalInvoice & Undocumented): Invoice {
  const day = dayFrom(date);
  const isOpen = isPaid === false;
  const dueOn = isOpen && isText(dueDate) ? dayFrom(dueDate) : undefined;
  return {
    id,
    channel,
    orderRef,
    ...(day && { date: day }),
    ...(amount !== undefined && { amount }),
    ...(isText(currency) && { currency }),
    ...(isText(invoiceGroupId) && { groupId: invoiceGroupId }),
    ...(isOpen && { isOpen }),
    ...(dueOn && { dueOn }),
  };
}

/** The invoices by their groups; groups stand where the first of theirs stood, and invoices in their order. */
export function invoiceGroups(invoices: readonly Invoice[]): InvoiceGroup[] {
  const groups = Map.groupBy(invoices, ({ groupId }) => groupId);
  return [...groups].map(([id, members]) => ({ ...(id !== undefined && { id }), invoices: members }));
}

/** Open invoices, the one that is due first at the beginning, those without a day at the end. */
export function openInvoices(invoices: readonly Invoice[]): Invoice[] {
  const due = ({ dueOn }: Invoice) => dueOn?.getTime() ?? Number.POSITIVE_INFINITY;
  return invoices
    .filter(({ isOpen }) => isOpen)
    .toSorted((one, other) => (due(one) < due(other) ? -1 : Number(due(one) > due(other))));
}

/** Until when an invoice is to be paid, in words; undefined of one that is not open. */
export function dueText({ isOpen, dueOn }: Pick<Invoice, 'isOpen' | 'dueOn'>, now: Date): string | undefined {
  if (!isOpen) return undefined;
  if (!dueOn) return t('invoices.toPay');
  return t(isOverdue({ dueOn }, now) ? 'invoices.overdue' : 'invoices.due', {
    date: formatDay(dueOn, currentLocale()),
  });
}

/** Whether the last day to pay it is over. */
export function isOverdue({ dueOn }: Pick<Invoice, 'dueOn'>, now: Date): boolean {
  return dueOn !== undefined && differenceInCalendarDays(now, dueOn) > 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Amount of an invoice; without a currency the bare number. Undefined for an invoice without one. */
export function amountText(
  { amount, currency }: Pick<Invoice, 'amount' | 'currency'>,
  locale: string,
): string | undefined {
  if (amount === undefined) return undefined;
  const money = currency === undefined ? undefined : formatMoney({ amount, currency }, locale);
  return money ?? amount.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
