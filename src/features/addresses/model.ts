import { type AddressValues, addressValues, postalAddress } from '#forms/address/address-values.ts';
import type { Address, AddressInput } from '#generated/customer/model/index.ts';

export type { Address };

/** Fields of an address that are saved. */
export type AddressDetails = AddressInput;

/** Values of the form of an address of the account. */
export interface AddressFormValues extends AddressValues {
  isDefault: boolean;
}

/** Default values of the form. @param country the vendor's, for a new address */
export function addressFormValues(address: Address | AddressDetails | undefined, country: string): AddressFormValues {
  return { ...addressValues(address, country), isDefault: address?.isDefault === true };
}

/** Values of the form as the service gets them, valid or not. An address that is not the default one does not say so. */
export function addressDetails({ isDefault, ...address }: AddressFormValues): AddressDetails {
  return { ...postalAddress(address), isDefault: isDefault || undefined };
}

/** The list with an address added at its end, or changed where it stands. Of several one alone is the default. */
export function withAddress(addresses: readonly Address[], address: Address): Address[] {
  const others = address.isDefault ? addresses.map((other) => ({ ...other, isDefault: undefined })) : addresses;
  return others.some(({ id }) => id === address.id)
    ? others.map((other) => (other.id === address.id ? address : other))
    : [...others, address];
}

/** The list without an address. */
export function withoutAddress(addresses: readonly Address[], removedId: string): Address[] {
  return addresses.filter(({ id }) => id !== removedId);
}
