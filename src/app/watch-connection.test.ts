import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { pendingUnload } from '#lib/leaving.ts';
import { isOffline, setOffline } from '#lib/offline.ts';
import { toastStore } from '#ui/toast-store.ts';
import { refetchWhenBack, checkConnection, showConnection } from './watch-connection.ts';

vi.mock('#vendor/app-config.ts', () => ({ appConfig: () => ({ auth: { authority: 'https://identity.example' } }) }));

vi.mock('#lib/leaving.ts', () => ({ pendingUnload: vi.fn() }));

let answers: Record<string, boolean>;
const asked = vi.fn<(address: string) => void>();
let client: QueryClient;

beforeEach(() => {
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
    await Promise.all([checkConnection(), checkConnection()]);
    expect(isOffline()).toBe(false);
    expect(asked.mock.calls.flat()).toEqual([OWN, AUTHORITY]);
  },
);

test('R5 where nobody answers the connection is lost, until somebody does', async () => {
  await checkConnection();
  expect(isOffline()).toBe(true);
  await checkConnection();
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isOffline()).toBe(true);
  answers = { [OWN]: true };
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isOffline()).toBe(false);
});

test('R5 what ends because the page is being left says nothing of the connection, also when she stays after all', async () => {
  const { promise, resolve: stay } = Promise.withResolvers<void>();
  vi.mocked(pendingUnload).mockReturnValueOnce(promise);
  const found = checkConnection();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOffline()).toBe(false);
  answers = { [OWN]: true };
  stay();
  await found;
  expect(isOffline()).toBe(false);
});

test('R5 what is back goes on within two seconds although nothing was heard of what was asked before', async () => {
  await checkConnection();
  vi.stubGlobal('fetch', async () => (answers[OWN] ? new Response() : new Promise(() => {})));
  await vi.advanceTimersByTimeAsync(3_500);
  answers = { [OWN]: true };
  await vi.advanceTimersByTimeAsync(1_100);
  expect(isOffline()).toBe(false);
});

test('R5 one bar says it, which the customer cannot dismiss, until the connection is back', () => {
  setOffline(true);
  showConnection();
  expect(toastStore.visible()).toMatchObject([{ tone: 'info', isLasting: true }]);
  setOffline(false);
  expect(toastStore.visible()).toEqual([]);
});

test('R5 nobody is asked while the browser says that there is no network', async () => {
  setOffline(true);
  await checkConnection();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).not.toHaveBeenCalled();
});

test('R5 what got no answer and is shown is asked for again when the connection is back, and nothing else', async () => {
  const reads = { unanswered: vi.fn(), refused: vi.fn(), hidden: vi.fn() };
  reads.unanswered.mockRejectedValueOnce(failure('network')).mockResolvedValue('here');
  reads.hidden.mockRejectedValue(failure('network'));
  reads.refused.mockRejectedValue(failure('http'));
  refetchWhenBack(client);
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
