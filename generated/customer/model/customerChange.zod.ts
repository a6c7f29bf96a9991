/**
 * From openapi/customer.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const customerChangeOnePhoneNumberRegExp = new RegExp('^\\+?([\\s()./-]*\\d){6,15}[\\s()./-]*$');

export const CustomerChange = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "customerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email({ pattern: /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z](?:[A-Za-z\d-]*[A-Za-z\d])$/ })),
  "firstName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "lastName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "dateOfBirth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "companyName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "vatNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "phoneNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(customerChangeOnePhoneNumberRegExp))).check(/*#__PURE__*/ zod.describe('A + at most in front, separators, 6 to 15 digits.')),
  "b2bStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "paymentMethod": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "callbackUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "callbackFormat": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
}), /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()) as zod.ZodMiniType<object, object>);

export type CustomerChange = zod.input<typeof CustomerChange>;
