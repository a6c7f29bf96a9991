import * as z from 'zod/mini';
import { t, type TextKey } from '#i18n/texts.ts';
import type { SpecText } from '../form-rules.ts';
import { countryName, isPostalCode, rulesOf } from './countries.ts';
import { addressValues, type AddressField, type AddressValues, type PostalAddress } from './address-values.ts';
import { isPhoneNumber } from './phone-number.ts';
import type { RecordFields } from '../conflicts.tsx';

/** Message of each invalid field, also if the service refuses it (A5.1 to A5.4). */
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

/** For fields with one documented message for every error. */
const alike = (invalid: TextKey) => ({ invalid, tooLong: invalid });

/** Messages for fields that break the spec. */
export const addressTexts = {
  ...ERRORS,
  streetName: alike(ERRORS.streetName),
  streetNumber: alike(ERRORS.streetNumber),
  postalCode: alike(ERRORS.postalCode),
  phoneNumber: alike(ERRORS.phoneNumber),
} as const satisfies Record<AddressField, SpecText<AddressValues>>;

/** Rules that no spec has: what is required and possible in a country (O126). */
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

/** Field and message for each field that the service refuses. */
export const addressRefusals = Object.fromEntries(
  Object.entries(ERRORS).map(([field, message]) => [field, { field, message }]),
) as Readonly<Record<AddressField, { field: AddressField; message: TextKey }>>;

const LABELS = {
  countryCode: 'address.countryCode',
  firstName: 'address.firstName',
  lastName: 'address.lastName',
  companyName: 'address.companyName',
  vatNumber: 'address.vatNumber',
  streetName: 'address.streetName',
  streetNumber: 'address.streetNumber',
  streetNumberAddition: 'address.streetNumberAddition',
  addressLine2: 'address.addressLine2',
  postalCode: 'address.postalCode',
  city: 'address.city',
  phoneNumber: 'address.phoneNumber',
} as const satisfies Record<AddressField, TextKey>;

/** Record fields of an address form, for questions about changes from elsewhere. @param country for `addressValues` */
export function addressRecord(country: string, locale: string): RecordFields<AddressValues, PostalAddress> {
  return {
    valuesOf: (address) => addressValues(address, country),
    labels: LABELS,
    textOf: (name, { countryCode }) => (name === 'countryCode' ? countryName(countryCode, locale) : undefined),
  };
}
