import { expect, test } from 'vitest';
import { MAX_ATTEMPTS, retryDelay } from './retry.ts';

const http = (status: number, retryAfter: string | null = null) => ({ kind: 'http' as const, status, retryAfter });

test('pauses double and are jittered by up to a half', () => {
  expect(retryDelay({ kind: 'network' }, 1, 0)).toBe(150);
  expect(retryDelay({ kind: 'network' }, 1, 1)).toBe(300);
  expect(retryDelay({ kind: 'network' }, 2, 1)).toBe(600);
});

test('the last attempt is the last', () => {
  expect(retryDelay({ kind: 'network' }, MAX_ATTEMPTS, 0)).toBeUndefined();
});

test('only statuses that may pass are repeated', () => {
  const repeated = [400, 401, 403, 404, 408, 409, 410, 413, 422, 429, 500, 502, 503, 504].filter(
    (status) => retryDelay(http(status), 1, 0) !== undefined,
  );
  expect(repeated).toEqual([408, 502, 503, 504]);
});

test('Retry-After is honoured in seconds and as a date, and too long a pause is none', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(retryDelay(http(503, '2'), 1, 0, now)).toBe(2000);
  expect(retryDelay(http(503, 'Thu, 01 Jan 2026 00:00:03 GMT'), 1, 0, now)).toBe(3000);
  expect(retryDelay(http(503, '60'), 1, 0, now)).toBeUndefined();
  // One that has passed is no reason to ask at once.
  for (const passed of ['0', 'Wed, 31 Dec 2025 23:59:59 GMT'])
    expect(retryDelay(http(503, passed), 1, 0, now)).toBe(150);
  expect(retryDelay(http(503, 'soon'), 1, 0, now)).toBe(150);
});
