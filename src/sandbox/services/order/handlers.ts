import type { operations } from '#generated/order/types.d.ts';
import type { Account } from '../../accounts/accounts.ts';
import { customerOf } from '../../accounts/customers.ts';
import { Problem, forbidden, notFound } from '../../core/problem.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { defineService } from '../../core/service.ts';
import { areAny, refused } from '../customer/field-rules.ts';
import { deliveryRefusals } from './address-rules.ts';
import { accountOrdersOf, canChangeAddress, findOrder, ordersOf, setDeliveryAddress, superOrderOf } from './orders.ts';
import type { StoredOrder } from './orders.ts';
import { orderStates } from './provider-states.ts';
import { orderDataset } from './seed.ts';

/** Orders, grouped into super-orders. */
export const order = defineService<operations>({
  slug: 'order',
  dataset: orderDataset,
  states: orderStates,
  createHandlers: (sandbox) => ({
    listMySuperOrders({ account, query: { Offset = 0, Limit = 100 } }) {
      const orders = ordersOf(sandbox, account);
      const page = orders.slice(Offset, Offset + Limit).map((one) => superOrderOf(sandbox, one));
      return { status: 200, body: { superOrders: page, total: orders.length } };
    },

    getSuperOrder: ({ account, params }) => ({
      status: 200,
      body: superOrderOf(sandbox, ownOrder(sandbox, account, params.code)),
    }),

    updateDeliveryAddress({ account, params, body: { deliveryType, ...address } }) {
      const { record } = ownOrder(sandbox, account, params.code);
      if (!canChangeAddress(record)) throw new Problem(409, 'no-longer-permitted', 'Production has started.');
      const errors = deliveryRefusals(address);
      if (areAny(errors)) return refused(errors);
      setDeliveryAddress(sandbox.database, params.code, { deliveryAddress: address, deliveryType });
      return { status: 204 };
    },

    listOrdersByAccount({ account, params, query: { articleNames, offset = 0, limit = 10 } }) {
      const own = [account.sub, customerOf(sandbox.database, account)?.customerId];
      if (!own.includes(params.accountId)) throw forbidden('This account belongs to another customer.');
      const wanted = articleNames && new Set(articleNames.map((name) => name.toLowerCase()));
      const orders = ordersOf(sandbox, account)
        .flatMap(accountOrdersOf)
        .filter(({ articleType = '' }) => !wanted || wanted.has(articleType.toLowerCase()));
      return { status: 200, body: { items: orders.slice(offset, offset + limit), total: orders.length } };
    },

    getOrder({ account, params }) {
      // Codes of products belong to one order alone, so the first one decides.
      const row = sandbox.database.get<{ code: string }>(
        "SELECT super_order.code AS code FROM super_order, json_each(super_order.record, '$.orders') AS product WHERE product.value ->> 'code' = ?",
        params.id,
      );
      const found = row && accountOrdersOf(ownOrder(sandbox, account, row.code)).find(({ code }) => code === params.id);
      if (!found) throw notFound('There is no such order.');
      return { status: 200, body: found };
    },
  }),
});

function ownOrder(sandbox: Sandbox, account: Account, code: string): StoredOrder {
  const found = findOrder(sandbox, code);
  if (!found) throw notFound('There is no such order.');
  if (found.owner !== account.id) throw forbidden('This order belongs to another customer.');
  return found;
}
