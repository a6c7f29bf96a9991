import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '#api/api-error.ts';
import { updateCustomer } from '#generated/customer/hooks.ts';
import type { Customer } from '#generated/customer/model/index.ts';
import { accountChanged } from '#session/account-changed.ts';
import { customerQuery, type CurrentCustomer } from '#session/customer.ts';

/**
 * Saves changes of the customer's record: the record as it was read with the edited fields put in, so that fields that
 * only the service knows are not lost (O134). Afterwards `customerQuery` is to be read again.
 * @throws ApiError with `fields` when the service refuses some; the page keeps what was typed
 */
export async function saveCustomer(customer: CurrentCustomer, changes: Partial<Customer>): Promise<void> {
  // Whether the account was deleted is the client's own note.
  const { accountDeleted: _, ...record } = customer;
  await updateCustomer({ ...record, ...changes });
}

/**
 * Saves changes of the record as it is now, for another tab may have changed it since this one read it; shows them
 * everywhere at once, and notes that something changed (A4.20).
 * @throws ApiError; 401 when the session is over, and nothing was sent then; one that says that somebody else was faster, or
 * that there is no such customer any more, has the record read again: the next try builds on it, or there is none
 */
export async function changeCustomer(client: QueryClient, changes: Partial<Customer>): Promise<void> {
  const { queryKey } = customerQuery();
  const customer = await client.fetchQuery({ ...customerQuery(), staleTime: 0 }).catch((error: unknown) => {
    // The page is being left for sign-in: what is sent now may arrive or not, and the form keeps what was typed (S23).
    if (hasStatus(error, 401)) throw error;
    // One that cannot be read now is taken as it was.
    return client.ensureQueryData(customerQuery());
  });
  try {
    await saveCustomer(customer, changes);
  } catch (error) {
    if (hasStatus(error, 404, 409, 412)) await client.prefetchQuery({ ...customerQuery(), staleTime: 0 });
    throw error;
  }
  // A read that is under way would put back what was.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, { ...customer, ...changes });
  accountChanged();
  void client.invalidateQueries({ queryKey });
}
