import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectRequests } from '#api/connection.ts';
import { correlationIdOf } from '#api/api-error.ts';
import { customerQuery } from '#session/customer.ts';
import { integrationSaving } from './writes.ts';

const integration = { callbackUrl: 'https://orders.example/hook', callbackFormat: 'JSON' };
let client: QueryClient;

function answering(...answers: Response[]) {
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
}

beforeEach(() => {
  client = new QueryClient();
  connectRequests({
    baseUrl: () => 'https://customer.example',
    correlationIdHeader: 'X-Correlation-Id',
    accessToken: () => 'token',
    refreshAccessToken: () => Promise.resolve(undefined),
    signInNeeded: () => {},
  });
});
afterEach(() => vi.unstubAllGlobals());

test('A4.22 A4.1 saving the integration is not requested, in progress, failed with a reference, and after a reset not requested again', async () => {
  answering(new Response('', { status: 500 }));
  const saving = new MutationObserver(client, integrationSaving);
  expect(saving.getCurrentResult().status).toBe('idle');
  const saved = saving.mutate(integration);
  expect(saving.getCurrentResult().status).toBe('pending');
  await expect(saved).rejects.toMatchObject({ status: 500 });
  expect(saving.getCurrentResult().status).toBe('error');
  expect(correlationIdOf(saving.getCurrentResult().error)).toMatch(/\S/);
  saving.reset();
  expect(saving.getCurrentResult()).toMatchObject({ status: 'idle', error: null });
});

test('A2.116 A2.117 what was saved is in the customer\u2019s record at once, and nothing else of it changes', async () => {
  answering(Response.json({ companyName: 'Baker Prints Ltd', callbackFormat: 'XML' }), new Response(null, { status: 204 }));
  await client.fetchQuery(customerQuery());
  await new MutationObserver(client, integrationSaving).mutate(integration);
  expect(client.getQueryData(customerQuery().queryKey)).toEqual({ accountDeleted: false, companyName: 'Baker Prints Ltd', ...integration });
});
