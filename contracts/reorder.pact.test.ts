import { expect } from 'vitest';
import { orderQueries, reorder } from '#features/orders/queries.ts';
import type { operations } from '#generated/reorder/types.d.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('reorder');

const failed = 'We could not place this order again. Try again later.';
const provoked = { provoked: true } as const;
const order = (canReorder: boolean, source = 'PHOTOBOOK_BRAND') => ({
  state: 'an order exists',
  code: 'SO-1001',
  order: { source },
  canReorder,
});
const noOrder = { state: 'an order does not exist', code: 'SO-1001' };

operation(
  'getReorderStatus',
  {
    ids: 'A7.20 O112',
    request: { path: { orderCode: 'SO-1001' } },
    call: () => read(orderQueries.isReorderable('SO-1001')),
  },
  ({ on, refusedToken, broken }) => {
    on(200, 'it can be ordered again', { given: order(true), exactly: ['canReorder'] }).gives((possible) =>
      expect(possible).toBe(true),
    );
    on(200, 'it cannot be ordered again', { given: order(false), example: 'no', exactly: ['canReorder'] }).gives(
      (possible) => expect(possible).toBe(false),
    );
    on(200, 'it can, in words', {
      given: order(true, 'POSTER_BRAND'),
      example: 'available',
      borne: true,
      exactly: ['status'],
    }).gives((possible) => expect(possible).toBe(true));
    on(200, 'it cannot, in words', {
      given: order(false, 'POSTER_BRAND'),
      example: 'unavailable',
      borne: true,
    }).gives((possible) => expect(possible).toBe(false));
    on(200, 'nothing is said', { ...provoked, example: 'nothing' }).gives((possible) => expect(possible).toBe(false));
    refusedToken();
    on(404, 'nothing is known of the order', { given: noOrder }).gives((possible) => expect(possible).toBe(false));
    on(500, 'the service fails', provoked).fails(null);
    broken('O112', 'canReorder', 'yes');
  },
);

operation(
  'createDirectReorder',
  { ids: 'A7.21 O139', request: { query: { OrderCode: 'SO-1001' } }, call: () => reorder('SO-1001') },
  ({ on, refusedToken, broken }) => {
    on(200, 'the shop has it in a basket', { given: order(true) }).gives((shopUrl) =>
      expect(shopUrl).toBe('https://www.folioleaf-uk.example/basket/4711'),
    );
    on(200, 'an address that is not to be gone to', {
      ...provoked,
      body: () => ({ ShopUrl: 'ftp://shop.example/basket' }),
      exactly: ['ShopUrl'],
    }).throws('The shop is at no http or https address');
    on(400, 'the order code is refused', provoked).fails(failed);
    refusedToken();
    on(404, 'no such order', { given: noOrder }).fails(failed);
    on(409, 'it can no longer be ordered again', { given: order(false) }).fails(failed);
    on(500, 'the service fails', provoked).fails(failed);
    broken('A7.21', 'ShopUrl');
  },
);
