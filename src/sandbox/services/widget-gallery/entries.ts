import type { Category, GalleryEntry, GalleryEntryFields } from '#generated/widget-gallery/model/index.ts';
import { ensureAccount } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';
import { onlineOrderCodes } from '../widget/books.ts';

export type Entry = GalleryEntry;
export type EntryFields = GalleryEntryFields;

/** In the order in which they are shown. */
export const categories: Category[] = [
  { id: 'travel', name: 'Travel' },
  { id: 'family', name: 'Family' },
  { id: 'wedding', name: 'Weddings' },
  { id: 'baby', name: 'Baby' },
  { id: 'year', name: 'Year books' },
];

export const galleryDataset: Dataset = {
  name: 'widget-gallery',
  tables: `
    CREATE TABLE gallery_entry (
      order_code TEXT NOT NULL,
      channel TEXT NOT NULL,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      entry TEXT NOT NULL,
      PRIMARY KEY (order_code, channel)
    ) STRICT;
    CREATE TABLE gallery_blocked_order (
      order_code TEXT PRIMARY KEY,
      reason TEXT NOT NULL
    ) STRICT;
  `,
  seed(database) {
    // Of Anna's online photo books one is published, and one may not be.
    const anna = ensureAccount(database, 'anna@example.com');
    const [published, blocked] = onlineOrderCodes(database, anna);
    if (published !== undefined)
      putEntry(database, anna.id, {
        orderCode: published,
        channel: 'channel-folioleaf-uk',
        categoryIds: ['year', 'family'],
        isPublic: true,
      });
    if (blocked !== undefined) blockOrder(database, blocked, 'copyright');
  },
};

/** Publishes a photo book, or replaces what was published. */
export function putEntry(database: Database, account: number, fields: EntryFields): Entry {
  const entry = { id: fields.orderCode, ...fields };
  const sql = 'INSERT OR REPLACE INTO gallery_entry (order_code, channel, account, entry) VALUES (?, ?, ?, ?)';
  database.run(sql, entry.id, entry.channel, account, JSON.stringify(entry));
  return entry;
}

/** Published entry of an order in a channel, with its author. */
export function entryOf(
  database: Database,
  orderCode: string,
  channel: string,
): { entry: Entry; account: number } | undefined {
  const sql = 'SELECT account, entry FROM gallery_entry WHERE order_code = ? AND channel = ?';
  const row = database.get<{ account: number; entry: string }>(sql, orderCode, channel);
  return row && { account: row.account, entry: JSON.parse(row.entry) as Entry };
}

export function removeEntry(database: Database, orderCode: string, channel: string): void {
  database.run('DELETE FROM gallery_entry WHERE order_code = ? AND channel = ?', orderCode, channel);
}

/** Why a photo book may not be published, undefined when it may. */
export function blockOf(database: Database, orderCode: string): string | undefined {
  return database.get<{ reason: string }>('SELECT reason FROM gallery_blocked_order WHERE order_code = ?', orderCode)
    ?.reason;
}

export function blockOrder(database: Database, orderCode: string, reason: string): void {
  database.run('INSERT OR REPLACE INTO gallery_blocked_order (order_code, reason) VALUES (?, ?)', orderCode, reason);
}

export function unblockOrder(database: Database, orderCode: string): void {
  database.run('DELETE FROM gallery_blocked_order WHERE order_code = ?', orderCode);
}
