import { expect, it } from 'vitest';
import { lengthsOf, mutualFolders, productFiles, sourceFiles } from '../../scripts/shape/shape.ts';

const files = await sourceFiles();

it('no two folders import each other (`npm run shape` names the imports)', () => {
  for (const folder of ['src/features/', 'src/sandbox/', 'contracts/', 'scripts/'])
    expect(files.filter(({ path }) => path.startsWith(folder)).length, folder).toBeGreaterThan(50);
  expect(mutualFolders(files)).toEqual([]);
});

it.each<[path: string, imported: string, pair: [string, string]]>([
  ['src/app/access/planted.ts', '../start.tsx', ['app', 'app/access']],
  ['src/sandbox/core/planted.ts', '../runtime.ts', ['sandbox', 'sandbox/core']],
  [
    'src/sandbox/services/customer/planted.ts',
    '../order/orders.ts',
    ['sandbox/services/customer', 'sandbox/services/order'],
  ],
  ['contracts/support/planted.ts', '../pact-files/kinds.ts', ['contracts/pact-files', 'contracts/support']],
  ['scripts/setup/planted.mjs', '../measure/in-world.ts', ['scripts/measure', 'scripts/setup']],
])('fails for a pair that is planted: %s imports %s', (path, imported, pair) => {
  const planted = { path, text: `import { some } from '${imported}';\n` };
  expect(mutualFolders([...files, planted]).map(({ folders }) => folders)).toEqual([pair]);
});

it('no file of the product is longer than 400 lines', () => {
  expect(lengthsOf(productFiles(files)).long).toBe(0);
});
