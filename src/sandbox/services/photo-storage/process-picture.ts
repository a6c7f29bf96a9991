import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { THUMBNAIL_SIZES } from '../../core/picture-pool.ts';
import type { PicturePool, Rendition, Shape } from '../../core/picture-pool.ts';
import { pictureTypeOf } from './picture-kind.ts';
import type { PictureType } from './picture-kind.ts';
import { takenAt } from './taken.ts';

/** Result of an uploaded file. */
export type ProcessedPicture = Shape & {
  contentType: PictureType;
  /** Milliseconds since 1970; 0 when the file does not say. */
  taken: number;
  /** JPEGs: the thumbnails that are not larger than the picture, and the picture itself where browsers cannot show the file. */
  sizes: Map<Rendition, Uint8Array>;
};

const QUALITY = { thumbnail: 82, original: 92 };

/**
 * Processes an uploaded file: reads its kind and makes its thumbnails, upright.
 * @returns undefined when it is no picture of a kind that is accepted, whatever its name says
 */
export async function processPicture(
  bytes: Uint8Array,
  thumbnailShape: PicturePool['thumbnailShape'],
): Promise<ProcessedPicture | undefined> {
  const contentType = pictureTypeOf(bytes);
  if (contentType === undefined) return undefined;
  try {
    const { picture, width, height } = await open(bytes, contentType);
    const sizes = new Map<Rendition, Uint8Array>();
    for (const size of THUMBNAIL_SIZES.filter((one) => one <= Math.max(width, height))) {
      const shape = thumbnailShape({ width, height }, size);
      sizes.set(size, await asJpeg(picture.clone().resize({ ...shape, fit: 'fill' }), QUALITY.thumbnail));
    }
    // Also where there are no thumbnails: reading all of it shows whether it can be read.
    const original = await asJpeg(picture, QUALITY.original);
    if (contentType === 'image/heic') sizes.set('original', original);
    return { contentType, width, height, taken: await takenAt(bytes), sizes };
  } catch {
    return undefined;
  }
}

/** The picture upright: cameras note how they were held. */
async function open(bytes: Uint8Array, type: PictureType): Promise<Shape & { picture: Sharp }> {
  if (type === 'image/heic') {
    // Decoding turns it already.
    const { data, width, height } = await decodeHeic({ buffer: bytes });
    return { picture: sharp(data, { raw: { width, height, channels: 4 } }), width, height };
  }
  const picture = sharp(bytes, { failOn: 'error' });
  const { width, height } = (await picture.metadata()).autoOrient;
  return { picture: picture.autoOrient(), width, height };
}

/** JPEG knows no transparency: what is transparent becomes white. */
function asJpeg(picture: Sharp, quality: number): Promise<Uint8Array> {
  return picture.flatten({ background: 'white' }).jpeg({ quality }).toBuffer();
}
