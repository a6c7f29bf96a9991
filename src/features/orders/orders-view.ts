import { searchIn } from '#lib/find-by-words.ts';
import { pageNumber } from '#lib/page-number.ts';
import { isOrderTab, type OrderTab } from './order-windows.ts';

/** What the list of orders shows, as its address says. */
export interface OrdersView {
  tab: OrderTab;
  /** Counted from one. */
  page: number;
  /** What is looked for; empty for everything. */
  q: string;
}

/** Reads the address of the list; what is none of its values is as if it were not there, each by itself (A5.7, A5.8, O128). */
export function ordersView(query: URLSearchParams): OrdersView {
  const tab = query.get('order_state');
  return {
    tab: isOrderTab(tab) ? tab : 'inProgress',
    page: pageNumber(query.get('page')),
    q: searchIn(query),
  };
}

/** The same as a query: without what goes without saying. */
export function ordersQuery({ tab, page = 1, q = '' }: Partial<OrdersView>): {
  order_state?: OrderTab;
  page?: number;
  q?: string;
} {
  return { ...(tab === 'history' && { order_state: tab }), ...(page > 1 && { page }), ...(q !== '' && { q }) };
}
