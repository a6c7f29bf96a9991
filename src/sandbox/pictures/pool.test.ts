import { describe, expect, test } from 'vitest';
import { POOL_SIZE, pictureShape, pooledPicture } from './pool.ts';
import { SCENES } from './scenes.ts';

const everyIndex = Array.from({ length: POOL_SIZE }, (_, index) => index);

describe('the pool', () => {
  test('originals measure 2400 pixels on their longer side, in the ratios of cameras and phones', () => {
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

  test('every kind of picture is there several times, and neighbours are of different kinds', () => {
    const names = everyIndex.map((index) => pooledPicture(index).scene.name);

    expect(new Set(SCENES.map(({ name }) => name)).size).toBe(SCENES.length);
    for (const { name } of SCENES) expect(names.filter((other) => other === name).length, name).toBeGreaterThanOrEqual(5);
    for (const index of everyIndex.slice(1)) expect(names[index], `at ${index}`).not.toBe(names[index - 1]);
  });

  test.each([-1, POOL_SIZE, 1.5, Number.NaN])('there is no picture %d', (index) => {
    expect(() => pictureShape(index)).toThrow(RangeError);
  });
});
