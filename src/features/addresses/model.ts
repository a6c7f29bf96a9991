import type { Address, AddressInput } from '#generated/customer/model/index.ts';

export type { Address };

/** What is saved of an address. */
export type AddressDetails = AddressInput;

/** The list with an address added at its end, or changed where it stands. Of several one alone is the default. */
export function withAddress(addresses: readonly Address[], address: Address): Address[] {
  const others = address.isDefault ? addresses.map((other) => ({ ...other, isDefault: undefined })) : addresses;
  return others.some(({ id }) => id === address.id) ? others.map((other) => (other.id === address.id ? address : other)) : [...others, address];
}

/** The list without an address. */
export function withoutAddress(addresses: readonly Address[], removedId: string): Address[] {
  return addresses.filter(({ id }) => id !== removedId);
}
