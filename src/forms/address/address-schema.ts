import * as z from 'zod/mini';
import { t, type TextKey } from '#i18n/texts.ts';
import type { SpecText } from '../form-rules.ts';
import { isPostalCode, rulesOf } from './address-rules.ts';
import type { AddressField, AddressValues } from './address-values.ts';
import { isPhoneNumber } from './phone-number.ts';

/** What is said of each field that is wrong, also when the service refuses it (A5.1 to A5.4). */
const ERRORS = {
  countryCode: 'address.countryCode.error',
  firstName: 'address.firstName.error',
  lastName: 'address.lastName.error',
  companyName: 'address.companyName.error',
  vatNumber: 'address.vatNumber.error',
  streetName: 'address.streetName.error',
  streetNumber: 'address.streetNumber.error',
  streetNumberAddition: 'address.streetNumberAddition.error',
  addressLine2: 'address.addressLine2.error',
  postalCode: 'address.postalCode.error',
  city: 'address.city.error',
  phoneNumber: 'address.phoneNumber.error',
} as const satisfies Record<AddressField, TextKey>;

/** For fields whose message is documented, whatever is wrong with them. */
const alike = (invalid: TextKey) => ({ invalid, tooLong: invalid });

/** What is said of each field that breaks the spec. */
export const addressTexts = {
  ...ERRORS,
  streetName: alike(ERRORS.streetName),
  streetNumber: alike(ERRORS.streetNumber),
  postalCode: alike(ERRORS.postalCode),
  phoneNumber: alike(ERRORS.phoneNumber),
} as const satisfies Record<AddressField, SpecText<AddressValues>>;

/** What no spec says of an address: what is needed and possible in its country (O126). */
export const addressSchema = z
  .object({
    streetName: z.string(),
    streetNumber: z.string(),
    postalCode: z.string(),
    countryCode: z.string(),
    phoneNumber: z.string(),
  })
  .check(
    rule(
      'streetNumber',
      ({ streetNumber, countryCode }) => streetNumber !== '' || rulesOf(countryCode).isNumberOptional === true,
    ),
    rule('postalCode', ({ postalCode, countryCode }) => isPostalCode(postalCode, countryCode)),
    rule('phoneNumber', ({ phoneNumber, countryCode }) => isPhoneNumber(phoneNumber, countryCode)),
  );

type Judged = Pick<AddressValues, 'streetName' | 'streetNumber' | 'postalCode' | 'countryCode' | 'phoneNumber'>;

function rule(field: keyof Judged, holds: (values: Judged) => boolean | Promise<boolean>) {
  return z.refine<Judged>(holds, {
    path: [field],
    error: ({ input }) =>
      t(
        field === 'streetNumber' && hasNumberInStreet(input as Judged)
          ? 'address.streetNumber.inStreet'
          : ERRORS[field],
      ),
  });
}

function hasNumberInStreet({ streetName, streetNumber }: Judged): boolean {
  return streetNumber === '' && /\d/.test(streetName);
}

/** Where a form shows that the service refuses a field, and in which words: the same (A5.1 to A5.4). */
export const addressRefusals = Object.fromEntries(
  Object.entries(ERRORS).map(([field, message]) => [field, { field, message }]),
) as Readonly<Record<AddressField, { field: AddressField; message: TextKey }>>;
