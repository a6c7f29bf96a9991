import { useRef, useState } from 'react';
import { addressRecord, addressRefusals } from '#forms/address/address-schema.ts';
import {
  type AddressField,
  addressValues,
  type AddressValues,
  normaliseAddress,
} from '#forms/address/address-values.ts';
import { useValidatedForm, type ValidatedForm } from '#forms/use-validated-form.ts';
import { currentLocale } from '#i18n/texts.ts';
import { currentVendor } from '#vendor/vendor.ts';
import type { Order } from '../../model.ts';
import type { ChangingAddress } from './address-change.ts';
import {
  addressBefore,
  type AddressSource,
  ANOTHER,
  AS_NOW,
  deliveryAddressRules,
  typedDelivery,
  type TypedDelivery,
} from './form.ts';

export interface AddressForm {
  form: ValidatedForm<AddressValues>;
  /** The key of the source that the fields were filled from. */
  from: string;
  /** Fills the fields from another one. */
  choose: (source: AddressSource) => void;
}

/** Hook: the form for the new address of an order, which begins with the one that it has. */
export function useAddressForm(order: Order, { send, sent, sentInPart }: ChangingAddress): AddressForm {
  const { country } = currentVendor();
  const base = useRef(addressBefore(order));
  const [from, setFrom] = useState(() => (base.current ? AS_NOW : ANOTHER));
  const form = useValidatedForm<AddressValues, TypedDelivery>({
    rules: deliveryAddressRules,
    defaults: addressValues(base.current, country),
    normalise: normaliseAddress,
    refusable: addressRefusals,
    errorsIn: 'summary',
    draft: `deliveryAddress:${order.orderCode}`,
    send: (after, before) =>
      send({
        before: typedDelivery(before),
        after,
        ...(from !== AS_NOW && { replacement: { address: base.current } }),
      }),
    onSent: sent,
    onSentInPart: sentInPart,
    record: addressRecord(country, currentLocale()),
  });

  function choose({ key, address }: AddressSource): void {
    base.current = address;
    setFrom(key);
    const values = addressValues(address, country);
    for (const field of Object.keys(values) as AddressField[])
      form.setValue(field, values[field], { shouldDirty: true });
  }
  return { form, from, choose };
}
