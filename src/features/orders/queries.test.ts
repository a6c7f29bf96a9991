import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { connectRequests } from '#api/connection.ts';
import { voucherDetailsOf } from './model.ts';
import { orderQueries } from './queries.ts';

/** The voucher service answers so. */
function offers(answer: () => Response): void {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  connectRequests({
    baseUrl: () => 'https://voucher.example',
    correlationIdHeader: 'X-Correlation-Id',
    accessToken: () => 'token',
    refreshAccessToken: () => Promise.resolve(undefined),
    signInNeeded: () => {},
  });
}

const lookUp = async () =>
  voucherDetailsOf(
    await new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(orderQueries.voucher('SAVE10')),
  );

afterEach(() => vi.unstubAllGlobals());

it('A3.21 A3.22 A7.24 a voucher has what the service knows of it; one that nobody knows is not found', async () => {
  offers(() => Response.json({ title: '10 % off', discount: { percentage: 10 } }));
  expect(await lookUp()).toEqual({ isVoucherFound: true, title: '10 % off', discount: { percentage: 10 } });
  offers(() => new Response('', { status: 404 }));
  expect(await lookUp()).toEqual({ isVoucherFound: false });
});

it('A8.16 A7.24 any other failure of the voucher names its status and address', async () => {
  offers(() => new Response('', { status: 403 }));
  const failed = lookUp();
  await expect(failed).rejects.toThrow('Status Code: 403');
  await expect(failed).rejects.toThrow('https://voucher.example/api/v1/campaigns/offers/SAVE10');
});

it('A7.25 O140 a voucher is looked up again when the customer asks, however fresh it is', async () => {
  const client = new QueryClient();
  offers(() => Response.json({ title: '10 % off' }));
  await client.fetchQuery({ ...orderQueries.voucher('SAVE10'), staleTime: 60_000 });
  offers(() => Response.json({ title: '20 % off' }));
  await client.fetchQuery({ ...orderQueries.voucher('SAVE10'), staleTime: 0 });
  expect(client.getQueryData(orderQueries.voucher('SAVE10').queryKey)).toEqual({ title: '20 % off' });
});
