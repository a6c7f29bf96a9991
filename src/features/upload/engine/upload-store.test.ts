import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '#session/session-test-kit.ts';
import type { StoredUpload } from './upload-store.ts';

const SUB = 'user-anna';
const FLAG = 'uploadsKept';
const ROW: Omit<StoredUpload, 'list' | 'owner'> = {
  id: 'one',
  position: 1,
  name: 'market.jpg',
  size: 3,
  hasCopy: false,
  phase: 'begun',
  isWanted: true,
};

let local: MemoryStorage;
/** Locks that wait until the test gives them. */
let heldLocks: (() => void)[];
let areLocksFree: boolean;

beforeEach(() => {
  vi.resetModules();
  local = new MemoryStorage();
  heldLocks = [];
  areLocksFree = true;
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const folder = { keys: async function* () {}, removeEntry: async () => {} };
  vi.stubGlobal('navigator', {
    storage: { getDirectory: async () => ({ getDirectoryHandle: async () => folder, removeEntry: async () => {} }) },
    locks: {
      async request(_name: string, ...rest: unknown[]) {
        const work = rest.at(-1);
        if (!areLocksFree) await new Promise<void>((free) => heldLocks.push(free));
        return typeof work === 'function' ? work({}) : undefined;
      },
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

async function world() {
  const { uploadStore } = await import('./upload-store.ts');
  const personal = await import('#session/personal-data.ts');
  const { flagForClearing } = await import('#session/file-flags.ts');
  const { clearFiles, finishClearing } = await import('#session/clear-files.ts');
  return {
    uploadStore,
    flagForClearing,
    finishClearing,
    /** Effect of a sign-out, as on a page with what runs behind it. */
    signOut() {
      const env = { sessionStorage: new MemoryStorage(), localStorage: local };
      personal.clearPersonalData(env as never);
      return clearFiles();
    },
  };
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
const quiet = () => new Promise((resolve) => setTimeout(resolve, 50));

test('S14 looking for what an earlier page has left makes no database where nothing is', async () => {
  const { uploadStore } = await world();
  await uploadStore.restore(SUB, () => {});
  expect(await databases()).toEqual([]);
});

test('S14 a sign-out deletes the database also when all of its files have arrived', async () => {
  const { uploadStore, signOut } = await world();
  await uploadStore.put([ROW], SUB);
  expect(local.getItem(FLAG)).toBe('true');
  await uploadStore.remove([ROW.id]);
  expect([await databases(), local.getItem(FLAG)]).toEqual([['kept-uploads'], null]);
  await signOut();
  expect([await databases(), local.getItem(FLAG)]).toEqual([[], null]);
});

test('S14 what was about to be stored when the customer signed out is not stored', async () => {
  const { uploadStore, signOut } = await world();
  areLocksFree = false;
  const putting = uploadStore.put([ROW], SUB);
  await signOut();
  for (const free of heldLocks) free();
  await putting;
  await quiet();
  expect([await databases(), local.getItem(FLAG)]).toEqual([[], null]);
});

test.each([0, 1, 2, 3, 5, 8, 13])('S14 a sign-out %i turns into a removal leaves no database', async (turns) => {
  const { uploadStore, signOut } = await world();
  await uploadStore.put([ROW], SUB);
  const removing = uploadStore.remove([ROW.id]);
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await signOut();
  await removing;
  await quiet();
  expect([await databases(), local.getItem(FLAG)]).toEqual([[], null]);
});

test('S14 a page that waits to take over what another has left opens nothing after a sign-out', async () => {
  const { uploadStore, signOut } = await world();
  await uploadStore.put([ROW], SUB);
  areLocksFree = false;
  const restoring = uploadStore.restore(SUB, () => expect.unreachable('nobody is signed in'));
  await vi.waitFor(() => expect(heldLocks).toHaveLength(1));
  await signOut();
  for (const free of heldLocks) free();
  await restoring;
  await quiet();
  expect([await databases(), local.getItem(FLAG)]).toEqual([[], null]);
});

test('S14 S20 the next page clears what one has left that was gone too soon, before it stores anything', async () => {
  const { uploadStore, flagForClearing, finishClearing } = await world();
  await uploadStore.put([ROW], SUB);
  flagForClearing(local);
  expect(local.getItem(FLAG)).toBe('clearing');
  await Promise.all([finishClearing(), uploadStore.put([{ ...ROW, id: 'two' }], 'user-carl')]);
  expect(local.getItem(FLAG)).toBe('true');
  const left: string[] = [];
  vi.resetModules();
  const later = await world();
  await later.uploadStore.restore('user-carl', (uploads) => left.push(...uploads.map(({ row }) => row.id)));
  expect(left).toEqual(['two']);
});
