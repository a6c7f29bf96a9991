import type { DeliveryAddress } from '#generated/order/model/index.ts';

type Address = Partial<Pick<DeliveryAddress, 'postalCode' | 'countryCode' | 'phoneNumber'>>;

/** Patterns of postal codes by country, where known. */
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  BE: /^\d{4}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
};

/** The field for which the service refuses an address that fits the spec: it takes no slashes in a phone number, for one. */
export function refusedField({
  postalCode = '',
  countryCode = '',
  phoneNumber = '',
}: Address): keyof Address | undefined {
  if (POSTAL_CODES[countryCode]?.test(postalCode) === false) return 'postalCode';
  return phoneNumber.includes('/') ? 'phoneNumber' : undefined;
}
