import { defineState } from '../../core/provider-states.ts';
import { placeOwnBook } from '../widget/provider-states.ts';
import { blockOrder, putEntry, removeEntry, unblockOrder } from './entries.ts';

const ID = { type: 'string', minLength: 1 };

/** Situations of the gallery that contracts ask for. */
export const widgetGalleryStates = [
  defineState<{ orderCode: string; channel: string }>({
    name: 'a photo book is published',
    description: 'The customer has published the photo book in that channel, with a title and in two categories.',
    parameters: { orderCode: ID, channel: ID },
    setup(sandbox, account, { orderCode, channel }) {
      placeOwnBook(sandbox, account, orderCode);
      putEntry(sandbox.database, account.id, {
        orderCode,
        channel,
        title: 'Our year',
        categoryIds: ['travel', 'family'],
        isPublic: true,
      });
    },
  }),
  defineState<{ orderCode: string; channel: string }>({
    name: 'a photo book is not published',
    description: 'The customer has ordered the photo book; it is not in the gallery of that channel, and may be.',
    parameters: { orderCode: ID, channel: ID },
    setup(sandbox, account, { orderCode, channel }) {
      placeOwnBook(sandbox, account, orderCode);
      removeEntry(sandbox.database, orderCode, channel);
      unblockOrder(sandbox.database, orderCode);
    },
  }),
  defineState<{ orderCode: string }>({
    name: 'a photo book may not be published',
    description: 'The order is blocked.',
    parameters: { orderCode: ID },
    setup: ({ database }, _account, { orderCode }) => blockOrder(database, orderCode),
  }),
];
