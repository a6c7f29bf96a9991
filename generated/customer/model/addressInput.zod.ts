/**
 * From openapi/customer.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const addressInputOneStreetNameMin = 2;
const addressInputOneStreetNameMax = 100;

const addressInputOneStreetNameRegExp = new RegExp('^(?=\\P{L}*\\p{L})[^<>;]*$', 'u');
const addressInputOneStreetNumberMax = 10;

const addressInputOneStreetNumberRegExp = new RegExp('^\\d');
const addressInputOnePostalCodeMin = 2;
const addressInputOnePostalCodeMax = 10;

const addressInputOnePostalCodeRegExp = new RegExp('^(?=[ -]*[A-Za-z\\d])[A-Za-z\\d -]*$');

const addressInputOneCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
const addressInputOnePhoneNumberRegExp = new RegExp('^\\+?([\\s()./-]*\\d){6,15}[\\s()./-]*$');

export const AddressInput = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "companyName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "streetName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addressInputOneStreetNameMin)).check(/*#__PURE__*/ zod.maxLength(addressInputOneStreetNameMax)).check(/*#__PURE__*/ zod.regex(addressInputOneStreetNameRegExp)).check(/*#__PURE__*/ zod.describe('With a letter, and none of < > ;')),
  "streetNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressInputOneStreetNumberMax)).check(/*#__PURE__*/ zod.regex(addressInputOneStreetNumberRegExp))).check(/*#__PURE__*/ zod.describe('Missing where houses have names.')),
  "streetNumberAddition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "addressLine2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addressInputOnePostalCodeMin)).check(/*#__PURE__*/ zod.maxLength(addressInputOnePostalCodeMax)).check(/*#__PURE__*/ zod.regex(addressInputOnePostalCodeRegExp)).check(/*#__PURE__*/ zod.describe('What no country goes beyond; the client knows the codes of some countries better.')),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addressInputOneCountryCodeRegExp)).check(/*#__PURE__*/ zod.describe('ISO 3166-1 alpha-2.')),
  "phoneNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addressInputOnePhoneNumberRegExp))).check(/*#__PURE__*/ zod.describe('A + at most in front, separators, 6 to 15 digits.')),
  "isDefault": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}), /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()) as zod.ZodMiniType<object, object>);

export type AddressInput = zod.input<typeof AddressInput>;
