import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { connectRequests } from '#api/connection.ts';
import { orderOf } from './model.ts';
import { orderQueries, refreshVoucher } from './queries.ts';

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

const lookUp = () => new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(orderQueries.voucher('SAVE10'));
const order = orderOf({ code: 'SO-1', orders: [{ code: 'OR-1', voucher: 'SAVE10' }, { code: 'OR-2' }] });

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

it('A7.25 O140 a voucher is looked up again for its product alone; one without a voucher asks nobody', async () => {
  offers(() => Response.json({ title: '20 % off' }));
  expect((await refreshVoucher(order, 'OR-1')).products).toMatchObject([{ code: 'OR-1', voucherDetails: { isVoucherFound: true, title: '20 % off' } }, { code: 'OR-2' }]);
  const ask = vi.fn();
  vi.stubGlobal('fetch', ask);
  expect(await refreshVoucher(order, 'OR-2')).toBe(order);
  expect(ask).not.toHaveBeenCalled();
});
