import type { Account } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';

/** Baskets of orders that customers are about to order again: one for each order, however often it is requested. */
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
    // No basket has been requested yet.
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
