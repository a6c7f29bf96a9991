import * as z from 'zod/mini';
import { isPhoneNumber } from '#forms/address/phone-number.ts';
import { type DateParts, isoDateOf, partsOfDate, pastDateSchema } from '#forms/date-field.tsx';
import { formRules, type FormRules } from '#forms/form-rules.ts';
import { normaliseCode, normaliseTexts } from '#forms/normalise.ts';
import type { RecordFields } from '#forms/conflicts.tsx';
import type { RefusedFields } from '#forms/problems.ts';
import { t, type TextKey } from '#i18n/texts.ts';
import { formatIsoDay } from '#lib/days.ts';
import { CustomerChange } from '#generated/customer/model/customerChange.zod.ts';
import type { Customer } from '#generated/customer/model/index.ts';

/** Values of the fields of the personal details (O101); '' for nothing. */
export interface DetailsValues {
  firstName: string;
  lastName: string;
  companyName: string;
  vatNumber: string;
  dateOfBirth: DateParts;
  phoneNumber: string;
}

/** The details as the service has them. */
export type Details = Pick<Customer, keyof DetailsValues>;

const LABELS = {
  firstName: 'settings.firstName',
  lastName: 'settings.lastName',
  companyName: 'settings.companyName',
  vatNumber: 'settings.vatNumber',
  dateOfBirth: 'settings.dateOfBirth',
  phoneNumber: 'settings.phoneNumber',
} as const satisfies Record<keyof DetailsValues, TextKey>;

/** Messages of fields that are wrong, also when the service refuses them. */
const MESSAGES = {
  firstName: 'settings.firstName.error',
  lastName: 'settings.lastName.error',
  companyName: 'address.companyName.error',
  vatNumber: 'address.vatNumber.error',
  dateOfBirth: 'settings.dateOfBirth.error',
  phoneNumber: 'address.phoneNumber.error',
} as const satisfies Record<keyof DetailsValues, TextKey>;

/** Default values of the form. */
export function detailsValues({
  firstName = '',
  lastName = '',
  companyName = '',
  vatNumber = '',
  dateOfBirth,
  phoneNumber = '',
}: Details): DetailsValues {
  return { firstName, lastName, companyName, vatNumber, dateOfBirth: partsOfDate(dateOfBirth), phoneNumber };
}

/** Typed values normalised, to be validated by `detailsRules`. */
export function normaliseDetails(values: DetailsValues): DetailsValues {
  const lines = normaliseTexts(values);
  return { ...lines, vatNumber: normaliseCode(lines.vatNumber), phoneNumber: normaliseCode(lines.phoneNumber) };
}

/**
 * Rules of the form: names are needed, everything else may be left empty (O101), and only what is surely wrong is refused (O126).
 * @param country the vendor's, where numbers without a country code are dialled
 * @param today as ISO date
 */
export function detailsRules(country: string, today: () => string): FormRules<DetailsValues, Details> {
  return formRules<DetailsValues, Details, typeof CustomerChange>({
    own: z.object({
      dateOfBirth: pastDateSchema(today),
      phoneNumber: z
        .string()
        .check(z.refine((text) => isPhoneNumber(text, country), { error: () => t(MESSAGES.phoneNumber) })),
    }),
    toRequest: (values) => ({ ...detailsIn(values), firstName: values.firstName, lastName: values.lastName }),
    body: CustomerChange,
    texts: { ...MESSAGES, dateOfBirth: { field: 'dateOfBirth.day', invalid: MESSAGES.dateOfBirth } },
  });
}

/** Values of the form as the service gets them, valid or not. */
export function detailsIn({ dateOfBirth, ...values }: DetailsValues): Details {
  const texts = Object.fromEntries(Object.entries(values).map(([field, text]) => [field, text || undefined]));
  return { ...texts, dateOfBirth: isoDateOf(dateOfBirth) };
}

/** Record of the form, to ask about fields that were changed elsewhere, too (R9). */
export function detailsRecord(locale: string): RecordFields<DetailsValues, Details> {
  return {
    valuesOf: detailsValues,
    labels: LABELS,
    textOf: (field, { dateOfBirth }) => (field === 'dateOfBirth' ? formatIsoDay(dateOfBirth, locale) : undefined),
  };
}

/** Fields of the form at which refusals of the service are shown. */
export const detailsRefusals: RefusedFields<DetailsValues> = {
  firstName: { field: 'firstName', message: MESSAGES.firstName },
  lastName: { field: 'lastName', message: MESSAGES.lastName },
  companyName: { field: 'companyName', message: MESSAGES.companyName },
  vatNumber: { field: 'vatNumber', message: MESSAGES.vatNumber },
  dateOfBirth: { field: 'dateOfBirth.day', message: MESSAGES.dateOfBirth },
  phoneNumber: { field: 'phoneNumber', message: MESSAGES.phoneNumber },
};
