import { normaliseCode, normaliseTexts } from '../normalise.ts';
import { normalisePostalCode } from './address-rules.ts';
import { splitStreet } from './street.ts';

/** What stands in the fields of a form for an address, by the names that the services have for them (O107); '' for nothing. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  companyName: string;
  /** Of business customers alone (O102). */
  vatNumber: string;
  streetName: string;
  streetNumber: string;
  streetNumberAddition: string;
  addressLine2: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2, in capitals. */
  countryCode: string;
  phoneNumber: string;
}

export type AddressField = keyof AddressValues;

/** A field that may stay empty. */
type OptionalField =
  | 'companyName'
  | 'vatNumber'
  | 'streetNumber'
  | 'streetNumberAddition'
  | 'addressLine2'
  | 'phoneNumber';

/** Fields that no address is without. */
export const NEEDED_ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'streetName',
  'postalCode',
  'city',
  'countryCode',
] as const satisfies readonly Exclude<AddressField, OptionalField>[];

/** An address as it is sent: `undefined` for what was left empty. */
export type PostalAddress = Omit<AddressValues, OptionalField> & Partial<Pick<AddressValues, OptionalField>>;

/** An address as a service gives it: any field may be missing, and there may be others. */
export type GivenAddress = { readonly [Field in AddressField]?: unknown };

/**
 * What a form for an address begins with.
 * @param address the one that is to be changed; none for a new one
 * @param country the one to begin with where the address has none
 */
export function addressValues(address: GivenAddress | undefined, country: string): AddressValues {
  const text = (field: AddressField) => {
    const value = address?.[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    companyName: text('companyName'),
    vatNumber: text('vatNumber'),
    streetName: text('streetName'),
    streetNumber: text('streetNumber'),
    streetNumberAddition: text('streetNumberAddition'),
    addressLine2: text('addressLine2'),
    postalCode: text('postalCode'),
    city: text('city'),
    countryCode: (text('countryCode') || country).toUpperCase(),
    phoneNumber: text('phoneNumber'),
  };
}

/**
 * What was typed, as it is meant: lines and codes by the rules of the country, and the number of the house in its own field, where
 * browsers do not fill it in. An addition or a number that was typed is never overwritten.
 */
export function normaliseAddress<Values extends AddressValues>(values: Values): Values {
  const lines = normaliseTexts(values);
  const { countryCode, streetName, streetNumber, streetNumberAddition } = lines;
  const street = streetNumber === '' ? splitStreet(streetName, countryCode) : undefined;
  const hasRoom = streetNumberAddition === '' || street?.streetNumberAddition === '';
  return {
    ...lines,
    ...(street && hasRoom && { ...street, streetNumberAddition: street.streetNumberAddition || streetNumberAddition }),
    postalCode: normalisePostalCode(lines.postalCode, countryCode),
    phoneNumber: normaliseCode(lines.phoneNumber),
    vatNumber: normaliseCode(lines.vatNumber),
  };
}

/** What was typed, as it is sent. A field that was emptied is named, too, so that it takes the place of what it was. */
export function postalAddress(values: AddressValues): PostalAddress {
  const given = (field: OptionalField) => values[field] || undefined;
  return {
    ...values,
    companyName: given('companyName'),
    vatNumber: given('vatNumber'),
    streetNumber: given('streetNumber'),
    streetNumberAddition: given('streetNumberAddition'),
    addressLine2: given('addressLine2'),
    phoneNumber: given('phoneNumber'),
  };
}
