import { utc } from '@date-fns/utc/utc';
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import type { DeliveryDates } from '#generated/order-delivery-dates/model/index.ts';
import type { operations } from '#generated/order-delivery-dates/types.d.ts';
import { notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { findOrder } from '../order/orders.ts';
import type { OrderRecord } from '../order/orders.ts';
import { orderDeliveryDatesStates } from './provider-states.ts';

/** When orders are expected to arrive: books within four days, a poster on one. */
export const orderDeliveryDates = defineService<operations>({
  slug: 'order-delivery-dates',
  states: orderDeliveryDatesStates,
  createHandlers: (sandbox) => ({
    getOrderDeliveryDates({ account, params }) {
      const found = findOrder(sandbox, params.orderId);
      // The service names no order of another customer, so that codes cannot be tried out.
      if (found?.owner !== account.id) throw notFound('Nothing is known of this order.');
      return { status: 200, body: datesOf(found.record) };
    },
  }),
});

function datesOf({ createdAt, status = '', source }: OrderRecord): DeliveryDates {
  if (createdAt === undefined || /^(?:cancelled|rejected)$/i.test(status)) return {};
  const after = (days: number) => formatISO(addDays(createdAt, days, { in: utc }), { representation: 'date' });
  return source === 'POSTER_BRAND' ? { deliveryDate: after(4) } : { earliest: after(6), latest: after(9) };
}
