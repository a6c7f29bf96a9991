import type { DeliveryAddress } from '#generated/order/model/index.ts';
import { addressRefusals } from '../customer/field-rules.ts';
import type { Refusals } from '../customer/field-rules.ts';

/** Rules that a delivery address breaks: those of every address, and this service takes no slashes in a phone number. */
export function deliveryRefusals(address: Omit<DeliveryAddress, 'deliveryType'>): Refusals {
  return {
    ...addressRefusals(address),
    ...(address.phoneNumber?.includes('/') && { phoneNumber: 'There is a slash in it.' }),
  };
}
