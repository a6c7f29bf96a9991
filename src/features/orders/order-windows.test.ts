import { describe, expect, it } from 'vitest';
import { orderTab } from './order-windows.ts';
import type { TimedOrder } from './order-windows.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number, ms = 0) => new Date(NOW - days * DAY - ms).toISOString();
const tab = (createdAt: string | undefined, ...products: TimedOrder['products'][number][]) =>
  orderTab({ createdAt, products }, NOW);
const dispatched = (paymentChangedDate?: string | null) => ({ status: 'Dispatched', paymentChangedDate });

describe('the tab of an order', () => {
  it('A4.23 is "in progress" up to 30 days after it was placed', () => {
    expect(tab(ago(29))).toBe('inProgress');
    expect(tab(ago(31))).toBe('history');
  });

  it('O97 the thirtieth day is included, to the millisecond', () => {
    expect(tab(ago(30))).toBe('inProgress');
    expect(tab(ago(30, 1))).toBe('history');
  });

  it('A4.24 is "history" when all products are dispatched and were paid more than 14 days ago', () => {
    expect(tab(ago(20), dispatched(ago(15)))).toBe('history');
    expect(tab(ago(20), dispatched(ago(13)))).toBe('inProgress');
  });

  it('O97 the fourteenth day is not enough, to the millisecond', () => {
    expect(tab(ago(20), dispatched(ago(14)))).toBe('inProgress');
    expect(tab(ago(20), dispatched(ago(14, 1)))).toBe('history');
  });

  it('A4.24 one product that is not yet out, or was paid later, keeps the order in progress', () => {
    expect(tab(ago(20), dispatched(ago(15)), { status: 'Confirmed', paymentChangedDate: ago(15) })).toBe('inProgress');
    expect(tab(ago(20), dispatched(ago(15)), dispatched(ago(2)))).toBe('inProgress');
    expect(tab(ago(20), dispatched(ago(15)), { paymentChangedDate: ago(15) })).toBe('inProgress');
  });

  it('O97 a payment that never changed is not long ago', () => {
    expect(tab(ago(20), dispatched(null))).toBe('inProgress');
    expect(tab(ago(20), dispatched())).toBe('inProgress');
  });

  it('O122 "shipped" means dispatched', () => {
    expect(tab(ago(20), { status: 'shipped', paymentChangedDate: ago(15) })).toBe('history');
  });

  it('O97 an order without products goes by its age alone', () => {
    expect(tab(ago(1))).toBe('inProgress');
  });

  it('A4.25 is "history" when nothing says how old it is', () => {
    expect(tab(undefined)).toBe('history');
    expect(tab('soon')).toBe('history');
  });

  it('a clock that is behind makes no order old', () => {
    expect(tab(ago(-1))).toBe('inProgress');
  });
});
