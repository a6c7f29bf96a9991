import type { operations } from '#generated/reorder/types.d.ts';
import type { Account } from '../../accounts/accounts.ts';
import { Problem, notFound } from '../../core/problem.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { defineService } from '../../core/service.ts';
import { findOrder } from '../order/orders.ts';
import type { StoredOrder } from '../order/orders.ts';
import { basketFor, reorderDataset } from './baskets.ts';
import { reorderStates } from './provider-states.ts';

/** Ordering the same once more. */
export const reorder = defineService<operations>({
  slug: 'reorder',
  dataset: reorderDataset,
  states: reorderStates,
  createHandlers: (sandbox) => ({
    getReorderStatus({ account, params }) {
      const { canReorder, record } = ownOrder(sandbox, account, params.orderCode);
      // The poster brand says it in words.
      const body = record.source === 'POSTER_BRAND' ? { status: canReorder ? 'Available' : 'Expired' } : { canReorder };
      return { status: 200, body };
    },

    createDirectReorder({ account, query: { OrderCode } }) {
      const { canReorder } = ownOrder(sandbox, account, OrderCode);
      if (!canReorder) throw new Problem(409, 'not-reorderable', 'This order can no longer be ordered again.');
      const basket = basketFor(sandbox.database, account, OrderCode);
      return { status: 200, body: { ShopUrl: `${sandbox.addresses.sandbox}/shop?basket=${basket}` } };
    },
  }),
});

/** Another customer's order does not exist for the service. */
function ownOrder(sandbox: Sandbox, account: Account, code: string): StoredOrder {
  const found = findOrder(sandbox, code);
  if (found?.owner !== account.id) throw notFound('There is no such order.');
  return found;
}
