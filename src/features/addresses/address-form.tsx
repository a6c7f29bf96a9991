import { AddressFields } from '#forms/address/address-fields.tsx';
import { addressRefusals } from '#forms/address/address-schema.ts';
import { CheckboxField } from '#forms/checkbox-field.tsx';
import { FormFrame } from '#forms/form-frame.tsx';
import { useValidatedForm } from '#forms/use-validated-form.ts';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { currentVendor } from '#vendor/vendor.ts';
import { addressFormSchema, addressFormValues } from './form.ts';
import type { Address, AddressDetails } from './model.ts';

export interface AddressFormProps {
  /** The one that is to be changed; none for a new one. */
  address?: Address;
  /** With the fields of business customers (O102). */
  isBusiness: boolean;
  /** Saves it. When it rejects, the form tells the failure and keeps what was typed. */
  onSave: (fields: AddressDetails) => Promise<void>;
  /** It is saved. */
  onSaved: () => void;
}

/** Asks for an address of the account, to add or to change it. */
export function AddressForm({ address, isBusiness, onSave, onSaved }: AddressFormProps) {
  const form = useValidatedForm({
    schema: addressFormSchema,
    defaults: addressFormValues(address, currentVendor().country),
    send: onSave,
    onSent: onSaved,
    refusable: addressRefusals,
    errorsIn: 'summary',
    draft: `address ${address?.id ?? 'new'}`,
  });
  return (
    <FormFrame form={form} label={address ? t('addresses.change.about') : t('addresses.new.about')} submitLabel={t('addresses.save')} cancelTo={paths.addresses()}>
      <AddressFields form={form} isBusiness={isBusiness} />
      <CheckboxField label={t('addresses.isDefault')} {...form.register('isDefault')} />
    </FormFrame>
  );
}
