import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { currentConnection } from '#api/connection.ts';
import { isOffline, setOffline } from '#lib/offline.ts';

vi.mock('#vendor/app-config.ts', () => ({ appConfig: () => ({ auth: { authority: 'https://identity.example' } }) }));

let answers: Record<string, boolean>;
const asked = vi.fn<(address: string) => void>();
let client: QueryClient;

beforeEach(async () => {
  vi.useFakeTimers();
  asked.mockReset();
  answers = {};
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: string) => {
    asked(address);
    if (!answers[address]) throw new TypeError('Failed to fetch');
    return new Response();
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const { watchConnection } = await import('./watch-connection.ts');
  watchConnection(client);
});

afterEach(() => {
  setOffline(false);
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const OWN = '/config.json';
const AUTHORITY = 'https://identity.example/.well-known/openid-configuration';
const failure = (kind: 'network' | 'http') =>
  new ApiError('failed', { service: 'order', operation: 'listMySuperOrders', kind, correlationId: 'c-1' });

test.each([OWN, AUTHORITY])(
  'R1 a service that gives no answer while %s does is no lost connection',
  async (address) => {
    answers = { [address]: true };
    await Promise.all([currentConnection().lost?.(), currentConnection().lost?.()]);
    expect(isOffline()).toBe(false);
    expect(asked.mock.calls.flat()).toEqual([OWN, AUTHORITY]);
  },
);

test('R5 where nobody answers the connection is lost, until somebody does', async () => {
  await currentConnection().lost?.();
  expect(isOffline()).toBe(true);
  await currentConnection().lost?.();
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isOffline()).toBe(true);
  answers = { [OWN]: true };
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isOffline()).toBe(false);
});

test('R5 nobody is asked while the browser says that there is no network', async () => {
  setOffline(true);
  await currentConnection().lost?.();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).not.toHaveBeenCalled();
});

test('R5 what got no answer and is shown is asked for again when the connection is back, and nothing else', async () => {
  const reads = { unanswered: vi.fn(), refused: vi.fn(), hidden: vi.fn() };
  reads.unanswered.mockRejectedValueOnce(failure('network')).mockResolvedValue('here');
  reads.hidden.mockRejectedValue(failure('network'));
  reads.refused.mockRejectedValue(failure('http'));
  const stops = Object.entries(reads).map(([key, queryFn]) =>
    new QueryObserver(client, { queryKey: [key], queryFn }).subscribe(() => {}),
  );
  await vi.advanceTimersByTimeAsync(10);
  stops[2]?.();
  setOffline(true);
  await vi.advanceTimersByTimeAsync(10);
  setOffline(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(client.getQueryData(['unanswered'])).toBe('here');
  expect(reads.refused).toHaveBeenCalledTimes(1);
  expect(reads.hidden).toHaveBeenCalledTimes(1);
});
