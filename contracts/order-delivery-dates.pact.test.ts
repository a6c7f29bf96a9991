import { expect } from 'vitest';
import { orderQueries } from '#features/orders/queries.ts';
import type { operations } from '#generated/order-delivery-dates/types.d.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('order-delivery-dates');

const provoked = { provoked: true } as const;
const arriving = (dates: Record<string, string>) => ({ state: 'an order is to arrive', code: 'SO-1001', dates });

operation(
  'getOrderDeliveryDates',
  {
    ids: 'A7.19 O111',
    request: { path: { orderId: 'SO-1001' } },
    call: () => read(orderQueries.deliveryDates('SO-1001')),
  },
  ({ on, refusedToken, broken }) => {
    const range = { earliest: '2026-11-24', latest: '2026-11-27' };
    on(200, 'a range of days', { given: arriving(range) }).gives((dates) => expect(dates).toEqual(range));
    on(200, 'a range of moments', { ...provoked, example: 'rangeOfMoments' }).gives((dates) =>
      expect(dates).toEqual({ earliest: '2026-11-24T08:00:00Z', latest: '2026-11-27T18:00:00Z' }),
    );
    on(200, 'the earliest day alone', { ...provoked, example: 'earliestOnly' }).gives((dates) =>
      expect(dates).toEqual({ earliest: '2026-11-24' }),
    );
    on(200, 'the latest day alone', { ...provoked, example: 'latestOnly' }).gives((dates) =>
      expect(dates).toEqual({ latest: '2026-11-27' }),
    );
    on(200, 'one day', { given: arriving({ deliveryDate: '2026-11-25' }), example: 'single' }).gives((dates) =>
      expect(dates).toEqual({ deliveryDate: '2026-11-25' }),
    );
    on(200, 'one moment', { ...provoked, example: 'singleMoment' }).gives((dates) =>
      expect(dates).toEqual({ deliveryDate: '2026-11-25T12:00:00Z' }),
    );
    on(200, 'no date', { given: arriving({}), example: 'none' }).gives((dates) => expect(dates).toEqual({}));
    refusedToken();
    on(404, 'nothing is known of the order', { given: { state: 'an order does not exist', code: 'SO-1001' } }).gives(
      (dates) => expect(dates).toEqual({}),
    );
    on(500, 'the service fails', provoked).fails(null);
    broken('O111', 'earliest', 'soon');
    broken('O111', '', []);
  },
);
