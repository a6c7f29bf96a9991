import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 30_000);
beforeEach(() => sandbox.control('POST', '/reset', {}));
afterAll(() => sandbox.close());

const offer = (code: string) => sandbox.call(`/voucher/api/v1/campaigns/offers/${code}`);
const bringAbout = async (state: string, params: object) =>
  expect((await sandbox.control('POST', '/provider-states', { state, params })).status).toBe(200);

it('a code is the same in capitals and small letters', async () => {
  expect(await offer('save10')).toMatchObject({ status: 200, body: { title: '10 % off photo books' } });
  await bringAbout('a voucher exists', { code: 'Save10', offer: { title: 'Free delivery' } });
  expect((await offer('SAVE10')).body).toEqual({ title: 'Free delivery' });
  await bringAbout('a voucher does not exist', { code: 'save10' });
  expect((await offer('SAVE10')).status).toBe(404);
});
