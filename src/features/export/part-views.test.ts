import { describe, expect, test } from 'vitest';
import { partViews, receiptOf } from './part-views.ts';
import type { SavedExport, SavedPart } from './saved-parts.ts';
import type { Saving } from './saving.ts';

const chunks = [3, 1, 2, 4].map((iteration) => ({ id: `chunk-${iteration}`, iteration, size: iteration * 100 }));
const saved = (...parts: SavedPart[]): SavedExport => ({ backupId: 'backup-1', at: 0, token: 'a', parts });
const saving: Saving = {
  backupId: 'backup-1',
  folder: 'Photos',
  chunkId: 'chunk-2',
  at: 50,
  phase: 'saving',
  bytesPerSecond: 10,
  next: ['chunk-3'],
};

describe('the parts of an export', () => {
  test('P2.164 are waiting at first, in their order', () => {
    const parts = partViews(chunks, undefined, undefined);
    expect(parts.map(({ name, state }) => [name, state])).toEqual([
      ['photo-export-1.zip', 'waiting'],
      ['photo-export-2.zip', 'waiting'],
      ['photo-export-3.zip', 'waiting'],
      ['photo-export-4.zip', 'waiting'],
    ]);
  });

  test('P2.164 say how long each takes that is being saved or follows', () => {
    const known = saved({ chunkId: 'chunk-1', state: 'checked', photos: 3 }, { chunkId: 'chunk-3', state: 'broken' });
    const parts = partViews(chunks, known, saving);
    expect(parts.map(({ state, secondsLeft }) => [state, secondsLeft])).toEqual([
      ['checked', undefined],
      ['saving', 15],
      // It is saved once more, behind the one before.
      ['waiting', 45],
      ['waiting', undefined],
    ]);
    expect(partViews(chunks, known, { ...saving, bytesPerSecond: undefined })[1]?.secondsLeft).toBeUndefined();
  });

  test('P2.164 say what goes on where it stopped', () => {
    const [first] = partViews(
      chunks,
      saved({ chunkId: 'chunk-1', state: 'begun', file: 'photo-export-1 (2).zip' }),
      undefined,
    );
    expect(first).toMatchObject({ state: 'waiting', isBegun: true, name: 'photo-export-1 (2).zip' });
  });
});

describe('what has come of an export', () => {
  test('P1.8 is counted, part by part', () => {
    const receipt = receiptOf(
      partViews(
        chunks,
        saved(
          { chunkId: 'chunk-1', state: 'checked', photos: 3 },
          { chunkId: 'chunk-2', state: 'broken', photos: 4, broken: ['a.jpg'] },
          { chunkId: 'chunk-3', state: 'saved' },
        ),
        undefined,
      ),
    );
    // Three and three: the one that is broken nobody has.
    expect(receipt).toMatchObject({ photos: 6, bytes: 600 });
    const ids = (parts: { chunk: { id: string } }[]) => parts.map(({ chunk }) => chunk.id);
    expect(ids(receipt.checked)).toEqual(['chunk-1']);
    expect(ids(receipt.broken)).toEqual(['chunk-2']);
    expect(ids(receipt.unchecked)).toEqual(['chunk-3']);
    expect(ids(receipt.missing)).toEqual(['chunk-4']);
  });

  test('P1.8 is without what is no archive, and without all photos that are broken, named or not', () => {
    const broken = { chunkId: 'chunk-2', state: 'broken' as const, photos: 70, broken: ['a.jpg'], brokenCount: 60 };
    const parts = saved(
      { chunkId: 'chunk-1', state: 'broken' },
      broken,
      { chunkId: 'chunk-3', state: 'checked', photos: 5 },
      { chunkId: 'chunk-4', state: 'broken', file: 'photo-export-4.zip' },
    );
    expect(receiptOf(partViews(chunks, parts, undefined))).toMatchObject({ photos: 15, bytes: 500 });
  });

  test('P1.8 has no number of photos where nobody may look at the files', () => {
    const all = chunks.map(({ id }) => ({ chunkId: id, state: 'saved' as const }));
    expect(receiptOf(partViews(chunks, saved(...all), undefined))).toMatchObject({ photos: undefined, bytes: 1000 });
  });
});
