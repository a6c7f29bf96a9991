import { expect, it } from 'vitest';
import { lengthsOf, mutualFolders, productFiles } from '../../scripts/shape/shape.ts';

const files = await productFiles();

it('no two folders of the product import each other (`npm run shape` names the imports)', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(mutualFolders(files)).toEqual([]);
});

it('fails for a pair that is planted', () => {
  const planted = { path: 'src/app/access/planted.ts', text: "import { start } from '../start.tsx';\n" };
  expect(mutualFolders([...files, planted]).map(({ folders }) => folders)).toEqual([['app', 'app/access']]);
});

it('no file of the product is longer than 400 lines', () => {
  expect(lengthsOf(files).long).toBe(0);
});
