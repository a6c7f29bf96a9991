import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JournalEntry } from '../core/journal.ts';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 30_000);
beforeEach(() => sandbox.control('POST', '/reset', {}));
afterAll(() => sandbox.close());

async function journal(query = ''): Promise<JournalEntry[]> {
  return (await sandbox.control('GET', `/requests${query}`)).body as JournalEntry[];
}

describe('the journal', () => {
  it('shows each call with what matters and without its token', async () => {
    const headers = {
      'x-correlation-id': 'abc-1',
      origin: 'http://localhost:5173',
      referer: 'http://localhost:5173/my-photos',
    };
    await sandbox.call('/photo-management/albums?limit=3', { headers });
    await sandbox.call('/photo-management/albums', { method: 'POST', body: { name: 'Winter' } });
    await sandbox.call('/public-vendor-config/localhost', { as: null });
    const [list, create, vendor] = await journal();
    expect(list).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      service: 'photo-management',
      operationId: 'listAlbums',
      method: 'GET',
      path: '/albums',
      query: { limit: '3' },
      headers: { authorization: true, ...headers },
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
    });
    expect(list?.bytes).toBeGreaterThan(100);
    expect(create).toMatchObject({ operationId: 'createAlbum', body: { name: 'Winter' }, status: 201 });
    expect(vendor).toMatchObject({
      service: 'public-vendor-config',
      path: '/localhost',
      headers: { authorization: false },
    });
  });

  it('is read since a moment, and emptied', async () => {
    await sandbox.call('/customer/customers/me');
    const since = new Date(Date.now() + 1).toISOString();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await sandbox.call('/photo-management/users');
    expect(await journal(`?since=${since}`)).toMatchObject([{ operationId: 'getPhotoAccountCounts' }]);
    await sandbox.control('DELETE', '/requests');
    expect(await journal()).toEqual([]);
  });

  it('is not read since what is no moment, which would look like silence', async () => {
    await sandbox.call('/customer/customers/me');
    for (const since of ['yesterday', '', '2026-11-29T00:00:00+01:00'])
      expect((await sandbox.control('GET', `/requests?since=${since}`)).status).toBe(400);
  });
});

describe('a reset', () => {
  it('brings back data, clock, tokens, faults, mail and journal', async () => {
    const token = await sandbox.issueAccessToken('anna@example.com');
    await sandbox.call('/photo-management/albums/album-ideas', { method: 'DELETE' });
    await sandbox.control('POST', '/faults', { service: 'customer', status: 500 });
    await sandbox.control('POST', '/clock', { now: '2030-01-01T00:00:00Z' });
    await sandbox.control('POST', '/tokens/expire', { user: 'anna@example.com' });
    expect((await sandbox.control('POST', '/reset', {})).status).toBe(200);
    expect(await journal()).toEqual([]);
    expect((await sandbox.control('GET', '/faults')).body).toEqual([]);
    expect((await sandbox.control('GET', '/clock')).body).not.toMatchObject({ now: expect.stringMatching(/^2030/) });
    expect((await sandbox.call('/photo-management/albums/album-ideas')).status).toBe(200);
    expect(
      (await sandbox.call('/customer/customers/me', { headers: { authorization: `Bearer ${token}` } })).status,
    ).toBe(200);
  });

  it('starts the clock where it is told to, and the dates that are relative to it', async () => {
    await sandbox.control('POST', '/reset', { now: '2027-03-31T12:00:00Z' });
    const { body } = await sandbox.call('/photo-deletion/accounts/getaccountinformation', {
      as: 'critical@example.com',
    });
    expect(body).toMatchObject({ projectedDeletionDate: expect.stringMatching(/^2027-04-01T12:00/) });
    await sandbox.control('POST', '/clock', { now: '2027-04-01T08:00:00Z' });
    const later = await sandbox.call('/photo-deletion/accounts/getaccountinformation', { as: 'critical@example.com' });
    expect(later.body).toEqual(body);
  });
});

describe('provider states', () => {
  it('are catalogued with their parameters', async () => {
    const { body } = await sandbox.control('GET', '/provider-states');
    const states = body as { name: string; description: string; parameters: object; contracts: string[] }[];
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
    expect(states.find(({ name }) => name === 'an album exists')?.parameters).toMatchObject({
      required: ['albumId'],
      properties: { user: { default: 'anna@example.com' }, albumId: { type: 'string' } },
    });
  });

  it('come about for the person they name, and end with a teardown', async () => {
    const state = {
      state: 'the customer has photos in a month',
      params: { year: 2024, month: 5, count: 30, user: 'carl@example.com' },
    };
    expect((await sandbox.control('POST', '/provider-states', { action: 'setup', ...state })).status).toBe(200);
    const month = () => sandbox.call('/photo-management/photos/timeline/2024/5?limit=500', { as: 'carl@example.com' });
    expect((await month()).body).toMatchObject({ images: { length: 30 } });
    expect((await sandbox.control('POST', '/provider-states', { action: 'teardown', ...state })).status).toBe(200);
    expect((await month()).body).not.toMatchObject({ images: { length: 30 } });
  });

  it('answer with their parameters, and with the ids of the sandbox where those of people are asked for', async () => {
    const answerTo = async (state: string, params: object) =>
      (await sandbox.control('POST', '/provider-states', { state, params })).body;
    const account = { accountId: 'account-1' };
    expect(await answerTo('the customer has an account', { ...account, user: 'carl@example.com' })).toEqual({
      user: 'carl@example.com',
      accountId: 'customer-carl',
    });
    expect(await answerTo('another customer has an account', account)).toMatchObject({ accountId: 'customer-carl' });
    expect(await answerTo('the customer has an identity', { idpType: 'oidc', idpSub: 'sub-1' })).toMatchObject({
      idpType: 'local',
      idpSub: 'local-anna',
    });
    expect(await answerTo('a shared album exists', { albumId: 'album-1', ownerId: 'owner-1' })).toMatchObject({
      albumId: 'album-1',
      ownerId: 'user-carl',
    });
  });

  it.each([
    ['an unknown name', { state: 'pigs can fly' }],
    ['a missing parameter', { state: 'an album exists' }],
    ['a parameter of another type', { state: 'an album exists', params: { albumId: 3 } }],
    ['a parameter that nobody knows', { state: 'an album exists', params: { albumId: 'a', colour: 'red' } }],
    ['a situation that cannot be', { state: 'the vendor is configured', params: { host: 'account.nobody.example' } }],
    ['a field that cannot be', { state: 'the app is configured', params: { fields: { nothing: 1 } } }],
    ['an order without a code', { state: 'an order exists', params: { order: { status: 'Confirmed' } } }],
  ])('with %s answer 422', async (_case, state) => {
    expect((await sandbox.control('POST', '/provider-states', { action: 'setup', ...state })).status).toBe(422);
  });
});

describe('the page', () => {
  it('S45 is served with its files under a policy without exceptions', async () => {
    const page = await fetch(`${sandbox.addresses.sandbox}/__sandbox`);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|data:/);
    const files = [...html.matchAll(/(?:href|src)="(\/__sandbox\/[^"]+)"/g)].map(([, path]) => path);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect((await fetch(sandbox.addresses.sandbox + file)).status).toBe(200);
    expect(html).not.toMatch(/<style|style=|onclick|<script>/);
  });

  it('refuses calls that a page elsewhere could send', async () => {
    const reset = (headers: Record<string, string>) =>
      fetch(`${sandbox.addresses.sandbox}/__sandbox/reset`, { method: 'POST', headers, body: '{}' });
    expect((await reset({ origin: 'https://evil.example', 'content-type': 'application/json' })).status).toBe(403);
    expect((await reset({ 'content-type': 'text/plain' })).status).toBe(415);
  });
});
