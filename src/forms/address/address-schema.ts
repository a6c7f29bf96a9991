import * as z from 'zod/mini';
import { t, type TextKey } from '#i18n/texts.ts';
import { isPostalCode, isStreetName, isStreetNumber } from './address-rules.ts';
import { type AddressField, type AddressValues, postalAddress, type PostalAddress } from './address-values.ts';
import { isPhoneNumber } from './phone-number.ts';

interface Rule {
  holds: (values: AddressValues) => boolean | Promise<boolean>;
  error: TextKey;
  /** What is said instead to who has typed it so. */
  errorOf?: (values: AddressValues) => TextKey | undefined;
}

const isFilled = (text: string) => text !== '';

/** What each field has to be, and what is said when it is not, also when the service refuses it (A5.1 to A5.4). */
const RULES = {
  countryCode: { holds: ({ countryCode }) => /^[A-Z]{2}$/.test(countryCode), error: 'address.countryCode.error' },
  firstName: { holds: ({ firstName }) => isFilled(firstName), error: 'address.firstName.error' },
  lastName: { holds: ({ lastName }) => isFilled(lastName), error: 'address.lastName.error' },
  companyName: { holds: () => true, error: 'address.companyName.error' },
  vatNumber: { holds: () => true, error: 'address.vatNumber.error' },
  streetName: { holds: ({ streetName }) => isStreetName(streetName), error: 'address.streetName.error' },
  streetNumber: {
    holds: ({ streetNumber, countryCode }) => isStreetNumber(streetNumber, countryCode),
    error: 'address.streetNumber.error',
    errorOf: ({ streetName, streetNumber }) => (streetNumber === '' && /\d/.test(streetName) ? 'address.streetNumber.inStreet' : undefined),
  },
  streetNumberAddition: { holds: () => true, error: 'address.streetNumberAddition.error' },
  addressLine2: { holds: () => true, error: 'address.addressLine2.error' },
  postalCode: { holds: ({ postalCode, countryCode }) => isPostalCode(postalCode, countryCode), error: 'address.postalCode.error' },
  city: { holds: ({ city }) => isFilled(city), error: 'address.city.error' },
  phoneNumber: { holds: ({ phoneNumber, countryCode }) => isPhoneNumber(phoneNumber, countryCode), error: 'address.phoneNumber.error' },
} as const satisfies Record<AddressField, Rule>;
const fields = Object.keys(RULES) as AddressField[];

const text = z.string();
const typed: z.ZodMiniType<AddressValues, AddressValues> = z
  .object({
    firstName: text,
    lastName: text,
    companyName: text,
    vatNumber: text,
    streetName: text,
    streetNumber: text,
    streetNumberAddition: text,
    addressLine2: text,
    postalCode: text,
    city: text,
    countryCode: text,
    phoneNumber: text,
  })
  .check(...fields.map((field) => z.refine<AddressValues>((values) => RULES[field].holds(values), { path: [field], error: ({ input }) => t(errorOf(field, input as AddressValues)) })));

function errorOf(field: AddressField, values: AddressValues): TextKey {
  const { error, errorOf: errorOfTyped }: Rule = RULES[field];
  return errorOfTyped?.(values) ?? error;
}

/**
 * A form for an address, normalised by `normaliseAddress`: what may be typed by the rules of its country (O126), and what is sent of it. For a form that asks for
 * more, put it together with that by `z.intersection`. It has to be parsed asynchronously.
 */
export const addressSchema: z.ZodMiniType<PostalAddress, AddressValues> = z.pipe(typed, z.transform(postalAddress));

/** Where a form shows that the service refuses a field, and in which words: the same (A5.1 to A5.4). */
export const addressRefusals = Object.fromEntries(fields.map((field) => [field, { field, message: RULES[field].error }])) as Readonly<
  Record<AddressField, { field: AddressField; message: TextKey }>
>;
