import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HistoricalInvoice, HistoricalInvoices } from '#generated/invoice/model/index.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

const BUSINESS = 'b2b@example.com';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 30_000);
afterAll(() => sandbox.close());

async function invoices(): Promise<HistoricalInvoice[]> {
  const { body } = await sandbox.call('/invoice/api/v1/HistoricalInvoice/me', { as: BUSINESS });
  return (body as HistoricalInvoices).historicalInvoices;
}

describe('invoices', () => {
  it('A7.29 are listed newest first', async () => {
    const dates = (await invoices()).map(({ date }) => String(date));
    expect(dates).toHaveLength(14);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('A7.28 A7.30 are PDFs, one by one and by the group', async () => {
    const [first] = await invoices();
    for (const path of [
      `HistoricalInvoice/me/pdf/${first?.id}/${first?.channel}`,
      `InvoiceGroupFiles/me/${String(first && Reflect.get(first, 'invoiceGroupId'))}`,
    ]) {
      const { status, headers, body } = await sandbox.call(`/invoice/api/v1/${path}`, { as: BUSINESS });
      expect({ path, status, type: headers.get('content-type') }).toEqual({
        path,
        status: 200,
        type: 'application/pdf',
      });
      expect(body).toMatch(/^%PDF-[^]*\/Type \/Page\n[^]*%%EOF\s*$/);
    }
  });

  it.each([
    ['a consumer', 'anna@example.com', 403],
    ['another business customer', 'b2b-blocked@example.com', 403],
  ])('O141 are not for %s', async (_who, as, status) => {
    const [first] = await invoices();
    expect(
      await sandbox.call(`/invoice/api/v1/HistoricalInvoice/me/pdf/${first?.id}/${first?.channel}`, { as }),
    ).toMatchObject({ status });
  });

  it('belong to a channel', async () => {
    const [first] = await invoices();
    expect(
      await sandbox.call(`/invoice/api/v1/HistoricalInvoice/me/pdf/${first?.id}/channel-se`, { as: BUSINESS }),
    ).toMatchObject({ status: 404 });
  });
});
