import { expect, test } from 'vitest';
import { lengthsOf, mutualFolders, productFiles } from './shape.ts';

const file = (path: string, ...lines: string[]) => ({ path, text: `${lines.join('\n')}\n` });
const ofLength = (length: number) => file(`src/lib/a${length}.ts`, ...Array.from({ length }, () => 'x'));

test('lengths are counted in lines', () => {
  expect(lengthsOf([10, 25, 26, 80, 401].map(ofLength))).toEqual({
    files: 5,
    median: 26,
    ninth: 401,
    short: 2,
    long: 1,
  });
});

test('folders that import each other are found, by whatever name they are imported', () => {
  const files = [
    file('src/photos/data/a.ts', "import type { B } from '#photos/grid/b.ts';"),
    file('src/photos/grid/b.ts', "import { a } from '../data/a.ts';"),
    file('src/features/home/c.ts', "const later = () => import('#photos/data/a.ts');"),
  ];
  expect(mutualFolders(files)).toEqual([['photos/data', 'photos/grid']]);
  expect(mutualFolders(files.slice(1))).toEqual([]);
});

test('the product has no folders that import each other, and no file over 400 lines', async () => {
  const files = await productFiles();
  expect(mutualFolders(files)).toEqual([]);
  expect(lengthsOf(files).long).toBe(0);
});
