import { utc } from '@date-fns/utc/utc';
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import type { DeliveryDates } from '#generated/order-delivery-dates/model/index.ts';
import type { operations } from '#generated/order-delivery-dates/types.d.ts';
import { notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { findOrder } from '../order/orders.ts';
import type { OrderRecord } from '../order/orders.ts';
import { BOOK_DAYS, POSTER_DAYS } from './delivery-days.ts';
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

/**
 * How many days after it was placed an order is to arrive, where that is later than usual: what is in production is on time, and
 * what the service itself calls delayed is late.
 */
const SLOW_DAYS: ReadonlyMap<string, number> = new Map([
  ['paymentSuccess', 12],
  ['paymentFree', 12],
  ['processing', 12],
  ['approved', 12],
  ['on_hold', 16],
  ['verification failed', 16],
  ['processing failed', 16],
  ['ProductionStarted', 20],
  ['producing', 20],
  ['shipped', 27],
]);

function datesOf({ createdAt, status = '', source }: OrderRecord): DeliveryDates {
  if (createdAt === undefined || /^(?:cancelled|rejected)$/i.test(status)) return {};
  const after = (days: number) => formatISO(addDays(createdAt, days, { in: utc }), { representation: 'date' });
  const slow = SLOW_DAYS.get(status);
  if (source === 'POSTER_BRAND') return { deliveryDate: after(slow ?? POSTER_DAYS) };
  return { earliest: after(slow ?? BOOK_DAYS), latest: after((slow ?? BOOK_DAYS) + 3) };
}
