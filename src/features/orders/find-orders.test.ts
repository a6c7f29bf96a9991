import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { findOrders } from './find-orders.ts';
import { orderOf } from './model.ts';

beforeAll(() => loadTexts('en-GB'));

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
  ['the code of a product', 'OR-2999-2', ['SO-2999']],
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
