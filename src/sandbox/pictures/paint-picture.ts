import { Film } from './paint/film.ts';
import { develop } from './paint/finish.ts';
import { createRandom } from './paint/random.ts';
import { pooledPicture } from './pool.ts';

export type Order = { index: number; columns: number; rows: number };

/** Paints a picture of the pool at a size: three bytes of sRGB per pixel. The same order gives the same bytes. */
export function paintPicture({ index, columns, rows }: Order): Uint8ClampedArray<ArrayBuffer> {
  const { scene, seed, take } = pooledPicture(index);
  const film = new Film(columns, rows);
  const grade = scene.paint(film, createRandom(seed, take));
  return develop(film, grade, seed);
}
