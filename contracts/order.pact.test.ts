import { expect } from 'vitest';
import type { Order } from '#features/orders/model.ts';
import { orderQueries } from '#features/orders/queries.ts';
import { getOrder, listOrdersByAccount } from '#generated/order/calls.ts';
import type { AccountOrder, AccountOrderPage, SuperOrder } from '#generated/order/model/index.ts';
import type { operations } from '#generated/order/types.d.ts';
import { book, bookOrder, exists, missing, others, provoked, superOrder } from './order.situations.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('order');

const listFailed = 'We could not load your orders.';
const loadFailed = 'An error occurred loading this order, please contact us to report this issue.';

const unpaid = { code: 'OR-2', status: 'Received', paymentChangedDate: null, voucher: null };
// Null says the same as nothing: a provider may leave it out.
const withoutVoucher = { code: 'SO-1005', orders: [unpaid] };
const posterOrder = {
  code: 'SO-1002',
  createdAt: '2026-09-01T12:00:00Z',
  status: 'Dispatched',
  source: 'POSTER_BRAND',
  deliveryType: 'PickupPoint',
  deliveryAddress: null,
};
const poster = {
  code: 'OR-3',
  articleType: 'Poster',
  status: 'Dispatched',
  paymentChangedDate: '2026-09-03T08:00:00Z',
};

/** A form that an order may have, and what the app makes of it. */
interface Form {
  meaning: string;
  order: SuperOrder;
  shown: Order;
}

function form(meaning: string, fields: Partial<SuperOrder>, shown: Partial<Order> = {}): Form {
  return {
    meaning,
    order: { code: 'SO-1007', ...fields },
    shown: { orderCode: 'SO-1007', source: 'PHOTOBOOK_BRAND', products: [], ...shown },
  };
}

const bareProduct = { code: 'OR-2' };
const shownBare = { products: [bareProduct], productCount: 1 };
const shownUnpaid = { products: [{ code: 'OR-2', status: 'Received', paymentChangedDate: null }], productCount: 1 };

/** Products by their other name, lists without an item, an address without a field. */
const rareForms = [
  form('an order without a product', { orders: [] }),
  form('an order without a product, by the other name', { products: [] }),
  form('a product of which only the code is known, by the other name', { products: [bareProduct] }, shownBare),
  form('a product that was not paid and has no voucher, by the other name', { products: [unpaid] }, shownUnpaid),
  form('a delivery address of which nothing is known', { deliveryAddress: {} }, { deliveryAddress: {} }),
];
/** Situations of lists of orders; a single order has a case of its own for each of those that are not rare. */
const furtherForms = [
  ...rareForms,
  form('a product of which only the code is known', { orders: [bareProduct] }, shownBare),
  form('a product that was not paid and has no voucher', { orders: [unpaid] }, shownUnpaid),
  form('a total without its currency', { total: 64.9 }),
];

const none = { state: 'the customer has no orders' };

const { code: _code, ...bookFields } = bookOrder;
const { code: _posterCode, deliveryAddress: _none, ...posterFields } = posterOrder;
const shownBook = { ...bookFields, orderCode: 'SO-1001', products: [{ ...book, voucher: 'SAVE10' }] };

operation(
  'listMySuperOrders',
  {
    ids: 'A7.13',
    request: { query: { Offset: 0, Limit: 100, OrderState: 'notExpired' } },
    call: () => read(orderQueries.list()),
  },
  ({ on, refusedToken, broken, garbled }) => {
    on(200, 'all orders on one page', {
      ids: 'A3.6 A3.7 A3.8 A3.9 A3.11 A3.12 A3.13 A3.14 A4.35',
      given: [none, exists(superOrder)],
      body: () => ({ superOrders: [superOrder], total: 1 }),
    }).gives((orders) => expect(orders).toEqual([shownBook]));
    on(200, 'an order of the other brand', { ids: 'A3.14 A4.35', ...provoked, example: 'poster' }).gives((orders) =>
      expect(orders).toEqual([{ ...posterFields, orderCode: 'SO-1002', productCount: 1, products: [poster] }]),
    );
    on(200, 'an order of which only the code is known', {
      ids: 'O108',
      given: [none, exists({ code: 'SO-1003' })],
      example: 'bare',
    }).gives((orders) => expect(orders).toEqual([{ orderCode: 'SO-1003', source: 'PHOTOBOOK_BRAND', products: [] }]));
    on(200, 'the other names of list and total', {
      ids: 'O108',
      ...provoked,
      body: () => ({ items: [superOrder], totalCount: 1 }),
    }).gives((orders) => expect(orders).toEqual([shownBook]));
    on(200, 'an order of the other brand, by the other names', {
      ids: 'A3.14 A4.35 O108',
      ...provoked,
      body: () => ({ items: [{ ...posterOrder, orders: [poster] }], totalCount: 1 }),
    }).gives((orders) =>
      expect(orders).toEqual([{ ...posterFields, orderCode: 'SO-1002', productCount: 1, products: [poster] }]),
    );
    on(200, 'an order of which only the code is known, by the other names', {
      ids: 'O108',
      ...provoked,
      body: () => ({ items: [{ code: 'SO-1003' }], totalCount: 1 }),
    }).gives((orders) => expect(orders).toEqual([{ orderCode: 'SO-1003', source: 'PHOTOBOOK_BRAND', products: [] }]));
    for (const { meaning, order, shown } of furtherForms) {
      on(200, meaning, { ids: 'O108', ...provoked, body: () => ({ superOrders: [order], total: 1 }) }).gives((orders) =>
        expect(orders).toEqual([shown]),
      );
      on(200, `${meaning}, by the other names`, {
        ids: 'O108',
        ...provoked,
        body: () => ({ items: [order], totalCount: 1 }),
      }).gives((orders) => expect(orders).toEqual([shown]));
    }
    on(200, 'no order', { given: none, example: 'empty', exactly: ['superOrders', 'total'] }).gives((orders) =>
      expect(orders).toEqual([]),
    );
    on(200, 'no order, by the other names', {
      ids: 'O108',
      ...provoked,
      example: 'noItems',
      exactly: ['items', 'totalCount'],
    }).gives((orders) => expect(orders).toEqual([]));
    on(400, 'the page is refused', provoked).fails(listFailed);
    refusedToken();
    on(404, 'no order at all', provoked).gives((orders) => expect(orders).toEqual([]));
    on(500, 'the service fails', provoked).fails(listFailed);
    broken('O108', 'superOrders');
    broken('O108', 'total');
    broken('A3.6', 'superOrders.0.code');
    broken('A3.8', 'superOrders.0.orders.0.code');
    garbled('A7.13', listFailed);
  },
);

operation(
  'getSuperOrder',
  { ids: 'A7.15', request: { path: { code: 'SO-1001' } }, call: () => read(orderQueries.detail('SO-1001')) },
  ({ on, refusedToken, broken, garbled }) => {
    on(200, 'an order', {
      ids: 'A3.6 A3.7 A3.8 A3.9 A3.11 A3.12 A3.13 A3.14 A3.15 A3.16',
      given: exists(superOrder),
    }).gives((order) => expect(order).toEqual(shownBook));
    on(200, 'an order of the other brand, with products by another name', {
      ids: 'A3.14 A3.16 O108',
      ...provoked,
      example: 'poster',
    }).gives((order) =>
      expect(order).toEqual({ ...posterFields, orderCode: 'SO-1002', productCount: 1, products: [poster] }),
    );
    on(200, 'an order of which only the code is known', {
      ids: 'O108',
      given: exists({ code: 'SO-1003' }),
      example: 'bare',
      request: { path: { code: 'SO-1003' } },
      call: () => read(orderQueries.detail('SO-1003')),
    }).gives((order) => expect(order).toMatchObject({ orderCode: 'SO-1003', products: [] }));
    on(200, 'a product that was not paid and has no voucher', {
      ids: 'A3.9',
      given: exists(withoutVoucher),
      body: () => withoutVoucher,
      request: { path: { code: 'SO-1005' } },
      call: () => read(orderQueries.detail('SO-1005')),
    }).gives((order) => expect(order?.products).toEqual([{ code: 'OR-2', status: 'Received' }]));
    on(200, 'a product of which only the code is known', {
      ids: 'A3.8 O108',
      given: exists({ code: 'SO-1006', orders: [{ code: 'OR-2' }] }),
      body: () => ({ code: 'SO-1006', orders: [{ code: 'OR-2' }] }),
      request: { path: { code: 'SO-1006' } },
      call: () => read(orderQueries.detail('SO-1006')),
    }).gives((order) => expect(order?.products).toEqual([{ code: 'OR-2' }]));
    on(200, 'a total without its currency', { ids: 'O108', ...provoked, example: 'totalWithoutCurrency' }).gives(
      (order) => expect(order).not.toHaveProperty('total'),
    );
    for (const { meaning, order, shown } of rareForms) {
      on(200, meaning, { ids: 'O108', ...provoked, body: () => order }).gives((found) => expect(found).toEqual(shown));
    }
    on(200, 'nothing', {
      given: { state: 'the order is null', operationId: 'getSuperOrder' },
      example: 'nothing',
    }).gives((order) => expect(order).toBeNull());
    refusedToken();
    on(403, 'an order of another customer', { given: others('SO-1001') }).fails(loadFailed);
    on(404, 'no such order', { given: missing('SO-1001') }).gives((order) => expect(order).toBeNull());
    on(500, 'the service fails', provoked).fails(loadFailed);
    broken('A3.6', 'code');
    broken('A3.8', 'orders.0.code');
    broken('A3.12', 'deliveryAddress', 'London');
    garbled('A7.15', loadFailed);
  },
);

const accountBook = {
  code: 'OR-1',
  createdAt: '2026-11-10T09:00:00Z',
  articleType: 'LargePhotoBook',
  title: 'Our year',
  products: [{ status: 'Dispatched', paymentChangedDate: '2026-11-10T09:05:00Z' }],
};
const sentBook = { code: 'SO-1001', createdAt: '2026-11-10T09:00:00Z', orders: [{ ...book, status: 'Dispatched' }] };
const ofAccount = (articleNames?: string[]) => () =>
  listOrdersByAccount('customer-anna', { ...(articleNames && { articleNames }), ...firstPage });
const account = { path: { accountId: 'customer-anna' } };
const hers = { state: 'the customer has an account', accountId: 'customer-anna' };
const firstPage = { offset: 0, limit: 10 };
/** Page without the total: a service may say it or not. */
const withoutTotal = ({ items }: AccountOrderPage) => ({ items });
const furtherAccountOrders: { meaning: string; order: AccountOrder }[] = [
  { meaning: 'an order without a product', order: { code: 'OR-1', products: [] } },
  { meaning: 'an order with a product of which nothing is known', order: { code: 'OR-1', products: [{}] } },
];

operation(
  'listOrdersByAccount',
  {
    ids: 'A7.17',
    request: { ...account, query: { articleNames: ['LargePhotoBook'], ...firstPage } },
    call: ofAccount(['LargePhotoBook']),
  },
  ({ on, refusedToken, broken }) => {
    on(200, 'orders of one article', {
      ids: 'A3.17 A3.18 A3.19 A3.20',
      given: [hers, none, exists(sentBook)],
      body: withoutTotal,
    }).gives((page) => expect(page).toEqual({ items: [accountBook] }));
    on(200, 'orders of one article, and how many there are', {
      given: [hers, none, exists(sentBook)],
      borne: true,
    }).gives((page) => expect(page).toEqual({ items: [accountBook], total: 23 }));
    on(200, 'orders of several articles', {
      given: [hers, none, exists(sentBook)],
      body: withoutTotal,
      request: { ...account, query: { articleNames: ['LargePhotoBook', 'SquarePhotoBook'], ...firstPage } },
      call: ofAccount(['LargePhotoBook', 'SquarePhotoBook']),
    }).gives(({ items }) => expect(items).toEqual([accountBook]));
    on(200, 'orders of all articles', {
      given: [hers, none, exists(sentBook)],
      body: withoutTotal,
      request: { ...account, query: firstPage },
      call: ofAccount(),
    }).gives(({ items }) => expect(items).toEqual([accountBook]));
    on(200, 'the second page', {
      ids: 'O144',
      body: withoutTotal,
      given: [
        hers,
        none,
        exists({
          ...sentBook,
          orders: Array.from({ length: 11 }, (_, index) => ({
            ...book,
            code: `OR-${index + 1}`,
            status: 'Dispatched',
          })),
        }),
      ],
      request: { ...account, query: { articleNames: ['LargePhotoBook'], offset: 10, limit: 10 } },
      call: () => listOrdersByAccount('customer-anna', { articleNames: ['LargePhotoBook'], offset: 10, limit: 10 }),
    }).gives(({ items }) => expect(items).toEqual([accountBook]));
    on(200, 'an order of which only the code is known', { ...provoked, example: 'bare' }).gives((page) =>
      expect(page).toEqual({ items: [{ code: 'OR-1' }] }),
    );
    on(200, 'an order that was not paid', {
      ids: 'A3.20',
      given: [
        hers,
        none,
        exists({
          code: 'SO-1001',
          orders: [{ code: 'OR-1', articleType: 'LargePhotoBook', status: 'Received', paymentChangedDate: null }],
        }),
      ],
      example: 'unpaid',
    }).gives(({ items }) => expect(items).toEqual([{ code: 'OR-1', products: [{ status: 'Received' }] }]));
    for (const { meaning, order } of furtherAccountOrders) {
      on(200, meaning, { ids: 'A3.20', ...provoked, body: () => ({ items: [order] }) }).gives(({ items }) =>
        expect(items).toEqual([order]),
      );
    }
    on(200, 'no order', { given: [hers, none], example: 'empty', exactly: ['items'] }).gives((page) =>
      expect(page).toEqual({ items: [] }),
    );
    on(400, 'the page is refused', provoked).fails(listFailed);
    refusedToken();
    on(403, 'the account of another customer', {
      given: { state: 'another customer has an account', accountId: 'customer-carl' },
      request: { path: { accountId: 'customer-carl' }, query: firstPage },
      call: () => listOrdersByAccount('customer-carl', firstPage),
    }).fails(listFailed);
    on(404, 'no order at all', provoked).gives((page) => expect(page).toEqual({ items: [], total: 0 }));
    on(500, 'the service fails', provoked).fails(listFailed);
    broken('A3.17', 'items.0.code');
    broken('A3.18', 'items.0.createdAt', 'yesterday');
    broken('A3.20', 'items.0.products.0.paymentChangedDate', 'never');
    broken('A7.17', 'items');
  },
);

operation(
  'getOrder',
  { ids: 'A7.18', request: { path: { id: 'OR-1' } }, call: () => getOrder('OR-1') },
  ({ on, refusedToken, broken }) => {
    on(200, 'an order', { given: { ...exists(sentBook), productCode: 'OR-1' } }).gives((order) =>
      expect(order).toEqual(accountBook),
    );
    on(200, 'an order of which only the code is known', { ...provoked, example: 'bare' }).gives((order) =>
      expect(order).toEqual({ code: 'OR-1' }),
    );
    for (const { meaning, order } of [
      ...furtherAccountOrders,
      {
        meaning: 'an order that was not paid',
        order: { code: 'OR-1', products: [{ status: 'Received', paymentChangedDate: null }] },
      },
    ]) {
      on(200, meaning, { ids: 'A3.20', ...provoked, body: () => order }).gives((found) => expect(found).toEqual(order));
    }
    on(200, 'nothing', { given: { state: 'the order is null', operationId: 'getOrder' }, example: 'nothing' }).gives(
      (order) => expect(order).toBeNull(),
    );
    refusedToken();
    on(403, 'an order of another customer', { given: others('OR-1') }).fails(loadFailed);
    on(404, 'no such order', { given: missing('OR-1') }).gives((order) => expect(order).toBeNull());
    on(500, 'the service fails', provoked).fails(loadFailed);
    broken('A3.17', 'code');
    broken('A3.18', 'createdAt', 'yesterday');
  },
);
