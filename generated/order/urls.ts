// From openapi/order.yaml by npm run generate.
import { pathWithQuery } from '../../src/api/path-with-query.ts';
import type { ListMySuperOrdersParams, ListOrdersByAccountParams } from './model/index.ts';

export const getListMySuperOrdersUrl = (params: ListMySuperOrdersParams) => pathWithQuery('/v2/superorders/me', params);

export const getGetSuperOrderUrl = (code: string) => `/v1/superorders/${encodeURIComponent(code)}`;

export const getUpdateDeliveryAddressUrl = (code: string) => `/v1/superorders/${encodeURIComponent(code)}/deliveryAddress`;

export const getListOrdersByAccountUrl = (accountId: string, params?: ListOrdersByAccountParams) => pathWithQuery(`/orders/byAccount/${encodeURIComponent(accountId)}`, params);

export const getGetOrderUrl = (id: string) => `/v1/Orders/${encodeURIComponent(id)}`;
