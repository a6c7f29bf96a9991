import { afterEach, expect, test, vi } from 'vitest';
import { knownUploads, markOf, seal, unseal } from './known-uploads.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const upload = { uploadId: 'upload-1', albumId: 'album-1' };

test('who has the picture and is the customer finds out what was uploaded', async () => {
  expect(await unseal('anna', 'digest', await seal('anna', 'digest', upload))).toEqual(upload);
  expect(await unseal('anna', 'digest', await seal('anna', 'digest', { uploadId: 'upload-2' }))).toEqual({
    uploadId: 'upload-2',
  });
});

test('S28 a row tells nobody else anything, not even whether it is the same as another', async () => {
  const [row, again] = [await seal('anna', 'digest', upload), await seal('anna', 'digest', upload)];
  expect(await unseal('carl', 'digest', row)).toBeUndefined();
  expect(await unseal('anna', 'other digest', row)).toBeUndefined();
  const written = `${row.mark} ${Buffer.from(row.sealed).toString('latin1')}`;
  for (const secret of ['anna', 'digest', 'upload-1', 'album-1']) expect(written).not.toContain(secret);
  expect(Buffer.from(row.sealed).equals(Buffer.from(again.sealed))).toBe(false);
});

test('marks of different customers and contents are different', () => {
  const marks = [markOf('a', 'bc'), markOf('ab', 'c'), markOf('a', 'b'), markOf('b', 'a')];
  expect(new Set(marks).size).toBe(marks.length);
  expect(markOf('a', 'b')).toBe(marks[2]);
});

test.each([
  undefined,
  null,
  {},
  { mark: 'a', nonce: [], sealed: 'x' },
  { mark: 'a', nonce: new Uint8Array(12), sealed: new ArrayBuffer(3) },
])('O45 what is no row is none: %o', async (row) => {
  expect(await unseal('anna', 'digest', row)).toBeUndefined();
});

test('R2 O65 a database that never answers knows of no file, after three seconds for the first and at once for the others', async () => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  vi.useFakeTimers();
  const found = vi.fn<(upload: unknown) => void>();
  void knownUploads.find('anna', 'digest').then(found);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(found).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(found).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(await knownUploads.find('anna', 'other digest')).toBeUndefined();
  await knownUploads.remember('anna', 'digest', upload);
  await knownUploads.forget('anna', 'digest');
});
