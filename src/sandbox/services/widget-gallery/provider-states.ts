import { Problem } from '../../core/problem.ts';
import { defineState } from '../../core/provider-states.ts';
import { placeOwnBook } from '../widget/provider-states.ts';
import { blockOrder, categories, putEntry, removeEntry, unblockOrder } from './entries.ts';
import type { EntryFields } from './entries.ts';

const ID = { type: 'string', minLength: 1 };

/** Situations of the gallery that contracts ask for. */
export const widgetGalleryStates = [
  defineState<{ categoryId: string; otherCategoryId: string }>({
    name: 'the gallery has categories',
    description: 'There are these two categories, among others. Answer with two of yours.',
    parameters: { categoryId: ID, otherCategoryId: ID },
    setup(_sandbox, _account, { categoryId, otherCategoryId }) {
      for (const id of [categoryId, otherCategoryId])
        if (!isCategory(id)) throw new Problem(422, 'impossible-state', `There is no category ${id}.`);
    },
  }),
  defineState<{ categoryId: string }>({
    name: 'a gallery category does not exist',
    description: 'There is no category with this id.',
    parameters: { categoryId: ID },
    setup(_sandbox, _account, { categoryId }) {
      if (isCategory(categoryId)) throw new Problem(422, 'impossible-state', `There is a category ${categoryId}.`);
    },
  }),
  defineState<{ orderCode: string; channel: string; fields: Partial<EntryFields> }>({
    name: 'a photo book is published',
    description:
      'The customer has published the photo book in that channel. `fields`: what the entry says of it, such as this.',
    parameters: { orderCode: ID, channel: ID, fields: { type: 'object', default: {} } },
    setup(sandbox, account, { orderCode, channel, fields }) {
      placeOwnBook(sandbox, account, orderCode);
      putEntry(sandbox.database, account.id, {
        title: 'Our year',
        categoryIds: ['travel', 'family'],
        isPublic: true,
        ...fields,
        orderCode,
        channel,
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
  defineState<{ orderCode: string; reason: string }>({
    name: 'a photo book may not be published',
    description: 'The order is blocked, for that reason.',
    parameters: { orderCode: ID, reason: { ...ID, default: 'copyright' } },
    setup: ({ database }, _account, { orderCode, reason }) => blockOrder(database, orderCode, reason),
  }),
];

function isCategory(id: string): boolean {
  return categories.some((category) => category.id === id);
}
