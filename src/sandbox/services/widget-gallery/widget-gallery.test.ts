import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 30_000);
beforeEach(async () => {
  await sandbox.control('POST', '/reset', {});
  const params = { orderCode: 'OR-1002' };
  await sandbox.control('POST', '/provider-states', {
    state: 'a photo book without an online version exists',
    params,
  });
});
afterAll(() => sandbox.close());

const AT = '/widget-gallery/v1/galleryentries';
const entry = {
  orderCode: 'OR-1002',
  channel: 'channel-folioleaf-uk',
  title: 'Summer in Skagen',
  categoryIds: ['travel'],
};
const read = async (as?: string) =>
  sandbox.call(`${AT}/OR-1002?channel=channel-folioleaf-uk`, { ...(as !== undefined && { as }) });

it('A7.38 A7.39 A7.40 A7.41 an entry is published once, read, replaced and withdrawn', async () => {
  expect(await sandbox.call(`${AT}/`, { method: 'POST', body: entry })).toMatchObject({
    status: 201,
    body: { id: 'OR-1002', ...entry },
  });
  expect(await sandbox.call(`${AT}/`, { method: 'POST', body: entry })).toMatchObject({
    status: 409,
    body: { code: 'already-published' },
  });
  expect(await read()).toMatchObject({ status: 200, body: entry });
  expect(
    (
      await sandbox.call(`${AT}/OR-1002?channel=channel-folioleaf-uk`, {
        method: 'PUT',
        body: { ...entry, isPublic: false },
      })
    ).status,
  ).toBe(204);
  expect(await read()).toMatchObject({ body: { isPublic: false } });
  expect((await sandbox.call(`${AT}/OR-1002?channel=channel-folioleaf-uk`, { method: 'DELETE' })).status).toBe(204);
  expect((await read()).status).toBe(404);
});

it("A7.38 another customer's entry cannot be seen or withdrawn", async () => {
  await sandbox.call(`${AT}/`, { method: 'POST', body: entry });
  expect((await read('carl@example.com')).status).toBe(404);
  expect(
    (await sandbox.call(`${AT}/OR-1002?channel=channel-folioleaf-uk`, { method: 'DELETE', as: 'carl@example.com' }))
      .status,
  ).toBe(404);
  expect((await read()).status).toBe(200);
});

it('A7.39 A7.43 refuses a photo book that is blocked, which everybody may ask', async () => {
  const params = { orderCode: 'OR-1002' };
  expect((await sandbox.call('/widget-gallery/v1/blockedorders/OR-1002', { as: null })).status).toBe(404);
  await sandbox.control('POST', '/provider-states', {
    action: 'setup',
    state: 'a photo book may not be published',
    params,
  });
  expect((await sandbox.call('/widget-gallery/v1/blockedorders/OR-1002', { as: null })).status).toBe(200);
  expect(await sandbox.call(`${AT}/`, { method: 'POST', body: entry })).toMatchObject({
    status: 409,
    body: { code: 'order-blocked' },
  });
});

it('A7.39 A7.42 refuses categories that do not exist', async () => {
  expect(await sandbox.call(`${AT}/`, { method: 'POST', body: { ...entry, categoryIds: ['none'] } })).toMatchObject({
    status: 422,
    body: { errors: { categoryIds: expect.any(String) } },
  });
});

it("A7.39 refuses another customer's photo book, and one that nobody has ordered", async () => {
  for (const [orderCode, as] of [
    ['OR-1002', 'carl@example.com'],
    ['OR-2949-1', 'carl@example.com'],
    ['OR-none', 'anna@example.com'],
  ] as const) {
    expect(await sandbox.call(`${AT}/`, { method: 'POST', body: { ...entry, orderCode }, as })).toMatchObject({
      status: 422,
      body: { errors: { orderCode: expect.any(String) } },
    });
  }
});
