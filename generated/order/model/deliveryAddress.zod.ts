/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const deliveryAddressOneCountryCodeMin = 2;
const deliveryAddressOneCountryCodeMax = 2;

export const DeliveryAddress = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "companyName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "streetName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "streetNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "streetNumberAddition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "addressLine2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deliveryAddressOneCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressOneCountryCodeMax)).check(/*#__PURE__*/ zod.describe('ISO 3166-1 alpha-2.')),
  "phoneNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "deliveryType": /*#__PURE__*/ zod.enum(['Home', 'PickupPoint'])
}), /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()));

export type DeliveryAddress = zod.input<typeof DeliveryAddress>;
