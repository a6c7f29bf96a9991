/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const OrderAddress = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "firstName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "lastName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "companyName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "streetName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "streetNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "streetNumberAddition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "addressLine2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "postalCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "phoneNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
}), /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()) as zod.ZodMiniType<object, object>).check(/*#__PURE__*/ zod.describe('Where an order goes. Unknown fields are kept and sent back with a change.'));

export type OrderAddress = zod.input<typeof OrderAddress>;
