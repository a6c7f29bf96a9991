import { expect, test, vi } from 'vitest';
import type { Photo } from '#photos/data/library-queries.ts';
import { findAmong, pagesFrom } from './pages-from.ts';

test.each([
  ['the cursor that it was asked with', { first: 'a', a: 'a' }, 2],
  ['an earlier one', { first: 'a', a: 'b', b: 'a' }, 3],
])('R1 pages end where one names %s', async (_, next: Record<string, string>, count) => {
  const read = vi.fn(async ({ cursor = 'first' }: { cursor?: string }) => {
    // Read without end, it would never fail by itself.
    if (read.mock.calls.length > 5) throw new Error('asked again and again');
    return { images: [], cursor: next[cursor] ?? null };
  });
  for await (const images of pagesFrom(read)) expect(images).toEqual([]);
  expect(read).toHaveBeenCalledTimes(count);
});

const photo = (imageId: string): Photo => ({
  imageId,
  localFileName: '',
  uploadId: `upload of ${imageId}`,
  url: '',
  untouchedUrl: '',
  thumbnails: [],
});

/** Pages with these photos, and the names of those that were read. */
function readPages(...pages: string[][]) {
  const read: string[][] = [];
  async function* walk() {
    for (const page of pages) {
      read.push(page);
      yield page.map(photo);
    }
  }
  return { read, pages: walk() };
}

test('O16 pages are read until all photos are found that are sought', async () => {
  const { read, pages } = readPages(['a', 'b'], ['c'], ['d']);
  const sought = new Set(['a', 'c']);
  expect((await findAmong(pages, sought)).map(({ imageId }) => imageId)).toEqual(['a', 'c']);
  expect(read).toEqual([['a', 'b'], ['c']]);
  expect(sought.size).toBe(0);
});

test('O16 what is not found stays sought, and no more pages are read than allowed', async () => {
  const { read, pages } = readPages(['a'], ['b'], ['c']);
  const sought = new Set(['b', 'c'].map((name) => `upload of ${name}`));
  const found = await findAmong(pages, sought, { idOf: ({ uploadId }) => uploadId, mostPages: 2 });
  expect(found.map(({ imageId }) => imageId)).toEqual(['b']);
  expect(read).toEqual([['a'], ['b']]);
  expect([...sought]).toEqual(['upload of c']);
});

test('O16 nothing is read where nothing is sought', async () => {
  const { read, pages } = readPages(['a']);
  expect(await findAmong(pages, new Set())).toEqual([]);
  expect(read).toEqual([]);
});
