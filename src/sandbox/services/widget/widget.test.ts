import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 30_000);
beforeEach(() => sandbox.control('POST', '/reset', {}));
afterAll(() => sandbox.close());

type Widget = { orderCode: string; widgetId: string };

/** The order codes of the first photo books of a customer, by the search that the app makes. */
async function bookCodes(accountId: string, as: string): Promise<string[]> {
  const { body } = await sandbox.call(`/order/orders/byAccount/${accountId}?limit=50`, { as });
  const items: { code: string; articleType: string }[] = Object(body).items;
  return items.filter(({ articleType }) => /photobook/i.test(articleType)).map(({ code }) => code);
}

async function widgetsOf(codes: string[], as = 'anna@example.com'): Promise<Widget[]> {
  const { body } = await sandbox.call(`/widget/v1/widget/all?${codes.map((code) => `orderCodes=${code}`).join('&')}`, {
    as,
  });
  return body as Widget[];
}

/** One of Anna's photo books with an online version, and the order code of one without. */
async function annas(): Promise<{ online: Widget; offline: string }> {
  const codes = await bookCodes('customer-anna', 'anna@example.com');
  const widgets = await widgetsOf(codes);
  const offline = codes.find((code) => !widgets.some(({ orderCode }) => orderCode === code));
  if (!widgets[0] || offline === undefined) throw new Error('Anna has no such photo books.');
  return { online: widgets[0], offline };
}

describe('online photo books', () => {
  it('A2.111 A2.112 Anna has photo books with and without an online version', async () => {
    const codes = await bookCodes('customer-anna', 'anna@example.com');
    const widgets = await widgetsOf(codes);
    expect(widgets.length).toBeGreaterThan(2);
    expect(codes.length).toBeGreaterThan(widgets.length + 2);
    expect(widgets[0]).toMatchObject({
      viewUrl: expect.any(String),
      thumbnailUrl: expect.stringContaining('/300?'),
      articleType: expect.stringMatching(/PhotoBook$/),
    });
    expect(await widgetsOf(codes, 'carl@example.com')).toEqual([]);
  });

  it('A7.31 O120 nobody sees the one of another customer', async () => {
    const { online } = await annas();
    expect((await sandbox.call(`/widget/v1/widget/${online.orderCode}`, { as: 'carl@example.com' })).status).toBe(401);
  });

  it('A7.34 one that is asked for is being made, then it can be viewed', async () => {
    const { offline } = await annas();
    const ask = () => sandbox.call(`/widget/v1/widget/${offline}`, { method: 'POST' });
    const read = async () => (await sandbox.call(`/widget/v1/widget/${offline}`)).body;
    expect((await ask()).status).toBe(202);
    expect(await read()).toMatchObject({ status: 'Processing' });
    expect(await read()).not.toHaveProperty('viewUrl');
    expect((await ask()).status).toBe(409);
    await sandbox.control('POST', '/clock', { now: new Date(Date.now() + 60_000).toISOString() });
    expect(await read()).toMatchObject({ status: 'Ready', viewUrl: expect.any(String) });
    expect((await ask()).status).toBe(200);
  });

  it('A7.33 A5.9 a shared one is mailed to the address that the query holds in base64, and to no other', async () => {
    const { online } = await annas();
    const share = (toEmailAddress: string) => {
      const query = new URLSearchParams({
        vendorId: 'folioleaf-uk',
        fromName: 'Anna Berg',
        personalMessage: 'Look',
        toEmailAddress,
      });
      return sandbox.call(`/widget/v1/widget/${online.widgetId}/share?${query}`, { method: 'PUT' });
    };
    expect((await share(Buffer.from('mia@example.com').toString('base64'))).status).toBe(204);
    const mails = (await sandbox.control('GET', '/mail')).body;
    expect(mails).toMatchObject([{ to: 'mia@example.com', subject: expect.stringMatching(/^Anna Berg .*: Look$/) }]);
    expect((await share('mia@example.com')).status).toBe(400);
    expect(await share(Buffer.from('mia').toString('base64'))).toMatchObject({
      status: 422,
      body: { errors: { toEmailAddress: expect.any(String) } },
    });
  });

  it('A7.32 one can be removed by its owner alone, and asked for again', async () => {
    const { online } = await annas();
    const remove = (as: string) => sandbox.call(`/widget/v1/widget/${online.widgetId}`, { method: 'DELETE', as });
    expect((await remove('carl@example.com')).status).toBe(404);
    expect((await remove('anna@example.com')).status).toBe(204);
    expect((await sandbox.call(`/widget/v1/widget/${online.orderCode}`)).status).toBe(404);
    expect((await sandbox.call(`/widget/v1/widget/${online.orderCode}`, { method: 'POST' })).status).toBe(202);
  });
});
