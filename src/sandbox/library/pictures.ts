import { ORIGINALS } from '../pictures/originals.ts';
import { createPictureStore, thumbnailShape } from '../pictures/picture-store.ts';
import { originalBytes, POOL_SIZE, pictureShape } from '../pictures/takes.ts';
import type { PicturePool, PictureStore } from './picture-pool.ts';

/** The pool that seeds choose from. A photo of an earlier, larger pool shows another picture. */
export const picturePool: PicturePool = {
  size: POOL_SIZE,
  originals: ORIGINALS.length,
  shape: (picture) => pictureShape(picture % POOL_SIZE),
  originalBytes: (picture) => originalBytes(picture % POOL_SIZE),
  thumbnailShape,
  kindOf: (original) => ORIGINALS[original % ORIGINALS.length]?.kind ?? '',
};

export function openPictures(): PictureStore {
  const store = createPictureStore();
  return { read: ({ index, size }) => store.read({ index: index % POOL_SIZE, size }) };
}
