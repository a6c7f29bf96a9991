import { expect, it } from 'vitest';
import { INVOICES_PER_PAGE, invoiceListing, invoicesQuery, invoicesView, type InvoicesView } from './listing.ts';
import type { Invoice } from './model.ts';

/** The newest first, three in a group, a hundred a year; the last one has nothing but what must be there. */
const all: Invoice[] = Array.from({ length: 1_000 }, (_, index) => ({
  id: String(9_000 - index),
  orderRef: `SO-${6_000 + index}`,
  channel: index % 2 === 0 ? 'channel-uk' : 'channel-ie',
  ...(index < 999 && {
    date: new Date(2026 - Math.floor(index / 100), 5, 1),
    groupId: `group-${Math.floor(index / 3)}`,
  }),
}));
const listing = (view: Partial<InvoicesView>) => invoiceListing(all, { page: 1, q: '', ...view });
const refs = (view: Partial<InvoicesView>) =>
  listing(view).groups.flatMap(({ invoices }) => invoices.map(({ orderRef }) => orderRef));

it('A2.27 O102 a thousand invoices are pages, and a group that goes on says on each how many are in it', () => {
  expect(listing({})).toMatchObject({ found: 1_000, page: 1, pageCount: 40 });
  expect(refs({})).toHaveLength(INVOICES_PER_PAGE);
  expect(refs({ page: 2 })[0]).toBe('SO-6025');
  expect(listing({}).groups.at(-1)).toMatchObject({ id: 'group-8', size: 3, invoices: [{ orderRef: 'SO-6024' }] });
  expect(listing({ page: 2 }).groups[0]).toMatchObject({
    id: 'group-8',
    size: 3,
    invoices: [{ orderRef: 'SO-6025' }, { orderRef: 'SO-6026' }],
  });
  expect(listing({ page: 99 })).toMatchObject({ page: 40 });
  expect(listing({ page: 99 }).groups.at(-1)).toMatchObject({ size: 1, invoices: [{ orderRef: 'SO-6999' }] });
});

it('A2.27 a year shows its invoices alone; one without any shows all', () => {
  expect(listing({ year: '2024' })).toMatchObject({
    found: 100,
    pageCount: 4,
    year: '2024',
    years: ['2026', '2025', '2024', '2023', '2022', '2021', '2020', '2019', '2018', '2017'],
  });
  expect(refs({ year: '2024' })[0]).toBe('SO-6200');
  expect(listing({ year: '1999' })).toMatchObject({ found: 1_000, year: undefined });
});

it.each([
  ['the order', 'order so-6123', ['SO-6123']],
  ['the invoice', '#8999', ['SO-6001']],
  ['the group', 'group-100', ['SO-6300', 'SO-6301', 'SO-6302']],
])('A2.27 invoices are found by %s', (_, q, found) => expect(refs({ q })).toEqual(found));

it('A2.27 invoices are found by channel and year, and by all words at once', () => {
  expect(listing({ q: '2025 channel-ie' }).found).toBe(50);
  expect(listing({ q: '2025 channel-xx' })).toMatchObject({ found: 0, page: 1, pageCount: 1, groups: [] });
});

it('A5.8 the address says what shows, and no more than it has to', () => {
  expect(invoicesView(new URLSearchParams('page=2&year=2025&q=SO-6'))).toEqual({ page: 2, year: '2025', q: 'SO-6' });
  expect(invoicesView(new URLSearchParams('page=0&year=all'))).toEqual({ page: 1, q: '' });
  expect(invoicesQuery({ page: 1, q: '' })).toEqual({});
  expect(invoicesQuery({ page: 2, year: '2025', q: 'SO-6' })).toEqual({ page: 2, year: '2025', q: 'SO-6' });
});
