import type { operations } from '#generated/customer/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { Problem } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { customerDataset, customerOf } from './customers.ts';
import { customerStates } from './provider-states.ts';

/** The signed-in customer's own record. */
export const customer = defineService<operations>({
  slug: 'customer',
  dataset: customerDataset,
  states: customerStates,
  createHandlers: ({ database }) => ({
    getCustomer({ account }) {
      const record = customerOf(database, account);
      if (!record) throw new Problem(404, 'account-deleted', 'This account no longer exists.');
      return { status: 200, body: record };
    },
    updateCustomer: () => notWrittenYet('updateCustomer'),
    updateFtpIntegration: () => notWrittenYet('updateFtpIntegration'),
    listAddresses: () => notWrittenYet('listAddresses'),
    createAddress: () => notWrittenYet('createAddress'),
    updateAddress: () => notWrittenYet('updateAddress'),
    deleteAddress: () => notWrittenYet('deleteAddress'),
  }),
});
