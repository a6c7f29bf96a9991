import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ExpectedError, GoneError, mayBeDone } from '#api/api-error.ts';
import { addressQueries } from '#customer/queries.ts';
import { AddressFields } from '#forms/address/address-fields.tsx';
import { addressRefusals } from '#forms/address/address-schema.ts';
import { normaliseAddress } from '#forms/address/address-values.ts';
import { CheckboxField } from '#forms/choice-fields.tsx';
import { FormFrame } from '#forms/form-frame.tsx';
import { useValidatedForm } from '#forms/use-validated-form.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { currentVendor } from '#vendor/vendor.ts';
import { addressFormRecord, addressFormRules } from './form.ts';
import {
  type Address,
  type AddressDetails,
  addressDetails,
  addressFormValues,
  type AddressFormValues,
  withAddress,
} from './model.ts';
import { useLeaveSaved } from './pages.ts';
import { addAddress, addressesChanged, changeAddress } from './writes.ts';

export interface AddressFormProps {
  /** The one that is to be changed; none for a new one. */
  address?: Address;
  /** With the fields of business customers (O102). */
  isBusiness: boolean;
}

/** Form of an address of the account, to add or to change it. One that is gone can be saved as a new one (R9). */
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

interface SaveAddress {
  /** Saves what was typed; without a change nothing is called, and nothing is said of it. @throws ConflictError, GoneError, ApiError */
  save: (fields: AddressDetails, from: AddressFormValues) => Promise<void>;
  /** Goes back to all addresses, to the one that was saved. */
  leave: () => void;
}

/**
 * Hook: adds an address, or changes the given one. One that was added is changed by what is typed on; one that turns out to be gone
 * is added anew, with what only the service knew of it.
 */
function useSaveAddress(address: Address | undefined): SaveAddress {
  const client = useQueryClient();
  const leave = useLeaveSaved();
  const known = useRef(address);
  const isThere = useRef(address !== undefined);
  const isInDoubt = useRef(false);

  const save = useCallback(
    async (fields: AddressDetails, from: AddressFormValues) => {
      const saved = known.current && isThere.current ? await changed(known.current) : await added();
      if (!saved) return;
      known.current = saved;
      isThere.current = true;
      addressesChanged(client, (addresses) => withAddress(addresses, saved));

      async function changed({ id }: Address): Promise<Address | undefined> {
        try {
          return await changeAddress(id, { before: addressDetails(from), after: fields });
        } catch (error) {
          isThere.current = !(error instanceof GoneError);
          // It was changed or removed elsewhere: the list does not know of it.
          if (error instanceof ExpectedError)
            void client.invalidateQueries({ queryKey: addressQueries.list().queryKey });
          throw error;
        }
      }

      async function added(): Promise<Address> {
        const { id: _, ...gone } = known.current ?? { id: '' };
        const all = { ...gone, ...fields };
        try {
          return { ...all, id: await addAddress(all, isInDoubt.current) };
        } catch (error) {
          isInDoubt.current ||= mayBeDone(error);
          throw error;
        }
      }
    },
    [client],
  );
  return { save, leave: () => leave(known.current?.id) };
}
