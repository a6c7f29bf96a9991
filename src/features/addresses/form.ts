import { addressRecord, addressSchema, addressTexts } from '#forms/address/address-schema.ts';
import type { RecordFields } from '#forms/conflicts.tsx';
import { formRules } from '#forms/form-rules.ts';
import { AddressInput } from '#generated/customer/model/addressInput.zod.ts';
import { addressDetails, type AddressDetails, addressFormValues, type AddressFormValues } from './model.ts';

/** Rules of the form of an address of the account (A7.10, A7.11). */
export const addressFormRules = formRules<AddressFormValues, AddressDetails, typeof AddressInput>({
  own: addressSchema,
  toRequest: addressDetails,
  body: AddressInput,
  texts: addressTexts,
});

/** Record of the form, for fields that were changed elsewhere, too (R9). @param country as for `addressFormValues` */
export function addressFormRecord(country: string, locale: string): RecordFields<AddressFormValues, AddressDetails> {
  const { labels, textOf } = addressRecord(country, locale);
  return {
    valuesOf: (address) => addressFormValues(address, country),
    labels: { ...labels, isDefault: 'addresses.isDefault' },
    textOf,
  };
}
