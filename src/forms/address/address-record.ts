import type { TextKey } from '#i18n/texts.ts';
import type { RecordFields } from '../record-fields.ts';
import { addressValues, type AddressField, type AddressValues, type PostalAddress } from './address-values.ts';
import { countryName } from './countries.ts';

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

/** How a form for an address asks about fields that were changed elsewhere, too (R9). @param country for `addressValues` */
export function addressRecord(country: string, locale: string): RecordFields<AddressValues, PostalAddress> {
  return {
    valuesOf: (address) => addressValues(address, country),
    labels: LABELS,
    textOf: (name, { countryCode }) => (name === 'countryCode' ? countryName(countryCode, locale) : undefined),
  };
}
