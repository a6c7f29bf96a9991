import { join } from 'node:path';
import type { PicturePool, PictureStore } from '../core/picture-pool.ts';
import { ORIGINALS } from '../pictures/originals.ts';
import { createPictureStore, thumbnailShape } from '../pictures/picture-store.ts';
import { originalBytes, POOL_SIZE, pictureShape } from '../pictures/variants.ts';

/** The pool that seeds choose from. A photo of an earlier, larger pool shows another picture. */
export const picturePool: PicturePool = {
  size: POOL_SIZE,
  originals: ORIGINALS.length,
  shape: (picture) => pictureShape(picture % POOL_SIZE),
  originalBytes: (picture) => originalBytes(picture % POOL_SIZE),
  thumbnailShape,
  kindOf: (original) => ORIGINALS[original % ORIGINALS.length]?.kind ?? '',
};

/** Folder of the pictures that were made, which all sandboxes of this checkout share. */
const PICTURE_CACHE = join(import.meta.dirname, '../../../.cache/sandbox-pictures');

export function openPictures(): PictureStore {
  const store = createPictureStore(PICTURE_CACHE);
  return { read: ({ index, size }) => store.read({ index: index % POOL_SIZE, size }) };
}
