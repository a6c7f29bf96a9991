import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { connectForTest } from '#api/test-connection.ts';
import { customerQuery } from './queries.ts';

function load(answer: Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  connectForTest('https://customer.example');
  return new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(customerQuery());
}

afterEach(() => vi.unstubAllGlobals());

test('A3.1 a customer who is there is not deleted', async () => {
  expect(await load(Response.json({ firstName: 'Anna' }))).toEqual({ firstName: 'Anna', accountDeleted: false });
});

test('A3.1 S54 404 says that the account was deleted', async () => {
  expect(await load(new Response('', { status: 404 }))).toEqual({ accountDeleted: true });
});

test('A3.1 every other failure says nothing about the account', async () => {
  await expect(load(new Response('', { status: 403 }))).rejects.toMatchObject({
    status: 403,
    operation: 'getCustomer',
  });
});
