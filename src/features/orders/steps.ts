import type { OrderStatus } from './order-status.ts';

/** A station on an order's way. */
export interface OrderStep {
  status: OrderStatus;
  state: 'done' | 'current' | 'ahead';
}

const WAY = ['Ordered', 'InProduction', 'Sent'] as const satisfies readonly OrderStatus[];

/**
 * The way of an order with that status, for its timeline. Waiting for the payment is a station only while one waits, and
 * the way of a cancelled order ends where it was called off.
 */
export function orderSteps(current: OrderStatus): OrderStep[] {
  const way: readonly OrderStatus[] = wayOf(current);
  const at = way.indexOf(current);
  return way.map((status, index) => ({ status, state: index === at ? 'current' : index < at ? 'done' : 'ahead' }));
}

function wayOf(current: OrderStatus): readonly OrderStatus[] {
  if (current === 'Cancelled') return ['Ordered', current];
  return current === 'AwaitingPayment' ? [current, ...WAY] : WAY;
}
