import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstLoadChunks } from './first-load.ts';

const inProject = (path: string) => join(import.meta.dirname, '../..', path);

/** A module graph: what each file imports from the beginning. */
const imports: Record<string, string[]> = {
  'src/main.tsx': ['src/app/start.tsx', 'node_modules/react/index.js'],
  'src/app/start.tsx': ['src/main.tsx', 'src/api/request.ts'],
  'src/app/pages/photos-page.tsx': ['src/photos/tile.tsx'],
  'src/photos/tile.tsx': ['src/api/request.ts'],
  'src/features/home/home-screen.tsx': ['src/photos/tile.tsx', 'src/ui/dialog.tsx', 'node_modules/date-fns/format.js'],
};
const graph = {
  getModuleInfo: (id: string) => {
    const path = Object.keys(imports).find((key) => inProject(key) === id);
    return path ? { importedIds: (imports[path] ?? []).map(inProject) } : null;
  },
};

/** The chunk that the bundler is told to put a module into. */
function chunkOf(path: string): string | undefined {
  return firstLoadChunks()
    .map((group) => group.name(inProject(path), graph))
    .find((name) => name !== undefined);
}

it('F2 puts what the first photo screen needs into one file', () => {
  const needed = ['src/main.tsx', 'src/api/request.ts', 'src/app/pages/photos-page.tsx', 'src/photos/tile.tsx', 'node_modules/react/index.js'];
  expect(needed.map(chunkOf)).toEqual(Array(5).fill('app'));
});

it('F1 leaves out what only later screens need', () => {
  expect(['src/features/home/home-screen.tsx', 'src/ui/dialog.tsx', 'node_modules/date-fns/format.js'].map(chunkOf)).toEqual(Array(3).fill(undefined));
});
