import { addHours } from 'date-fns/addHours';
import { dateFrom } from '#lib/dates.ts';
import { shownStatus } from './order-status.ts';

/** How long an order counts as in progress after it was placed. */
const IN_PROGRESS_DAYS = 30;

/** How long it still does after the payment of products that have all been dispatched changed. */
const DISPATCHED_DAYS = 14;

/** The tabs that orders are under, as addresses spell them (A9.3). */
export const ORDER_TABS = ['inProgress', 'history'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

export function isOrderTab(value: unknown): value is OrderTab {
  return ORDER_TABS.some((tab) => tab === value);
}

/** What decides about the tab. */
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

/** Whether more than so many times 24 hours have passed since; undefined without a date. */
function isLongerAgo(iso: string | null | undefined, days: number, now: number): boolean | undefined {
  const date = dateFrom(iso ?? undefined);
  return date && now > addHours(date, days * 24).getTime();
}
