import sharp from 'sharp';
import { createPainters } from './painters.ts';
import type { Painters, Urgency } from './painters.ts';
import { createPictureShelf } from './picture-shelf.ts';
import { POOL_SIZE, pictureShape } from './pool.ts';
import type { Shape } from './pool.ts';
import { createRecent } from './recent.ts';

/** A thumbnail by the length of its longer side in pixels, or the picture as it was taken. */
export type PictureSize = 300 | 800 | 1300 | 'original';

export type Picture = { bytes: Buffer; contentType: 'image/jpeg'; width: number; height: number };

export type PictureStore = {
  /**
   * A picture of the pool as JPEG. It is painted when first asked for; several who ask at once share one painting.
   * @throws RangeError if `index` is not in the pool
   */
  read(wanted: { index: number; size: PictureSize }): Promise<Picture>;
  /** Makes the 300 and 800 thumbnails of the whole pool in the background; what is being read goes first. */
  warm(options?: { signal?: AbortSignal; concurrency?: number }): Promise<void>;
  /** Stops the threads that paint. */
  close(): Promise<void>;
};

/** Width and height of a thumbnail: the longer side measures `size`, nothing is enlarged. */
export function thumbnailShape({ width, height }: Shape, size: PictureSize): Shape {
  const long = Math.max(width, height);
  const share = size === 'original' ? 1 : Math.min(1, size / long);
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/*
 * What is painted together, how large (longer side in pixels), and how well it is kept. Pictures are painted somewhat
 * smaller than they are delivered, which spares a third of the work and looks like a lens instead of a renderer; the
 * small thumbnail is taken from the painting of the larger one, so that both show the same.
 */
const PAINTINGS = [
  { sizes: [300, 800], detail: 680 },
  { sizes: [1300], detail: 1000 },
  { sizes: ['original'], detail: 1600 },
] as const satisfies readonly { sizes: readonly PictureSize[]; detail: number }[];

const QUALITY: Record<PictureSize, number> = { 300: 80, 800: 82, 1300: 84, original: 88 };

const nameOf = (index: number, size: PictureSize): string => `${index}-${size}.jpg`;

/** Runs one action per key at a time; who comes meanwhile gets the same result. */
function sharing<T>() {
  const running = new Map<string, Promise<T>>();
  return (key: string, action: () => Promise<T>): Promise<T> => {
    const known = running.get(key);
    if (known !== undefined) return known;
    const started = action().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

type Keeping = {
  /** Where pictures are kept on disk; without it only the last used are kept, in memory. */
  folder?: string | undefined;
  /** How many bytes of pictures are kept in memory. */
  memory?: number;
  painters?: Painters;
};

/** The pictures of the sandbox, as JPEG in all sizes. */
export function createPictureStore({ folder, memory = 48 * 1024 * 1024, painters = createPainters() }: Keeping): PictureStore {
  const shelf = folder === undefined ? undefined : createPictureShelf(folder);
  const recent = createRecent(memory);
  const onceFound = sharing<Buffer>();
  const oncePainted = sharing<ReadonlyMap<PictureSize, Buffer>>();

  const paint = async (
    index: number,
    sizes: readonly PictureSize[],
    detail: number,
    urgency: Urgency,
  ): Promise<ReadonlyMap<PictureSize, Buffer>> => {
    const full = pictureShape(index);
    const canvas = {
      columns: Math.round((full.width * detail) / Math.max(full.width, full.height)),
      rows: Math.round((full.height * detail) / Math.max(full.width, full.height)),
    };
    const pixels = await painters.paint({ index, ...canvas }, urgency);
    const print = async (size: PictureSize): Promise<readonly [PictureSize, Buffer]> => {
      const bytes = await sharp(pixels, { raw: { width: canvas.columns, height: canvas.rows, channels: 3 } })
        .resize({ ...thumbnailShape(full, size), fit: 'fill', kernel: 'lanczos3' })
        .jpeg({ quality: QUALITY[size] })
        .toBuffer();
      recent.set(nameOf(index, size), bytes);
      await shelf?.put(nameOf(index, size), bytes);
      return [size, bytes];
    };
    return new Map(await Promise.all(sizes.map(print)));
  };

  const find = async (index: number, size: PictureSize, urgency: Urgency): Promise<Buffer> => {
    const kept = await shelf?.get(nameOf(index, size));
    if (kept !== undefined) {
      recent.set(nameOf(index, size), kept);
      return kept;
    }
    const painting = PAINTINGS.find(({ sizes }) => (sizes as readonly PictureSize[]).includes(size)) ?? PAINTINGS[0];
    const painted = await oncePainted(`${index}-${painting.detail}`, () => paint(index, painting.sizes, painting.detail, urgency));
    const bytes = painted.get(size);
    if (bytes === undefined) throw new Error(`Picture ${index} was painted without size ${size}`);
    return bytes;
  };

  const bytesOf = async (index: number, size: PictureSize, urgency: Urgency): Promise<Buffer> => {
    const name = nameOf(index, size);
    return recent.get(name) ?? onceFound(name, () => find(index, size, urgency));
  };

  return {
    async read({ index, size }) {
      const shape = thumbnailShape(pictureShape(index), size);
      return { bytes: await bytesOf(index, size, 'now'), contentType: 'image/jpeg', ...shape };
    },
    async warm({ signal, concurrency = 1 } = {}) {
      let next = 0;
      const work = async (): Promise<void> => {
        while (next < POOL_SIZE) {
          if (signal?.aborted === true) return;
          const index = next;
          next += 1;
          await bytesOf(index, 300, 'later');
          await bytesOf(index, 800, 'later');
        }
      };
      await Promise.all(Array.from({ length: concurrency }, work));
    },
    close: () => painters.close(),
  };
}
