import type { TextKey } from '#i18n/texts.ts';
import { type ErrorReporter, reporter as appReporter } from '#lib/error-reporter.ts';

/** Status of an order as the customer reads it. */
export type OrderStatus = 'AwaitingPayment' | 'Ordered' | 'InProduction' | 'Sent' | 'Cancelled';

/** Statuses that an order goes through, from the least to the most advanced. */
const PROGRESS = ['AwaitingPayment', 'Ordered', 'InProduction', 'Sent'] as const satisfies readonly OrderStatus[];

/** Statuses of the services by the status that customers read (O121, O122). Words are compared by statusKey. */
const SHOWN_AS: Readonly<Record<OrderStatus, readonly string[]>> = {
  AwaitingPayment: ['Received', 'AwaitingPayment', 'paymentPending', 'paymentFailed'],
  Ordered: [
    'Confirmed',
    'paymentSuccess',
    'paymentFree',
    'processing',
    'approved',
    'on_hold',
    'verification failed',
    'processing failed',
  ],
  InProduction: ['ProductionStarted', 'ProductionCompleted', 'producing', 'delayed'],
  Sent: ['Dispatched', 'shipped'],
  Cancelled: ['Cancelled', 'rejected'],
};

const KNOWN: ReadonlyMap<string, OrderStatus> = new Map(
  Object.entries(SHOWN_AS).flatMap(([shown, words]) =>
    words.map((word) => [statusKey(word), shown as OrderStatus] as const),
  ),
);

/** The status behind a service's word, undefined for a word that is not in the table. */
export function knownStatus(word: string): OrderStatus | undefined {
  return KNOWN.get(statusKey(word));
}

/** The status to show for a service's word; an unknown one counts as ordered, internal trouble is not the customer's (O122). */
export function shownStatus(word: string): OrderStatus {
  return knownStatus(word) ?? 'Ordered';
}

/** The order's own status if it has one, else that of its least advanced product; cancelled only if all products are (O123). */
export function orderStatus(order: { status?: string; products: readonly { status?: string }[] }): OrderStatus {
  if (order.status !== undefined) return shownStatus(order.status);
  const statuses = order.products.flatMap(({ status }) => (status === undefined ? [] : [shownStatus(status)]));
  if (statuses.length > 0 && statuses.every((status) => status === 'Cancelled')) return 'Cancelled';
  return PROGRESS.find((status) => statuses.includes(status)) ?? 'Ordered';
}

/** Whether products are elsewhere than the order as a whole, so that each says where it is (O123). */
export function isMixed(order: { status?: string; products: readonly { status?: string }[] }): boolean {
  const whole = orderStatus(order);
  return order.products.some(({ status }) => status !== undefined && shownStatus(status) !== whole);
}

/** Stage of an order, more closely than its status: what the customer reads of it depends on that. */
export type OrderStage = OrderStatus | 'PaymentFailed' | 'Delayed' | 'PartlySent' | 'Unknown';

/**
 * The stage of an order: its status, and what its words or its products tell beyond that. It is unknown where no word of the service
 * stands for the status: it counts as ordered then (O122), but nobody has said that it was confirmed or has not been sent.
 */
export function orderStage(order: { status?: string; products: readonly { status?: string }[] }): OrderStage {
  const status = orderStatus(order);
  const words = order.products.flatMap((product) => product.status ?? []);
  const deciding = order.status === undefined ? words : [order.status];
  const says = (word: string) => deciding.some((one) => statusKey(one) === statusKey(word));
  if (!deciding.some((word) => knownStatus(word) === status)) return 'Unknown';
  if (status === 'AwaitingPayment') return says('paymentFailed') ? 'PaymentFailed' : status;
  if (status !== 'Ordered' && status !== 'InProduction') return status;
  if (status === 'InProduction' && says('delayed')) return 'Delayed';
  return words.some((word) => shownStatus(word) === 'Sent') ? 'PartlySent' : status;
}

/** Cyan, but red for what was cancelled. */
export function statusColour(status: OrderStatus): 'cyan' | 'red' {
  return status === 'Cancelled' ? 'red' : 'cyan';
}

/** A station on an order's way. */
export interface OrderStep {
  status: OrderStatus;
  state: 'done' | 'current' | 'ahead';
}

/**
 * The way of an order with that status, for its timeline, of three stations in every order. Waiting for the payment takes the place of having ordered as long as
 * one waits, and the way of a cancelled order ends where it was called off.
 */
export function orderSteps(current: OrderStatus): OrderStep[] {
  const way = wayOf(current);
  const at = way.indexOf(current);
  return way.map((status, index) => ({ status, state: index === at ? 'current' : index < at ? 'done' : 'ahead' }));
}

/** Name of each status (O123). */
export const STATUS_TEXT: Readonly<Record<OrderStatus, TextKey>> = {
  AwaitingPayment: 'order.status.awaitingPayment',
  Ordered: 'order.status.ordered',
  InProduction: 'order.status.inProduction',
  Sent: 'order.status.sent',
  Cancelled: 'order.status.cancelled',
};

const noted = new Set<string>();

/** Reports each status that is not in the table, once: what it means is to be decided (O122). */
export function noteUnknownStatuses(
  order: { status?: string; products: readonly { status?: string }[] },
  reporter: ErrorReporter = appReporter,
): void {
  for (const { status } of [order, ...order.products]) {
    if (status === undefined || knownStatus(status) !== undefined || noted.has(status)) continue;
    noted.add(status);
    reporter.capture(new Error(`The order status "${status}" is unknown and counts as ordered`), {
      action: 'order-status',
    });
  }
}

/** Words are compared in lower case, without spaces, hyphens and underscores. */
function statusKey(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, '');
}

function wayOf(current: OrderStatus): readonly OrderStatus[] {
  if (current === 'Cancelled') return ['Ordered', current];
  return [current === 'AwaitingPayment' ? current : 'Ordered', 'InProduction', 'Sent'];
}
