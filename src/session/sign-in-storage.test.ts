import { expect, test } from 'vitest';

import { claimPending, rememberPending } from './sign-in-storage.ts';
import { MemoryStorage } from './session-test-kit.ts';

const MINUTE = 60_000;
const pending = (state: string, createdAt = 0) => ({ state, nonce: 'n', verifier: 'v', returnTo: '/', createdAt });

test('S2 several sign-ins of one tab are told apart by their state', () => {
  const storage = new MemoryStorage();
  rememberPending(storage, pending('a'));
  rememberPending(storage, pending('b'));
  expect(claimPending(storage, 'a', MINUTE)?.state).toBe('a');
  expect(claimPending(storage, 'b', MINUTE)?.state).toBe('b');
});

test('S3 a sign-in is taken once', () => {
  const storage = new MemoryStorage();
  rememberPending(storage, pending('a'));
  expect(claimPending(storage, 'a', MINUTE)).toBeDefined();
  expect(claimPending(storage, 'a', MINUTE)).toBeUndefined();
  expect(storage.length).toBe(0);
});

test.each([
  [10 * MINUTE, true],
  [10 * MINUTE + 1, false],
  [-10 * MINUTE - 1, false],
])('S10 after %i ms a sign-in is known: %s', (age, known) => {
  const storage = new MemoryStorage();
  rememberPending(storage, pending('a', 0));
  expect(claimPending(storage, 'a', age) !== undefined).toBe(known);
});

test('S10 old ones are purged whenever one is looked for', () => {
  const storage = new MemoryStorage();
  rememberPending(storage, pending('a', 0));
  claimPending(storage, null, 11 * MINUTE);
  expect(storage.length).toBe(0);
});

test('S10 only a handful is kept', () => {
  const storage = new MemoryStorage();
  for (const state of ['a', 'b', 'c', 'd', 'e', 'f']) rememberPending(storage, pending(state));
  expect(claimPending(storage, 'a', 1)).toBeUndefined();
  expect(claimPending(storage, 'f', 1)).toBeDefined();
});

test.each(['{', 'null', '7', '[null, {"state": 1}]'])('S3 unreadable storage %s counts as empty', (stored) => {
  const storage = new MemoryStorage();
  storage.setItem('auth_pending_sign_ins', stored);
  expect(claimPending(storage, 'a', 0)).toBeUndefined();
});
