import type { PicturePool } from '../../core/picture-pool.ts';

/** Least number of photos between two that show the same original: those around a photo on a screen show others. */
export const APART = 12;

/** Chooses what photos show, one after the other in the order in which they are taken. */
export type Choice = {
  /**
   * A picture of one of these originals, which are more than `APART`: not one that was shown a moment ago, and each time an
   * original comes again another variant of it. `turn`, counted up from photo to photo, says which of the others it is.
   */
  next(originals: readonly number[], turn: number): number;
};

export function createChoice({ originals: count, size }: PicturePool): Choice {
  // Not all of them begin with the same variant.
  const variants = Array.from({ length: count }, (_, original) => original);
  const before: number[] = [];
  return {
    next(originals, turn) {
      const fresh = originals.filter((original) => !before.includes(original));
      const original = fresh[turn % fresh.length];
      if (original === undefined)
        throw new Error(`${originals.length} originals are too few: the last ${APART} photos show them all.`);
      before.push(original);
      if (before.length > APART) before.shift();
      const variant = variants[original] ?? 0;
      variants[original] = variant + 1;
      return (original + variant * count) % size;
    },
  };
}
