/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const AccountOrderProduct = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "paymentChangedDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Null and missing mean never.'))
});

export type AccountOrderProduct = zod.input<typeof AccountOrderProduct>;
