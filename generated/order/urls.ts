// From openapi/order.yaml by npm run generate.
import { pathWithQuery } from '../../src/api/path-with-query.ts';
import type { ListMySuperOrdersParams } from './model/index.ts';

/** Address of listMySuperOrders, behind the base address of its service. */
export const getListMySuperOrdersUrl = (params: ListMySuperOrdersParams) => pathWithQuery('/v2/superorders/me', params);

/** Address of getSuperOrder, behind the base address of its service. */
export const getGetSuperOrderUrl = (code: string) => `/v1/superorders/${encodeURIComponent(code)}`;
