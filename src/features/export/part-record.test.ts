import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownPart, noteBegun, noteResult, type PartResult } from './part-record.ts';

vi.mock('./export-rows.ts', () => ({ writeFolder: () => Promise.resolve(), writeNames: () => Promise.resolve() }));

const [FIRST, SECOND] = ['photo-export-1.zip', 'photo-export-1 (2).zip'];
const removed: string[] = [];
const folder: Partial<FileSystemDirectoryHandle> = {
  removeEntry: (name) => Promise.resolve(void removed.push(name)),
};
const place = { backupId: 'backup-1', chunkId: 'chunk-1', folder: folder as FileSystemDirectoryHandle };
const known = () => knownPart('backup-1', 'chunk-1');

const NAMES = ['a.jpg', 'b.jpg', 'c.jpg'];
/** The part has come, into this file. @param former file whose place it takes */
const come = (broken: string[], file: string, former?: string): PartResult => ({
  kind: 'whole',
  file,
  former,
  isContinued: false,
  findings: { names: NAMES, broken },
});

/** The first file lacks two photos; the second is begun in its place. */
async function beginAgain(): Promise<void> {
  await noteResult(place, come(['a.jpg', 'b.jpg'], FIRST));
  noteBegun(place, { file: SECOND, at: 10, isReading: false, former: FIRST });
}

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  removed.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test('P1.8 P2.164 of a part that is begun again the file that is there is known, and stays', async () => {
  await beginAgain();
  const former = { file: FIRST, photos: 3, broken: ['a.jpg', 'b.jpg'], brokenCount: 2 };
  expect(known()).toEqual({ chunkId: 'chunk-1', state: 'begun', file: SECOND, former });
  expect(removed).toEqual([]);
});

test.each([
  ['is whole', [], 'checked'],
  ['lacks fewer photos', ['c.jpg'], 'broken'],
])('P1.8 one that %s takes its place', async (_, broken, state) => {
  await beginAgain();
  await noteResult(place, come(broken, SECOND, FIRST));
  expect(known()).toMatchObject({ state, file: SECOND, photos: 3 });
  expect(known()).not.toHaveProperty('former');
  expect(removed).toEqual([FIRST]);
});

test.each<[string, PartResult]>([
  ['lacks no fewer photos', come(['a.jpg', 'c.jpg'], SECOND, FIRST)],
  ['is no archive', { kind: 'damaged', file: SECOND, former: FIRST, isContinued: false }],
])('P1.8 R1 one that %s does not, and goes', async (_, result) => {
  await beginAgain();
  await noteResult(place, result);
  expect(known()).toEqual({
    chunkId: 'chunk-1',
    state: 'broken',
    file: FIRST,
    photos: 3,
    broken: ['a.jpg', 'b.jpg'],
    brokenCount: 2,
  });
  expect(removed).toEqual([SECOND]);
});

test('P1.8 one whose photos were never counted is no match for one that has come', async () => {
  await noteResult(place, { kind: 'damaged', file: FIRST, isContinued: false });
  noteBegun(place, { file: FIRST, at: 10, isReading: false });
  noteBegun(place, { file: SECOND, at: 10, isReading: false, former: FIRST });
  await noteResult(place, come(NAMES, SECOND, FIRST));
  expect(known()).toMatchObject({ state: 'broken', file: SECOND });
  expect(removed).toEqual([FIRST]);
});

test('R1 a file that cannot be removed is left', async () => {
  const remove = vi.spyOn(folder, 'removeEntry').mockRejectedValue(new DOMException('Gone', 'NotFoundError'));
  await beginAgain();
  await noteResult(place, come([], SECOND, FIRST));
  expect(remove).toHaveBeenCalledWith(FIRST);
  expect(known()).toMatchObject({ state: 'checked', file: SECOND });
  remove.mockRestore();
});
