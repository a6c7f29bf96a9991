import { keptAs } from '#api/query-options.ts';
import { getGetCustomerQueryOptions, getListAddressesQueryOptions } from '#generated/customer/queries.ts';
import type { Customer } from '#generated/customer/model/index.ts';

/** The signed-in customer; one whose account is gone is nothing but that (A3.1). */
export type CurrentCustomer = (Customer & { accountDeleted: false }) | { accountDeleted: true };

/** The customer's own record; that there is none says that the account was deleted. */
export const customerQuery = () => keptAs(getGetCustomerQueryOptions(), currentCustomer);

function currentCustomer(customer: Customer | null): CurrentCustomer {
  return customer ? { ...customer, accountDeleted: false } : { accountDeleted: true };
}

/** Reads of the signed-in customer's delivery addresses. After every write the list is to be read again (A4.18). */
export const addressQueries = {
  /**
   * All addresses in the order in which they are shown. Of each is to be known what was null when it was read, for it is sent back
   * whole (O107).
   */
  list: () => ({ ...getListAddressesQueryOptions(), structuralSharing: false }),
};
