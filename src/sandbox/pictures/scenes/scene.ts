import type { Film } from '../paint/film.ts';
import type { Grade } from '../paint/finish.ts';
import type { Random } from '../paint/random.ts';

/** Aspect ratios a camera or phone makes, as width and height. */
export const FRAMES = {
  classic: [3, 2],
  compact: [4, 3],
  wide: [16, 9],
  square: [1, 1],
  classicUpright: [2, 3],
  compactUpright: [3, 4],
  phoneUpright: [9, 16],
  panorama: [5, 2],
} as const;

export type Frame = keyof typeof FRAMES;

/** One kind of picture. Every call with another random generator composes another one. */
export type Scene = {
  name: string;
  /** The frames that suit it, the usual ones several times. */
  frames: readonly [Frame, ...Frame[]];
  /** Paints the whole film and says how to print it. */
  paint(film: Film, random: Random): Grade;
};
