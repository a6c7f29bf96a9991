/**
 * From openapi/customer.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Customer = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "customerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email({ pattern: /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z](?:[A-Za-z\d-]*[A-Za-z\d])$/ })),
  "firstName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "lastName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "dateOfBirth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "companyName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "vatNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "phoneNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "b2bStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Default, New or Blocked; missing or anything else means approved.')),
  "paymentMethod": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "callbackUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "callbackFormat": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('XML, JSON or whatever was stored before; it is shown and kept.'))
}), /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()) as zod.ZodMiniType<object, object>);

export type Customer = zod.input<typeof Customer>;
