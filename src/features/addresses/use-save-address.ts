import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { GoneError } from '#api/reactions.ts';
import { addressQueries } from '#customer/queries.ts';
import { addressesChanged } from './addresses-changed.ts';
import { type Address, type AddressDetails, addressDetails, type AddressFormValues, withAddress } from './model.ts';
import { useLeaveSaved } from './saved-address.ts';
import { addAddress, changeAddress } from './writes.ts';

export interface SaveAddress {
  /** Saves what was typed. @throws ConflictError, GoneError, ApiError */
  save: (fields: AddressDetails, from: AddressFormValues) => Promise<void>;
  /** Goes back to all addresses, to the one that was saved. */
  leave: () => void;
}

/**
 * Adds an address, or changes the given one. One that was added is changed by what is typed on; one that turns out to be gone
 * is added anew, with what only the service knew of it.
 */
export function useSaveAddress(address: Address | undefined): SaveAddress {
  const client = useQueryClient();
  const leave = useLeaveSaved();
  const known = useRef(address);
  const isThere = useRef(address !== undefined);

  const save = useCallback(
    async (fields: AddressDetails, from: AddressFormValues) => {
      const saved = known.current && isThere.current ? await changed(known.current) : await added();
      known.current = saved;
      isThere.current = true;
      addressesChanged(client, (addresses) => withAddress(addresses, saved));

      async function changed(before: Address): Promise<Address> {
        try {
          return (await changeAddress(client, before.id, { before: addressDetails(from), after: fields })) ?? before;
        } catch (error) {
          isThere.current = !(error instanceof GoneError);
          if (!isThere.current) void client.invalidateQueries({ queryKey: addressQueries.list().queryKey });
          throw error;
        }
      }

      async function added(): Promise<Address> {
        const { id: _, ...gone } = known.current ?? { id: '' };
        const all = { ...gone, ...fields };
        return { ...all, id: await addAddress(all) };
      }
    },
    [client],
  );
  return { save, leave: () => leave(known.current?.id) };
}
