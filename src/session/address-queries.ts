import { queryOptions } from '@tanstack/react-query';
import { orWhenMissing } from '#api/reactions.ts';
import { getListAddressesQueryKey, listAddresses } from '#generated/customer/hooks.ts';
import type { Address } from '#generated/customer/model/index.ts';

/** Reads of the signed-in customer's delivery addresses. After every write the list is to be read again (A4.18). */
export const addressQueries = {
  /** All addresses in the order in which they are shown; none when the service says 404. */
  list: () =>
    queryOptions({
      queryKey: getListAddressesQueryKey(),
      queryFn: ({ signal }): Promise<Address[]> => orWhenMissing(listAddresses({ signal }), []),
      // Of each address is to be known what was null when it was read, for it is sent back whole (O107).
      structuralSharing: false,
    }),
};
