import { dateFrom } from '#lib/dates.ts';
import type { Order } from './model.ts';

/**
 * The orders that a customer looks for by code, product or year. Every word of hers has to be found in an order; case and
 * accents do not matter, a year counts as a whole.
 */
export function findOrders(orders: readonly Order[], wanted: string): readonly Order[] {
  const words = plain(wanted).split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return orders;
  return orders.filter((order) => {
    const text = plain([order.orderCode, ...order.products.flatMap(({ code, title = '' }) => [code, title])].join('\n'));
    const year = yearOf(order);
    return words.every((word) => word === year || text.includes(word));
  });
}

/** The year in which it was placed, by the customer's calendar. */
function yearOf({ createdAt }: Order): string | undefined {
  return dateFrom(createdAt)?.getFullYear().toString();
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
