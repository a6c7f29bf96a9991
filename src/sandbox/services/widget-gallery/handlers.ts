import type { operations } from '#generated/widget-gallery/types.d.ts';
import type { Account } from '../../accounts/accounts.ts';
import { Problem, notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { bookOf } from '../widget/books.ts';
import { blockOf, categories, entryOf, galleryDataset, putEntry, removeEntry } from './entries.ts';
import type { Entry, EntryFields } from './entries.ts';
import { widgetGalleryStates } from './provider-states.ts';

/** Photo books in the public gallery. */
export const widgetGallery = defineService<operations>({
  slug: 'widget-gallery',
  dataset: galleryDataset,
  states: widgetGalleryStates,
  createHandlers({ database }) {
    /** @throws Problem 404 when there is none, or it is another customer's */
    function ownEntry(account: Account, orderCode: string, channel: string): Entry {
      const found = entryOf(database, orderCode, channel);
      if (found?.account !== account.id) throw notFound('There is no such entry.');
      return found.entry;
    }

    return {
      listGalleryCategories: () => ({ status: 200, body: categories }),
      getGalleryEntry: ({ account, params, query }) => ({
        status: 200,
        body: ownEntry(account, params.id, query.channel),
      }),
      createGalleryEntry({ account, body }) {
        if (bookOf(database, body.orderCode)?.account !== account.id)
          return {
            status: 422,
            body: refused('A field is not valid.', { orderCode: 'There is no such photo book of yours.' }),
          };
        const refusal = refusalOf(body);
        if (refusal) return { status: 422, body: refusal };
        if (blockOf(database, body.orderCode) !== undefined)
          throw new Problem(409, 'order-blocked', 'This photo book may not be published.');
        if (entryOf(database, body.orderCode, body.channel))
          throw new Problem(409, 'already-published', 'This photo book is published already.');
        return { status: 201, body: putEntry(database, account.id, body) };
      },
      updateGalleryEntry({ account, params, query, body }) {
        ownEntry(account, params.id, query.channel);
        if (body.orderCode !== params.id || body.channel !== query.channel)
          return { status: 400, body: refused('The address names another entry than the body.') };
        const refusal = refusalOf(body);
        if (refusal) return { status: 422, body: refusal };
        putEntry(database, account.id, body);
        return { status: 204 };
      },
      deleteGalleryEntry({ account, params, query }) {
        ownEntry(account, params.id, query.channel);
        removeEntry(database, params.id, query.channel);
        return { status: 204 };
      },
      getBlockedOrder({ params }) {
        const reason = blockOf(database, params.orderCode);
        if (reason === undefined) throw notFound('This order is not blocked.');
        return { status: 200, body: { orderCode: params.orderCode, reason } };
      },
    };
  },
});

function refusalOf({ categoryIds = [] }: EntryFields): ReturnType<typeof refused> | undefined {
  const isKnown = (id: string) => categories.some((category) => category.id === id);
  return categoryIds.every(isKnown)
    ? undefined
    : refused('A field is not valid.', { categoryIds: 'There is no such category.' });
}

function refused(message: string, errors?: Record<string, string>) {
  return { code: 'validation-failed', message, ...(errors && { errors }) };
}
