import { updateCustomer } from '#generated/customer/hooks.ts';
import type { Customer } from '#generated/customer/model/index.ts';
import type { CurrentCustomer } from '#session/customer.ts';

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
