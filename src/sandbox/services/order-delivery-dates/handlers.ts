import type { operations } from '#generated/order-delivery-dates/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { orderDeliveryDatesStates } from './provider-states.ts';

/** When an order arrives. */
export const orderDeliveryDates = defineService<operations>({
  slug: 'order-delivery-dates',
  states: orderDeliveryDatesStates,
  createHandlers: () => ({
    getOrderDeliveryDates: () => notWrittenYet('getOrderDeliveryDates'),
  }),
});
