import { join } from 'node:path';
import sharp from 'sharp';
import { openPictureFiles, ORIGINALS_FOLDER } from './picture-files.ts';
import { originalBytes, pictureShape, pooledPicture } from './variants.ts';
import type { Shape } from './variants.ts';

/** A thumbnail by the length of its longer side in pixels, or the picture as it was taken. */
export type PictureSize = 300 | 800 | 1300 | 'original';

export type Picture = { bytes: Buffer; contentType: 'image/jpeg'; width: number; height: number };

export type PictureStore = {
  /**
   * A picture of the pool as JPEG, the same bytes at every start. It is made when it is asked for the first time.
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

// libvips would keep operations, and share them among pictures that are made at once; what is made is kept as a file.
sharp.cache(false);

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
  const picture = sharp(join(ORIGINALS_FOLDER, original.file))
    .resize({ ...whole, fit: 'fill' })
    .extract(cut)
    .flop(isMirrored);
  if (light) picture.recomb([[...light[0]], [...light[1]], [...light[2]]]);
  return picture.jpeg({ quality: QUALITY[size] }).toBuffer();
}

/** With zeros after the end of the image, where readers of JPEG stop. @throws RangeError when it is larger already */
function filledUp(jpeg: Buffer, size: number): Buffer {
  if (jpeg.length > size)
    throw new RangeError(`A picture of ${jpeg.length} bytes is larger than the ${size} that are told of it`);
  return Buffer.concat([jpeg], size);
}

/**
 * The pictures of the sandbox, as JPEG in all sizes.
 * @param cache folder in which what was made is kept for all sandboxes; all 480 in each size are some 300 MB
 */
export function createPictureStore(cache: string): PictureStore {
  const files = openPictureFiles(cache);
  const underWay = new Map<string, Promise<Buffer>>();

  const readOrMake = async (name: string, index: number, size: PictureSize): Promise<Buffer> => {
    try {
      const kept = await files.read(name);
      if (kept !== undefined) return kept;
      const bytes = await make(index, size);
      await files.write(name, bytes);
      return bytes;
    } finally {
      underWay.delete(name);
    }
  };

  return {
    async read({ index, size }) {
      const shape = thumbnailShape(pictureShape(index), size);
      const name = `${index}-${size}.jpg`;
      const reading = underWay.get(name) ?? readOrMake(name, index, size);
      underWay.set(name, reading);
      const bytes = await reading;
      return {
        bytes: size === 'original' ? filledUp(bytes, originalBytes(index)) : bytes,
        contentType: 'image/jpeg',
        ...shape,
      };
    },
  };
}
