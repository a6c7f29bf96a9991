import { addHours } from 'date-fns/addHours';
import { t } from '#i18n/texts.ts';
import { dateFrom } from '#lib/dates.ts';
import { findByWords, pageCountOf, pageNumber, searchIn } from '#lib/lists.ts';
import type { Order } from './model.ts';
import { orderStatus, shownStatus } from './order-status.ts';

/** The tabs that orders are under, as addresses spell them (A9.3). */
export const ORDER_TABS = ['inProgress', 'history'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** Number of orders on a page of a tab (A9.2). */
export const ORDERS_PER_PAGE = 3;

/** Number of days for which an order counts as in progress after it was placed. */
const IN_PROGRESS_DAYS = 30;

/** Number of days for which it still does after the payment of products that have all been dispatched changed. */
const DISPATCHED_DAYS = 14;

/** View of the list of orders, as its address has it. */
export interface OrdersView {
  tab: OrderTab;
  /** Counted from one. */
  page: number;
  /** Search term; empty for everything. */
  q: string;
}

/** Content of the list, out of all orders. */
export interface Listing {
  /** Number of orders found in each tab. */
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

/**
 * The newest order that is in progress and still to come (O84); undefined when there is none.
 * @param now milliseconds since the epoch
 */
export function orderUnderWay(all: readonly Order[], now: number): Order | undefined {
  return all.find((order) => orderTab(order, now) === 'inProgress' && orderStatus(order) !== 'Cancelled');
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

/** Query of the address of a view, without defaults. */
export function ordersQuery({ tab, page = 1, q = '' }: Partial<OrdersView>): {
  order_state?: OrderTab;
  page?: number;
  q?: string;
} {
  return { ...(tab === 'history' && { order_state: tab }), ...(page > 1 && { page }), ...(q !== '' && { q }) };
}

/** The orders that a customer looks for by code, as her mails and her lists spell it, by product or by year. */
export function findOrders(orders: readonly Order[], wanted: string): readonly Order[] {
  return findByWords(orders, wanted, ({ orderCode, products, createdAt }) => ({
    codes: [orderCode, ...products.map(({ code }) => code)],
    texts: [t('order.code', { code: orderCode }), ...products.map(({ title = '' }) => title)],
    // By the customer's calendar.
    year: dateFrom(createdAt)?.getFullYear().toString(),
  }));
}

/** Properties of an order that decide about its tab. */
export interface TimedOrder {
  createdAt?: string;
  products: readonly { status?: string; paymentChangedDate?: string | null }[];
}

/**
 * In progress: placed at most 30 days ago, unless there are products, all dispatched, and each payment changed more than
 * 14 days ago; a payment that never changed is not long ago. All else is history (A4.23, A4.24, A4.25, O97).
 * @param now milliseconds since the epoch
 */
export function orderTab(order: TimedOrder, now: number): OrderTab {
  const isRecent = isLongerAgo(order.createdAt, IN_PROGRESS_DAYS, now) === false;
  return isRecent && !isLongDispatched(order, now) ? 'inProgress' : 'history';
}

/** Number of days after which an order that has been sent has arrived, or has been asked about. */
const DATED_DAYS = 60;

/**
 * Whether a list asks when an order comes, or was to come: not of one that was sent and placed long ago (O98).
 * @param now milliseconds since the epoch
 */
export function isDated(
  { createdAt, isSent: wasSent }: { createdAt?: string | undefined; isSent: boolean },
  now: number,
): boolean {
  return !wasSent || isLongerAgo(createdAt, DATED_DAYS, now) === false;
}

function isOrderTab(value: unknown): value is OrderTab {
  return ORDER_TABS.some((tab) => tab === value);
}

function isLongDispatched({ products }: TimedOrder, now: number): boolean {
  return (
    products.length > 0 &&
    products.every(
      ({ status, paymentChangedDate }) =>
        isSent(status) && isLongerAgo(paymentChangedDate, DISPATCHED_DAYS, now) === true,
    )
  );
}

function isSent(status: string | undefined): boolean {
  return status !== undefined && shownStatus(status) === 'Sent';
}

/** Whether more than a number of days of 24 hours have passed since; undefined without a date. */
function isLongerAgo(iso: string | null | undefined, days: number, now: number): boolean | undefined {
  const date = dateFrom(iso ?? undefined);
  return date && now > addHours(date, days * 24).getTime();
}
