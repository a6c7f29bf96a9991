/**
 * From openapi/order-delivery-dates.yaml by npm run generate.
 */
import {
  DeliveryDates
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * When an order is expected to arrive.
 * A range (earliest, latest) or one date (deliveryDate), as days or moments. All are optional, and the client leaves the block out when there is none. On any failure the block is left out, too; the rest of the order is shown.
 */
export function getOrderDeliveryDates(orderId: string, options?: CallOptions): Promise<DeliveryDates> {
  return request(`/OrderDeliveryDates/${encodeURIComponent(orderId)}`, {
    operation: { service: 'order-delivery-dates', operationId: 'getOrderDeliveryDates', auth: 'bearer', timeoutMs: 10000, retry: 'transient', missing: {} },
    ...options,
    method: 'GET',
    schema: DeliveryDates,
  });
}

