/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const SuperOrderProduct = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "articleType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "thumbnailUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "paymentChangedDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the payment last changed; null and missing mean never.')),
  "voucher": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The voucher code, looked up by getVoucherOffer; null and missing mean none.'))
});

export type SuperOrderProduct = zod.input<typeof SuperOrderProduct>;
