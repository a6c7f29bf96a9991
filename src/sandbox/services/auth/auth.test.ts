import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../core/outbox.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(() => sandbox.control('POST', '/reset', {}));
afterAll(() => sandbox.close());

const IDENTITY = '/auth/v2/identities/local/local-anna';
const post = (path: string, body?: unknown, as = 'anna@example.com') =>
  sandbox.call(IDENTITY + path, { method: 'POST', body, as });
const askForDeletion = () => post('/deleteaccount', { channel: 'channel-uk' });
const askForEmail = (email: string) => post('/emailchanges', { email, channel: 'channel-uk' });

/** The page and the token of the latest link that went to an address. */
async function linkTo(to: string): Promise<{ page: string; token: string }> {
  const { body } = await sandbox.control('GET', `/mail?to=${to}`);
  const link = new URL((body as Mail[]).at(-1)?.link ?? '');
  return { page: link.pathname, token: link.searchParams.get('confirmation-token') ?? '' };
}

describe('deletion of the account', () => {
  it('A4.13 A7.2 deletes nothing before the link of the mail is opened, and works once', async () => {
    expect((await askForDeletion()).status).toBe(202);
    expect((await askForDeletion()).body).toMatchObject({ code: 'deletion-pending' });
    expect((await sandbox.call('/customer/customers/me')).status).toBe(200);
    const { page, token } = await linkTo('anna@example.com');
    expect(page).toBe('/delete-account-confirmation');
    expect((await post(`/deleteaccount/${token}/actions/confirm`)).status).toBe(204);
    expect((await sandbox.call('/customer/customers/me')).status).toBe(404);
    expect(await post(`/deleteaccount/${token}/actions/confirm`)).toMatchObject({
      status: 410,
      body: { code: 'link-used' },
    });
  });

  it('A7.2 a link expires after a day', async () => {
    await askForDeletion();
    const { token } = await linkTo('anna@example.com');
    await sandbox.control('POST', '/clock', { now: new Date(Date.now() + 25 * 60 * 60_000).toISOString() });
    expect(await post(`/deleteaccount/${token}/actions/confirm`)).toMatchObject({
      status: 410,
      body: { code: 'link-expired' },
    });
    expect((await askForDeletion()).status).toBe(202);
  });
});

describe('change of the e-mail address', () => {
  it('A4.12 A7.4 changes the address of record, sign-in and tokens once the link is opened', async () => {
    expect((await askForEmail('Anna.New@example.com')).status).toBe(202);
    const { page, token } = await linkTo('anna.new@example.com');
    expect(page).toBe('/change-email-confirmation');
    expect((await post(`/emailchanges/${token}/actions/confirm`)).status).toBe(204);
    const customer = await sandbox.call('/customer/customers/me', { as: 'anna.new@example.com' });
    expect(customer.body).toMatchObject({ customerId: 'customer-anna', email: 'anna.new@example.com' });
    await expect(sandbox.issueAccessToken('anna@example.com')).rejects.toThrow('Nobody in the sandbox');
    await sandbox.control('POST', '/reset', {});
    expect((await sandbox.call('/customer/customers/me')).body).toMatchObject({ email: 'anna@example.com' });
  });

  it('A7.4 leaves who is meant by a provider state as it is', async () => {
    const state = (params: object) =>
      sandbox.control('POST', '/provider-states', {
        state: 'an address exists',
        params: { id: 'address-9', ...params },
      });
    await askForEmail('anna.new@example.com');
    const { token } = await linkTo('anna.new@example.com');
    await post(`/emailchanges/${token}/actions/confirm`);
    for (const params of [{}, { user: 'anna@example.com' }, { user: 'anna.new@example.com' }]) {
      expect((await state(params)).status).toBe(200);
      const { body } = await sandbox.call('/customer/customers/me/addresses', { as: 'anna.new@example.com' });
      expect(body).toMatchObject([{ id: 'address-9' }]);
    }
  });

  it.each(['anna@other.example', 'nobody.yet@example.com'])('A7.3 refuses %s once it is in use', async (email) => {
    const state = { state: 'the e-mail address is in use', params: { email } };
    expect((await sandbox.control('POST', '/provider-states', state)).status).toBe(200);
    expect(await askForEmail(email)).toMatchObject({ status: 409, body: { code: 'email-in-use' } });
  });

  it('A7.3 refuses addresses in use, another identity, and the sixth request within an hour', async () => {
    expect(await askForEmail('carl@example.com')).toMatchObject({ status: 409, body: { code: 'email-in-use' } });
    expect(
      (await post('/emailchanges', { email: 'x@example.com', channel: 'channel-uk' }, 'carl@example.com')).status,
    ).toBe(400);
    for (const name of ['a', 'b', 'c', 'd']) expect((await askForEmail(`${name}@example.com`)).status).toBe(202);
    const refused = await askForEmail('e@example.com');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3500]).toEqual([429, true]);
    const { token } = await linkTo('a@example.com');
    expect(await post(`/emailchanges/${token}/actions/confirm`)).toMatchObject({
      status: 410,
      body: { code: 'link-expired' },
    });
  });
});
