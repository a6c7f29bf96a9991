import { describe, expect, test } from 'vitest';
import { ORIGINALS } from './originals.ts';
import { POOL_SIZE, pictureShape, pooledPicture } from './variants.ts';

const everyIndex = Array.from({ length: POOL_SIZE }, (_, index) => index);

describe('the pool', () => {
  test('pictures measure 2400 pixels on their longer side, in the ratios of cameras and phones', () => {
    const ratios = new Set(
      everyIndex.map((index) => {
        const { width, height } = pictureShape(index);
        expect(Math.max(width, height)).toBe(2400);
        return (width / height).toFixed(2);
      }),
    );

    expect([...ratios].sort()).toEqual(['0.56', '0.67', '0.75', '1.00', '1.33', '1.50', '1.78', '2.50']);
  });

  test('a library has upright, square and wide pictures next to the usual ones', () => {
    const shapes = everyIndex.map(pictureShape);
    const share = (fits: (ratio: number) => boolean): number =>
      shapes.filter(({ width, height }) => fits(width / height)).length / POOL_SIZE;

    expect(share((ratio) => ratio < 1)).toBeGreaterThan(0.2);
    expect(share((ratio) => ratio === 1)).toBeGreaterThan(0.05);
    expect(share((ratio) => ratio > 2)).toBeGreaterThan(0.01);
    expect(share((ratio) => ratio > 1 && ratio < 1.6)).toBeGreaterThan(0.35);
  });

  test('each picture is a part of its original, undistorted and not much enlarged', () => {
    for (const index of everyIndex) {
      const { original, part, shape } = pooledPicture(index);
      const [width, height] = [part.width * original.width, part.height * original.height];

      expect(width / height, `picture ${index}`).toBeCloseTo(shape.width / shape.height, 1);
      expect(
        Math.min(part.left, part.top, 1.0001 - part.left - part.width, 1.0001 - part.top - part.height),
        `picture ${index}`,
      ).toBeGreaterThanOrEqual(0);
      expect(Math.max(width, height), `picture ${index}`).toBeGreaterThan(1000);
    }
  });

  test('no two pictures are the same variant of the same original', () => {
    const variants = everyIndex.map((index) => {
      const { original, part, isMirrored, light } = pooledPicture(index);
      return JSON.stringify([original.file, part, isMirrored, light]);
    });

    expect(new Set(variants).size).toBe(POOL_SIZE);
    expect(pooledPicture(5).original).toBe(pooledPicture(5 + ORIGINALS.length).original);
  });

  test.each([-1, POOL_SIZE, 1.5, Number.NaN])('there is no picture %d', (index) => {
    expect(() => pictureShape(index)).toThrow(RangeError);
  });
});
