import { expect, test, vi } from 'vitest';
import { ApiError, mayBeDone, reportFailure } from './api-error.ts';

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

test.each([
  ['network', undefined, true],
  ['timeout', undefined, true],
  ['schema', 200, true],
  ['http', 500, true],
  ['http', 404, true],
  ['http', 400, false],
  ['http', 403, false],
  ['http', 429, false],
  ['configuration', undefined, false],
] as const)('R3 a call that fails by %s %s may have been done all the same: %j', (kind, status, expected) => {
  const { service, operation, correlationId } = call(500);
  const error = new ApiError('failed', { service, operation, correlationId, kind, ...(status && { status }) });
  // To remove what is not there is refused, too.
  expect(mayBeDone(error, 404)).toBe(expected);
  expect(mayBeDone(error)).toBe(expected && status !== 404);
});

test('R3 what is no call has not been done', () => expect(mayBeDone(new Error('Failed to delete photo!'))).toBe(false));
