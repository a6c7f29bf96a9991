import { RELATIVES, ensureAccount } from '../../accounts/accounts.ts';
import { Problem } from '../../core/problem.ts';
import { defineState, OPTIONAL_ID } from '../../core/provider-states.ts';
import type { Schema } from '../../spec/document.ts';
import { saveOrder } from './orders.ts';
import type { OrderRecord } from './orders.ts';

const CODE: Schema = { type: 'string', minLength: 1 };
const ORDER: Schema = {
  type: 'object',
  properties: { code: CODE },
  description: 'The order as the service hands it out, with its code here or beside it.',
};

/** Situations of orders that contracts ask for. */
export const orderStates = [
  defineState<{ code: string; productCode: string; order: Partial<OrderRecord>; canReorder: boolean }>({
    name: 'an order exists',
    description:
      'The customer has the order with this code. `productCode`: that of its first product. `canReorder`: it can be ordered again.',
    parameters: {
      code: OPTIONAL_ID,
      productCode: OPTIONAL_ID,
      order: ORDER,
      canReorder: { type: 'boolean', default: false },
    },
    setup({ database }, account, { code, productCode, order, canReorder }) {
      saveOrder(database, account, recordOf(order, code, productCode), { canReorder });
    },
  }),
  defineState<{ code: string }>({
    name: 'an order of another customer exists',
    description: 'Somebody else has an order with that code, and with it one product with that code.',
    parameters: { code: CODE },
    setup({ database }, _account, { code }) {
      saveOrder(database, ensureAccount(database, RELATIVES.maya.email), { code, orders: [{ code }] });
    },
  }),
  defineState<{ code: string }>({
    name: 'an order does not exist',
    description: 'Nobody has an order with that code.',
    parameters: { code: CODE },
    setup({ database }, _account, { code }) {
      database.run('DELETE FROM super_order WHERE code = ?', code);
    },
  }),
  defineState<Record<string, never>>({
    name: 'the customer has no orders',
    description: 'Whatever the customer ordered is forgotten.',
    parameters: {},
    setup({ database }, account) {
      database.run('DELETE FROM super_order WHERE account = ?', account.id);
    },
  }),
  defineState<{ operationId: string }>({
    name: 'the order is null',
    description:
      'The next call of the operation answers 200 with null, as some versions of the service do for an order that is not there.',
    parameters: { operationId: { enum: ['getSuperOrder', 'getOrder'] } },
    setup({ faults }, _account, { operationId }) {
      faults.add({ service: 'order', operationId, status: 200, body: null, times: 1 });
    },
  }),
];

/** @throws Problem 422 for an order whose code nobody says */
function recordOf(order: Partial<OrderRecord>, code: string, productCode: string): OrderRecord {
  const own = code === '' ? order.code : code;
  if (own === undefined) throw new Problem(422, 'invalid-parameters', 'The order has no code.');
  const [first, ...others] = order.orders ?? [];
  if (first === undefined || productCode === '') return { ...order, code: own };
  return { ...order, code: own, orders: [{ ...first, code: productCode }, ...others] };
}
