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
type OptionalField = 'companyName' | 'vatNumber' | 'streetNumber' | 'streetNumberAddition' | 'addressLine2' | 'phoneNumber';

/** An address as it is sent: without space around what was typed, and `undefined` for what was left empty. */
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

/** What was typed, as it is sent. A field that was emptied is named, too, so that it takes the place of what it was. */
export function postalAddress(values: AddressValues): PostalAddress {
  const given = (field: OptionalField) => values[field].trim() || undefined;
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    companyName: given('companyName'),
    vatNumber: given('vatNumber'),
    streetName: values.streetName.trim(),
    streetNumber: given('streetNumber'),
    streetNumberAddition: given('streetNumberAddition'),
    addressLine2: given('addressLine2'),
    postalCode: values.postalCode.trim(),
    city: values.city.trim(),
    countryCode: values.countryCode,
    phoneNumber: given('phoneNumber'),
  };
}
