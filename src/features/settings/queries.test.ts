import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { accountChangedAtom } from '#customer/account-changed.ts';
import { customerQuery } from '#customer/queries.ts';
import { changeCustomer } from './queries.ts';

const anna = { firstName: 'Anna', lastName: 'Berg', newsletter: true };
const before = { firstName: 'Anna', lastName: 'Berg' };
const renamed = (lastName: string) => ({ before, after: { ...before, lastName } });
let sent: { method: string; body: unknown }[];

/** A service that answers PUT with `status` and GET with the record and `readStatus`; a token that is refused stays so. */
function service(status: number, record: object = anna, readStatus = 200): QueryClient {
  vi.stubGlobal('fetch', (_: string, { method = 'GET', body }: RequestInit) => {
    sent.push({ method, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return Promise.resolve(
      method === 'GET' ? Response.json(record, { status: readStatus }) : new Response(null, { status }),
    );
  });
  connectForTest('https://customer.example');
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
}

beforeEach(() => {
  sent = [];
  getDefaultStore().set(accountChangedAtom, false);
});
afterEach(() => vi.unstubAllGlobals());

it('A3.2 A4.20 O106 O134 an update sends the record as it was read with the changes put in, shows them, and sets changed', async () => {
  const client = service(204);
  await client.fetchQuery(customerQuery());
  await changeCustomer(client, renamed('Berg-Lind'));
  expect(sent.at(-1)).toEqual({ method: 'PUT', body: { ...anna, lastName: 'Berg-Lind' } });
  expect(client.getQueryData(customerQuery().queryKey)).toMatchObject({ lastName: 'Berg-Lind', newsletter: true });
  expect(getDefaultStore().get(accountChangedAtom)).toBe(true);
});

it('R9 O134 what another tab has saved since the record was read is not undone', async () => {
  const client = service(204);
  await client.fetchQuery(customerQuery());
  service(204, { ...anna, firstName: 'Maja' });
  await changeCustomer(client, renamed('Lind'));
  expect(sent.at(-1)?.body).toEqual({ ...anna, firstName: 'Maja', lastName: 'Lind' });
});

it('A4.20 a failed update changes nothing and does not set changed', async () => {
  const client = service(422);
  await client.fetchQuery(customerQuery());
  await expect(changeCustomer(client, renamed('Ann'))).rejects.toMatchObject({ status: 422 });
  expect(client.getQueryData(customerQuery().queryKey)).toMatchObject(anna);
  expect(getDefaultStore().get(accountChangedAtom)).toBe(false);
});

it('R1 when somebody else was faster, the next try builds on what they left', async () => {
  const client = service(412);
  await expect(changeCustomer(client, renamed('Lind'))).rejects.toMatchObject({ status: 412 });
  service(204);
  await changeCustomer(client, renamed('Lind'));
  expect(sent.at(-1)?.body).toEqual({ ...anna, lastName: 'Lind' });
});

it('R9 O134 without a change nothing is called', async () => {
  const client = service(204);
  await changeCustomer(client, renamed('Berg'));
  expect(sent).toEqual([]);
  expect(getDefaultStore().get(accountChangedAtom)).toBe(false);
});

it('R9 O134 the same field changed elsewhere is asked about', async () => {
  const client = service(204, { ...anna, lastName: 'Berg-Olsen' });
  await expect(changeCustomer(client, renamed('Lind'))).rejects.toMatchObject({
    fields: ['lastName'],
    theirs: { lastName: 'Berg-Olsen' },
  });
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
});

it('R9 a record that cannot be read now is not written, and neither is one whose session or account is over', async () => {
  for (const status of [500, 401, 404]) {
    sent = [];
    const client = service(204);
    await client.fetchQuery(customerQuery());
    service(204, {}, status);
    await expect(changeCustomer(client, renamed('Lind'))).rejects.toMatchObject(
      status === 404 ? { name: 'GoneError' } : { status },
    );
    expect(sent.map(({ method }) => method)).not.toContain('PUT');
  }
});

it('R9 O134 a page that is left while its changes are saved does not bring back what others have changed', async () => {
  const client = service(204);
  vi.stubGlobal('fetch', async (_: string, { method, body, signal }: RequestInit) => {
    if (method === 'PUT') {
      sent.push({ method, body: JSON.parse(String(body)) });
      return new Response(null, { status: 204 });
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
    signal?.throwIfAborted();
    return Response.json({ ...anna, firstName: 'Maja' });
  });
  client.setQueryData(customerQuery().queryKey, { ...anna, accountDeleted: false }, { updatedAt: 1 });
  const leave = new QueryObserver(client, customerQuery()).subscribe(() => {});
  const changing = changeCustomer(client, renamed('Lind'));
  leave();
  await changing;
  expect(sent).toEqual([{ method: 'PUT', body: { ...anna, firstName: 'Maja', lastName: 'Lind' } }]);
});
