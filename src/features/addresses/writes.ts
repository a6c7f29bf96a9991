import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { changeRecord, type FieldChange, isSame } from '#api/change-record.ts';
import { withNulls } from '#api/read-answer.ts';
import { accountChangedAtom } from '#customer/account-changed.ts';
import { addressQueries } from '#customer/queries.ts';
import { REQUIRED_ADDRESS_FIELDS } from '#forms/address/address-values.ts';
import { createAddress, deleteAddress, listAddresses, updateAddress } from '#generated/customer/calls.ts';
import { type Address, addressDetails, type AddressDetails, addressFormValues } from './model.ts';

/**
 * Adds an address.
 * @param isInDoubt it may have been added before, by a call whose answer got lost: then it is looked for first (R3)
 * @returns its id
 * @throws ApiError with `fields` when the service refuses some
 */
export async function addAddress(fields: AddressDetails, isInDoubt = false): Promise<string> {
  const isTheSame = (address: Address) => isSame(detailsOf(address), detailsOf(fields));
  const added = isInDoubt ? (await listAddresses()).findLast(isTheSame) : undefined;
  return (added ?? (await createAddress(fields))).id;
}

function detailsOf(address: Address | AddressDetails): AddressDetails {
  return addressDetails(addressFormValues(address, ''));
}

/**
 * Replaces an address, fields that only the service knows included (O107).
 * @throws ApiError with `fields` when the service refuses some
 */
export async function saveAddress(address: Address): Promise<void> {
  await updateAddress(address.id, withNulls(address));
}

/**
 * Changes fields of an address as it is by now (R9, O107): of the service's one list of addresses, for it gives no single one.
 * @returns the address as it is then; nothing when there was no change
 * @throws ConflictError, GoneError
 * @throws ApiError with `fields` when the service refuses some
 */
export function changeAddress(id: string, change: FieldChange<Partial<AddressDetails>>): Promise<Address | undefined> {
  return changeRecord<Address, Partial<AddressDetails>>({
    ...change,
    // Not by way of the cache, which calls a read off when its page is left, and gives the list of before instead.
    read: async () => (await listAddresses()).find((address) => address.id === id),
    fieldsOf: detailsOf,
    needed: REQUIRED_ADDRESS_FIELDS,
    write: saveAddress,
  });
}

/**
 * Removes an address; one that is gone already counts as removed.
 * @throws ApiError 409 when an order is on its way there
 */
export function removeAddress(id: string): Promise<void> {
  return deleteAddress(id);
}

/**
 * Updates the cached list after a write, and invalidates it (A4.18): pages that show it request it again, and show the change
 * until the answer is there. The account has changed (A4.19).
 * @param change does to the list what the service has done
 */
export function addressesChanged(client: QueryClient, change: (addresses: readonly Address[]) => Address[]): void {
  const { queryKey } = addressQueries.list();
  client.setQueryData(queryKey, (addresses) => addresses && change(addresses));
  void client.invalidateQueries({ queryKey });
  getDefaultStore().set(accountChangedAtom, true);
}
