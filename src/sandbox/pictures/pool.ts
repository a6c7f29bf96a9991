import { createRandom } from './paint/random.ts';
import { SCENES } from './scenes.ts';
import { FRAMES } from './scenes/scene.ts';
import type { Scene } from './scenes/scene.ts';

/** How many different pictures there are. Libraries of thousands of photos draw from them. */
export const POOL_SIZE = 240;

/** The longer side of an original, in pixels. */
const LONG_SIDE = 2400;

export type Shape = { width: number; height: number };

/** Mixes the kinds anew in every round, so that neighbours in the pool are of different kinds. */
function shuffled(round: number): readonly Scene[] {
  const random = createRandom(round + 1);
  const scenes: Scene[] = [...SCENES];
  for (let i = scenes.length - 1; i > 0; i -= 1) {
    const j = random.int(0, i);
    const held = scenes[i]!;
    scenes[i] = scenes[j]!;
    scenes[j] = held;
  }
  return scenes;
}

const ORDER: readonly Scene[] = Array.from({ length: Math.ceil(POOL_SIZE / SCENES.length) }, (_, round) => shuffled(round)).flat();

export type PooledPicture = { scene: Scene; seed: number; take: number; shape: Shape };

/**
 * What picture `index` shows and how large its original is.
 * @throws RangeError if `index` is not a whole number from 0 to POOL_SIZE - 1
 */
export function pooledPicture(index: number): PooledPicture {
  const scene = ORDER[index];
  if (scene === undefined || index >= POOL_SIZE) throw new RangeError(`There is no picture ${index} in the pool of ${POOL_SIZE}`);
  const take = Math.floor(index / SCENES.length);
  const frame = scene.frames[take % scene.frames.length] ?? scene.frames[0];
  const [across, down] = FRAMES[frame];
  const unit = LONG_SIDE / Math.max(across, down);
  return { scene, seed: index * 7919 + 13, take, shape: { width: Math.round(across * unit), height: Math.round(down * unit) } };
}

/** Width and height of the original of picture `index`, in pixels. Costs next to nothing. */
export function pictureShape(index: number): Shape {
  return pooledPicture(index).shape;
}
