/** Aspect ratios that cameras and phones make, as width and height, and the one in which the same could have been taken, too. */
export const FRAMES = {
  panorama: { across: 5, down: 2, near: 'panorama' },
  wide: { across: 16, down: 9, near: 'classic' },
  classic: { across: 3, down: 2, near: 'compact' },
  compact: { across: 4, down: 3, near: 'classic' },
  square: { across: 1, down: 1, near: 'square' },
  compactUpright: { across: 3, down: 4, near: 'classicUpright' },
  classicUpright: { across: 2, down: 3, near: 'compactUpright' },
  phoneUpright: { across: 9, down: 16, near: 'classicUpright' },
} as const;

export type Frame = keyof typeof FRAMES;
