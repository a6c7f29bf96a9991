import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';
import type { SuperOrder } from './orders.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const DAY = 24 * 60 * 60 * 1000;

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 30_000);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control('POST', '/reset', { now: NOW }));

async function orders(as?: string, offset = 0): Promise<{ superOrders: SuperOrder[]; total: number }> {
  const { body } = await sandbox.call(`/order/v2/superorders/me?OrderState=notExpired&Offset=${offset}&Limit=100`, {
    as,
  });
  return body as { superOrders: SuperOrder[]; total: number };
}

async function answerOf(path: string, method = 'GET', body?: unknown, as?: string) {
  return sandbox.call(path, { method, body, as });
}

const order = (code: string) => `/order/v1/superorders/${code}`;
const book = async (status: string) =>
  (await orders()).superOrders.find((one) => one.status === status && one.source === 'PHOTOBOOK_BRAND')?.code ?? '';

describe("Anna's orders", () => {
  it('O121 O122 are in every status, newest first, several pages old and new', async () => {
    const { superOrders, total } = await orders();
    expect(superOrders).toHaveLength(total);
    expect(new Set(superOrders.map(({ status }) => status)).size).toBe(22);
    const ages = superOrders.map(({ createdAt = '' }) => (Date.parse(NOW) - Date.parse(createdAt)) / DAY);
    expect(ages).toEqual(ages.toSorted((one, other) => one - other));
    expect(ages.filter((age) => age <= 30).length).toBeGreaterThan(12);
    expect(ages.filter((age) => age > 30).length).toBeGreaterThan(30);
  });

  it('show pictures that can be fetched', async () => {
    const { superOrders } = await orders();
    const url = superOrders[0]?.orders?.[0]?.thumbnailUrl ?? '';
    const picture = await fetch(url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('A3.9 carry a voucher that is known, and one that is not', async () => {
    const { superOrders } = await orders();
    const codes = superOrders.flatMap(({ orders: products = [] }) => products.flatMap(({ voucher }) => voucher ?? []));
    const answers = await Promise.all(codes.map((code) => answerOf(`/voucher/api/v1/campaigns/offers/${code}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  });

  it('belong to nobody else', async () => {
    const code = await book('Confirmed');
    expect((await answerOf(order(code), 'GET', undefined, 'carl@example.com')).status).toBe(403);
    expect(
      (await answerOf(`/order-delivery-dates/OrderDeliveryDates/${code}`, 'GET', undefined, 'carl@example.com')).status,
    ).toBe(404);
    expect((await answerOf('/order/v1/Orders/OR-2999-1', 'GET', undefined, 'carl@example.com')).status).toBe(403);
    expect((await answerOf('/order/orders/byAccount/customer-anna', 'GET', undefined, 'carl@example.com')).status).toBe(
      403,
    );
  });

  it('A7.17 can be searched by article, under both ids of the account', async () => {
    for (const accountId of ['customer-anna', 'user-anna']) {
      const { body } = await answerOf(`/order/orders/byAccount/${accountId}?articleNames=LargePhotoBook&limit=100`);
      const { items } = body as { items: { articleType: string }[] };
      expect(new Set(items.map(({ articleType }) => articleType))).toEqual(new Set(['LargePhotoBook']));
    }
  });
});

describe('the delivery address', () => {
  const address = {
    firstName: 'Mia',
    lastName: 'Berg',
    streetName: 'Rose Cottage',
    postalCode: 'TR26 1AB',
    city: 'St Ives',
    countryCode: 'GB',
    note: 'Ring twice',
  };
  const put = (code: string, change: object = {}) =>
    answerOf(`${order(code)}/deliveryAddress`, 'PUT', { ...address, deliveryType: 'Home', ...change });

  it('O99 changes before production, unknown fields included', async () => {
    const code = await book('Confirmed');
    const before = (await answerOf(order(code))).body as SuperOrder;
    expect((await put(code)).status).toBe(204);
    const after = (await answerOf(order(code))).body as SuperOrder;
    expect(after).toMatchObject({ createdAt: before.createdAt, deliveryType: 'Home', deliveryAddress: address });
  });

  it('O99 stays as it is once production has started', async () => {
    expect(await put(await book('Dispatched'))).toMatchObject({ status: 409, body: { code: 'no-longer-permitted' } });
  });

  it.each([
    ['postalCode', { postalCode: '123' }],
    ['postalCode', { postalCode: '0123 AB', countryCode: 'NL' }],
    ['postalCode', { postalCode: '12345', countryCode: 'DK' }],
    ['phoneNumber', { phoneNumber: '020/7946 0018' }],
    ['phoneNumber', { phoneNumber: '+999 7946 0018' }],
  ])('O126 is refused for a bad %s, by name: %o', async (field, change) => {
    expect(await put(await book('Confirmed'), change)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  });

  it('O126 is refused with all the fields that are wrong', async () => {
    const { body } = await put(await book('Confirmed'), { postalCode: '123', phoneNumber: '020/7946 0018' });
    expect(Object.keys((body as { errors: object }).errors)).toEqual(['postalCode', 'phoneNumber']);
  });
});

describe('ordering again', () => {
  it('O139 ends at one basket, however often it is asked', async () => {
    const code = await book('Dispatched');
    expect((await answerOf(`/reorder/reorder/status/${code}`)).body).toEqual({ canReorder: true });
    const first = await answerOf(`/reorder/reorder/direct?OrderCode=${code}`, 'POST');
    expect(first).toMatchObject({ status: 200, body: { ShopUrl: expect.stringContaining('/shop?basket=') } });
    expect((await answerOf(`/reorder/reorder/direct?OrderCode=${code}`, 'POST')).body).toEqual(first.body);
    const { ShopUrl } = first.body as { ShopUrl: string };
    expect((await fetch(ShopUrl)).status).toBe(200);
  });

  it('O112 is not for what was never sent', async () => {
    const code = await book('Confirmed');
    expect((await answerOf(`/reorder/reorder/status/${code}`)).body).toEqual({ canReorder: false });
    expect((await answerOf(`/reorder/reorder/direct?OrderCode=${code}`, 'POST')).status).toBe(409);
  });
});

it('A7.14 Lara has more orders than one page holds', async () => {
  const { superOrders, total } = await orders('large@example.com');
  expect([superOrders.length, total]).toEqual([100, 250]);
  expect((await orders('large@example.com', 200)).superOrders).toHaveLength(50);
});

it('a new customer has none', async () => {
  expect(await orders('empty@example.com')).toEqual({ superOrders: [], total: 0 });
});

it('O113 the Christmas cut-off is always ahead', async () => {
  const cutOff = async () =>
    ((await answerOf('/order-cutoff/v1/Campaign/christmas')).body as { cutOffDate: string }).cutOffDate;
  expect(await cutOff()).toBe('2026-12-18T12:00:00.000Z');
  await sandbox.control('POST', '/clock', { now: '2026-12-24T12:00:00Z' });
  expect(await cutOff()).toBe('2027-12-18T12:00:00.000Z');
});
