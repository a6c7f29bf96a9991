import { utc } from '@date-fns/utc/utc';
import { subDays } from 'date-fns/subDays';
import type { HistoricalInvoice } from '#generated/invoice/model/index.ts';
import { ensureAccount } from '../../accounts/accounts.ts';
import type { Account } from '../../accounts/accounts.ts';
import { isBusiness } from '../../accounts/customers.ts';
import { forbidden, notFound } from '../../core/problem.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';

/** An invoice as this service tells it, which is more than is documented. */
type ToldInvoice = HistoricalInvoice & {
  invoiceGroupId: string;
  isPaid?: boolean;
  dueDate?: string;
  currency?: string;
};

/**
 * An invoice as the table holds it: `days` is its age when the seeded state began, `pence` what was to be paid with
 * VAT. Of an invoice with nothing but what must be there, both are null. One that is `unpaid` stays so, however old it is.
 */
export type InvoiceRow = {
  id: string;
  orderRef: string;
  channel: string;
  groupId: string;
  days: number | null;
  pence: number | null;
  unpaid?: number;
};

/** Invoices are due after so many days, and paid after so many. */
const DUE_AFTER = 14;
const PAID_AFTER = 6;
const CHANNEL = 'channel-uk';
/** Invoices are put together in groups of so many. */
const GROUP_SIZE = 3;
const SEEDED = 14;
const COLUMNS = 'id, order_ref AS orderRef, channel, group_id AS groupId, days, pence, unpaid';

export const invoicesDataset: Dataset = {
  name: 'invoice',
  tables: `
    CREATE TABLE invoice (
      id TEXT PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      order_ref TEXT NOT NULL,
      channel TEXT NOT NULL,
      group_id TEXT NOT NULL,
      days INTEGER,
      pence INTEGER,
      unpaid INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX invoice_by_age ON invoice (account, days, id);
    CREATE INDEX invoice_by_group ON invoice (group_id, days);
  `,
  seed(database) {
    const business = ensureAccount(database, 'b2b@example.com');
    for (let index = 0; index < SEEDED; index++) addInvoice(database, business, seededInvoice(index));
    addInvoice(database, ensureAccount(database, 'b2b-blocked@example.com'), {
      ...seededInvoice(SEEDED),
      groupId: 'group-4209',
    });
  },
};

/** The invoice that is the newest but `index`. */
function seededInvoice(index: number): InvoiceRow {
  return {
    id: String(70214 - index),
    orderRef: `SO-${6001 + index}`,
    channel: CHANNEL,
    groupId: `group-${4210 + Math.floor((SEEDED - 1 - index) / GROUP_SIZE)}`,
    days: 4 + index * 11,
    pence: 3_995 + ((index * 7_919) % 41) * 1_250,
  };
}

/** One of very many invoices, the newest but `index`. */
export function manyInvoices(index: number): InvoiceRow {
  return {
    ...seededInvoice(index),
    id: String(90_000 - index),
    groupId: `group-${9000 - Math.floor(index / GROUP_SIZE)}`,
    days: 4 + index * 3,
  };
}

/** An invoice as contracts ask for it, unless they ask for another. */
export function exampleInvoice({
  invoiceId,
  groupId,
  channel,
}: Pick<InvoiceRow, 'groupId' | 'channel'> & { invoiceId: string }): InvoiceRow {
  return { id: invoiceId, orderRef: 'SO-1001', channel, groupId, days: 10, pence: 3_995 };
}

/** Puts an invoice in, in place of one with the same id. */
export function addInvoice(
  database: Database,
  account: Account,
  { id, orderRef, channel, groupId, days, pence, unpaid = 0 }: InvoiceRow,
): void {
  const sql =
    'INSERT OR REPLACE INTO invoice (id, account, order_ref, channel, group_id, days, pence, unpaid) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
  database.run(sql, id, account.id, orderRef, channel, groupId, days, pence, unpaid);
}

export function removeInvoicesOf(database: Database, account: Account): void {
  database.run('DELETE FROM invoice WHERE account = ?', account.id);
}

/**
 * Lets business customers through alone.
 * @throws Problem 403 for everybody else
 */
export function refuseConsumers(database: Database, account: Account): void {
  if (!isBusiness(database, account)) throw forbidden('Only business customers have invoices.');
}

/** An account's invoices, newest first. */
export function invoicesOf(database: Database, account: Account): InvoiceRow[] {
  return database.all<InvoiceRow>(`SELECT ${COLUMNS} FROM invoice WHERE account = ? ORDER BY days, id`, account.id);
}

/**
 * One invoice of the account.
 * @throws Problem 404 when there is none in that channel, 403 when it is another customer's
 */
export function invoiceOf(database: Database, account: Account, id: string, channel: string): InvoiceRow {
  return own(
    account,
    database.all<InvoiceRow & Owned>(
      `SELECT account, ${COLUMNS} FROM invoice WHERE id = ? AND channel = ?`,
      id,
      channel,
    ),
  )[0];
}

/**
 * The invoices of one of the account's groups, newest first.
 * @throws Problem 404 when there is no such group, 403 when it is another customer's
 */
export function groupOf(database: Database, account: Account, groupId: string): InvoiceRow[] {
  return own(
    account,
    database.all<InvoiceRow & Owned>(
      `SELECT account, ${COLUMNS} FROM invoice WHERE group_id = ? ORDER BY days, id`,
      groupId,
    ),
  );
}

type Owned = { account: number };

function own<Row extends Owned>(account: Account, rows: Row[]): [Row, ...Row[]] {
  const [first, ...others] = rows;
  if (!first) throw notFound('There is no such file.');
  if (first.account !== account.id) throw forbidden('This invoice belongs to another customer.');
  return [first, ...others];
}

/** An invoice as the service tells it; group, currency, and whether and until when it is to be paid are more than is documented. */
export function toHistoricalInvoice(
  { id, orderRef, channel, groupId, days, pence, unpaid }: InvoiceRow,
  seededAt: number,
): ToldInvoice {
  const invoice: ToldInvoice = { orderRef, id, channel, invoiceGroupId: groupId };
  if (days !== null) {
    invoice.date = invoiceDate(days, seededAt).toISOString();
    invoice.isPaid = days > PAID_AFTER && !unpaid;
    invoice.dueDate = invoiceDate(days - DUE_AFTER, seededAt).toISOString();
  }
  return pence === null ? invoice : { ...invoice, amount: pence / 100, currency: 'GBP' };
}

/** When an invoice was written. */
export function invoiceDate(days: number, seededAt: number): Date {
  return subDays(seededAt, days, { in: utc });
}
