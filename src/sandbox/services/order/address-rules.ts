import type { DeliveryAddress } from '#generated/order/model/index.ts';

type Address = Partial<Pick<DeliveryAddress, 'postalCode' | 'countryCode' | 'phoneNumber' | 'streetName'>>;

/** What a postal code looks like where it is known. */
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  BE: /^\d{4}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
};

/** The field for which the service refuses an address. */
export function refusedField({ postalCode = '', countryCode = '', phoneNumber, streetName = '' }: Address): keyof Address | undefined {
  if (!/\p{L}/u.test(streetName)) return 'streetName';
  if (!(POSTAL_CODES[countryCode] ?? /\w/).test(postalCode.trim())) return 'postalCode';
  if (phoneNumber && !/^\+?[\d\s().-]{6,20}$/.test(phoneNumber)) return 'phoneNumber';
  return undefined;
}
