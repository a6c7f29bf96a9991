/** What is written on a parcel; all of it may be missing. */
export interface PostalAddress {
  firstName?: string;
  lastName?: string;
  companyName?: string;
  streetName?: string;
  streetNumber?: string;
  streetNumberAddition?: string;
  addressLine2?: string;
  postalCode?: string;
  city?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
}

/** Where the house number stands before the street. */
const NUMBER_FIRST = new Set(['FR', 'GB', 'IE', 'LU', 'US']);

/** Where the postal code has a line of its own, below the town. */
const CODE_LAST = new Set(['GB', 'IE']);

/** The lines of an address in the order of its country, those without anything left out. The country is named in the language. */
export function addressLines(address: PostalAddress, locale: string): string[] {
  const { firstName, lastName, companyName, streetName, addressLine2, postalCode, city } = address;
  const country = address.countryCode?.trim().toUpperCase() ?? '';
  const number = joined(address.streetNumber, address.streetNumberAddition);
  const lines = [
    joined(firstName, lastName),
    joined(companyName),
    NUMBER_FIRST.has(country) ? joined(number, streetName) : joined(streetName, number),
    joined(addressLine2),
    ...(CODE_LAST.has(country) ? [joined(city), joined(postalCode)] : [joined(postalCode, city)]),
    countryName(country, locale),
  ];
  return lines.filter((line) => line !== '');
}

/** What a country is called; the code itself when nobody has a name for it. */
export function countryName(countryCode: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(countryCode)) return countryCode;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode) ?? countryCode;
}

function joined(...parts: (string | undefined)[]): string {
  return parts.map((part) => part?.trim() ?? '').filter((part) => part !== '').join(' ');
}
