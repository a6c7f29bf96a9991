// From openapi/order-delivery-dates.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getOrderDeliveryDates } from './calls.ts';

/** Query: getOrderDeliveryDates. */
export const getGetOrderDeliveryDatesQueryOptions = (orderId: string) =>
  readOptions(['getOrderDeliveryDates', orderId], ({ signal }) => getOrderDeliveryDates(orderId, { signal }));
