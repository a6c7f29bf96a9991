import { describe, expect, it, vi } from 'vitest';
import {
  isMixed,
  knownStatus,
  noteUnknownStatuses,
  type OrderStatus,
  orderStatus,
  orderSteps,
  shownStatus,
  statusColour,
} from './order-status.ts';

describe('what a customer reads of an order', () => {
  it.each([
    ['A4.26', 'Received', 'AwaitingPayment'],
    ['O122', 'AwaitingPayment', 'AwaitingPayment'],
    ['A4.34', 'paymentPending', 'AwaitingPayment'],
    ['A4.34', 'paymentFailed', 'AwaitingPayment'],
    ['A4.27', 'Confirmed', 'Ordered'],
    ['A4.34', 'paymentSuccess', 'Ordered'],
    ['O122', 'paymentFree', 'Ordered'],
    ['A4.34', 'processing', 'Ordered'],
    ['A4.34', 'approved', 'Ordered'],
    ['A4.34', 'on_hold', 'Ordered'],
    ['A4.34', 'verification failed', 'Ordered'],
    ['A4.34', 'processing failed', 'Ordered'],
    ['A4.28', 'ProductionStarted', 'InProduction'],
    ['A4.29', 'ProductionCompleted', 'InProduction'],
    ['A4.34', 'producing', 'InProduction'],
    ['A4.34', 'delayed', 'InProduction'],
    ['A4.30', 'Dispatched', 'Sent'],
    ['A4.34', 'shipped', 'Sent'],
    ['A4.31', 'Cancelled', 'Cancelled'],
    ['A4.34', 'cancelled', 'Cancelled'],
    ['A4.34', 'rejected', 'Cancelled'],
  ])('%s of "%s" is %s', (_ids, word, shown) => {
    expect(knownStatus(word)).toBe(shown);
  });

  it.each(['ON-HOLD', 'On Hold', 'onhold'])('O122 spelling does not matter: "%s"', (word) => {
    expect(knownStatus(word)).toBe('Ordered');
  });

  it('O122 an unknown word counts as ordered', () => {
    expect(knownStatus('teleported')).toBeUndefined();
    expect(shownStatus('teleported')).toBe('Ordered');
  });

  it('A4.32 A4.33 is cyan, and red when cancelled', () => {
    expect((['AwaitingPayment', 'Ordered', 'InProduction', 'Sent', 'Cancelled'] as const).map(statusColour)).toEqual([
      'cyan',
      'cyan',
      'cyan',
      'cyan',
      'red',
    ]);
  });
});

describe('the status of a whole order', () => {
  const products = (...statuses: (string | undefined)[]) => statuses.map((status) => ({ status }));

  it('O123 is its own', () => {
    expect(orderStatus({ status: 'shipped', products: products('Received') })).toBe('Sent');
  });

  it('O123 else is that of the least advanced item', () => {
    expect(orderStatus({ products: products('Dispatched', 'ProductionStarted', 'Confirmed') })).toBe('Ordered');
    expect(orderStatus({ products: products('Dispatched', undefined) })).toBe('Sent');
  });

  it('O123 is cancelled only if all products are', () => {
    expect(orderStatus({ products: products('Cancelled', 'Dispatched') })).toBe('Sent');
    expect(orderStatus({ products: products('Cancelled', 'rejected') })).toBe('Cancelled');
  });

  it('O123 leaves each product to say its own where they differ', () => {
    expect(isMixed({ products: products('Dispatched', 'Confirmed') })).toBe(true);
    expect(isMixed({ status: 'Confirmed', products: products('Dispatched') })).toBe(true);
    expect(isMixed({ products: products('Dispatched', 'shipped', undefined) })).toBe(false);
    expect(isMixed({ products: [] })).toBe(false);
  });

  it('O123 is ordered when nothing is known', () => {
    expect(orderStatus({ products: [] })).toBe('Ordered');
    expect(orderStatus({ products: products(undefined) })).toBe('Ordered');
  });
});

const marks = { done: '✓', current: '●', ahead: '○' };

it.each<[OrderStatus, string]>([
  ['AwaitingPayment', '●AwaitingPayment ○InProduction ○Sent'],
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

it('O122 an unknown status is reported, once', () => {
  const capture = vi.fn();
  const order = { status: 'teleported', products: [{ status: 'Confirmed' }, { status: 'beamed' }, {}] };
  noteUnknownStatuses(order, { capture });
  noteUnknownStatuses(order, { capture });
  expect(capture.mock.calls.map(([error]: Error[]) => error?.message)).toEqual([
    'The order status "teleported" is unknown and counts as ordered',
    'The order status "beamed" is unknown and counts as ordered',
  ]);
});
