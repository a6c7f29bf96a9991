import { mutationOptions } from '@tanstack/react-query';
import { updateFtpIntegration } from '#generated/customer/hooks.ts';
import type { FtpIntegration } from '#generated/customer/model/index.ts';
import { customerQuery } from '#session/customer.ts';

/**
 * Saves where the orders of a business customer are reported to: address and format, nothing else (O135). Afterwards
 * `customerQuery` is to be read again.
 * @throws ApiError 403 for who is no business customer; with `fields` when the service refuses some
 */
export async function saveIntegration({ callbackUrl, callbackFormat }: FtpIntegration): Promise<void> {
  await updateFtpIntegration({ callbackUrl, callbackFormat });
}

/**
 * The same with the states that a page shows of it: idle (not requested), pending, success, error; `reset` makes it idle
 * again (A4.22). The customer's record has what was saved at once, also when it cannot be read again.
 */
export const integrationSaving = mutationOptions({
  mutationFn: saveIntegration,
  onSuccess: (_, saved, __, { client }) => {
    const { queryKey } = customerQuery();
    client.setQueryData(queryKey, (customer) => customer && (customer.accountDeleted ? customer : { ...customer, ...saved }));
    void client.invalidateQueries({ queryKey });
  },
});
