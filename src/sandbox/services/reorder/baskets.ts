import type { Account } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';

/** What customers are about to order again: one basket for each order, however often they ask. */
export const reorderDataset: Dataset = {
  name: 'reorder',
  tables: `
    CREATE TABLE basket (
      id INTEGER PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      order_code TEXT NOT NULL,
      UNIQUE (account, order_code)
    ) STRICT;
  `,
  seed() {
    // Nobody has asked yet.
  },
};

/** The basket that holds the order once more. */
export function basketFor(database: Database, account: Account, orderCode: string): number {
  database.run('INSERT OR IGNORE INTO basket (account, order_code) VALUES (?, ?)', account.id, orderCode);
  const basket = database.get<{ id: number }>(
    'SELECT id FROM basket WHERE account = ? AND order_code = ?',
    account.id,
    orderCode,
  );
  if (!basket) throw new Error(`There is no basket for ${orderCode}.`);
  return basket.id;
}
