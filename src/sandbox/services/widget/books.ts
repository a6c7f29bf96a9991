import { ensureAccount } from '../../accounts/accounts.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { Database, Row } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';

/** A photo book that was ordered, and the online version that was made of it. */
export type Book = {
  orderCode: string;
  account: number;
  title: string;
  articleType: string;
  /** The photo on the cover. */
  photoId: string | null;
  /** Null until an online version is requested. */
  widgetId: string | null;
  /** When the online version can be viewed, in ms since 1970. */
  readyAt: number;
};

const COLUMNS =
  'order_code AS orderCode, account, title, article_type AS articleType, photo_id AS photoId, widget_id AS widgetId, ready_at AS readyAt';

type OrderedBook = {
  orderCode: string;
  account: number;
  title: string;
  articleType: string;
  photoId: string | null;
  isSent: number;
};

/** The photo books in all orders, the newest first. */
const ORDERED_BOOKS = `
  SELECT product.value ->> 'code' AS orderCode, super_order.account, product.value ->> 'title' AS title,
    product.value ->> 'articleType' AS articleType, product.value ->> 'photoId' AS photoId,
    lower(product.value ->> 'status') IN ('dispatched', 'shipped') AS isSent
  FROM super_order, json_each(super_order.record, '$.orders') AS product
  WHERE product.value ->> 'articleType' LIKE '%photobook%'
  ORDER BY super_order.record ->> 'createdAt' DESC, orderCode`;

/** Every photo book that was ordered. Of those that were sent to Anna, every second one has an online version, the latest among them. */
export const widgetDataset: Dataset = {
  name: 'widget',
  tables: `
    CREATE TABLE photo_book (
      order_code TEXT PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      title TEXT NOT NULL,
      article_type TEXT NOT NULL,
      photo_id TEXT,
      widget_id TEXT UNIQUE,
      ready_at INTEGER NOT NULL
    ) STRICT;
  `,
  seed(database) {
    const anna = ensureAccount(database, 'anna@example.com');
    let sent = 0;
    for (const { isSent, ...book } of database.all<OrderedBook>(ORDERED_BOOKS)) {
      const hasWidget = isSent === 1 && book.account === anna.id && sent++ % 2 === 0;
      putBook(database, { ...book, widgetId: hasWidget ? widgetIdOf(book.orderCode) : null, readyAt: 0 });
    }
  },
};

/** The id under which the online version of a photo book is made. */
export function widgetIdOf(orderCode: string): string {
  return `widget-${orderCode.toLowerCase()}`;
}

/** Records a photo book, in place of one of that order code. */
export function putBook(
  database: Database,
  { orderCode, account, title, articleType, photoId, widgetId, readyAt }: Book,
): void {
  const sql =
    'INSERT OR REPLACE INTO photo_book (order_code, account, title, article_type, photo_id, widget_id, ready_at) VALUES (?, ?, ?, ?, ?, ?, ?)';
  database.run(sql, orderCode, account, title, articleType, photoId, widgetId, readyAt);
}

/** Photo book of an order, of any customer. */
export function bookOf(database: Database, orderCode: string): Book | undefined {
  return database.get<Book & Row>(`SELECT ${COLUMNS} FROM photo_book WHERE order_code = ?`, orderCode);
}

/** The customer's photo book that this is the online version of. */
export function bookOfWidget(database: Database, account: Account, widgetId: string): Book | undefined {
  return database.get<Book & Row>(
    `SELECT ${COLUMNS} FROM photo_book WHERE widget_id = ? AND account = ?`,
    widgetId,
    account.id,
  );
}

/** The customer's photo books with an online version, among these orders. */
export function booksWithWidgets(database: Database, account: Account, orderCodes: readonly string[]): Book[] {
  const sql = `SELECT ${COLUMNS} FROM photo_book WHERE account = ? AND widget_id IS NOT NULL AND order_code IN (SELECT value FROM json_each(?)) ORDER BY order_code`;
  return database.all<Book & Row>(sql, account.id, JSON.stringify(orderCodes));
}

/** Order codes of the customer's photo books with an online version. */
export function onlineOrderCodes(database: Database, account: Account): string[] {
  const sql =
    'SELECT order_code AS orderCode FROM photo_book WHERE account = ? AND widget_id IS NOT NULL ORDER BY order_code DESC';
  return database.all<{ orderCode: string }>(sql, account.id).map(({ orderCode }) => orderCode);
}

export function forgetBook(database: Database, orderCode: string): void {
  database.run('DELETE FROM photo_book WHERE order_code = ?', orderCode);
}

/** Takes the online version from the photo book that has it. */
export function forgetWidget(database: Database, widgetId: string): void {
  database.run('UPDATE photo_book SET widget_id = NULL WHERE widget_id = ?', widgetId);
}
