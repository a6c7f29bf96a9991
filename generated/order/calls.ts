/**
 * From openapi/order.yaml by npm run generate.
 */
import {
  AccountOrderOrNothing,
  AccountOrderPage,
  SuperOrderOrNothing,
  SuperOrderPage
} from './model/index.ts';
import type {
  DeliveryAddress,
  ListMySuperOrdersParams,
  ListOrdersByAccountParams
} from './model/index.ts';

import { pathWithQuery } from '../../src/api/path-with-query.ts';
import { request, type CallOptions } from '../../src/api/request.ts';
import { getGetSuperOrderUrl, getListMySuperOrdersUrl } from './urls.ts';

/**
 * One page of the orders of the customer.
 * The client reads 100 at a time, moving Offset on, until it has as many as the total says, and splits them into "in progress" and "history" itself. 404 means that there are none.
 */
export function listMySuperOrders(params: ListMySuperOrdersParams, options?: CallOptions): Promise<SuperOrderPage> {
  return request(getListMySuperOrdersUrl(params), {
    operation: { service: 'order', operationId: 'listMySuperOrders', auth: 'bearer', timeoutMs: 20000, retry: 'transient', list: 'tolerant', missing: { superOrders: [], total: 0 } },
    ...options,
    method: 'GET',
    schema: SuperOrderPage,
  });
}

/**
 * One order.
 * 404, null, and an answer without a body all mean "Order not found". Only the code is required; whatever else is missing is left out on the screen.
 */
export function getSuperOrder(code: string, options?: CallOptions): Promise<SuperOrderOrNothing | null> {
  return request(getGetSuperOrderUrl(code), {
    operation: { service: 'order', operationId: 'getSuperOrder', auth: 'bearer', timeoutMs: 15000, retry: 'transient', missing: null },
    ...options,
    method: 'GET',
    schema: SuperOrderOrNothing,
  });
}

/**
 * Change the delivery address of an order.
 * Offered for home delivery until production starts, or as canChangeDeliveryAddress says. The body is the address as it was read with the edited fields put in, unknown ones included, and the delivery type. The client reads the order again afterwards.
 */
export function updateDeliveryAddress(code: string, deliveryAddress: DeliveryAddress, options?: CallOptions): Promise<void> {
  return request(`/v1/superorders/${encodeURIComponent(code)}/deliveryAddress`, {
    operation: { service: 'order', operationId: 'updateDeliveryAddress', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(deliveryAddress),
  });
}

/**
 * Account orders with given articles.
 * The first half of the search for online photo books; the widgets of the orders follow by listWidgetsByOrderCodes. Pages of ten, offset is (page - 1) times ten. 404 means that there are none.
 */
export function listOrdersByAccount(accountId: string, params?: ListOrdersByAccountParams, options?: CallOptions): Promise<AccountOrderPage> {
  return request(pathWithQuery(`/orders/byAccount/${encodeURIComponent(accountId)}`, params), {
    operation: { service: 'order', operationId: 'listOrdersByAccount', auth: 'bearer', timeoutMs: 15000, retry: 'transient', list: 'tolerant', missing: { items: [], total: 0 } },
    ...options,
    method: 'GET',
    schema: AccountOrderPage,
  });
}

/**
 * One account order.
 * 404, null, and an answer without a body all mean "Order not found".
 */
export function getOrder(id: string, options?: CallOptions): Promise<AccountOrderOrNothing | null> {
  return request(`/v1/Orders/${encodeURIComponent(id)}`, {
    operation: { service: 'order', operationId: 'getOrder', auth: 'bearer', timeoutMs: 15000, retry: 'transient', missing: null },
    ...options,
    method: 'GET',
    schema: AccountOrderOrNothing,
  });
}

