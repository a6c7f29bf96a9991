import { addressLines } from '#forms/address/address-lines.ts';
import type { OrderAddress } from '../../model.ts';

/** What a new address can be made from: the one of the order, one of the customer's own, or nothing. */
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

/** All there is to choose from; a saved address that the order goes to anyway is not there twice. */
export function addressSources(
  before: OrderAddress | undefined,
  saved: readonly (OrderAddress & { id: string })[],
  locale: string,
): AddressSource[] {
  return [
    ...(before ? [{ key: AS_NOW, address: before }] : []),
    ...saved
      .filter(({ id }) => id !== before?.id)
      .map((address) => ({ key: `saved:${address.id}`, line: addressLines(address, locale).join(', '), address })),
    { key: ANOTHER, address: undefined },
  ];
}
