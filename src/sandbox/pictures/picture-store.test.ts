import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ORIGINALS } from './originals.ts';
import { createPictureStore, thumbnailShape } from './picture-store.ts';
import type { PictureSize } from './picture-store.ts';
import { originalBytes, POOL_SIZE, pictureShape } from './variants.ts';

const newStore = () => createPictureStore(mkdtempSync(join(tmpdir(), 'pictures-')));
/** The pictures of all sandboxes: what this version of code and originals has made, be it at another start. */
const keptStore = () => createPictureStore(join(import.meta.dirname, '../../../.cache/sandbox-pictures'));
const SIZES = [300, 800, 1300, 'original'] satisfies PictureSize[];

describe('thumbnailShape', () => {
  test('the longer side measures the size, the other follows', () => {
    expect(thumbnailShape({ width: 2400, height: 1600 }, 300)).toEqual({ width: 300, height: 200 });
    expect(thumbnailShape({ width: 1350, height: 2400 }, 800)).toEqual({ width: 450, height: 800 });
    expect(thumbnailShape({ width: 2400, height: 960 }, 'original')).toEqual({ width: 2400, height: 960 });
  });

  test('nothing is enlarged and nothing vanishes', () => {
    expect(thumbnailShape({ width: 200, height: 100 }, 300)).toEqual({ width: 200, height: 100 });
    expect(thumbnailShape({ width: 9000, height: 3 }, 300)).toEqual({ width: 300, height: 1 });
  });
});

describe('read', { timeout: 60_000 }, () => {
  test('gives JPEGs as large as it says, in every size', async () => {
    const pictures = keptStore();
    for (const index of [0, 137, POOL_SIZE - 1]) {
      for (const size of SIZES) {
        const picture = await pictures.read({ index, size });
        const { format, width, height } = await sharp(picture.bytes).metadata();

        expect({ format, width, height }).toEqual({ format: 'jpeg', ...thumbnailShape(pictureShape(index), size) });
        expect(picture).toMatchObject({ contentType: 'image/jpeg', width, height });
      }
    }
  });

  test('gives pictures in full size as large as was told without making them', async () => {
    const pictures = keptStore();
    for (const index of [0, 79, 80, 211, POOL_SIZE - 1]) {
      const { bytes } = await pictures.read({ index, size: 'original' });
      expect(bytes).toHaveLength(originalBytes(index));
    }
  });

  test('gives all of the pool, each picture another one', async () => {
    const pictures = keptStore();
    const everyIndex = Array.from({ length: POOL_SIZE }, (_, index) => index);
    const all = await Promise.all(everyIndex.map((index) => pictures.read({ index, size: 300 })));

    expect(new Set(all.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))).size).toBe(POOL_SIZE);
  });

  test('gives the same bytes at every start, whatever else is made at the time', async () => {
    const wanted = SIZES.flatMap((size) =>
      [3, 3 + ORIGINALS.length, 40 + 4 * ORIGINALS.length].map((index) => ({ index, size })),
    );
    const [first, second] = [newStore(), newStore()];
    const atOnce = await Promise.all(wanted.map(first.read));
    for (const [place, one] of wanted.entries()) {
      const { bytes } = await second.read(one);
      expect(bytes.equals(atOnce[place]?.bytes ?? Buffer.alloc(0)), `picture ${one.index} in ${one.size}`).toBe(true);
    }
  });

  test('those who ask at once share one picture', async () => {
    const pictures = newStore();
    const wanted = { index: 7, size: 800 } as const;
    const [one, ...others] = await Promise.all(Array.from({ length: 20 }, () => pictures.read(wanted)));

    expect(others.every(({ bytes }) => bytes === one?.bytes)).toBe(true);
  });

  test('a picture is made once for all sandboxes and starts, and what other versions made goes', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'pictures-'));
    writeFileSync(join(cache, 'of-another-version'), '');
    const wanted = { index: 7, size: 'original' } as const;
    const { bytes } = await createPictureStore(cache).read(wanted);
    const [version = '', ...others] = readdirSync(cache);
    expect(others).toEqual([]);
    expect(readdirSync(join(cache, version))).toEqual(['7-original.jpg']);
    const file = join(cache, version, '7-original.jpg');
    const madeAt = statSync(file).mtimeMs;

    const again = await createPictureStore(cache).read(wanted);
    expect(again.bytes.equals(bytes)).toBe(true);
    expect(statSync(file).mtimeMs).toBe(madeAt);
    // It is the file that was read.
    writeFileSync(file, 'another');
    expect((await createPictureStore(cache).read(wanted)).bytes.subarray(0, 7).toString()).toBe('another');
  });

  test('where nothing can be written pictures are made each time', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'no-folder');
    writeFileSync(file, '');
    const pictures = createPictureStore(file);
    const wanted = { index: 7, size: 300 } as const;
    expect((await pictures.read(wanted)).bytes.equals((await pictures.read(wanted)).bytes)).toBe(true);
  });

  test('an index outside of the pool is refused', async () => {
    await expect(newStore().read({ index: POOL_SIZE, size: 300 })).rejects.toThrow(RangeError);
  });
});

test('a thumbnail takes little of a processor', { timeout: 60_000 }, async () => {
  const pictures = newStore();
  await pictures.read({ index: 0, size: 300 });
  const before = process.cpuUsage();
  for (let index = 1; index <= 40; index += 1) await pictures.read({ index, size: 300 });
  const { user, system } = process.cpuUsage(before);

  // Some 8 ms on a free core, and what other tests of this process do. The bar finds originals that are decoded in full.
  expect((user + system) / 1000 / 40).toBeLessThan(60);
});
