import type { QueryClient } from '@tanstack/react-query';
import { GoneError } from '#api/api-error.ts';
import { cachedAs } from '#api/query-options.ts';
import { getCustomer } from '#generated/customer/calls.ts';
import { getGetCustomerQueryOptions, getListAddressesQueryOptions } from '#generated/customer/queries.ts';
import type { Customer } from '#generated/customer/model/index.ts';

/** Record of a customer whose account was not deleted. */
export type CustomerRecord = Customer & { accountDeleted: false };

/** The signed-in customer; one whose account is gone is nothing but that (A3.1). */
export type CurrentCustomer = CustomerRecord | { accountDeleted: true };

/** Query options of the customer's own record; an answer without one says that the account was deleted. */
export const customerQuery = () => cachedAs(getGetCustomerQueryOptions(), currentCustomer);

/**
 * Reads the customer's own record for a change of it. Not by way of the cache, which calls a read off when its page is left, and
 * gives the record of before instead.
 * @returns undefined when the account was deleted
 */
export async function readCustomer(): Promise<CustomerRecord | undefined> {
  const customer = currentCustomer(await getCustomer());
  return customer.accountDeleted ? undefined : customer;
}

/** Reads the record again after a change that failed because the customer is not there any more: all pages know it then (A4.11). */
export async function noteIfGone(client: QueryClient, error: unknown): Promise<void> {
  if (error instanceof GoneError) await client.fetchQuery({ ...customerQuery(), staleTime: 0 }).catch(() => undefined);
}

function currentCustomer(customer: Customer | null): CurrentCustomer {
  return customer ? { ...customer, accountDeleted: false } : { accountDeleted: true };
}

/** Query options of the signed-in customer's delivery addresses. Every write has to invalidate the list (A4.18). */
export const addressQueries = {
  /** All addresses in the order in which they are shown. The nulls of each stay known: it is sent back whole (O107). */
  list: () => ({ ...getListAddressesQueryOptions(), structuralSharing: false }),
};
