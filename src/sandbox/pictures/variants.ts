import { FRAMES } from './frames.ts';
import { ORIGINALS } from './originals.ts';
import type { Original } from './originals.ts';

export type Shape = { width: number; height: number };

/** The longer side of what a camera would have written, in pixels. */
const LONG_SIDE = 2400;

type Colour = readonly [red: number, green: number, blue: number];

/** Colour matrix: weights of red, green and blue for each of the three. */
type Light = readonly [Colour, Colour, Colour];

/** A light: factors on the colours, and how colourful it leaves them, 1 being as they were. */
function light([red, green, blue]: Colour, colourful: number): Light {
  const grey = 1 - colourful;
  const [r, g, b] = [grey * 0.21, grey * 0.72, grey * 0.07];
  return [
    [red * (r + colourful), red * g, red * b],
    [green * r, green * (g + colourful), green * b],
    [blue * r, blue * g, blue * (b + colourful)],
  ];
}

/**
 * Variant of an original: in its own frame or the one near it; how much of its width or height is to be seen, and where
 * that is, from 0, left or top, to 1; as in a mirror; in another light.
 */
type Variant = { inNear?: boolean; size: number; across: number; down: number; isMirrored?: boolean; light?: Light };

/** Parts lie near the middle: a tile shows the square in the middle of them, in which what the picture is about must remain. */
const VARIANTS: readonly Variant[] = [
  { size: 1, across: 0.5, down: 0.5 },
  { inNear: true, size: 0.86, across: 0.35, down: 0.6, isMirrored: true, light: light([1.06, 1, 0.88], 1.06) },
  { size: 0.8, across: 0.55, down: 0.55, light: light([0.93, 0.98, 1.06], 0.9) },
  { size: 1, across: 0.5, down: 0.5, isMirrored: true, light: light([1.08, 1.08, 1.06], 1.12) },
  { inNear: true, size: 0.94, across: 0.7, down: 0.8, light: light([0.9, 0.86, 0.9], 1.15) },
  { size: 0.84, across: 0.4, down: 0.7, isMirrored: true, light: light([1.03, 1.02, 0.98], 0.8) },
];

/** Number of different pictures, which libraries of thousands of photos share. */
export const POOL_SIZE = ORIGINALS.length * VARIANTS.length;

/** A picture of the pool: a part of an original, in shares of its width and height, and what becomes of it. */
export type PooledPicture = {
  original: Original;
  part: { left: number; top: number; width: number; height: number };
  isMirrored: boolean;
  light: Light | undefined;
  shape: Shape;
};

/**
 * What picture `index` shows and how large it is. Those whose numbers differ by a multiple of `ORIGINALS.length` are variants
 * of the same original.
 * @throws RangeError if `index` is not a whole number from 0 to POOL_SIZE - 1
 */
export function pooledPicture(index: number): PooledPicture {
  const original = ORIGINALS[index % ORIGINALS.length];
  const variant = VARIANTS[Math.floor(index / ORIGINALS.length)];
  if (!original || !variant) throw new RangeError(`There is no picture ${index} in the pool of ${POOL_SIZE}`);
  const { across, down } = FRAMES[variant.inNear ? FRAMES[original.frame].near : original.frame];
  const unit = LONG_SIDE / Math.max(across, down);
  const shape = { width: Math.round(across * unit), height: Math.round(down * unit) };

  const scale = variant.size * Math.min(original.width / shape.width, original.height / shape.height);
  const width = (scale * shape.width) / original.width;
  const height = (scale * shape.height) / original.height;
  const part = { left: (1 - width) * variant.across, top: (1 - height) * variant.down, width, height };
  return { original, part, isMirrored: variant.isMirrored ?? false, light: variant.light, shape };
}

/** Width and height of picture `index`, in pixels. Costs next to nothing. */
export function pictureShape(index: number): Shape {
  return pooledPicture(index).shape;
}

/**
 * How many bytes the JPEG of picture `index` in its full size has. It is filled up to that (picture-store.ts), so that archives and
 * exports of thousands of photos know their sizes without a single picture being made.
 */
export function originalBytes(index: number): number {
  return 640_000 + (index % ORIGINALS.length) * 1_000;
}
