import { useRef, useState } from 'react';
import { addressRefusals, addressSchema } from '#forms/address/address-schema.ts';
import { type AddressField, type AddressValues, addressValues, type PostalAddress } from '#forms/address/address-values.ts';
import { useValidatedForm, type ValidatedForm } from '#forms/use-validated-form.ts';
import { currentVendor } from '#vendor/vendor.ts';
import type { Order } from '../../model.ts';
import { addressBefore, addressRequest } from './address-request.ts';
import { ANOTHER, AS_NOW, type AddressSource } from './address-sources.ts';
import type { ChangingAddress } from './use-address-change.ts';

export interface AddressForm {
  form: ValidatedForm<AddressValues>;
  /** The key of the source that the fields were filled from. */
  from: string;
  /** Fills the fields from another one. */
  choose: (source: AddressSource) => void;
}

/** The form for the new address of an order, which begins with the one that it has. */
export function useAddressForm(order: Order, { send, sent }: ChangingAddress): AddressForm {
  const { country } = currentVendor();
  const base = useRef(addressBefore(order));
  const [from, setFrom] = useState(() => (base.current ? AS_NOW : ANOTHER));
  const form = useValidatedForm<AddressValues, PostalAddress>({
    schema: addressSchema,
    defaults: addressValues(base.current, country),
    refusable: addressRefusals,
    errorsIn: 'summary',
    draft: `deliveryAddress:${order.orderCode}`,
    send: (typed) => send(addressRequest(base.current, typed)),
    onSent: sent,
  });

  function choose({ key, address }: AddressSource): void {
    base.current = address;
    setFrom(key);
    const values = addressValues(address, country);
    for (const field of Object.keys(values) as AddressField[]) form.setValue(field, values[field], { shouldDirty: true });
  }
  return { form, from, choose };
}
