import { mutationOptions } from '@tanstack/react-query';
import { changeRecord, type FieldChange } from '#api/change-record.ts';
import { updateFtpIntegration } from '#generated/customer/calls.ts';
import type { FtpIntegration } from '#generated/customer/model/index.ts';
import { type CurrentCustomer, customerQuery } from '#customer/queries.ts';
import type { Integration } from './form.ts';

/**
 * Saves where the orders of a business customer are reported to: address and format, nothing else (O135). Afterwards
 * `customerQuery` is to be read again.
 * @throws ApiError 403 for who is no business customer; with `fields` when the service refuses some
 */
export async function saveIntegration({ callbackUrl, callbackFormat }: FtpIntegration): Promise<void> {
  await updateFtpIntegration({ callbackUrl, callbackFormat });
}

/** The record of a customer who is there. */
type CustomerRecord = Extract<CurrentCustomer, { accountDeleted: false }>;

/**
 * Changes address and format as they are by now (R9), with the states that a page shows of it: idle (not requested), pending,
 * success, error; `reset` makes it idle again (A4.22). The customer's record has what was saved at once, also when it cannot
 * be read again.
 */
export const integrationSaving = () =>
  mutationOptions({
    mutationFn: (change: FieldChange<Integration>, { client }) =>
      changeRecord<CustomerRecord, Integration>({
        ...change,
        read: async () => {
          const customer = await client.fetchQuery({ ...customerQuery(), staleTime: 0 });
          return customer.accountDeleted ? undefined : customer;
        },
        fieldsOf: ({ callbackUrl = '', callbackFormat = '' }) => ({ callbackUrl, callbackFormat }),
        needed: ['callbackUrl', 'callbackFormat'],
        write: (customer) => saveIntegration(completed(customer, change)),
      }),
    onSuccess: (saved, change, _result, { client }) => {
      if (!saved) return;
      const { queryKey } = customerQuery();
      client.setQueryData(queryKey, { ...saved, ...completed(saved, change) });
      void client.invalidateQueries({ queryKey });
    },
  });

/** What the customer's own record lacks is there in the form. */
function completed(
  { callbackUrl, callbackFormat }: Partial<Integration>,
  { after }: FieldChange<Integration>,
): Integration {
  return { callbackUrl: callbackUrl || after.callbackUrl, callbackFormat: callbackFormat || after.callbackFormat };
}
