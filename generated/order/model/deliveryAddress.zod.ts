/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const deliveryAddressOneStreetNameMin = 2;
const deliveryAddressOneStreetNameMax = 100;

const deliveryAddressOneStreetNameRegExp = new RegExp('^(?=\\P{L}*\\p{L})[^<>;]*$', 'u');
const deliveryAddressOneStreetNumberMax = 10;

const deliveryAddressOneStreetNumberRegExp = new RegExp('^\\d');
const deliveryAddressOnePostalCodeMin = 2;
const deliveryAddressOnePostalCodeMax = 10;

const deliveryAddressOnePostalCodeRegExp = new RegExp('^(?=[ -]*[A-Za-z\\d])[A-Za-z\\d -]*$');

const deliveryAddressOneCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
const deliveryAddressOnePhoneNumberRegExp = new RegExp('^\\+?([\\s()./-]*\\d){6,15}[\\s()./-]*$');

export const DeliveryAddress = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "companyName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "streetName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deliveryAddressOneStreetNameMin)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressOneStreetNameMax)).check(/*#__PURE__*/ zod.regex(deliveryAddressOneStreetNameRegExp)).check(/*#__PURE__*/ zod.describe('With a letter, and none of < > ;')),
  "streetNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deliveryAddressOneStreetNumberMax)).check(/*#__PURE__*/ zod.regex(deliveryAddressOneStreetNumberRegExp))).check(/*#__PURE__*/ zod.describe('Missing where houses have names.')),
  "streetNumberAddition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "addressLine2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deliveryAddressOnePostalCodeMin)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressOnePostalCodeMax)).check(/*#__PURE__*/ zod.regex(deliveryAddressOnePostalCodeRegExp)).check(/*#__PURE__*/ zod.describe('What no country goes beyond; the client knows the codes of some countries better.')),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deliveryAddressOneCountryCodeRegExp)).check(/*#__PURE__*/ zod.describe('ISO 3166-1 alpha-2.')),
  "phoneNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deliveryAddressOnePhoneNumberRegExp))).check(/*#__PURE__*/ zod.describe('A + at most in front, separators, 6 to 15 digits.')),
  "deliveryType": /*#__PURE__*/ zod.enum(['Home', 'PickupPoint'])
}), /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()) as zod.ZodMiniType<object, object>);

export type DeliveryAddress = zod.input<typeof DeliveryAddress>;
