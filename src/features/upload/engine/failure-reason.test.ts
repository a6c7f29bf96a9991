import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '#api/api-error.ts';
import { failureAfterAll, verdictOn } from './failure-reason.ts';

function failed(
  status?: number,
  kind: ApiErrorKind = 'http',
  operation: 'createUpload' | 'appendToUpload' = 'appendToUpload',
): ApiError {
  return new ApiError('failed', { service: 'photo-storage', operation, kind, status, correlationId: 'c-1' });
}

test.each([408, 502, 503, 504])('a %i passes', (status) => {
  expect(verdictOn(failed(status))).toEqual({ kind: 'passing' });
});

test.each(['network', 'timeout'] as const)('R2 a %s failure passes', (kind) => {
  expect(verdictOn(failed(undefined, kind))).toEqual({ kind: 'passing' });
});

test('S24 a refused session is none of the file’s failures', () => {
  const over = { service: 'photo-storage', operation: 'appendToUpload', correlationId: 'c-1' } as const;
  expect(verdictOn(new ApiError('over', { ...over, kind: 'http', status: 401, isSessionOver: true }))).toEqual({
    kind: 'signedOut',
  });
  expect(verdictOn(failed(401))).toMatchObject({ kind: 'final' });
});

test.each(['createUpload', 'appendToUpload'] as const)(
  'R1 a library that is full is none of the file’s failures: %s',
  (operation) => {
    expect(verdictOn(failed(507, 'http', operation))).toEqual({ kind: 'full' });
  },
);

test.each([
  ['createUpload', 400, 'upload.failed', true],
  ['createUpload', 413, 'upload.reason.tooLarge', false],
  ['createUpload', 415, 'upload.reason.type', false],
  ['createUpload', 429, 'upload.reason.tooMany', true],
  ['createUpload', 500, 'upload.failed', true],
  ['appendToUpload', 413, 'upload.reason.tooLarge', false],
  ['appendToUpload', 415, 'upload.reason.damaged', false],
  ['appendToUpload', 500, 'upload.failed', true],
] as const)('R1 %s answers %i: the customer reads %s', (operation, status, reason, canRetry) => {
  expect(verdictOn(failed(status, 'http', operation))).toEqual({
    kind: 'final',
    failure: { reason, canRetry, correlationId: 'c-1' },
  });
});

test('R1 an answer that breaks its schema is the service’s failure', () => {
  expect(verdictOn(failed(201, 'schema'))).toMatchObject({ kind: 'final', failure: { reason: 'upload.failed' } });
});

test('what cannot be read is told as that; what nobody thought of as a failure that may be tried again', () => {
  expect(verdictOn(new DOMException('gone', 'NotReadableError'))).toMatchObject({
    failure: { reason: 'upload.reason.unreadable', canRetry: false },
  });
  expect(verdictOn(new Error('odd'))).toEqual({ kind: 'final', failure: { reason: 'upload.failed', canRetry: true } });
});

test('after all attempts the connection is told apart from the service', () => {
  expect(failureAfterAll(failed(undefined, 'network'))).toEqual({
    reason: 'upload.reason.connection',
    canRetry: true,
    correlationId: 'c-1',
  });
  expect(failureAfterAll(failed(503))).toEqual({ reason: 'upload.failed', canRetry: true, correlationId: 'c-1' });
});
