import { expect, test, vi } from 'vitest';
import { ApiError, reportFailure } from './api-error.ts';

function reportOf(error: unknown): unknown[][] {
  const capture = vi.fn();
  reportFailure(error, 'write', { capture });
  return capture.mock.calls;
}

const call = (status: number) =>
  new ApiError('failed', {
    service: 'photo-management',
    operation: 'deletePhotos',
    kind: 'http',
    correlationId: 'id-1',
    status,
  });

test('A8.4 a failed call is reported by its operation, with its correlation id', () => {
  const error = call(500);
  expect(reportOf(error)).toEqual([[error, { action: 'deletePhotos', correlationId: 'id-1' }]]);
});

test('A8.4 so is the one behind a failure that it caused', () => {
  const cause = call(409);
  expect(reportOf(new Error('Exceeded maximum amount of retries!', { cause }))).toEqual([
    [cause, { action: 'deletePhotos', correlationId: 'id-1' }],
  ]);
});

test('A8.6 what is no call is reported by what was being done', () => {
  expect(reportOf('odd')).toEqual([['odd', { action: 'write' }]]);
});

test('O158 a session that is over is no failure; a refusal without that is one', () => {
  const { service, operation, kind, correlationId } = call(401);
  const over = new ApiError('over', { service, operation, kind, correlationId, status: 401, isSessionOver: true });
  expect(reportOf(over)).toEqual([]);
  expect(reportOf(call(401))).toHaveLength(1);
});
