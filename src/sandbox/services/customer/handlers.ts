import type { operations } from '#generated/customer/types.d.ts';
import { customerOf, isBusiness, setCustomer } from '../../accounts/customers.ts';
import { Problem, forbidden, notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { isPending } from '../auth/confirmations.ts';
import { addAddress, addressesOf, customerDataset, isInUse, removeAddress, replaceAddress } from './addresses.ts';
import { addressRefusals, areAny, customerRefusals, integrationRefusals, refused } from './field-rules.ts';
import { customerStates } from './provider-states.ts';

/** The signed-in customer's own record and delivery addresses. */
export const customer = defineService<operations>({
  slug: 'customer',
  dataset: customerDataset,
  states: customerStates,
  createHandlers: (sandbox) => {
    const { database, clock } = sandbox;
    return {
      getCustomer({ account }) {
        const record = customerOf(database, account);
        if (!record) throw accountDeleted();
        return { status: 200, body: record };
      },
      updateCustomer({ account, body }) {
        const record = customerOf(database, account);
        if (!record) throw accountDeleted();
        if (isPending(sandbox, account, 'account-deletion'))
          throw new Problem(409, 'conflict', 'This account is about to be deleted.');
        const errors = customerRefusals(body, new Date(clock.now()).toISOString().slice(0, 10));
        if (areAny(errors)) return refused(errors);
        // Number, e-mail address and validation are not the customer's to change here.
        const { customerId, email, b2bStatus } = record;
        const { customerId: _, email: __, b2bStatus: ___, ...changes } = body;
        const own = Object.entries({ customerId, email, b2bStatus }).filter(([, value]) => value !== undefined);
        setCustomer(database, account, { ...changes, ...Object.fromEntries(own) });
        return { status: 204 };
      },
      updateFtpIntegration({ account, body }) {
        const record = customerOf(database, account);
        if (!record || !isBusiness(database, account)) throw forbidden('Only business customers have an integration.');
        const errors = integrationRefusals(body);
        if (areAny(errors)) return refused(errors);
        const { callbackUrl, callbackFormat } = body;
        setCustomer(database, account, { ...record, callbackUrl, callbackFormat });
        return { status: 204 };
      },
      listAddresses: ({ account }) => ({ status: 200, body: addressesOf(database, account) }),
      createAddress({ account, body }) {
        const errors = addressRefusals(body);
        return areAny(errors) ? refused(errors) : { status: 201, body: addAddress(database, account, body) };
      },
      updateAddress({ account, params: { id }, body }) {
        const errors = addressRefusals(body);
        if (areAny(errors)) return refused(errors);
        if (!replaceAddress(database, account, id, body)) throw noAddress();
        return { status: 204 };
      },
      deleteAddress({ account, params: { id } }) {
        const used = isInUse(database, account, id);
        if (used === undefined) throw noAddress();
        if (used) throw new Problem(409, 'address-in-use', 'An order is on its way to this address.');
        removeAddress(database, id);
        return { status: 204 };
      },
    };
  },
});

const accountDeleted = () => new Problem(404, 'account-deleted', 'This account no longer exists.');
const noAddress = () => notFound('There is no such address.');
