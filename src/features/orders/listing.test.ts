import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { listingOf } from './listing.ts';
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
