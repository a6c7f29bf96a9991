import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SuperOrder } from '#generated/order/model/index.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 30_000);
afterAll(() => sandbox.close());

/** The code of a product that Anna has ordered. */
async function orderedCode(isWanted: (articleType: string) => boolean): Promise<string> {
  const { body } = await sandbox.call('/order/v2/superorders/me?Offset=0&Limit=100&OrderState=notExpired');
  const { superOrders = [] } = body as { superOrders?: SuperOrder[] };
  const product = superOrders
    .flatMap(({ orders = [] }) => orders)
    .find(({ articleType }) => isWanted(articleType?.toLowerCase() ?? ''));
  return String(product?.code);
}

const productOf = (code: string) =>
  sandbox.call(`/product/v1/Products/${code}?extendResponseCommand=none&extendResponseWithUrls=false`);
const pdfOf = (code: string, as = 'anna@example.com') => sandbox.call(`/product-unzip/v1/pdf/me/${code}`, { as });

describe('the files of what was ordered', () => {
  it('A3.50 A7.46 hold the PDF of a photo book, which comes in a zip archive', async () => {
    const code = await orderedCode((article) => article.includes('photobook'));
    expect(await productOf(code)).toMatchObject({
      status: 200,
      body: { code, files: expect.arrayContaining([{ purpose: 'product.pdf', name: `${code}.pdf` }]) },
    });
    const { status, headers, body } = await pdfOf(code);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(String(body).slice(0, 4)).toBe('PK\u0003\u0004');
    expect(String(body).split(`${code}.pdf`)).toHaveLength(3);
  });

  it('A7.45 hold no PDF of a poster', async () => {
    const code = await orderedCode((article) => article.includes('poster'));
    expect(await productOf(code)).toMatchObject({ status: 200, body: { files: [{ purpose: 'product.thumbnail' }] } });
    expect(await pdfOf(code)).toMatchObject({ status: 404 });
  });

  it('are for their owner alone', async () => {
    expect(
      await pdfOf(await orderedCode((article) => article.includes('photobook')), 'carl@example.com'),
    ).toMatchObject({ status: 404 });
    expect(await productOf('OR-nobody')).toMatchObject({ status: 404 });
  });
});
