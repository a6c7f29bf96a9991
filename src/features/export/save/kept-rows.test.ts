import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { personalDataClear } from '#lib/personal-data.ts';
import { SessionWorld } from '#session/session-test-world.ts';
import { areKept, disownKept } from '#session/kept-files.ts';
import { readNames, writeNames } from './kept-rows.ts';

let world: SessionWorld;

beforeEach(() => {
  world = new SessionWorld();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', world.browser.localStorage);
});
afterEach(() => vi.unstubAllGlobals());

test('S14 S20 a page that is opened to sign out, and loads nothing of exports, removes the rows before it is left', async () => {
  await writeNames('backup-1', 'token', 'chunk-1', ['a.jpg']);
  expect([areKept('exportRowsKept'), await readNames('backup-1', 'token', 'chunk-1')]).toEqual([true, ['a.jpg']]);
  world.signedInCookies();
  const { startSession, signOut, tab } = await world.openTab('/logout');
  await startSession();
  await signOut();
  expect(tab.left).toHaveLength(1);
  expect(areKept('exportRowsKept')).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
});

test('S14 S20 what the next customer saves is written once the rows of the one before her are gone', async () => {
  await writeNames('backup-1', 'token', 'chunk-1', ['a.jpg']);
  disownKept(localStorage);
  await writeNames('backup-2', 'other', 'chunk-1', ['b.jpg']);
  expect(await readNames('backup-1', 'token', 'chunk-1')).toBeUndefined();
  expect([areKept('exportRowsKept'), await readNames('backup-2', 'other', 'chunk-1')]).toEqual([true, ['b.jpg']]);
});

test('S14 a row that waits for a deletion is not written once its customer has signed out', async () => {
  await writeNames('backup-1', 'token', 'chunk-1', ['a.jpg']);
  disownKept(localStorage);
  const written = writeNames('backup-3', 'third', 'chunk-1', ['c.jpg']);
  personalDataClear.emit(true);
  await written;
  expect(areKept('exportRowsKept')).toBe(false);
  expect(await readNames('backup-3', 'third', 'chunk-1')).toBeUndefined();
});
