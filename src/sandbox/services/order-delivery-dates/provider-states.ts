import { utc } from '@date-fns/utc/utc';
import { subDays } from 'date-fns/subDays';
import type { DeliveryDates } from '#generated/order-delivery-dates/model/index.ts';
import { defineState } from '../../core/provider-states.ts';
import { saveOrder } from '../order/orders.ts';
import type { OrderRecord } from '../order/orders.ts';
import { BOOK_DAYS, POSTER_DAYS } from './delivery-days.ts';

/** Situations of this service that contracts ask for; others follow from the states of the order service. */
export const orderDeliveryDatesStates = [
  defineState<{ code: string; dates: DeliveryDates }>({
    name: 'an order is to arrive',
    description:
      'The customer has an order with this code, and what is known of when it arrives has this form: one day, a range of days, or nothing.',
    parameters: { code: { type: 'string', minLength: 1 }, dates: { type: 'object' } },
    setup: ({ database }, account, { code, dates }) => saveOrder(database, account, { code, ...orderArriving(dates) }),
  }),
];

/** An order whose dates these are. */
function orderArriving({ earliest, deliveryDate }: DeliveryDates): Omit<OrderRecord, 'code'> {
  const before = (date: string, days: number) => subDays(date, days, { in: utc }).toISOString();
  if (deliveryDate) return { source: 'POSTER_BRAND', createdAt: before(deliveryDate, POSTER_DAYS) };
  return earliest ? { createdAt: before(earliest, BOOK_DAYS) } : { status: 'Cancelled' };
}
