import { join } from 'node:path';
import sharp from 'sharp';
import { createRecent } from './recent.ts';
import { originalBytes, pictureShape, pooledPicture } from './takes.ts';
import type { Shape } from './takes.ts';

/** A thumbnail by the length of its longer side in pixels, or the picture as it was taken. */
export type PictureSize = 300 | 800 | 1300 | 'original';

export type Picture = { bytes: Buffer; contentType: 'image/jpeg'; width: number; height: number };

export type PictureStore = {
  /**
   * A picture of the pool as JPEG, the same bytes at every start. It is made when asked for; several who ask at once share it.
   * @throws RangeError if `index` is not in the pool
   */
  read(wanted: { index: number; size: PictureSize }): Promise<Picture>;
};

/** Width and height of a thumbnail: the longer side measures `size`, nothing is enlarged. */
export function thumbnailShape({ width, height }: Shape, size: PictureSize): Shape {
  const long = Math.max(width, height);
  const share = size === 'original' ? 1 : Math.min(1, size / long);
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

// libvips would keep operations, and share them among pictures that are made at once; what is worth keeping is kept below, as JPEG.
sharp.cache(false);

const FOLDER = join(import.meta.dirname, 'originals');

const QUALITY: Record<PictureSize, number> = { 300: 80, 800: 82, 1300: 84, original: 86 };

/**
 * Makes a picture of its original. The whole is reduced before the part is cut out, although that is more than is needed:
 * so the decoder reads a large JPEG at a half, a quarter or an eighth at once, which spares most of the work.
 */
async function make(index: number, size: PictureSize): Promise<Buffer> {
  const { original, part, isMirrored, light, shape } = pooledPicture(index);
  const { width, height } = thumbnailShape(shape, size);
  const whole = { width: Math.round(width / part.width), height: Math.round(height / part.height) };
  const cut = { left: Math.floor(part.left * whole.width), top: Math.floor(part.top * whole.height), width, height };
  const picture = sharp(join(FOLDER, original.file))
    .resize({ ...whole, fit: 'fill' })
    .extract(cut)
    .flop(isMirrored);
  if (light) picture.recomb([[...light[0]], [...light[1]], [...light[2]]]);
  const bytes = await picture.jpeg({ quality: QUALITY[size] }).toBuffer();
  return size === 'original' ? filledUp(bytes, originalBytes(index)) : bytes;
}

/** With zeros after the end of the image, where readers of JPEG stop. @throws RangeError when it is larger already */
function filledUp(jpeg: Buffer, size: number): Buffer {
  if (jpeg.length > size)
    throw new RangeError(`A picture of ${jpeg.length} bytes is larger than the ${size} that are told of it`);
  return Buffer.concat([jpeg], size);
}

/** The pictures of the sandbox, as JPEG in all sizes. The last `memory` bytes of them are kept: by default, every thumbnail of the pool. */
export function createPictureStore({ memory = 96 * 1024 * 1024 } = {}): PictureStore {
  const recent = createRecent(memory);
  const underWay = new Map<string, Promise<Buffer>>();

  const makeOnce = async (name: string, index: number, size: PictureSize): Promise<Buffer> => {
    try {
      const bytes = await make(index, size);
      recent.set(name, bytes);
      return bytes;
    } finally {
      underWay.delete(name);
    }
  };

  const bytesOf = (index: number, size: PictureSize): Promise<Buffer> => {
    const name = `${index}-${size}`;
    const kept = recent.get(name);
    if (kept !== undefined) return Promise.resolve(kept);
    const making = underWay.get(name) ?? makeOnce(name, index, size);
    underWay.set(name, making);
    return making;
  };

  return {
    async read({ index, size }) {
      const shape = thumbnailShape(pictureShape(index), size);
      return { bytes: await bytesOf(index, size), contentType: 'image/jpeg', ...shape };
    },
  };
}
