import type { Account } from '../../accounts/accounts.ts';
import { stranger } from '../photo-management/provider-states.ts';
import { defineState, OPTIONAL_ID } from '../../core/provider-states.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { bookOf, forgetBook, forgetWidget, putBook } from './books.ts';

const ID = { type: 'string', minLength: 1 };

const NEVER = Date.UTC(9999, 0);

type BookFacts = { title?: string; articleType?: string };

const FACTS = {
  type: 'object',
  default: {},
  description: 'What is known of the photo book and its online version, such as this; links are those of the service.',
};

/** Situations of online photo books that contracts ask for. */
export const widgetStates = [
  defineState<{ orderCode: string; widgetId: string; fields: BookFacts }>({
    name: 'an online photo book exists',
    description: 'The customer has a photo book of that order, with an online version that can be viewed.',
    parameters: { orderCode: ID, widgetId: ID, fields: FACTS },
    setup: (sandbox, account, { orderCode, widgetId, fields }) =>
      placeBook(sandbox, account.id, orderCode, { widgetId, fields }),
  }),
  defineState<{ orderCode: string; widgetId: string; fields: BookFacts }>({
    name: 'an online photo book is being made',
    description: 'The customer has a photo book of that order; its online version cannot be viewed yet.',
    parameters: { orderCode: ID, widgetId: ID, fields: FACTS },
    setup: (sandbox, account, { orderCode, widgetId, fields }) =>
      placeBook(sandbox, account.id, orderCode, { widgetId, readyAt: NEVER, fields }),
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
  defineState<{ orderCode: string; widgetId: string }>({
    name: 'a photo book does not exist',
    description: 'Nobody has a photo book of that order, or an online version with that id.',
    parameters: { orderCode: ID, widgetId: OPTIONAL_ID },
    setup({ database }, _account, { orderCode, widgetId }) {
      forgetBook(database, orderCode);
      forgetWidget(database, widgetId);
    },
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
  { widgetId, readyAt = 0, fields = {} }: { widgetId: string | null; readyAt?: number; fields?: BookFacts },
): void {
  const photo = database.get<{ id: string }>('SELECT id FROM photo WHERE owner = ? ORDER BY seq LIMIT 1', account);
  const book = bookOf(database, orderCode) ?? {
    title: 'Our year',
    articleType: 'LargePhotoBook',
    photoId: photo?.id ?? null,
  };
  if (widgetId !== null) forgetWidget(database, widgetId);
  const { title = book.title, articleType = book.articleType } = fields;
  putBook(database, { ...book, title, articleType, orderCode, account, widgetId, readyAt });
}
