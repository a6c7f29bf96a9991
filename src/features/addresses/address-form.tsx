import { AddressFields } from '#forms/address/address-fields.tsx';
import { addressRefusals } from '#forms/address/address-schema.ts';
import { normaliseAddress } from '#forms/address/address-values.ts';
import { CheckboxField } from '#forms/checkbox-field.tsx';
import { FormFrame } from '#forms/form-frame.tsx';
import { useValidatedForm } from '#forms/use-validated-form.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { currentVendor } from '#vendor/vendor.ts';
import { addressFormRecord, addressFormRules } from './form.ts';
import { type Address, addressFormValues } from './model.ts';
import { useSaveAddress } from './use-save-address.ts';

export interface AddressFormProps {
  /** The one that is to be changed; none for a new one. */
  address?: Address;
  /** With the fields of business customers (O102). */
  isBusiness: boolean;
}

/** Asks for an address of the account, to add or to change it. One that is gone can be saved as a new one (R9). */
export function AddressForm({ address, isBusiness }: AddressFormProps) {
  const { country } = currentVendor();
  const { save, leave } = useSaveAddress(address);
  const form = useValidatedForm({
    rules: addressFormRules,
    defaults: addressFormValues(address, country),
    normalise: normaliseAddress,
    send: save,
    goOn: leave,
    record: addressFormRecord(country, currentLocale()),
    refusable: addressRefusals,
    errorsIn: 'summary',
    draft: `address ${address?.id ?? 'new'}`,
  });
  return (
    <FormFrame
      form={form}
      label={address ? t('addresses.change.about') : t('addresses.new.about')}
      submitLabel={t('addresses.save')}
      cancelTo={paths.addresses()}
      failureText={() => t('addresses.saveFailed')}
      gone={{ text: t('addresses.gone.typed'), submitLabel: t('addresses.gone.saveNew') }}
    >
      <AddressFields form={form} isBusiness={isBusiness} />
      <CheckboxField label={t('addresses.isDefault')} {...form.register('isDefault')} />
    </FormFrame>
  );
}
