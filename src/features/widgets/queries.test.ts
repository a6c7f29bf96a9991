import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { shareRules } from './form.ts';
import { publishInGallery } from './gallery-queries.ts';
import type { OnlineBook } from './model.ts';
import { requestOnlineVersion, searchBooks, shareOnlineBook, widgetQueries } from './queries.ts';

/** Answers by path; gives the addresses that were asked. */
function services(answers: Record<string, () => Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, search } = new URL(address);
    asked.push(pathname + search);
    return Promise.resolve(answers[pathname]?.() ?? new Response('', { status: 501 }));
  });
  connectForTest('https://services.example');
  return asked;
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const search = (pageNumber: number) => searchBooks('customer-anna', pageNumber);
const orders = (count: number, articleType = 'LargePhotoBook') =>
  Array.from({ length: count }, (_, index) => ({ code: `OR-${index + 1}`, articleType }));

afterEach(() => vi.unstubAllGlobals());

it('A7.35 R9 an online version that is removed while the list is read stays removed', async () => {
  const widgets = Promise.withResolvers<void>();
  services({
    '/orders/byAccount/customer-anna': () => Response.json({ items: orders(1), total: 1 }),
    '/v1/widget/all': () => Response.json([{ widgetId: 'widget-1', orderCode: 'OR-1', articleType: 'photobook' }]),
  });
  const answered = fetch;
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = await answered(address);
    if (address.includes('/widget/')) await widgets.promise;
    return answer;
  });
  const client = newClient();
  const { queryKey } = widgetQueries.detail('OR-1');
  const reading = client.fetchInfiniteQuery(widgetQueries.books('customer-anna'));
  client.setQueryData(queryKey, null, { updatedAt: Date.now() + 1 });
  widgets.resolve();
  await reading;
  expect(client.getQueryData(queryKey)).toBeNull();
  client.removeQueries({ queryKey });
  await client.fetchInfiniteQuery({ ...widgetQueries.books('customer-anna'), staleTime: 0 });
  expect(client.getQueryData(queryKey)).toMatchObject({ widgetId: 'widget-1' });
});

it.each([
  [2, 31, true],
  [20, 9 * 60, false],
  [20, 11 * 60, true],
])('R9 a list of %i parts that was read %i s ago is read again when it is looked at: %s', (parts, age, isStale) => {
  const client = newClient();
  const list = widgetQueries.books('customer-anna');
  const stored = { pages: Array.from({ length: parts }, () => ({ books: [], nextPage: null })), pageParams: [] };
  client.setQueryData(list.queryKey, stored, { updatedAt: Date.now() - age * 1_000 });
  expect(new InfiniteQueryObserver(client, list).getCurrentResult().isStale).toBe(isStale);
});

describe('the search for online photo books', () => {
  it('A7.35 A7.36 A7.37 asks for a page of orders, then for the widgets of the photo books among them', async () => {
    const asked = services({
      '/orders/byAccount/customer-anna': () =>
        Response.json({
          items: [
            { code: 'OR-1', articleType: 'LargePhotoBook' },
            { code: 'OR-2', articleType: 'Poster' },
            { code: 'OR-3' },
          ],
          total: 23,
        }),
      '/v1/widget/all': () => Response.json([{ widgetId: 'widget-3', orderCode: 'OR-3', articleType: 'photobook' }]),
    });
    expect(await search(3)).toEqual({
      books: [{ productCode: 'OR-1' }, { productCode: 'OR-3', widgetId: 'widget-3' }],
      nextPage: null,
    });
    expect(asked).toEqual([
      '/orders/byAccount/customer-anna?offset=20&limit=10',
      '/v1/widget/all?orderCodes=OR-1&orderCodes=OR-3',
    ]);
  });

  it('A7.37 asks for no widgets where there are no photo books', async () => {
    const asked = services({
      '/orders/byAccount/customer-anna': () => Response.json({ items: orders(10, 'Poster'), total: 23 }),
    });
    expect(await search(3)).toEqual({ books: [], nextPage: null });
    expect(asked).toHaveLength(1);
  });

  it('A7.36 A7.37 goes on over posters until there are books to show, and no further than fifty orders at a time', async () => {
    const posters = services({
      '/orders/byAccount/customer-anna': () => Response.json({ items: orders(10, 'Poster'), total: 83 }),
    });
    expect(await search(2)).toEqual({ books: [], nextPage: 7 });
    expect(posters.map((address) => new URLSearchParams(address.split('?')[1]).get('offset'))).toEqual([
      '10',
      '20',
      '30',
      '40',
      '50',
    ]);

    const mixed = services({
      '/orders/byAccount/customer-anna': () =>
        Response.json({ items: [...orders(4), { code: 'OR-P', articleType: 'Poster' }], total: 83 }),
      '/v1/widget/all': () => Response.json([]),
    });
    expect((await search(1)).nextPage).toBe(3);
    expect(mixed.filter((address) => address.startsWith('/orders'))).toHaveLength(2);
  });

  it('A7.36 A8.10 counts the orders that could not be read where it asks whether there are more', async () => {
    services({
      '/orders/byAccount/customer-anna': () => Response.json({ items: [...orders(9), { code: 7 }] }),
      '/v1/widget/all': () => Response.json([]),
    });
    expect(await search(1)).toMatchObject({ nextPage: 2, leftOut: { count: 1 } });
  });

  it('O144 ends with a page that holds nothing, whatever the service counts', async () => {
    services({ '/orders/byAccount/customer-anna': () => Response.json({ items: [], total: 83 }) });
    expect(await search(1)).toEqual({ books: [], nextPage: null });
  });

  it('A2.110 lets each book be known by what the list says of its widget', async () => {
    services({
      '/orders/byAccount/customer-anna': () =>
        Response.json({
          items: [
            { ...orders(1)[0], createdAt: '2026-11-10T09:00:00Z' },
            { code: 'OR-2', articleType: 'photobook' },
          ],
          total: 2,
        }),
      '/v1/widget/all': () => Response.json([{ widgetId: 'widget-1', orderCode: 'OR-1' }]),
    });
    const client = newClient();
    const { pages } = await client.fetchInfiniteQuery(widgetQueries.books('customer-anna'));
    expect(pages[0]?.books[0]?.orderedAt).toBe('2026-11-10T09:00:00Z');
    expect(client.getQueryData(widgetQueries.detail('OR-1').queryKey)).toEqual({
      productCode: 'OR-1',
      widgetId: 'widget-1',
    });
    expect(client.getQueryData(widgetQueries.detail('OR-2').queryKey)).toBeNull();
  });

  it('O144 is at its end when the service knows no orders', async () => {
    services({ '/orders/byAccount/customer-anna': () => new Response('', { status: 404 }) });
    expect(await search(1)).toEqual({ books: [], nextPage: null });
  });

  it.each([
    ['ten of twenty orders', 1, { items: orders(10), total: 20 }, 2],
    ['the last ten of twenty', 2, { items: orders(10), total: 20 }, null],
    ['ten of who knows how many', 1, { items: orders(10) }, 2],
    ['nine of who knows how many', 1, { items: orders(9) }, null],
  ])('O144 goes on after %s as it should', async (_, pageNumber, page, nextPage) => {
    services({
      '/orders/byAccount/customer-anna': () => Response.json(page),
      '/v1/widget/all': () => new Response('', { status: 404 }),
    });
    const found = await search(pageNumber);
    expect([found.books.length, found.nextPage]).toEqual([page.items.length, nextPage]);
  });

  it('A7.35 fails when the widgets cannot be read', async () => {
    services({
      '/orders/byAccount/customer-anna': () => Response.json({ items: orders(1) }),
      '/v1/widget/all': () => new Response('', { status: 403 }),
    });
    await expect(search(1)).rejects.toMatchObject({ operation: 'listWidgetsByOrderCodes', status: 403 });
  });
});

describe('an online version that was asked for', () => {
  it('A7.34 O114 counts as asked for when it cannot be read yet', async () => {
    const asked = services({ '/v1/widget/OR-1': () => new Response('', { status: asked.length === 1 ? 202 : 403 }) });
    expect(await requestOnlineVersion('OR-1')).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('O114 stays on its way while the service has nothing to show for it', async () => {
    services({ '/v1/widget/OR-1': () => new Response('', { status: 404 }) });
    const client = newClient();
    const { queryKey } = widgetQueries.detail('OR-1');
    const asked: OnlineBook = { productCode: 'OR-1', askedAt: Date.now() };
    client.setQueryData(queryKey, asked);
    await client.refetchQueries({ queryKey });
    expect(await client.fetchQuery(widgetQueries.detail('OR-1'))).toEqual(asked);
  });

  it.each<[string, Partial<OnlineBook>]>([
    ['was asked for', { askedAt: Date.now() }],
    ['is being made', { isInProgress: true }],
    ['could be viewed', { viewUrl: 'https://books.example/0' }],
  ])(
    'O120 A7.31 R5 one that %s is found though the token has ended: by the list, which gets a new one',
    async (_how, known) => {
      const asked = services({
        '/v1/widget/OR-1': () => new Response('', { status: 401 }),
        '/v1/widget/all': () =>
          Response.json([{ widgetId: 'widget-1', orderCode: 'OR-1', viewUrl: 'https://books.example/1' }]),
      });
      const client = newClient();
      const { queryKey } = widgetQueries.detail('OR-1');
      client.setQueryData<OnlineBook>(queryKey, { productCode: 'OR-1', ...known });
      await client.refetchQueries({ queryKey });
      await expect(client.fetchQuery({ ...widgetQueries.detail('OR-1'), staleTime: Infinity })).resolves.toMatchObject({
        widgetId: 'widget-1',
        viewUrl: 'https://books.example/1',
      });
      expect(asked).toEqual(['/v1/widget/OR-1', '/v1/widget/all?orderCodes=OR-1']);
    },
  );

  it('O120 A7.31 an online version that is refused is none', async () => {
    services({ '/v1/widget/OR-1': () => new Response('', { status: 401 }) });
    expect(await newClient().fetchQuery(widgetQueries.detail('OR-1'))).toBeNull();
  });
});

describe('sharing', () => {
  const shared = (RecipientEmail: string) =>
    shareRules('folioleaf-uk').schema.parseAsync({
      SenderName: 'Anna Berg',
      RecipientEmail,
      PersonalMessage: 'For your eyes only',
    });

  it('A5.9 O129 S36 encodes the recipient for the query, signs of base64 and all', async () => {
    const asked = services({ '/v1/widget/widget-1/share': () => new Response(null, { status: 204 }) });
    await shareOnlineBook('widget-1', await shared('müller?~@example.com'));
    expect(asked[0]).toContain('toEmailAddress=bcO8bGxlcj9%2BQGV4YW1wbGUuY29t');
    expect(await shareOnlineBook('widget-1', await shared('mia@example.org'))).toBeUndefined();
    expect(asked[1]).toContain('toEmailAddress=bWlhQGV4YW1wbGUub3Jn');
  });

  it('S32 S36 says nothing of sender, recipient and message when it fails', async () => {
    services({ '/v1/widget/widget-1/share': () => new Response('mia', { status: 500 }) });
    const failure: unknown = await shareOnlineBook('widget-1', await shared('müller?~@example.com')).catch(
      (error: unknown) => error,
    );
    const told = `${String(failure)} ${JSON.stringify(failure)} ${failure instanceof Error ? `${failure.stack} ${String(failure.cause)}` : ''}`;
    expect(told).toContain('shareWidget');
    expect(told).not.toMatch(/bcO8|Anna|müller|m%C3%BCller|example\.com|eyes/);
  });
});

describe('the gallery', () => {
  it('A7.39 shows a photo book that may not be published as not published', async () => {
    const asked = services({
      '/v1/galleryentries/': () => new Response('', { status: 409 }),
      '/v1/galleryentries/OR-1': () => new Response('', { status: 404 }),
    });
    expect(await publishInGallery({ orderCode: 'OR-1', channel: 'channel-uk' })).toBeNull();
    expect(asked).toEqual(['/v1/galleryentries/', '/v1/galleryentries/OR-1?channel=channel-uk']);
  });
});
