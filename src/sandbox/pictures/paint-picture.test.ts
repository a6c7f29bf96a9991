import { describe, expect, test } from 'vitest';
import { Film } from './paint/film.ts';
import { createRandom } from './paint/random.ts';
import { paintPicture } from './paint-picture.ts';
import { POOL_SIZE, pictureShape, pooledPicture } from './pool.ts';

const everyIndex = Array.from({ length: POOL_SIZE }, (_, index) => index);

/** A canvas in the ratio of the picture with about `long` pixels on its longer side. */
const canvas = (index: number, long: number): { columns: number; rows: number } => {
  const { width, height } = pictureShape(index);
  return { columns: Math.round((width * long) / 2400), rows: Math.round((height * long) / 2400) };
};

/** The picture as 8 by 8 mean colours. */
function summary(index: number): number[] {
  const { columns, rows } = canvas(index, 96);
  const pixels = paintPicture({ index, columns, rows });
  const sums = Array.from({ length: 8 * 8 * 3 }, () => 0);
  const counts = Array.from({ length: 8 * 8 }, () => 0);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = Math.floor((row * 8) / rows) * 8 + Math.floor((column * 8) / columns);
      counts[cell]! += 1;
      for (let channel = 0; channel < 3; channel += 1) sums[cell * 3 + channel]! += pixels[(row * columns + column) * 3 + channel]!;
    }
  }
  return sums.map((sum, i) => sum / counts[Math.floor(i / 3)]!);
}

const saturation = (colours: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < colours.length; i += 3) {
    const highest = Math.max(colours[i]!, colours[i + 1]!, colours[i + 2]!);
    const lowest = Math.min(colours[i]!, colours[i + 1]!, colours[i + 2]!);
    sum += highest === 0 ? 0 : (highest - lowest) / highest;
  }
  return sum / (colours.length / 3);
};

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;

describe('a picture', { timeout: 60_000 }, () => {
  test('is painted the same again, byte for byte', () => {
    const order = { index: 29, columns: 150, rows: 100 };

    expect(Buffer.from(paintPicture(order)).equals(Buffer.from(paintPicture(order)))).toBe(true);
  });

  test('shows the same at every size', () => {
    const mean = (long: number): readonly number[] => {
      const pixels = paintPicture({ index: 3, ...canvas(3, long) });
      return [0, 1, 2].map(
        (channel) => pixels.filter((_, i) => i % 3 === channel).reduce((sum, value) => sum + value, 0) / (pixels.length / 3),
      );
    };

    expect(distance(mean(120), mean(480))).toBeLessThan(6);
  });
});

test('a small picture takes little of a processor', { timeout: 60_000 }, () => {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const kinds = everyIndex.slice(0, 14);
  for (const index of kinds) paintPicture({ index, ...canvas(index, 120) });
  const before = used();
  for (const index of kinds) paintPicture({ index, ...canvas(index, 680) });

  /* About 40 ms each on a free core; up to 200 on a slow one whose caches others use. The bar finds a scene gone wild. */
  expect((used() - before) / kinds.length).toBeLessThan(500);
});

test('no picture of the pool has an unpainted or impossible spot', { timeout: 60_000 }, () => {
  for (const index of everyIndex) {
    const { columns, rows } = canvas(index, 72);
    const { scene, seed, take } = pooledPicture(index);
    const film = new Film(columns, rows);
    scene.paint(film, createRandom(seed, take));
    const bare = film.data.findIndex((value, i) => !Number.isFinite(value) || (i % 4 === 3 && value < 0.99));

    expect(bare, `picture ${index}, ${scene.name}`).toBe(-1);
  }
});

test('the pool is colourful, and no two of its pictures look alike', { timeout: 60_000 }, () => {
  const sample = everyIndex.filter((index) => index % 3 === 0).map((index) => ({ index, colours: summary(index) }));
  const saturations = sample.map(({ colours }) => saturation(colours));
  const alike = sample.flatMap((one, i) =>
    sample.slice(i + 1).flatMap((other) => (distance(one.colours, other.colours) < 6 ? [`${one.index} and ${other.index}`] : [])),
  );

  expect(saturations.reduce((sum, value) => sum + value, 0) / saturations.length).toBeGreaterThan(0.35);
  expect(saturations.filter((value) => value < 0.08)).toEqual([]);
  expect(alike).toEqual([]);
});
