/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { AccountOrder } from './accountOrder.zod.ts';

const accountOrderPageTotalMin = 0;

export const AccountOrderPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(AccountOrder),
  "total": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountOrderPageTotalMin)))
});

export type AccountOrderPage = zod.input<typeof AccountOrderPage>;
