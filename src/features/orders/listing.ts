import { pageCountOf } from '#lib/page-number.ts';
import { findOrders } from './find-orders.ts';
import type { Order } from './model.ts';
import { orderTab, type OrderTab } from './order-windows.ts';
import type { OrdersView } from './orders-view.ts';

/** How many orders a page of a tab shows (A9.2). */
export const ORDERS_PER_PAGE = 3;

/** What the list shows of all orders. */
export interface Listing {
  /** How many each tab has of what is looked for. */
  counts: Record<OrderTab, number>;
  /** Those on the page, as the service has them: the newest first. */
  orders: Order[];
  page: number;
  pageCount: number;
}

/**
 * The page that an address asks for. One beyond the end is the last one: orders move from tab to tab as time goes by.
 * @param now milliseconds since the epoch
 */
export function listingOf(all: readonly Order[], { tab, page: wanted, q }: OrdersView, now: number): Listing {
  const byTab = Map.groupBy(findOrders(all, q), (order) => orderTab(order, now));
  const inTab = byTab.get(tab) ?? [];
  const pageCount = pageCountOf(inTab.length, ORDERS_PER_PAGE);
  const page = Math.min(wanted, pageCount);
  return {
    counts: { inProgress: byTab.get('inProgress')?.length ?? 0, history: byTab.get('history')?.length ?? 0 },
    orders: inTab.slice((page - 1) * ORDERS_PER_PAGE, page * ORDERS_PER_PAGE),
    page,
    pageCount,
  };
}
