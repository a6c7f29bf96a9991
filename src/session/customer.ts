import { queryOptions } from '@tanstack/react-query';

import { orWhenMissing } from '#api/reactions.ts';
import { getCustomer, getGetCustomerQueryKey } from '#generated/customer/hooks.ts';
import type { Customer } from '#generated/customer/model/index.ts';

/** The signed-in customer; one whose account is gone is nothing but that (A3.1). */
export type CurrentCustomer = (Customer & { accountDeleted: false }) | { accountDeleted: true };

/** The customer's own record; 404 says that the account was deleted, and is an answer like any other. */
export const customerQuery = () =>
  queryOptions({
    queryKey: getGetCustomerQueryKey(),
    queryFn: ({ signal }): Promise<CurrentCustomer> =>
      orWhenMissing(
        getCustomer({ signal }).then((customer) => ({ ...customer, accountDeleted: false as const })),
        { accountDeleted: true as const },
      ),
  });
