import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { correlationIdOf } from '#api/api-error.ts';
import { customerQuery } from '#customer/queries.ts';
import { integrationSaving } from './queries.ts';

const integration = { callbackUrl: 'https://orders.example/hook', callbackFormat: 'JSON' };
const before = { callbackUrl: '', callbackFormat: 'XML' };
const saving = integrationSaving();
const stored = () => Response.json({ companyName: 'Baker Prints Ltd', callbackFormat: 'XML' });
let client: QueryClient;

function answering(...answers: Response[]) {
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
}

beforeEach(() => {
  client = new QueryClient();
  connectForTest('https://customer.example');
});
afterEach(() => vi.unstubAllGlobals());

test('A4.22 A4.1 saving the integration is not requested, in progress, failed with a reference, and after a reset not requested again', async () => {
  answering(stored(), new Response('', { status: 500 }));
  const observer = new MutationObserver(client, saving);
  expect(observer.getCurrentResult().status).toBe('idle');
  const saved = observer.mutate({ before, after: integration });
  expect(observer.getCurrentResult().status).toBe('pending');
  await expect(saved).rejects.toMatchObject({ status: 500 });
  expect(observer.getCurrentResult().status).toBe('error');
  expect(correlationIdOf(observer.getCurrentResult().error)).toMatch(/\S/);
  observer.reset();
  expect(observer.getCurrentResult()).toMatchObject({ status: 'idle', error: null });
});

test('A2.116 A2.117 what was saved is in the customer\u2019s record at once, and nothing else of it changes', async () => {
  answering(stored(), new Response(null, { status: 204 }));
  await new MutationObserver(client, saving).mutate({ before, after: integration });
  expect(client.getQueryData(customerQuery().queryKey)).toEqual({
    accountDeleted: false,
    companyName: 'Baker Prints Ltd',
    ...integration,
  });
});

test('R9 O135 an address of another device stays where the format alone was changed here', async () => {
  answering(
    Response.json({ callbackUrl: 'https://elsewhere.example', callbackFormat: 'XML' }),
    new Response(null, { status: 204 }),
  );
  const known = { callbackUrl: 'https://old.example', callbackFormat: 'XML' };
  await new MutationObserver(client, saving).mutate({ before: known, after: { ...known, callbackFormat: 'JSON' } });
  expect(client.getQueryData(customerQuery().queryKey)).toMatchObject({
    callbackUrl: 'https://elsewhere.example',
    callbackFormat: 'JSON',
  });
});

test.each([null, undefined])(
  'R9 O136 a format that is stored as %s is saved as it was chosen, and not asked about',
  async (callbackFormat) => {
    answering(
      Response.json({ callbackUrl: 'https://old.example', callbackFormat }),
      new Response(null, { status: 204 }),
    );
    const known = { callbackUrl: 'https://old.example', callbackFormat: 'JSON' };
    await new MutationObserver(client, saving).mutate({ before: known, after: { ...known, callbackFormat: 'XML' } });
    expect(client.getQueryData(customerQuery().queryKey)).toMatchObject({
      callbackUrl: 'https://old.example',
      callbackFormat: 'XML',
    });
  },
);

test('R9 O136 an address that is not stored any more is no other one than was typed', async () => {
  answering(Response.json({ callbackUrl: null, callbackFormat: 'XML' }), new Response(null, { status: 204 }));
  const known = { callbackUrl: 'https://old.example', callbackFormat: 'XML' };
  await new MutationObserver(client, saving).mutate({
    before: known,
    after: { ...known, callbackUrl: 'https://new.example' },
  });
  expect(client.getQueryData(customerQuery().queryKey)).toMatchObject({ callbackUrl: 'https://new.example' });
});
