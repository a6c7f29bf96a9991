import { doneWhenMissing } from '#api/reactions.ts';
import { createAddress, deleteAddress, updateAddress } from '#generated/customer/hooks.ts';
import type { Address, AddressFields } from '#generated/customer/model/index.ts';

/**
 * Adds an address. Gives its id.
 * @throws ApiError with `fields` when the service refuses some
 */
export async function addAddress(fields: AddressFields): Promise<string> {
  const { id } = await createAddress(fields);
  return id;
}

/**
 * Saves changes of an address: as it was read with the edited fields put in, so that fields that only the service knows
 * are not lost (O107).
 * @throws ApiError with `fields` when the service refuses some
 */
export async function changeAddress(address: Address, changes: Partial<AddressFields>): Promise<void> {
  await updateAddress(address.id, { ...address, ...changes });
}

/**
 * Removes an address; one that is gone already counts as removed.
 * @throws ApiError 409 when an order is on its way there
 */
export function removeAddress(id: string): Promise<void> {
  return doneWhenMissing(deleteAddress(id));
}
