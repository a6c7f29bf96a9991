import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ORIGINALS } from './originals.ts';
import { createPictureStore, thumbnailShape } from './picture-store.ts';
import type { PictureSize } from './picture-store.ts';
import { originalBytes, POOL_SIZE, pictureShape } from './takes.ts';

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
    const pictures = createPictureStore();
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
    const pictures = createPictureStore();
    for (const index of [0, 79, 80, 211, POOL_SIZE - 1]) {
      const { bytes } = await pictures.read({ index, size: 'original' });
      expect(bytes).toHaveLength(originalBytes(index));
    }
  });

  test('gives all of the pool, each picture another one', async () => {
    const pictures = createPictureStore();
    const everyIndex = Array.from({ length: POOL_SIZE }, (_, index) => index);
    const all = await Promise.all(everyIndex.map((index) => pictures.read({ index, size: 300 })));

    expect(new Set(all.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))).size).toBe(POOL_SIZE);
  });

  test('gives the same bytes at every start, whatever else is made at the time', async () => {
    const wanted = SIZES.flatMap((size) =>
      [3, 3 + ORIGINALS.length, 40 + 4 * ORIGINALS.length].map((index) => ({ index, size })),
    );
    const [first, second] = [createPictureStore(), createPictureStore({ memory: 0 })];
    const atOnce = await Promise.all(wanted.map(first.read));
    for (const [place, one] of wanted.entries()) {
      const { bytes } = await second.read(one);
      expect(bytes.equals(atOnce[place]?.bytes ?? Buffer.alloc(0)), `picture ${one.index} in ${one.size}`).toBe(true);
    }
  });

  test('those who ask at once, and those who ask again, share one picture', async () => {
    const pictures = createPictureStore();
    const wanted = { index: 7, size: 800 } as const;
    const [one, ...others] = await Promise.all(Array.from({ length: 20 }, () => pictures.read(wanted)));
    others.push(await pictures.read(wanted));

    expect(others.every(({ bytes }) => bytes === one?.bytes)).toBe(true);
  });

  test('an index outside of the pool is refused', async () => {
    await expect(createPictureStore().read({ index: POOL_SIZE, size: 300 })).rejects.toThrow(RangeError);
  });
});

test('a thumbnail takes little of a processor', { timeout: 60_000 }, async () => {
  const pictures = createPictureStore();
  await pictures.read({ index: 0, size: 300 });
  const before = process.cpuUsage();
  for (let index = 1; index <= 40; index += 1) await pictures.read({ index, size: 300 });
  const { user, system } = process.cpuUsage(before);

  // Some 8 ms on a free core, and what other tests of this process do. The bar finds originals that are decoded in full.
  expect((user + system) / 1000 / 40).toBeLessThan(60);
});
