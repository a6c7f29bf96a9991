import type { DeliveryAddress, Order, OrderAddress } from '../../model.ts';
import type { TypedDelivery } from './form.ts';

/** What a change of the address begins with: where the order goes now. What is collected somewhere goes home from there. */
export function addressBefore({ deliveryType, deliveryAddress }: Order): OrderAddress | undefined {
  return deliveryType === 'PickupPoint' ? undefined : deliveryAddress;
}

/**
 * The new address of an order as it is sent: the one that it was made from, fields that only the service knows included, with
 * what was typed put in (O99).
 */
export function addressRequest(from: OrderAddress | undefined, typed: TypedDelivery): DeliveryAddress {
  // Whether it is the customer's usual one is no matter of the order's.
  const { isDefault: _, ...known } = from ?? {};
  return { ...known, ...typed };
}
