import { addressRecord } from '#forms/address/address-record.ts';
import { addressSchema, addressTexts } from '#forms/address/address-schema.ts';
import { type AddressValues, addressValues, postalAddress } from '#forms/address/address-values.ts';
import { formRules } from '#forms/form-rules.ts';
import type { RecordFields } from '#forms/record-fields.ts';
import { AddressInput } from '#generated/customer/model/addressInput.zod.ts';
import type { Address, AddressDetails } from './model.ts';

/** What is asked for an address of the account. */
export interface AddressFormValues extends AddressValues {
  isDefault: boolean;
}

/** What an address of the account has to be (A7.10, A7.11). */
export const addressFormRules = formRules<AddressFormValues, AddressDetails, typeof AddressInput>({
  own: addressSchema,
  toRequest: addressDetails,
  body: AddressInput,
  texts: addressTexts,
});

/** What the form begins with. @param country the vendor's, for a new address */
export function addressFormValues(address: Address | AddressDetails | undefined, country: string): AddressFormValues {
  return { ...addressValues(address, country), isDefault: address?.isDefault === true };
}

/** What stands in the form as the service gets it, valid or not. An address that is not the default one does not say so. */
export function addressDetails({ isDefault, ...address }: AddressFormValues): AddressDetails {
  return { ...postalAddress(address), isDefault: isDefault || undefined };
}

/** How the form asks about fields that were changed elsewhere, too (R9). @param country as for `addressFormValues` */
export function addressFormRecord(country: string, locale: string): RecordFields<AddressFormValues, AddressDetails> {
  const { labels, textOf } = addressRecord(country, locale);
  return {
    valuesOf: (address) => addressFormValues(address, country),
    labels: { ...labels, isDefault: 'addresses.isDefault' },
    textOf,
  };
}
