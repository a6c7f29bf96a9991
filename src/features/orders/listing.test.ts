import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import {
  findOrders,
  isDated,
  listingOf,
  ordersQuery,
  ordersView,
  orderTab,
  orderUnderWay,
  type TimedOrder,
} from './listing.ts';
import { orderOf } from './model.ts';

beforeAll(() => loadTexts('en-GB'));

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const placed = (code: string, daysAgo: number) =>
  orderOf({
    code,
    createdAt: new Date(NOW - daysAgo * DAY).toISOString(),
    orders: [{ code: `${code}-1`, title: daysAgo > 100 ? 'Alps' : 'Skagen' }],
  });
const ORDERS = [placed('A', 1), placed('B', 2), placed('C', 3), placed('D', 4), placed('E', 40), placed('F', 400)];
const listing = (view: Partial<Parameters<typeof listingOf>[1]>) => {
  const { orders, ...rest } = listingOf(ORDERS, { tab: 'inProgress', page: 1, q: '', ...view }, NOW);
  return { ...rest, codes: orders.map(({ orderCode }) => orderCode).join('') };
};

describe('the list of orders', () => {
  it('A9.2 four orders give two pages of at most three', () => {
    expect(listing({})).toEqual({ codes: 'ABC', page: 1, pageCount: 2, counts: { inProgress: 4, history: 2 } });
    expect(listing({ page: 2 })).toMatchObject({ codes: 'D', page: 2, pageCount: 2 });
  });

  it('A4.23 A4.25 has the rest in history', () => {
    expect(listing({ tab: 'history' })).toMatchObject({ codes: 'EF', page: 1, pageCount: 1 });
  });

  it('A5.8 shows the last page when asked for one beyond it', () => {
    expect(listing({ page: 9 })).toMatchObject({ codes: 'D', page: 2 });
    expect(listing({ page: 9, q: 'nothing of the kind' })).toMatchObject({ codes: '', page: 1, pageCount: 1 });
  });

  it('counts in both tabs what is looked for', () => {
    expect(listing({ q: 'alps' })).toEqual({ codes: '', page: 1, pageCount: 1, counts: { inProgress: 0, history: 1 } });
  });
});

const view = (query: string) => ordersView(new URLSearchParams(query));

it('A9.3 A9.4 A9.5 A5.7 the address says which tab and which page show, and what is looked for', () => {
  expect(view('order_state=history&page=2&q=Skagen')).toEqual({ tab: 'history', page: 2, q: 'Skagen' });
  expect(view('order_state=inProgress')).toEqual({ tab: 'inProgress', page: 1, q: '' });
  expect(view('')).toEqual({ tab: 'inProgress', page: 1, q: '' });
});

it.each(['page=0', 'page=-1', 'page=1.5', 'page=two', 'page='])(
  'A5.8 O128 "%s" is no page, and the tab stays',
  (page) => {
    expect(view(`${page}&order_state=history`)).toEqual({ tab: 'history', page: 1, q: '' });
  },
);

it.each(['History', 'inprogress', 'all', ''])('A5.8 O128 "%s" is no tab, and the page stays', (tab) => {
  expect(view(`page=3&order_state=${tab}`)).toEqual({ tab: 'inProgress', page: 3, q: '' });
});

it('A5.8 what is looked for ends where nobody would type on', () => {
  expect(view(`q=${'x'.repeat(500)}`).q).toHaveLength(100);
});

it('A9.4 A9.5 an address says no more than it has to', () => {
  expect(ordersQuery({ tab: 'inProgress', page: 1, q: '' })).toEqual({});
  expect(ordersQuery({ tab: 'history', page: 2, q: 'Alps' })).toEqual({ order_state: 'history', page: 2, q: 'Alps' });
});

const orders = [
  orderOf({
    code: 'SO-2999',
    createdAt: '2026-11-18T09:00:00Z',
    orders: [
      { code: 'OR-2999-1', title: 'Our year' },
      { code: 'OR-2999-2', title: 'Été à Nîmes' },
    ],
  }),
  orderOf({
    code: 'SO-1500',
    createdAt: '2019-06-05T09:00:00Z',
    orders: [{ code: 'OR-1500-1', title: 'Summer in Skagen' }],
  }),
  orderOf({ code: 'SO-2019', orders: [{ code: 'OR-2019-1' }] }),
];
const found = (wanted: string) => findOrders(orders, wanted).map(({ orderCode }) => orderCode);

it('everything while nothing is looked for', () => {
  expect(found('')).toHaveLength(3);
  expect(found('  ')).toHaveLength(3);
});

it.each([
  ['the code of the order', 'so-15', ['SO-1500']],
  ['the code as the page shows it', 'Order SO-2999', ['SO-2999']],
  ['the code with its sign', '#SO-2999', ['SO-2999']],
  ['the code as mails write it', 'Bestellnummer:\u00A0SO\u20112999.', ['SO-2999']],
  ['the code without its hyphen', 'so2999', ['SO-2999']],
  ['the page’s word for it, while more is typed', 'Order SO-15', ['SO-1500']],
  ['the code of an item', 'OR-2999-2', ['SO-2999']],
  ['a product, in any case', 'SKAGEN', ['SO-1500']],
  ['a product, without its accents', 'ete nimes', ['SO-2999']],
  ['a year, and a code that reads like one', '2019', ['SO-1500', 'SO-2019']],
  ['several words, in any order', '2026 year', ['SO-2999']],
])('by %s', (_, wanted, codes) => {
  expect(found(wanted)).toEqual(codes);
});

it('not by a part of a year, nor when one of the words is missing', () => {
  expect(found('2026 Skagen')).toEqual([]);
  expect(found('202')).toEqual([]);
});

const ago = (days: number, ms = 0) => new Date(NOW - days * DAY - ms).toISOString();
const tab = (createdAt: string | undefined, ...products: TimedOrder['products'][number][]) =>
  orderTab({ createdAt, products }, NOW);
const dispatched = (paymentChangedDate?: string | null) => ({ status: 'Dispatched', paymentChangedDate });

it('O98 of what was sent and placed more than 60 days ago no dates are asked for', () => {
  expect(isDated({ createdAt: ago(60), isSent: true }, NOW)).toBe(true);
  expect(isDated({ createdAt: ago(60, 1), isSent: true }, NOW)).toBe(false);
  expect(isDated({ isSent: true }, NOW)).toBe(false);
  expect(isDated({ createdAt: ago(400), isSent: false }, NOW)).toBe(true);
});

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

describe('the order under way', () => {
  const order = (code: string, daysAgo: number, status: string) => ({ ...placed(code, daysAgo), status });

  it('O84 is the newest that is in progress and still to come', () => {
    const all = [order('SO-4', 1, 'rejected'), order('SO-3', 2, 'producing'), order('SO-2', 3, 'Dispatched')];
    expect(orderUnderWay(all, NOW)?.orderCode).toBe('SO-3');
  });

  it('O84 there is none among orders that were cancelled or are history', () => {
    expect(orderUnderWay([order('SO-2', 1, 'Cancelled'), order('SO-1', 31, 'producing')], NOW)).toBeUndefined();
    expect(orderUnderWay([], NOW)).toBeUndefined();
  });
});
