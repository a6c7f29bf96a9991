/**
 * From openapi/customer.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const addressFieldsOneCountryCodeMin = 2;
const addressFieldsOneCountryCodeMax = 2;

export const AddressFields = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string(),
  "lastName": /*#__PURE__*/ zod.string(),
  "companyName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "streetName": /*#__PURE__*/ zod.string(),
  "streetNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Missing where houses have names.')),
  "streetNumberAddition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "addressLine2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "postalCode": /*#__PURE__*/ zod.string(),
  "city": /*#__PURE__*/ zod.string(),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addressFieldsOneCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(addressFieldsOneCountryCodeMax)).check(/*#__PURE__*/ zod.describe('ISO 3166-1 alpha-2.')),
  "phoneNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "isDefault": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}), /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()) as zod.ZodMiniType<object, object>);

export type AddressFields = zod.input<typeof AddressFields>;
