import { addressLines, type AddressValues, type PostalAddress, postalAddress } from '#forms/address/address-values.ts';
import { addressSchema, addressTexts } from '#forms/address/address-schema.ts';
import { formRules } from '#forms/form-rules.ts';
import { DeliveryAddress } from '#generated/order/model/deliveryAddress.zod.ts';
import type { Order, OrderAddress } from './model.ts';

/** Values typed for the new address of an order. An address that was typed is a home. */
export type TypedDelivery = PostalAddress & Pick<DeliveryAddress, 'deliveryType'>;

/** Values of the form. */
export interface DeliveryValues extends AddressValues {
  /** Key of the source that the fields were filled from: a draft knows it, too. */
  source: string;
}

/** Rules of the new address of an order (O99, O126). */
export const deliveryAddressRules = formRules<DeliveryValues, TypedDelivery, typeof DeliveryAddress>({
  own: addressSchema,
  toRequest: ({ source: _, ...values }) => typedDelivery(values),
  body: DeliveryAddress,
  texts: addressTexts,
});

/** Values of the form as the service gets them, valid or not. */
export function typedDelivery(values: AddressValues): TypedDelivery {
  return { ...postalAddress(values), deliveryType: 'Home' };
}

/** Address that a change begins with: where the order goes now. What is collected somewhere goes home from there. */
export function addressBefore({ deliveryType, deliveryAddress }: Order): OrderAddress | undefined {
  return deliveryType === 'PickupPoint' ? undefined : deliveryAddress;
}

/**
 * The new address of an order as it is sent: the one that it was made from, fields that only the service knows included, with
 * what was typed put in (O99).
 */
export function addressRequest(from: OrderAddress | undefined, typed: TypedDelivery): DeliveryAddress {
  // Whether it is the customer's usual one is no matter of the order's.
  const { isDefault: _, ...known }: Partial<OrderAddress> & { isDefault?: unknown } = from ?? {};
  return { ...known, ...typed };
}

/** Source of a new address: the one of the order, one of the customer's own, or nothing. */
export interface AddressSource {
  key: string;
  /** In one line; undefined for the two that are no saved addresses. */
  line?: string;
  address: OrderAddress | undefined;
}

/** The address that the order has now. */
export const AS_NOW = 'now';
/** An address that is not there yet. */
export const ANOTHER = 'another';

/**
 * Sources to choose from; a saved address that the order goes to anyway is not there twice, unless it is the one that
 * has been chosen: a part of the change may have been sent already.
 */
export function addressSources(
  before: OrderAddress | undefined,
  saved: readonly (OrderAddress & { id: string })[],
  chosen: string,
  locale: string,
): AddressSource[] {
  return [
    ...(before ? [{ key: AS_NOW, address: before }] : []),
    ...saved
      .map((address) => ({ key: `saved:${address.id}`, line: addressLines(address, locale).join(', '), address }))
      .filter(({ key, address }) => key === chosen || address.id !== before?.id),
    { key: ANOTHER, address: undefined },
  ];
}
