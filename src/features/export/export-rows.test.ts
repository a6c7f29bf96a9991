import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { personalDataClear } from '#lib/personal-data.ts';
import { SessionWorld } from '#session/session-test-world.ts';
import { isFlagged, flagForClearing } from '#session/file-flags.ts';
import { readNames, writeNames } from './export-rows.ts';

let world: SessionWorld;

beforeEach(() => {
  world = new SessionWorld();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', world.browser.localStorage);
});
afterEach(() => vi.unstubAllGlobals());

test('S14 S20 a page that is opened to sign out, and loads nothing of exports, removes the rows before it is left', async () => {
  await writeNames('backup-1', 'token', 'chunk-1', ['a.jpg']);
  expect([isFlagged('exportRowsKept'), await readNames('backup-1', 'token', 'chunk-1')]).toEqual([true, ['a.jpg']]);
  world.signedInCookies();
  const { startSession, signOut, tab } = await world.openTab('/logout');
  await startSession();
  await signOut();
  expect(tab.left).toHaveLength(1);
  expect(isFlagged('exportRowsKept')).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
});

test('S14 S20 what the next customer saves is written once the rows of the one before her are gone', async () => {
  await writeNames('backup-1', 'token', 'chunk-1', ['a.jpg']);
  flagForClearing(localStorage);
  await writeNames('backup-2', 'other', 'chunk-1', ['b.jpg']);
  expect(await readNames('backup-1', 'token', 'chunk-1')).toBeUndefined();
  expect([isFlagged('exportRowsKept'), await readNames('backup-2', 'other', 'chunk-1')]).toEqual([true, ['b.jpg']]);
});

test('S14 a row that waits for a deletion is not written once its customer has signed out', async () => {
  await writeNames('backup-1', 'token', 'chunk-1', ['a.jpg']);
  flagForClearing(localStorage);
  const written = writeNames('backup-3', 'third', 'chunk-1', ['c.jpg']);
  personalDataClear.emit(true);
  await written;
  expect(isFlagged('exportRowsKept')).toBe(false);
  expect(await readNames('backup-3', 'third', 'chunk-1')).toBeUndefined();
});

test('R5 P2.164 nothing waits for long for a database that a sleeping tab keeps from being cleared', async () => {
  await writeNames('backup-1', 'token', 'chunk-1', ['a.jpg']);
  const asleep = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('saved-exports', 1);
    opening.addEventListener('success', () => resolve(opening.result));
  });
  flagForClearing(localStorage);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const written = writeNames('backup-4', 'fourth', 'chunk-1', ['d.jpg']);
  await vi.advanceTimersByTimeAsync(3_000);
  await written;
  await writeNames('backup-4', 'fourth', 'chunk-2', ['e.jpg']);
  expect(await readNames('backup-4', 'fourth', 'chunk-1')).toBeUndefined();
  vi.useRealTimers();
  asleep.close();
  await vi.waitFor(async () => expect(await readNames('backup-4', 'fourth', 'chunk-1')).toEqual(['d.jpg']));
});

test('R5 P2.164 what a database does not tell in time is as good as not known', async () => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  vi.resetModules();
  const anew = await import('./export-rows.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const names = anew.readNames('backup-1', 'token', 'chunk-1');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await names).toBeUndefined();
  expect(await anew.readFolder('backup-1', 'token')).toBeUndefined();
  vi.useRealTimers();
});
