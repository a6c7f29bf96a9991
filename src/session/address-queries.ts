import { getListAddressesQueryOptions } from '#generated/customer/queries.ts';

/** Reads of the signed-in customer's delivery addresses. After every write the list is to be read again (A4.18). */
export const addressQueries = {
  /**
   * All addresses in the order in which they are shown. Of each is to be known what was null when it was read, for it is sent back
   * whole (O107).
   */
  list: () => ({ ...getListAddressesQueryOptions(), structuralSharing: false }),
};
