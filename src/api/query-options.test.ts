import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-options.ts';

async function reportsOf(thrown: Error): Promise<unknown[][]> {
  const capture = vi.fn();
  await createQueryClient({ capture })
    .fetchQuery({ queryKey: ['read'], queryFn: () => Promise.reject(thrown) })
    .catch(() => {});
  return capture.mock.calls;
}

const failed = (status: number, isSessionOver?: true) =>
  new ApiError('failed', {
    service: 'photo-management',
    operation: 'getTimeline',
    kind: 'http',
    correlationId: 'id-1',
    status,
    ...(isSessionOver && { isSessionOver }),
  });

test('O160 a read that fails is reported with its operation and correlation id', async () => {
  const error = failed(500);
  expect(await reportsOf(error)).toEqual([[error, { action: 'getTimeline', correlationId: 'id-1' }]]);
});

test('O160 what is no failed call is reported too', async () => {
  const error = new Error('odd');
  expect(await reportsOf(error)).toEqual([[error, { action: 'query' }]]);
});

test('O158 a session that is over is no failure to report: sign-in has started', async () => {
  expect(await reportsOf(failed(401, true))).toEqual([]);
});
