import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Address } from '#generated/customer/model/index.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(() => sandbox.control('POST', '/reset', {}));
afterAll(() => sandbox.close());

const ME = '/customer/customers/me';
const ADDRESSES = `${ME}/addresses`;
const cottage = {
  firstName: 'Mia',
  lastName: 'Berg',
  streetName: 'Rose Cottage',
  postalCode: 'TR26 1AB',
  city: 'St Ives',
  countryCode: 'GB',
};
const addresses = async (as?: string) =>
  (await sandbox.call(ADDRESSES, { ...(as !== undefined && { as }) })).body as Address[];

it('A7.9 Anna has three addresses, one of them the default', async () => {
  const all = await addresses();
  expect(all.map(({ isDefault }) => isDefault)).toEqual([true, undefined, undefined]);
  expect(await addresses('empty@example.com')).toEqual([]);
});

it('A7.10 A7.11 A7.12 addresses are added, replaced with unknown fields kept, and deleted', async () => {
  const added = await sandbox.call(ADDRESSES, {
    method: 'POST',
    body: { ...cottage, isDefault: true, doorCode: '4711' },
  });
  const { id } = added.body as Address;
  expect((await addresses()).map(({ isDefault }) => isDefault)).toEqual([undefined, undefined, undefined, true]);
  expect(
    (
      await sandbox.call(`${ADDRESSES}/${id}`, {
        method: 'PUT',
        body: { ...cottage, city: 'Carbis Bay', doorCode: '4712' },
      })
    ).status,
  ).toBe(204);
  expect((await addresses()).at(-1)).toEqual({ ...cottage, id, city: 'Carbis Bay', doorCode: '4712' });
  expect((await sandbox.call(`${ADDRESSES}/${id}`, { method: 'DELETE', as: 'carl@example.com' })).status).toBe(404);
  expect((await sandbox.call(`${ADDRESSES}/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await sandbox.call(`${ADDRESSES}/${id}`, { method: 'DELETE' })).status).toBe(404);
});

it('A7.10 a change of an address that is not there leaves the default as it is', async () => {
  const change = { method: 'PUT', body: { ...cottage, isDefault: true } };
  expect((await sandbox.call(`${ADDRESSES}/address-none`, change)).status).toBe(404);
  expect((await sandbox.call(`${ADDRESSES}/address-1`, { ...change, as: 'carl@example.com' })).status).toBe(404);
  expect((await addresses()).map(({ isDefault }) => isDefault)).toEqual([true, undefined, undefined]);
});

it('A7.12 an address that is added never has the id of one that was there', async () => {
  const add = async () => (await sandbox.call(ADDRESSES, { method: 'POST', body: cottage })).body as Address;
  const { id } = await add();
  await sandbox.call(`${ADDRESSES}/${id}`, { method: 'DELETE' });
  expect((await add()).id).not.toBe(id);
  await sandbox.control('POST', '/provider-states', { state: 'an address exists', params: { id: 'address-6' } });
  expect((await addresses()).map((address) => address.id)).toEqual(['address-6']);
  expect([(await add()).id, (await add()).id]).not.toContain('address-6');
  expect(await addresses()).toHaveLength(3);
});

it('O126 an address that cannot be is refused with the fields that are wrong', async () => {
  const body = { ...cottage, postalCode: '12', phoneNumber: '+999 123456' };
  const { status, body: problem } = await sandbox.call(ADDRESSES, { method: 'POST', body });
  expect(status).toBe(422);
  expect(Object.keys((problem as { errors: object }).errors)).toEqual(['postalCode', 'phoneNumber']);
  expect((await sandbox.call(ADDRESSES, { method: 'POST', body: { ...body, streetNumber: 'B' } })).status).toBe(400);
});

it('O134 an update keeps unknown fields and changes neither number nor e-mail address', async () => {
  const body = { firstName: 'Ann', email: 'other@example.com', customerId: 'other', newsletter: true };
  expect((await sandbox.call(ME, { method: 'PUT', body })).status).toBe(204);
  expect((await sandbox.call(ME)).body).toEqual({
    firstName: 'Ann',
    newsletter: true,
    email: 'anna@example.com',
    customerId: 'customer-anna',
  });
});

it('O135 the integration is for business customers alone', async () => {
  const body = { callbackUrl: 'sftp://files.baker.example/orders', callbackFormat: 'JSON' };
  expect((await sandbox.call(ME, { method: 'PATCH', body })).status).toBe(403);
  expect((await sandbox.call(ME, { method: 'PATCH', body, as: 'b2b@example.com' })).status).toBe(204);
  expect((await sandbox.call(ME, { as: 'b2b@example.com' })).body).toMatchObject({
    ...body,
    companyName: 'Baker Prints Ltd',
  });
});

it('O135 an integration does not bring back an account that was deleted', async () => {
  const body = { callbackUrl: 'sftp://files.baker.example/orders', callbackFormat: 'JSON' };
  const as = 'b2b@example.com';
  await sandbox.control('POST', '/provider-states', { state: 'the account was deleted', params: { user: as } });
  expect((await sandbox.call(ME, { method: 'PATCH', body, as })).status).toBe(403);
  expect((await sandbox.call(ME, { as })).status).toBe(404);
});
