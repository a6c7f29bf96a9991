import { join } from 'node:path';
import { createPictureStore, thumbnailShape } from '../pictures/picture-store.ts';
import { POOL_SIZE, pictureShape, pooledPicture } from '../pictures/pool.ts';
import type { PicturePool, PictureStore } from './picture-pool.ts';

/** Painted pictures are nobody's data: every sandbox of this checkout uses the same ones. */
const SHELF = join(import.meta.dirname, '../../../.cache/sandbox-pictures');

/** The pool that seeds choose from. A photo of an earlier, larger pool shows another picture. */
export const picturePool: PicturePool = {
  size: POOL_SIZE,
  shape: (picture) => pictureShape(picture % POOL_SIZE),
  thumbnailShape,
  kindOf: (picture) => pooledPicture(picture % POOL_SIZE).scene.name,
};

export type Pictures = PictureStore & {
  /** Paints the thumbnails of the whole pool, so many at a time. A picture that cannot be painted is left for later. */
  warm(options: { signal?: AbortSignal; concurrency?: number }): Promise<void>;
  close(): Promise<void>;
};

export function openPictures(): Pictures {
  const store = createPictureStore({ folder: SHELF });
  return {
    read: ({ index, size }) => store.read({ index: index % POOL_SIZE, size }),
    // A picture that cannot be painted now is painted when somebody asks for it, who then learns why not.
    warm: (options) => store.warm(options).catch(() => undefined),
    close: () => store.close(),
  };
}
