import { expect, test } from 'vitest';

import { rememberPending, takePending } from './pending-sign-in.ts';
import { MemoryStorage } from './session-test-kit.ts';

const MINUTE = 60_000;
const pending = (state: string, createdAt = 0) => ({ state, nonce: 'n', verifier: 'v', returnTo: '/', createdAt });

test('S2 several sign-ins of one tab are told apart by their state', () => {
  const storage = new MemoryStorage();
  rememberPending(storage, pending('a'));
  rememberPending(storage, pending('b'));
  expect(takePending(storage, 'a', MINUTE)?.state).toBe('a');
  expect(takePending(storage, 'b', MINUTE)?.state).toBe('b');
});

test('S3 a sign-in is taken once', () => {
  const storage = new MemoryStorage();
  rememberPending(storage, pending('a'));
  expect(takePending(storage, 'a', MINUTE)).toBeDefined();
  expect(takePending(storage, 'a', MINUTE)).toBeUndefined();
  expect(storage.length).toBe(0);
});

test.each([
  [10 * MINUTE, true],
  [10 * MINUTE + 1, false],
  [-10 * MINUTE - 1, false],
])('S10 after %i ms a sign-in is known: %s', (age, known) => {
  const storage = new MemoryStorage();
  rememberPending(storage, pending('a', 0));
  expect(takePending(storage, 'a', age) !== undefined).toBe(known);
});

test('S10 old ones are purged whenever one is looked for', () => {
  const storage = new MemoryStorage();
  rememberPending(storage, pending('a', 0));
  takePending(storage, null, 11 * MINUTE);
  expect(storage.length).toBe(0);
});

test('S10 only a handful is kept', () => {
  const storage = new MemoryStorage();
  for (const state of ['a', 'b', 'c', 'd', 'e', 'f']) rememberPending(storage, pending(state));
  expect(takePending(storage, 'a', 1)).toBeUndefined();
  expect(takePending(storage, 'f', 1)).toBeDefined();
});

test.each(['{', 'null', '7', '[null, {"state": 1}]'])('S3 unreadable storage %s counts as empty', (stored) => {
  const storage = new MemoryStorage();
  storage.setItem('auth_pending_sign_ins', stored);
  expect(takePending(storage, 'a', 0)).toBeUndefined();
});
