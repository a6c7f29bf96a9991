import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkFile, type CopyWriter } from './check-file.ts';

const JPEG = '\xff\xd8\xff';

function content(size: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: size }, (_byte, index) => JPEG.charCodeAt(index) || index % 251);
}

function copying(isGood = true) {
  const written: Uint8Array[] = [];
  const writer: CopyWriter = { write: (bytes) => void written.push(bytes), close: () => isGood };
  return { written, open: () => Promise.resolve(writer) };
}

test('P2.153 a file of many slices has the digest of its content, and a copy that is the same', async () => {
  const bytes = content(2_500_000);
  const { written, open } = copying();
  const checked = await checkFile(new Blob([bytes]), open);
  expect(checked).toEqual({
    pictureType: 'image/jpeg',
    digest: createHash('sha256').update(bytes).digest('hex'),
    hasCopy: true,
  });
  expect(written.length).toBe(3);
  expect(Buffer.concat(written).equals(bytes)).toBe(true);
});

test('P2.153 what is no picture is refused before it is read or copied', async () => {
  const { written, open } = copying();
  expect(await checkFile(new Blob(['GIF89a and more']), open)).toEqual({ reason: 'upload.reason.content' });
  expect(written).toEqual([]);
});

test('where nothing can be kept the file is taken all the same', async () => {
  expect(await checkFile(new Blob([content(10)]), copying(false).open)).toMatchObject({
    pictureType: 'image/jpeg',
    hasCopy: false,
  });
});

test('a file that goes while it is read is told, and its copy closed', async () => {
  let isClosed = false;
  const file = new Blob([content(10)]);
  const slice = file.slice.bind(file);
  let reads = 0;
  file.slice = (...range) => {
    reads += 1;
    const part = slice(...range);
    if (reads > 1) part.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    return part;
  };
  const open = () => Promise.resolve({ write() {}, close: () => (isClosed = true) });
  expect(await checkFile(file, open)).toEqual({ reason: 'upload.reason.unreadable' });
  expect(isClosed).toBe(true);
});
