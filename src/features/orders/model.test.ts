import { describe, expect, it } from 'vitest';
import {
  canChangeAddress,
  expectedDelivery,
  isDeliveryOpen,
  isReorderable,
  orderOf,
  orderPageOf,
  voucherDetailsOf,
} from './model.ts';

describe('an order', () => {
  it('A3.15 is named by the code of the super-order', () => {
    expect(orderOf({ code: 'SO-1' })).toEqual({
      orderCode: 'SO-1',
      source: 'PHOTOBOOK_BRAND',
      products: [],
    });
  });

  it.each(['orders', 'products'] as const)('A3.16 O108 has the products that the service calls %s', (name) => {
    expect(
      orderOf({
        code: 'SO-1',
        [name]: [
          { code: 'OR-1', voucher: 'SAVE10' },
          { code: 'OR-2', voucher: null },
          { code: 'OR-3', voucher: '', status: '' },
        ],
      }).products,
    ).toEqual([{ code: 'OR-1', voucher: 'SAVE10' }, { code: 'OR-2' }, { code: 'OR-3' }]);
  });

  it('A3.11 has as many products as the service says, else as it lists', () => {
    expect(orderOf({ code: 'SO-1', productCount: 3, orders: [{ code: 'OR-1' }] }).productCount).toBe(3);
    expect(orderOf({ code: 'SO-1', orders: [{ code: 'OR-1' }] }).productCount).toBe(1);
  });

  it('O108 has no number of products where neither is there', () => {
    expect(orderOf({ code: 'SO-1' })).not.toHaveProperty('productCount');
    expect(orderOf({ code: 'SO-1', orders: [] })).not.toHaveProperty('productCount');
  });

  it('A3.14 O109 comes from one of two brands, the first unless the service names the second', () => {
    expect(
      ['POSTER_BRAND', 'PHOTOBOOK_BRAND', 'MUG_BRAND'].map((source) => orderOf({ code: 'SO-1', source }).source),
    ).toEqual(['POSTER_BRAND', 'PHOTOBOOK_BRAND', 'PHOTOBOOK_BRAND']);
  });

  it('A4.35 A4.36 has a delivery type unless it is being changed', () => {
    expect(
      ['Home', 'PickupPoint', 'Changing', undefined].map(
        (deliveryType) => orderOf({ code: 'SO-1', deliveryType }).deliveryType,
      ),
    ).toEqual(['Home', 'PickupPoint', undefined, undefined]);
  });

  it('O108 has a total only with its currency', () => {
    expect(orderOf({ code: 'SO-1', total: { amount: 5, currency: 'GBP' } }).total).toEqual({
      amount: 5,
      currency: 'GBP',
    });
    expect(orderOf({ code: 'SO-1', total: 5 })).not.toHaveProperty('total');
  });

  it('O108 comes in pages of either spelling', () => {
    const orders = [{ code: 'SO-1' }];
    expect(orderPageOf({ superOrders: orders, total: 9 })).toEqual(orderPageOf({ items: orders, totalCount: 9 }));
    expect(orderPageOf({ superOrders: orders, total: 9 })).toMatchObject({ orders: [{ orderCode: 'SO-1' }], total: 9 });
  });
});

describe('changing the address', () => {
  const may = (superOrder: Partial<Parameters<typeof orderOf>[0]>) =>
    canChangeAddress(orderOf({ code: 'SO-1', ...superOrder }));

  it.each([
    ['Received', 'Home', true],
    ['Confirmed', 'Home', true],
    ['ProductionStarted', 'Home', false],
    ['Dispatched', 'Home', false],
    ['Cancelled', 'Home', false],
    ['Confirmed', 'PickupPoint', false],
    ['Confirmed', undefined, false],
  ])('O99 in status %s with delivery %s: %s', (status, deliveryType, allowed) => {
    expect(may({ status, deliveryType })).toBe(allowed);
  });

  it('O99 is as the service says, when it does', () => {
    expect(may({ status: 'Dispatched', canChangeDeliveryAddress: true })).toBe(true);
    expect(may({ status: 'Confirmed', deliveryType: 'Home', canChangeDeliveryAddress: false })).toBe(false);
  });
});

it.each([
  ['Received', true],
  ['Confirmed', true],
  ['ProductionStarted', true],
  ['Dispatched', false],
  ['Cancelled', false],
  [undefined, true],
])('A4.36 the way of delivery of an order in status %s may still change: %s', (status, isOpen) => {
  expect(isDeliveryOpen(orderOf({ code: 'SO-1', status }))).toBe(isOpen);
});

describe('ordering again', () => {
  it.each([
    [{ canReorder: true }, true],
    [{ status: 'Available' }, true],
    [{ status: 'AVAILABLE' }, true],
    [{ canReorder: false }, false],
    [{ status: 'Expired' }, false],
    [{}, false],
  ])('O112 %j: %s', (status, possible) => {
    expect(isReorderable(status)).toBe(possible);
  });
});

it('A3.21 A3.22 a voucher that the service does not know is not found; of one that it knows every field is kept', () => {
  expect(voucherDetailsOf(null)).toEqual({ isVoucherFound: false });
  const unknown = { reason: 'birthday' };
  expect(voucherDetailsOf({ title: '20 % off', ...unknown })).toEqual({
    title: '20 % off',
    reason: 'birthday',
    isVoucherFound: true,
  });
});

const NOW = new Date(2026, 10, 20, 12);
const day = (date: number) => new Date(2026, 10, date);
const expected = (dates: Parameters<typeof expectedDelivery>[0]) => expectedDelivery(dates, NOW);

it('O111 on one day', () => {
  expect(expected({ deliveryDate: '2026-11-26' })).toEqual({ kind: 'on', day: day(26), isPast: false });
  expect(expected({ earliest: '2026-11-26', latest: '2026-11-26' })).toEqual({
    kind: 'on',
    day: day(26),
    isPast: false,
  });
});

it('O111 between two days, whichever is called the first', () => {
  const between = { kind: 'between', from: day(26), to: day(29), isPast: false };
  expect(expected({ earliest: '2026-11-26', latest: '2026-11-29' })).toEqual(between);
  expect(expected({ earliest: '2026-11-29', latest: '2026-11-26' })).toEqual(between);
});

it('O111 from one day on, or until one', () => {
  expect(expected({ earliest: '2026-11-18' })).toEqual({ kind: 'from', day: day(18), isPast: false });
  expect(expected({ latest: '2026-11-26' })).toEqual({ kind: 'by', day: day(26), isPast: false });
});

it('O111 A7.19 nothing when there are no dates', () => {
  expect(expected({})).toBeUndefined();
});

it('what is expected today is not past, what was yesterday is', () => {
  expect(expected({ deliveryDate: '2026-11-20' })?.isPast).toBe(false);
  expect(expected({ deliveryDate: '2026-11-19' })?.isPast).toBe(true);
  expect(expected({ earliest: '2026-11-17', latest: '2026-11-20' })?.isPast).toBe(false);
  expect(expected({ earliest: '2026-11-16', latest: '2026-11-19' })?.isPast).toBe(true);
});
