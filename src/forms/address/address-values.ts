import { normaliseCode, normaliseTexts } from '../normalise.ts';
import { countryName, normalisePostalCode, rulesOf } from './countries.ts';
import { splitStreet } from './street.ts';

/** Values of an address form, by the names of the services (O107); '' for an empty field. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  companyName: string;
  /** For business customers only (O102). */
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

/** Optional field. */
type OptionalField =
  | 'companyName'
  | 'vatNumber'
  | 'streetNumber'
  | 'streetNumberAddition'
  | 'addressLine2'
  | 'phoneNumber';

/** Required fields. */
export const REQUIRED_ADDRESS_FIELDS = [
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
 * Initial values of an address form.
 * @param address the address to change; undefined for a new one
 * @param country used if the address has none
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
 * Normalised values: texts and codes by the rules of the country, and the number of the house in its own field, where browsers do
 * not fill it in. An addition or a number that was typed is never overwritten.
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

/** Converts values into the body of a request. Empty fields are present as undefined, so that they replace the former value. */
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

/** Lines of an address as on an envelope of its country, the name first and the country last. */
export function addressLines(address: GivenAddress, locale: string): string[] {
  const values = addressValues(address, '');
  const { isNumberFirst, isPostalCodeLast, beforeAddition } = rulesOf(values.countryCode);
  const number = withAddition(values.streetNumber, values.streetNumberAddition, beforeAddition);
  const { postalCode, city } = values;
  return [
    words(values.firstName, values.lastName),
    values.companyName,
    isNumberFirst ? words(number, values.streetName) : words(values.streetName, number),
    values.addressLine2,
    ...(isPostalCodeLast ? [city, postalCode] : [words(postalCode, city)]),
    countryName(values.countryCode, locale),
  ].filter((line) => line.trim() !== '');
}

/** "12B", but "12 bis", and "12 2" by no means. */
function withAddition(number: string, addition: string, beforeDigit = ' '): string {
  if (number !== '' && /^\d/.test(addition)) return number + beforeDigit + addition;
  return /^\p{L}$/u.test(addition) ? number + addition : words(number, addition);
}

function words(...parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}
