import type { TextKey } from '#i18n/texts.ts';
import { formatIsoDay } from '#lib/days.ts';
import type { CustomerRecord } from '#customer/queries.ts';

/** Something that is known of the customer: label and value. */
export interface Fact {
  label: TextKey;
  /** Missing for what she has not given. */
  value?: string;
}

/** Whether a company belongs to the details: of business customers always, of others where there is one (O101). */
export function hasCompany({ companyName }: Pick<CustomerRecord, 'companyName'>, isBusiness: boolean): boolean {
  return isBusiness || given(companyName) !== undefined;
}

/** The customer's details in the order in which they stand in the settings (A2.103, A2.104, O101, O102). */
export function detailsOf(
  customer: CustomerRecord,
  { isBusiness, locale }: { isBusiness: boolean; locale: string },
): Fact[] {
  const { firstName = '', lastName = '', dateOfBirth, companyName, vatNumber, phoneNumber } = customer;
  return [
    { label: 'settings.name', value: given(`${firstName} ${lastName}`) },
    ...(hasCompany(customer, isBusiness)
      ? [{ label: 'settings.companyName', value: given(companyName) } as const]
      : []),
    ...(isBusiness ? [{ label: 'settings.vatNumber', value: given(vatNumber) } as const] : []),
    { label: 'settings.dateOfBirth', value: formatIsoDay(dateOfBirth, locale) },
    { label: 'settings.phoneNumber', value: given(phoneNumber) },
  ];
}

function given(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}
