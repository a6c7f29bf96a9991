/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { SuperOrder } from './superOrder.zod.ts';

const superOrderPageTwoOneTotalMin = 0;

const superOrderPageTwoTwoTotalCountMin = 0;

export const SuperOrderPage = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "superOrders": /*#__PURE__*/ zod.array(SuperOrder)
}),/*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(SuperOrder)
})]), /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(superOrderPageTwoOneTotalMin))
}),/*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(superOrderPageTwoTwoTotalCountMin))
})])).check(/*#__PURE__*/ zod.describe('superOrders or items, with total or totalCount.'));

export type SuperOrderPage = zod.input<typeof SuperOrderPage>;
