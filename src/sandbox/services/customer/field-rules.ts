import type { AddressFields, Customer, FtpIntegration } from '#generated/customer/model/index.ts';

/** Refused field -> why. */
export type Refusals = Record<string, string>;

/** O126; what the spec lets through may still be refused here. */
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  BE: /^[1-9]\d{3}$/,
  AT: /^[1-9]\d{3}$/,
  DK: /^\d{4}$/,
  NO: /^\d{4}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^\d{5}$/,
  PT: /^\d{4}-?\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
};

export function areAny(refusals: Refusals): boolean {
  return Object.keys(refusals).length > 0;
}

/** The answer that names the refused fields. */
export function refused(errors: Refusals) {
  return { status: 422 as const, body: { code: 'validation-failed', message: 'A field is not valid.', errors } };
}

type CheckedFields = Pick<AddressFields, 'postalCode' | 'countryCode' | 'phoneNumber'>;

/** Rules that an address breaks, be it a customer's or an order's. */
export function addressRefusals({ postalCode, countryCode, phoneNumber }: CheckedFields): Refusals {
  return {
    ...(POSTAL_CODES[countryCode]?.test(postalCode) === false && { postalCode: 'There is no such postal code.' }),
    ...phoneRefusal(phoneNumber),
  };
}

/** Rules that a customer's record breaks. */
export function customerRefusals({ dateOfBirth, phoneNumber }: Customer, today: string): Refusals {
  return {
    ...(dateOfBirth !== undefined && dateOfBirth > today && { dateOfBirth: 'This day is yet to come.' }),
    ...phoneRefusal(phoneNumber),
  };
}

/** Rules that an integration breaks. Names under .invalid never resolve, by definition. */
export function integrationRefusals({ callbackUrl }: FtpIntegration): Refusals {
  const isReachable = URL.canParse(callbackUrl) && !new URL(callbackUrl).hostname.endsWith('.invalid');
  return isReachable ? {} : { callbackUrl: 'This address cannot be reached.' };
}

function phoneRefusal(phoneNumber: string | undefined): Refusals {
  return phoneNumber !== undefined && /^\+(?:0|999)/.test(phoneNumber)
    ? { phoneNumber: 'No country has this code.' }
    : {};
}
