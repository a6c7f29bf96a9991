import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectRequests } from '#api/connection.ts';
import { hasAccountChanged, resetAccountChanged } from '#session/account-changed.ts';
import { customerQuery } from '#session/customer.ts';
import { changeCustomer } from './queries.ts';

const anna = { firstName: 'Anna', lastName: 'Berg', newsletter: true };
let sent: { method: string; body: unknown }[];

/** A service that answers PUT with `status` and GET with the record and `readStatus`; a token that is refused stays so. */
function service(status: number, record: object = anna, readStatus = 200): QueryClient {
  vi.stubGlobal('fetch', (_: string, { method = 'GET', body }: RequestInit) => {
    sent.push({ method, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return Promise.resolve(method === 'GET' ? Response.json(record, { status: readStatus }) : new Response(null, { status }));
  });
  connectRequests({
    baseUrl: () => 'https://customer.example',
    correlationIdHeader: 'X-Correlation-Id',
    accessToken: () => 'token',
    refreshAccessToken: () => Promise.resolve(undefined),
    signInNeeded: () => {},
  });
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
}

beforeEach(() => {
  sent = [];
  resetAccountChanged();
});
afterEach(() => vi.unstubAllGlobals());

it('A4.20 O106 O134 an update sends the record as it was read with the changes put in, shows them, and sets changed', async () => {
  const client = service(204);
  await client.fetchQuery(customerQuery());
  await changeCustomer(client, { lastName: 'Berg-Lind', phoneNumber: undefined });
  expect(sent.at(-1)).toEqual({ method: 'PUT', body: { ...anna, lastName: 'Berg-Lind' } });
  expect(client.getQueryData(customerQuery().queryKey)).toMatchObject({ lastName: 'Berg-Lind', newsletter: true });
  expect(hasAccountChanged()).toBe(true);
});

it('R7 O134 what another tab has saved since the record was read is not undone', async () => {
  const client = service(204);
  await client.fetchQuery(customerQuery());
  service(204, { ...anna, firstName: 'Maja' });
  await changeCustomer(client, { lastName: 'Lind' });
  expect(sent.at(-1)?.body).toEqual({ ...anna, firstName: 'Maja', lastName: 'Lind' });
});

it('A4.20 a failed update changes nothing and does not set changed', async () => {
  const client = service(422);
  await client.fetchQuery(customerQuery());
  await expect(changeCustomer(client, { lastName: '' })).rejects.toMatchObject({ status: 422 });
  expect(client.getQueryData(customerQuery().queryKey)).toMatchObject(anna);
  expect(hasAccountChanged()).toBe(false);
});

it('R1 when somebody else was faster, the next try builds on what they left', async () => {
  const client = service(412, { firstName: 'Ann' });
  await client.fetchQuery(customerQuery());
  service(412);
  await expect(changeCustomer(client, { lastName: 'Lind' })).rejects.toMatchObject({ status: 412 });
  service(204);
  await changeCustomer(client, { lastName: 'Lind' });
  expect(sent.at(-1)?.body).toEqual({ ...anna, lastName: 'Lind' });
});

it('R1 O134 a record that cannot be read now is taken as it was; a session that is over has nothing sent any more', async () => {
  const client = service(204);
  await client.fetchQuery(customerQuery());
  service(204, {}, 500);
  await changeCustomer(client, { lastName: 'Lind' });
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ ...anna, lastName: 'Lind' });

  sent = [];
  service(204, {}, 401);
  await expect(changeCustomer(client, { lastName: 'Berg' })).rejects.toMatchObject({ status: 401 });
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
});
