import type { Product } from '#generated/product/model/index.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';
import { ordersOf } from '../order/orders.ts';

/** A product as the services for its files know it. `isZipped`: its PDF is handed out in an archive. */
export type StoredProduct = { code: string; title: string; purposes: readonly string[]; isZipped: boolean };

/** The purpose of the file that customers may have (A3.50). */
export const PDF_PURPOSE = 'product.pdf';
const THUMBNAIL_PURPOSE = 'product.thumbnail';

/** Products beside those that were ordered: contracts ask for some. */
export const productsDataset: Dataset = {
  name: 'product',
  tables: `
    CREATE TABLE product (
      code TEXT PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      title TEXT NOT NULL,
      purposes TEXT NOT NULL,
      is_zipped INTEGER NOT NULL
    ) STRICT;
  `,
  seed() {
    // What people have ordered is what the orders say.
  },
};

/** Puts a product in, in place of one with the same code. */
export function addProduct(
  database: Database,
  account: Account,
  { code, title, purposes, isZipped }: StoredProduct,
): void {
  const sql = 'INSERT OR REPLACE INTO product (code, account, title, purposes, is_zipped) VALUES (?, ?, ?, ?, ?)';
  database.run(sql, code, account.id, title, JSON.stringify(purposes), isZipped ? 1 : 0);
}

/** A product of the account, one that was ordered or one that was put in; undefined when there is none. */
export function productOf(sandbox: Sandbox, account: Account, code: string): StoredProduct | undefined {
  const sql = 'SELECT title, purposes, is_zipped AS isZipped FROM product WHERE code = ? AND account = ?';
  const row = sandbox.database.get<{ title: string; purposes: string; isZipped: number }>(sql, code, account.id);
  if (row)
    return { code, title: row.title, purposes: JSON.parse(row.purposes) as string[], isZipped: row.isZipped === 1 };
  const ordered = ordersOf(sandbox, account)
    .flatMap(({ record }) => record.orders ?? [])
    .find((product) => product.code === code);
  if (!ordered) return undefined;
  const isBook = ordered.articleType?.toLowerCase().includes('photobook') ?? false;
  const purposes = isBook ? [THUMBNAIL_PURPOSE, PDF_PURPOSE] : [THUMBNAIL_PURPOSE];
  return { code, title: ordered.title ?? code, purposes, isZipped: true };
}

/** The product as the service tells it. */
export function toProduct({ code, purposes }: StoredProduct): Product {
  return {
    code,
    files: purposes.map((purpose) => ({ purpose, name: `${code}.${purpose === PDF_PURPOSE ? 'pdf' : 'jpg'}` })),
  };
}
