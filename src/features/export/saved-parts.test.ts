import { getDefaultStore } from 'jotai/vanilla';
import { describe, expect, test, vi } from 'vitest';
import { followSaved, type SavedExport, savedExportsAtom, withoutFiles, withSaved } from './saved-parts.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 20);
const part = (chunkId: string) => ({ chunkId, state: 'saved' as const });

describe('what has been saved of exports', () => {
  test('P2.164 is remembered part by part, each as it is now', () => {
    const one = withSaved([], 'backup-1', part('chunk-1'), now, 'key-1');
    const two = withSaved(one, 'backup-1', part('chunk-2'), now + 1000, 'key-2');
    const three = withSaved(two, 'backup-1', { chunkId: 'chunk-1', state: 'checked', photos: 3 }, now + 2000, 'key-3');
    expect(three).toEqual([
      {
        backupId: 'backup-1',
        at: now + 2000,
        token: 'key-1',
        parts: [part('chunk-2'), { chunkId: 'chunk-1', state: 'checked', photos: 3 }],
      },
    ]);
  });

  test('P9.10 is forgotten when the links have expired', () => {
    const old: SavedExport[] = [
      { backupId: 'backup-0', at: now - 7 * DAY, token: 'a', parts: [] },
      { backupId: 'backup-1', at: now - 6 * DAY, token: 'b', parts: [] },
    ];
    expect(withSaved(old, 'backup-2', part('chunk-1'), now, 'c').map(({ backupId }) => backupId)).toEqual([
      'backup-1',
      'backup-2',
    ]);
  });

  test('S42 S43 forgets the files of a folder that is left, so that none of that name is written over in the next', () => {
    const file = 'photo-export-1.zip';
    const parts = (['begun', 'broken', 'checked', 'saved'] as const).map((state) => ({ chunkId: state, state, file }));
    const saved: SavedExport = { backupId: 'backup-1', at: now, token: 'a', parts };
    expect(withoutFiles(saved).parts).toEqual([
      { chunkId: 'broken', state: 'broken' },
      { chunkId: 'checked', state: 'checked', file },
      { chunkId: 'saved', state: 'saved', file },
    ]);
  });

  test('R9 is known from the moment on at which a page looks, also what another tab has saved before', () => {
    const text = JSON.stringify(withSaved([], 'backup-1', part('chunk-1'), Date.now(), 'key-1'));
    vi.stubGlobal('localStorage', { getItem: () => text });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    expect(getDefaultStore().get(savedExportsAtom)).toEqual([]);
    followSaved()();
    expect(getDefaultStore().get(savedExportsAtom)).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  test('S39 may be about an export of any name', () => {
    const odd = withSaved(
      withSaved([], '__proto__', part('constructor'), now, 'a'),
      'constructor',
      part('1'),
      now,
      'b',
    );
    expect(odd.map(({ backupId }) => backupId)).toEqual(['__proto__', 'constructor']);
    expect(JSON.parse(JSON.stringify(odd))).toEqual(odd);
  });

  test('P2.164 holds no more names of broken photos than anybody reads, and says how many there are', () => {
    const broken = Array.from({ length: 500 }, (_, index) => `${index}.jpg`);
    const [saved] = withSaved([], 'backup-1', { chunkId: 'chunk-1', state: 'broken', broken }, now, 'a');
    const [known] = saved?.parts ?? [];
    expect(known?.broken).toHaveLength(50);
    expect(known?.brokenCount).toBe(500);
    // What is stored anew is cut already.
    const [again] = withSaved([], 'backup-1', { chunkId: 'chunk-1', state: 'broken', ...known }, now, 'a');
    expect(again?.parts[0]?.brokenCount).toBe(500);
  });
});
