import { expect } from 'vitest';
import { orderQueries } from '#features/orders/queries.ts';
import type { operations } from '#generated/voucher/types.d.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';
import type { ProviderState } from './support/interaction.ts';

/** Fields as the service is asked to have them. */
type Fields = Record<string, ProviderState[string]>;

const { operation } = contract<operations>('voucher');

const failed = 'We could not load your voucher.';
const provoked = { provoked: true } as const;
const title = '10 % off photo books';
const voucher = (offer: Fields) => ({ state: 'a voucher exists', code: 'SAVE10', offer });

operation(
  'getVoucherOffer',
  { ids: 'A7.24', request: { path: { code: 'SAVE10' } }, call: () => read(orderQueries.voucher('SAVE10')) },
  ({ on, refusedToken, broken, garbled }) => {
    on(200, 'an offer that ends at a moment', {
      ids: 'A3.21',
      given: voucher({ title, expiryDate: '2027-01-31T23:59:59Z' }),
    }).gives((details) => expect(details).toEqual({ isVoucherFound: true, title, expiryDate: '2027-01-31T23:59:59Z' }));
    on(200, 'an offer that ends on a day', {
      ids: 'O110',
      given: voucher({ title, expiryDate: '2027-01-31' }),
      example: 'expiryDay',
    }).gives((details) => expect(details).toMatchObject({ expiryDate: '2027-01-31' }));
    on(200, 'an offer with further fields', {
      ids: 'A3.22',
      given: voucher({ title, discount: { percentage: 10 }, articles: ['LargePhotoBook'] }),
      example: 'furtherFields',
    }).gives((details) =>
      expect(details).toEqual({
        isVoucherFound: true,
        title,
        discount: { percentage: 10 },
        articles: ['LargePhotoBook'],
      }),
    );
    on(200, 'an offer of which nothing is told', { given: voucher({}), example: 'nothing' }).gives((details) =>
      expect(details).toEqual({ isVoucherFound: true }),
    );
    on(200, 'an offer, for the product whose voucher is refreshed', {
      ids: 'A7.25 A3.9 A3.10 O140',
      given: voucher({ title, expiryDate: '2027-01-31T23:59:59Z' }),
    }).gives((details) => expect(details).toMatchObject({ isVoucherFound: true, title }));
    refusedToken();
    on(404, 'no such voucher', { ids: 'A3.21', given: { state: 'a voucher does not exist', code: 'SAVE10' } }).gives(
      (details) => expect(details).toEqual({ isVoucherFound: false }),
    );
    on(429, 'too many requests', provoked).fails(failed);
    on(500, 'the service fails', provoked).fails(failed);
    broken('O110', 'expiryDate', 'soon');
    broken('A7.24', '', []);
    garbled('A7.24', failed);
  },
);
