import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups } from './chunks.ts';

const inProject = (path: string) => join(import.meta.dirname, '../..', path);

/** A module graph: what each file imports from the beginning. */
const imports: Record<string, string[]> = {
  'src/main.tsx': ['src/app/start.tsx', 'node_modules/react/index.js'],
  'src/app/start.tsx': ['src/main.tsx', 'src/api/request.ts'],
  'src/app/pages/photos-page.tsx': ['src/photos/tile.tsx'],
  'src/photos/tile.tsx': ['src/api/request.ts', 'node_modules/@tanstack/react-query/build/modern/useMutation.js'],
  'src/app/in-background.tsx': ['src/app/reports/start-reports.ts', 'src/api/request.ts'],
};
const graph = {
  getModuleInfo: (id: string) => {
    const path = Object.keys(imports).find((key) => inProject(key) === id);
    return path ? { importedIds: (imports[path] ?? []).map(inProject) } : null;
  },
};

/** The chunk that the bundler is told to put a module into that several pages share. */
function chunkOf(path: string): string | undefined {
  const id = inProject(path);
  for (const { name, test } of chunkGroups().toSorted((one, other) => other.priority - one.priority)) {
    const chunk = typeof name === 'string' ? name : name(id, graph);
    if (chunk !== undefined && test?.(id) !== false) return chunk;
  }
  return undefined;
}

it('F2 puts what the photos page needs into one file', () => {
  const needed = [
    'src/main.tsx',
    'src/api/request.ts',
    'src/app/pages/photos-page.tsx',
    'src/photos/tile.tsx',
    'node_modules/react/index.js',
  ];
  expect(needed.map(chunkOf)).toEqual(Array(5).fill('app'));
});

it('F1 puts what comes on every page after that into another', () => {
  expect(['src/app/in-background.tsx', 'src/app/reports/start-reports.ts'].map(chunkOf)).toEqual([
    'background',
    'background',
  ]);
});

it('F2 puts what later screens share into files by what it is', () => {
  const files = [
    'src/ui/dialog.tsx',
    'node_modules/@tanstack/react-query/build/modern/useMutation.js',
    'node_modules/date-fns/startOfDay.js',
    'generated/order/calls.ts',
    'src/forms/form-frame.tsx',
    'node_modules/react-hook-form/dist/index.esm.mjs',
    'src/forms/address/street.ts',
  ];
  expect(files.map(chunkOf)).toEqual(['kit', 'kit', 'kit', 'services', 'forms', 'forms', 'address-forms']);
});

it('F1 puts the other photo pages into one file, without the library of forms, and every other feature into one of its own', () => {
  const files = [
    'src/features/preview/slide.tsx',
    'src/photos/screens/album-page.tsx',
    'src/features/albums/album-form.tsx',
    'src/features/orders/orders-screen.tsx',
    'src/features/newsletter/confirmed.tsx',
  ];
  expect(files.map(chunkOf)).toEqual(['photos', 'photos', 'album-form', 'orders', 'mailed-links']);
});
