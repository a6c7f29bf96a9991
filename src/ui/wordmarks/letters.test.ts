import { expect, test } from 'vitest';
import { brands } from '#ui/theme/brands.ts';
import { writeWord } from './letters.ts';

test.each(brands)('every letter of %s is drawn, one after the other', (brand) => {
  const { path, end } = writeWord(brand, 30, 5);
  const starts = [...path.matchAll(/M([\d.]+) /g)].map((match) => Number(match[1]));
  expect(starts.length).toBeGreaterThanOrEqual(brand.length);
  expect(Math.min(...starts)).toBe(30);
  expect(end).toBeGreaterThan(Math.max(...starts) - 0.01);
});

test('wider tracking makes a longer word', () => {
  expect(writeWord('norrleaf', 0, 6).end - writeWord('norrleaf', 0, 5).end).toBeCloseTo(7);
});

test('a letter that is not drawn is refused rather than left out', () => {
  expect(() => writeWord('q', 0, 5)).toThrow('No letter q');
});
