import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { changeRecord, type FieldChange } from '#api/change-record.ts';
import { withNulls } from '#api/read-answer.ts';
import { updateCustomer } from '#generated/customer/calls.ts';
import { accountChangedAtom } from '#customer/account-changed.ts';
import {
  type CurrentCustomer,
  customerQuery,
  type CustomerRecord,
  noteIfGone,
  readCustomer,
} from '#customer/queries.ts';
import { type Details, detailsIn, detailsValues } from './form.ts';

/**
 * Replaces the customer's record, fields that only the service knows included (O134). Afterwards `customerQuery` is to be read
 * again.
 * @throws ApiError with `fields` when the service refuses some; the page keeps what was typed
 */
export async function saveCustomer(customer: CurrentCustomer): Promise<void> {
  // Whether the account was deleted is the client's own note.
  const { accountDeleted: _, ...record } = customer;
  await updateCustomer(withNulls(record));
}

/**
 * Changes fields of the record as it is by now (R9, O134), shows them everywhere at once, and notes that something changed
 * (A4.20). Without a change nothing is called.
 * @throws ConflictError, ApiError
 * @throws GoneError when there is no such customer any more, which the record tells from then on
 */
export async function changeCustomer(client: QueryClient, change: FieldChange<Details>): Promise<void> {
  const { queryKey } = customerQuery();
  try {
    const changed = await changeRecord<CustomerRecord, Details>({
      ...change,
      read: readCustomer,
      fieldsOf: (customer) => detailsIn(detailsValues(customer)),
      needed: ['firstName', 'lastName'],
      write: saveCustomer,
    });
    if (!changed) return;
    // A read that is under way would put back what was.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, changed);
    getDefaultStore().set(accountChangedAtom, true);
    void client.invalidateQueries({ queryKey });
  } catch (error) {
    await noteIfGone(client, error);
    throw error;
  }
}
