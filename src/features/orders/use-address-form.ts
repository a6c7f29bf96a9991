import { useQuery } from '@tanstack/react-query';
import { addressQueries } from '#customer/queries.ts';
import { addressRecord, addressRefusals } from '#forms/address/address-schema.ts';
import { addressValues, normaliseAddress } from '#forms/address/address-values.ts';
import { useValidatedForm, type ValidatedForm } from '#forms/use-validated-form.ts';
import { currentLocale } from '#i18n/texts.ts';
import { currentVendor } from '#vendor/vendor.ts';
import type { Order } from './model.ts';
import type { ChangingAddress } from './address-change.ts';
import {
  addressBefore,
  type AddressSource,
  addressSources,
  ANOTHER,
  AS_NOW,
  deliveryAddressRules,
  type DeliveryValues,
  typedDelivery,
  type TypedDelivery,
} from './form.ts';

export interface AddressForm {
  form: ValidatedForm<DeliveryValues>;
  /** Fills the fields from another source. */
  choose: (source: AddressSource) => void;
}

/** Hook: the form for the new address of an order, which begins with the one that it has. */
export function useAddressForm(order: Order, { send, sent, sentInPart }: ChangingAddress): AddressForm {
  const { country } = currentVendor();
  const { data: saved = [] } = useQuery(addressQueries.list());
  const now = addressBefore(order);
  const valuesOf = ({ key, address }: AddressSource) => ({ ...addressValues(address, country), source: key });
  const form: ValidatedForm<DeliveryValues> = useValidatedForm<DeliveryValues, TypedDelivery>({
    rules: deliveryAddressRules,
    defaults: valuesOf({ key: now ? AS_NOW : ANOTHER, address: now }),
    normalise: normaliseAddress,
    refusable: addressRefusals,
    errorsIn: 'summary',
    draft: `deliveryAddress:${order.orderCode}`,
    send: (after, { source: _, ...before }, { source }) =>
      send({
        before: typedDelivery(before),
        after,
        ...(source !== AS_NOW && {
          replacement: {
            address: addressSources(now, saved, source, currentLocale()).find(({ key }) => key === source)?.address,
          },
        }),
      }),
    onSent: sent,
    onSentInPart: sentInPart,
    record: {
      ...addressRecord(country, currentLocale()),
      valuesOf: (address) => ({ ...addressValues(address, country), source: form.watch('source') }),
    },
  });

  function choose(source: AddressSource): void {
    const values = valuesOf(source);
    for (const field of Object.keys(values) as (keyof DeliveryValues)[])
      form.setValue(field, values[field], { shouldDirty: true });
  }
  return { form, choose };
}
