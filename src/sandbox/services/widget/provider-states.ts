import type { Account } from '../../accounts/accounts.ts';
import { stranger } from '../photo-management/provider-states.ts';
import { defineState } from '../../core/provider-states.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { bookOf, forgetBook, putBook } from './books.ts';

const ID = { type: 'string', minLength: 1 };

const NEVER = Date.UTC(9999, 0);

/** Situations of online photo books that contracts ask for. */
export const widgetStates = [
  defineState<{ orderCode: string; widgetId: string }>({
    name: 'an online photo book exists',
    description: 'The customer has a photo book of that order, with an online version that can be viewed.',
    parameters: { orderCode: ID, widgetId: ID },
    setup: (sandbox, account, { orderCode, widgetId }) => placeBook(sandbox, account.id, orderCode, { widgetId }),
  }),
  defineState<{ orderCode: string; widgetId: string }>({
    name: 'an online photo book is being made',
    description: 'The customer has a photo book of that order; its online version cannot be viewed yet.',
    parameters: { orderCode: ID, widgetId: ID },
    setup: (sandbox, account, { orderCode, widgetId }) =>
      placeBook(sandbox, account.id, orderCode, { widgetId, readyAt: NEVER }),
  }),
  defineState<{ orderCode: string }>({
    name: 'a photo book without an online version exists',
    description: 'The customer has a photo book of that order, and nobody has asked for an online version.',
    parameters: { orderCode: ID },
    setup: (sandbox, account, { orderCode }) => placeBook(sandbox, account.id, orderCode, { widgetId: null }),
  }),
  defineState<{ orderCode: string; widgetId: string }>({
    name: 'an online photo book of another customer exists',
    description: 'Somebody else has a photo book of that order with an online version.',
    parameters: { orderCode: ID, widgetId: ID },
    setup: (sandbox, _account, { orderCode, widgetId }) =>
      placeBook(sandbox, stranger(sandbox).id, orderCode, { widgetId }),
  }),
  defineState<{ orderCode: string }>({
    name: 'a photo book does not exist',
    description: 'Nobody has a photo book of that order.',
    parameters: { orderCode: ID },
    setup: ({ database }, _account, { orderCode }) => forgetBook(database, orderCode),
  }),
];

/** Has the customer be the one who ordered that photo book. */
export function placeOwnBook(sandbox: Sandbox, account: Account, orderCode: string): void {
  if (bookOf(sandbox.database, orderCode)?.account !== account.id)
    placeBook(sandbox, account.id, orderCode, { widgetId: null });
}

function placeBook(
  { database }: Sandbox,
  account: number,
  orderCode: string,
  { widgetId, readyAt = 0 }: { widgetId: string | null; readyAt?: number },
): void {
  const photo = database.get<{ id: string }>('SELECT id FROM photo WHERE owner = ? ORDER BY seq LIMIT 1', account);
  const book = bookOf(database, orderCode) ?? {
    title: 'Our year',
    articleType: 'LargePhotoBook',
    photoId: photo?.id ?? null,
  };
  database.run('UPDATE photo_book SET widget_id = NULL WHERE widget_id = ?', widgetId);
  putBook(database, { ...book, orderCode, account, widgetId, readyAt });
}
