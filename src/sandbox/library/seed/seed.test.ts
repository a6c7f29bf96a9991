import { describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { monthOf } from '../photos.ts';
import { picturePool as pool } from '../pictures.ts';
import { heavyDecade, ordinaryDecade } from './months.ts';
import { takePhotos } from './outings.ts';
import { kindsWithoutTheme } from './themes.ts';

function total(plan: { count: number }[]): number {
  return plan.reduce((sum, { count }) => sum + count, 0);
}

describe('the plans', () => {
  it('give an ordinary decade about 2,400 photos, months of many sizes and one above 300', () => {
    const plan = ordinaryDecade(createRandom(11));
    expect(total(plan)).toBeGreaterThan(2_200);
    expect(total(plan)).toBeLessThan(2_600);
    expect(plan.filter(({ count }) => count > 24).length).toBeGreaterThan(8);
    expect(plan.some(({ count }) => count > 300)).toBe(true);
    expect(plan.some(({ count }) => count === 0)).toBe(true);
  });

  it('give a heavy decade exactly 100,000 photos over 120 months, 5,000 in one', () => {
    const plan = heavyDecade(createRandom(12));
    expect(plan).toHaveLength(120);
    expect(total(plan)).toBe(100_000);
    expect(plan.filter(({ count }) => count === 5_000)).toHaveLength(1);
    expect(Math.min(...plan.map(({ count }) => count))).toBeGreaterThan(0);
  });
});

describe('photos', () => {
  const plan = ordinaryDecade(createRandom(11));
  const photos = [...takePhotos(createRandom(1), plan, pool)];

  it('are as many in each month as planned, and taken within it', () => {
    for (const { year, month, count } of plan) {
      expect(photos.filter(({ taken }) => monthOf(taken) === year * 100 + month)).toHaveLength(count);
    }
  });

  it('have ids of their own and are uploaded after they were taken', () => {
    expect(new Set(photos.map(({ id }) => id)).size).toBe(photos.length);
    expect(photos.filter(({ taken, uploaded }) => uploaded <= taken)).toEqual([]);
    expect(photos[0]?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('show every kind of picture that there is', () => {
    expect(kindsWithoutTheme(pool)).toEqual([]);
    expect(new Set(photos.map(({ picture }) => picture)).size).toBeGreaterThan(pool.size * 0.95);
  });

  it('seldom repeat the picture before', () => {
    const repeats = photos.filter(({ picture }, index) => picture === photos[index - 1]?.picture);
    expect(repeats.length / photos.length).toBeLessThan(0.02);
  });

  it('are the same in every seed', () => {
    expect([...takePhotos(createRandom(1), plan, pool)]).toEqual(photos);
  });
});
