import { expect } from 'vitest';
import { orderQueries } from '#features/orders/queries.ts';
import type { operations } from '#generated/order-cutoff/types.d.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';
import type { ProviderState } from './support/interaction.ts';

/** Fields as the service is asked to have them. */
type Fields = Record<string, ProviderState[string]>;

const { operation } = contract<operations>('order-cutoff');

const provoked = { provoked: true } as const;
const groups = (...all: Fields[]) => ({ state: 'the article groups are these', groups: all });
const books = { id: 'books', name: 'Photo books', articles: ['LargePhotoBook', 'SquarePhotoBook'] };

operation(
  'listCutoffArticleGroups',
  { ids: 'A7.22', call: () => read(orderQueries.cutoffGroups()) },
  ({ on, refusedToken, broken }) => {
    on(200, 'a group with its articles', { ids: 'O113', given: groups(books) }).gives((found) =>
      expect(found).toEqual([{ ...books, articles: ['LargePhotoBook'] }]),
    );
    on(200, 'a group without articles', {
      ids: 'O113',
      given: groups({ id: 'prints', name: 'Prints' }),
      example: 'withoutArticles',
    }).gives((found) => expect(found).toEqual([{ id: 'prints', name: 'Prints' }]));
    on(200, 'no group', { ...provoked, example: 'none', exactly: [''] }).gives((found) => expect(found).toEqual([]));
    refusedToken();
    on(404, 'no group at all', { given: groups() }).gives((found) => expect(found).toEqual([]));
    on(500, 'the service fails', provoked).fails(null);
    broken('O113', '0.id');
    broken('O113', '0.name');
  },
);

operation(
  'getCutoffCampaign',
  {
    ids: 'A7.23',
    request: { path: { name: 'christmas' } },
    call: () => read(orderQueries.cutoffCampaign('christmas')),
  },
  ({ on, refusedToken, broken }) => {
    on(200, 'a campaign that ends at a moment', {
      ids: 'O113',
      given: {
        state: 'a campaign exists',
        campaign: { name: 'christmas', cutOffDate: '2026-12-18T12:00:00Z', articleGroups: ['books'] },
      },
    }).gives((campaign) =>
      expect(campaign).toEqual({ name: 'christmas', cutOffDate: '2026-12-18T12:00:00Z', articleGroups: ['books'] }),
    );
    on(200, 'a campaign that ends on a day', {
      ids: 'O113',
      given: { state: 'a campaign exists', campaign: { name: 'christmas', cutOffDate: '2026-12-18' } },
      example: 'day',
    }).gives((campaign) => expect(campaign).toEqual({ name: 'christmas', cutOffDate: '2026-12-18' }));
    on(200, 'a campaign without a date', {
      ids: 'O113',
      given: { state: 'a campaign exists', campaign: { name: 'christmas' } },
      example: 'nameOnly',
    }).gives((campaign) => expect(campaign).toEqual({ name: 'christmas' }));
    refusedToken();
    on(404, 'no such campaign', { given: { state: 'a campaign does not exist', name: 'christmas' } }).gives(
      (campaign) => expect(campaign).toBeNull(),
    );
    on(500, 'the service fails', provoked).fails(null);
    broken('O113', 'name');
    broken('O113', 'cutOffDate', 'soon');
  },
);
