import * as z from 'zod/mini';
import { isPhoneNumber } from '#forms/address/phone-number.ts';
import { partsOfDate, pastDateSchema, type DateParts } from '#forms/date-parts.ts';
import type { RefusedFields } from '#forms/refusals.ts';
import { t, type TextKey } from '#i18n/texts.ts';
import type { Customer } from '#generated/customer/model/index.ts';

/** What stands in the fields of the personal details (O101); '' for nothing. */
export interface DetailsValues {
  firstName: string;
  lastName: string;
  companyName: string;
  vatNumber: string;
  dateOfBirth: DateParts;
  phoneNumber: string;
}

type Details = Pick<Customer, keyof DetailsValues>;

/** What is said of a field that is wrong, also when the service refuses it. */
const MESSAGES = {
  firstName: 'settings.firstName.error',
  lastName: 'settings.lastName.error',
  companyName: 'address.companyName.error',
  vatNumber: 'address.vatNumber.error',
  dateOfBirth: 'settings.dateOfBirth.error',
  phoneNumber: 'address.phoneNumber.error',
} as const satisfies Record<keyof DetailsValues, TextKey>;

/** What the form begins with. */
export function detailsValues({ firstName = '', lastName = '', companyName = '', vatNumber = '', dateOfBirth, phoneNumber = '' }: Details): DetailsValues {
  return { firstName, lastName, companyName, vatNumber, dateOfBirth: partsOfDate(dateOfBirth), phoneNumber };
}

/**
 * Names are needed, everything else may be left empty (O101), and only what is surely wrong is refused (O126). It has to be
 * parsed asynchronously.
 * @param country the vendor's, where numbers without a country code are dialled
 * @param today as ISO date
 */
export function detailsSchema(country: string, today: () => string): z.ZodMiniType<Details, DetailsValues> {
  const name = (error: TextKey) => z.string().check(z.trim(), z.minLength(1, { error: () => t(error) }));
  const optional = z.pipe(
    z.string(),
    z.transform((text) => text.trim() || undefined),
  );
  return z.object({
    firstName: name(MESSAGES.firstName),
    lastName: name(MESSAGES.lastName),
    companyName: optional,
    vatNumber: optional,
    dateOfBirth: pastDateSchema(today),
    phoneNumber: z.pipe(z.string().check(z.refine((text) => isPhoneNumber(text, country), { error: () => t(MESSAGES.phoneNumber) })), optional),
  });
}

/** What the customer changed: fields that she left alone are not sent, so that they cannot undo what came in between (O134). */
export function changesOf(details: Details, customer: Details): Partial<Customer> {
  const fields = Object.keys(MESSAGES) as (keyof DetailsValues)[];
  return Object.fromEntries(fields.filter((field) => (details[field] ?? '') !== (customer[field] ?? '')).map((field) => [field, details[field]]));
}

/** Where the form shows that the service refuses a field. */
export const detailsRefusals: RefusedFields<DetailsValues> = {
  firstName: { field: 'firstName', message: MESSAGES.firstName },
  lastName: { field: 'lastName', message: MESSAGES.lastName },
  companyName: { field: 'companyName', message: MESSAGES.companyName },
  vatNumber: { field: 'vatNumber', message: MESSAGES.vatNumber },
  dateOfBirth: { field: 'dateOfBirth.day', message: MESSAGES.dateOfBirth },
  phoneNumber: { field: 'phoneNumber', message: MESSAGES.phoneNumber },
};
