import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { leftOutOf, noteLeftOut } from '#api/left-out.ts';
import { voucherDetailsOf } from './model.ts';
import { allPages, hasPdf, orderQueries } from './queries.ts';

/** The voucher service answers so. */
function offers(answer: () => Response): void {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  connectForTest('https://voucher.example');
}

const lookUp = async () =>
  voucherDetailsOf(
    await new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(orderQueries.voucher('SAVE10')),
  );

afterEach(() => vi.unstubAllGlobals());

it('A3.21 A3.22 A7.24 a voucher has what the service knows of it; one that nobody knows is not found', async () => {
  offers(() => Response.json({ title: '10 % off', discount: { percentage: 10 } }));
  expect(await lookUp()).toEqual({ isVoucherFound: true, title: '10 % off', discount: { percentage: 10 } });
  offers(() => new Response('', { status: 404 }));
  expect(await lookUp()).toEqual({ isVoucherFound: false });
});

it('A8.16 A7.24 any other failure of the voucher names its status and address', async () => {
  offers(() => new Response('', { status: 403 }));
  const failed = lookUp();
  await expect(failed).rejects.toThrow('Status Code: 403');
  await expect(failed).rejects.toThrow('https://voucher.example/api/v1/campaigns/offers/SAVE10');
});

it('A7.25 O140 a voucher is looked up again when the customer asks, however fresh it is', async () => {
  const client = new QueryClient();
  offers(() => Response.json({ title: '10 % off' }));
  await client.fetchQuery({ ...orderQueries.voucher('SAVE10'), staleTime: 60_000 });
  offers(() => Response.json({ title: '20 % off' }));
  await client.fetchQuery({ ...orderQueries.voucher('SAVE10'), staleTime: 0 });
  expect(client.getQueryData(orderQueries.voucher('SAVE10').queryKey)).toEqual({ title: '20 % off' });
});

function list(length: number, total = length) {
  const asked: number[] = [];
  const read = (offset: number) => {
    asked.push(offset);
    return Promise.resolve({
      items: Array.from({ length: Math.max(0, Math.min(100, length - offset)) }, (_, index) => offset + index),
      total,
    });
  };
  return { asked, read };
}

it('A7.14 a total of 250 takes three requests', async () => {
  const { asked, read } = list(250);
  const all = await allPages(read);
  expect(asked).toEqual([0, 100, 200]);
  expect(all).toEqual(Array.from({ length: 250 }, (_, index) => index));
});

it.each([
  [0, [0]],
  [1, [0]],
  [100, [0]],
  [101, [0, 100]],
  [200, [0, 100]],
])('A7.14 a total of %i asks at %j', async (length, offsets) => {
  const { asked, read } = list(length);
  await allPages(read);
  expect(asked).toEqual(offsets);
});

it('A7.14 a page without orders ends the list, whatever the total says', async () => {
  const { asked, read } = list(100, 1_000);
  await allPages(read);
  expect(asked).toEqual([0, 100]);
});

it('A7.14 a page of which no order can be read does not end the list', async () => {
  const { asked, read } = list(250);
  const all = await allPages(async (offset) => {
    const page = await read(offset);
    if (offset !== 100) return page;
    const items: number[] = [];
    noteLeftOut(items, { count: 100, correlationId: 'c-1' });
    return { ...page, items };
  });
  expect(asked).toEqual([0, 100, 200]);
  expect(all).toHaveLength(150);
});

it('A7.14 pages that are shorter than asked for leave nothing out', async () => {
  const read = (offset: number) => Promise.resolve({ items: offset < 4 ? [offset, offset + 1] : [offset], total: 5 });
  expect(await allPages(read)).toEqual([0, 1, 2, 3, 4]);
});

it('A7.14 A8.10 what was left out of a page is counted where the next one begins, and told of all pages together', async () => {
  const asked: number[] = [];
  const all = await allPages((offset) => {
    asked.push(offset);
    const items = [offset, offset + 1];
    noteLeftOut(items, { count: 1, correlationId: `c-${offset}` });
    return Promise.resolve({ items, total: 6 });
  });
  expect(asked).toEqual([0, 3]);
  expect(all).toEqual([0, 1, 3, 4]);
  expect(leftOutOf(all)).toEqual({ count: 2, correlationId: 'c-0' });
});

it('A7.14 A8.10 an order that moves to the next page while a new one is placed stands once, and offsets count what was read', async () => {
  const asked: string[] = [];
  const pages: Record<string, object> = {
    '0': { superOrders: [{ code: 'SO-3', status: 'Confirmed' }, { code: 'SO-2' }, { code: 7 }], total: 5 },
    '3': { superOrders: [{ code: 'SO-2' }, { code: 'SO-1' }, { code: 'SO-3', status: 'shipped' }], total: 6 },
  };
  vi.stubGlobal('fetch', (address: string) => {
    const offset = new URL(address).searchParams.get('Offset') ?? '';
    asked.push(offset);
    return Promise.resolve(Response.json(pages[offset]));
  });
  connectForTest('https://order.example');
  const all = await new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(orderQueries.list());
  expect(asked).toEqual(['0', '3']);
  expect(all.map(({ orderCode, status }) => [orderCode, status])).toEqual([
    ['SO-3', 'Confirmed'],
    ['SO-2', undefined],
    ['SO-1', undefined],
  ]);
  expect(leftOutOf(all)?.count).toBe(1);
});

describe('whether a product has a PDF', () => {
  it('A3.50 A7.45 depends on a file with the purpose product.pdf', () => {
    expect(hasPdf({ files: [{ purpose: 'product.thumbnail' }, { purpose: 'product.pdf' }] })).toBe(true);
    expect(hasPdf({ files: [{ purpose: 'product.thumbnail' }, { purpose: 'cover.product.pdf' }] })).toBe(false);
    expect(hasPdf({ files: [] })).toBe(false);
    expect(hasPdf({})).toBe(false);
  });
});
