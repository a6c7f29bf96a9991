import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from './paint-picture.ts';
import { createPainters } from './painters.ts';
import type { Painters, Urgency } from './painters.ts';
import { createPictureStore, thumbnailShape } from './picture-store.ts';
import type { PictureSize, PictureStore } from './picture-store.ts';
import { POOL_SIZE, pictureShape } from './pool.ts';

let folder: string;
const open: PictureStore[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()));
  await rm(folder, { recursive: true, force: true });
});

const store = (options: Parameters<typeof createPictureStore>[0]): PictureStore => {
  const made = createPictureStore(options);
  open.push(made);
  return made;
};

type Noted = Order & { urgency: Urgency };

/** Painters that note their orders and deliver one plain colour after a moment. */
function plainPainters(): Painters & { orders: Noted[] } {
  const orders: Noted[] = [];
  return {
    orders,
    paint: async (order, urgency) => {
      orders.push({ ...order, urgency });
      await new Promise((resolve) => setTimeout(resolve, 1));
      return new Uint8ClampedArray(order.columns * order.rows * 3).fill(order.index);
    },
    close: async () => undefined,
  };
}

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
    const pictures = store({ folder: undefined });
    for (const index of [0, 57, 118]) {
      for (const size of [300, 800, 1300, 'original'] satisfies PictureSize[]) {
        const picture = await pictures.read({ index, size });
        const { format, width, height } = await sharp(picture.bytes).metadata();

        expect({ format, width, height }).toEqual({ format: 'jpeg', ...thumbnailShape(pictureShape(index), size) });
        expect(picture).toMatchObject({ contentType: 'image/jpeg', width, height });
      }
    }
  });

  test('the same picture has the same bytes in another store', async () => {
    const [one, other] = await Promise.all(
      [store({ folder: undefined }), store({ folder })].map((pictures) => pictures.read({ index: 31, size: 800 })),
    );

    expect(one?.bytes.equals(other?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  test('those who ask at once share one painting, and 300 and 800 share it too', async () => {
    const painters = plainPainters();
    const pictures = store({ folder, painters });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => pictures.read({ index: 7, size: i % 2 === 0 ? 300 : 800 })));

    expect(painters.orders).toHaveLength(1);
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(2);
  });

  test('a painting that failed is tried again', async () => {
    const painters = plainPainters();
    let fails = true;
    const pictures = store({
      folder,
      painters: {
        ...painters,
        paint: (order, urgency) => (fails ? Promise.reject(new Error('No paint')) : painters.paint(order, urgency)),
      },
    });

    await expect(pictures.read({ index: 1, size: 300 })).rejects.toThrow('No paint');
    fails = false;
    expect((await pictures.read({ index: 1, size: 300 })).width).toBeGreaterThan(0);
  });

  test('an index outside of the pool is refused', async () => {
    await expect(store({ folder: undefined }).read({ index: POOL_SIZE, size: 300 })).rejects.toThrow(RangeError);
  });
});

describe('on disk', { timeout: 60_000 }, () => {
  test('a picture is painted once, also for the next start', async () => {
    const first = plainPainters();
    const before = await store({ folder, painters: first }).read({ index: 3, size: 300 });
    const second = plainPainters();
    const after = await store({ folder, painters: second }).read({ index: 3, size: 300 });

    expect(first.orders).toHaveLength(1);
    expect(second.orders).toHaveLength(0);
    expect(after.bytes.equals(before.bytes)).toBe(true);
  });

  test('a file that broke off is painted anew', async () => {
    await store({ folder, painters: plainPainters() }).read({ index: 3, size: 1300 });
    const [version = ''] = await readdir(folder);
    const file = join(folder, version, '3-1300.jpg');
    await writeFile(file, (await readFile(file)).subarray(0, 500));
    const painters = plainPainters();
    const { bytes } = await store({ folder, painters }).read({ index: 3, size: 1300 });

    expect(painters.orders).toHaveLength(1);
    expect((await readFile(file)).equals(bytes)).toBe(true);
  });

  test('pictures of an earlier generator go, other files stay, and no draft is left', async () => {
    await mkdir(join(folder, 'pictures-0123456789ab'));
    await writeFile(join(folder, 'notes.txt'), 'kept');
    await store({ folder, painters: plainPainters() }).read({ index: 3, size: 300 });
    const names = (await readdir(folder)).sort();

    expect(names).toEqual(['notes.txt', expect.stringMatching(/^pictures-(?!0123456789ab)[0-9a-f]{12}$/)]);
    expect((await readdir(join(folder, names[1] ?? ''))).sort()).toEqual(['3-300.jpg', '3-800.jpg']);
  });

  test('a disk that takes nothing costs no picture', async () => {
    const blocked = join(folder, 'a-file');
    await writeFile(blocked, 'in the way');
    const painters = plainPainters();
    const pictures = store({ folder: join(blocked, 'pictures'), painters });
    const first = await pictures.read({ index: 9, size: 300 });
    const second = await pictures.read({ index: 9, size: 300 });

    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(painters.orders).toHaveLength(1);
  });
});

describe('warm', { timeout: 60_000 }, () => {
  test('makes both small sizes of the whole pool once, without hurry', async () => {
    const painters = plainPainters();
    const pictures = store({ folder, painters });
    await pictures.warm({ concurrency: 4 });
    const [version = ''] = await readdir(folder);

    expect(new Set(painters.orders.map(({ index }) => index)).size).toBe(POOL_SIZE);
    expect(new Set(painters.orders.map(({ urgency }) => urgency))).toEqual(new Set(['later']));
    expect(await readdir(join(folder, version))).toHaveLength(POOL_SIZE * 2);

    const later = plainPainters();
    await store({ folder, painters: later }).warm();
    expect(later.orders).toEqual([]);
  });

  test('stops when told so', async () => {
    const painters = plainPainters();
    const stop = new AbortController();
    const warming = store({ folder: undefined, painters }).warm({ signal: stop.signal });
    stop.abort();
    await warming;

    expect(painters.orders).toHaveLength(1);
  });

  test('what is read meanwhile goes first', async () => {
    const painters = plainPainters();
    const stop = new AbortController();
    const pictures = store({ folder: undefined, painters });
    const warming = pictures.warm({ signal: stop.signal });
    await pictures.read({ index: 200, size: 300 });
    stop.abort();
    await warming;

    expect(painters.orders.find(({ index }) => index === 200)?.urgency).toBe('now');
  });
});

test('a closed store paints no more', { timeout: 60_000 }, async () => {
  const pictures = createPictureStore({ folder: undefined, painters: createPainters(1) });
  await pictures.read({ index: 2, size: 300 });
  await pictures.close();

  await expect(pictures.read({ index: 4, size: 300 })).rejects.toThrow('gone home');
});
