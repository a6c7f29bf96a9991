import { expect, it } from 'vitest';
import type { OrderStatus } from './order-status.ts';
import { orderSteps } from './steps.ts';

const marks = { done: '✓', current: '●', ahead: '○' };

it.each<[OrderStatus, string]>([
  ['AwaitingPayment', '●AwaitingPayment ○Ordered ○InProduction ○Sent'],
  ['Ordered', '●Ordered ○InProduction ○Sent'],
  ['InProduction', '✓Ordered ●InProduction ○Sent'],
  ['Sent', '✓Ordered ✓InProduction ●Sent'],
  ['Cancelled', '✓Ordered ●Cancelled'],
])('A2.92 O123 the way of an order that is %s', (status, way) => {
  expect(
    orderSteps(status)
      .map((step) => marks[step.state] + step.status)
      .join(' '),
  ).toBe(way);
});
