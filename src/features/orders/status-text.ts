import type { TextKey } from '#i18n/texts.ts';
import type { OrderStatus } from './order-status.ts';

/** What each status is called (O123). */
export const STATUS_TEXT: Readonly<Record<OrderStatus, TextKey>> = {
  AwaitingPayment: 'order.status.awaitingPayment',
  Ordered: 'order.status.ordered',
  InProduction: 'order.status.inProduction',
  Sent: 'order.status.sent',
  Cancelled: 'order.status.cancelled',
};

/** What it means to the customer. */
export const STATUS_ABOUT: Readonly<Record<OrderStatus, TextKey>> = {
  AwaitingPayment: 'order.status.awaitingPayment.about',
  Ordered: 'order.status.ordered.about',
  InProduction: 'order.status.inProduction.about',
  Sent: 'order.status.sent.about',
  Cancelled: 'order.status.cancelled.about',
};
