import type { operations } from '#generated/order/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { orderStates } from './provider-states.ts';

/** Orders, grouped into super-orders. */
export const order = defineService<operations>({
  slug: 'order',
  states: orderStates,
  createHandlers: () => ({
    getOrder: () => notWrittenYet('getOrder'),
    getSuperOrder: () => notWrittenYet('getSuperOrder'),
    listMySuperOrders: () => notWrittenYet('listMySuperOrders'),
    listOrdersByAccount: () => notWrittenYet('listOrdersByAccount'),
    updateDeliveryAddress: () => notWrittenYet('updateDeliveryAddress'),
  }),
});
