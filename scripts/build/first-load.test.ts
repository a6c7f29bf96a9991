import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstLoadChunks } from './first-load.ts';

const inProject = (path: string) => join(import.meta.dirname, '../..', path);

/** A module graph: what each file imports from the beginning. */
const imports: Record<string, string[]> = {
  'src/main.tsx': ['src/app/start.tsx', 'node_modules/react/index.js'],
  'src/app/start.tsx': ['src/main.tsx', 'src/api/request.ts'],
  'src/features/timeline/timeline-screen.tsx': ['src/photos/tile.tsx'],
  'src/photos/tile.tsx': ['src/api/request.ts'],
  'src/features/home/home-screen.tsx': ['src/photos/tile.tsx', 'src/ui/dialog.tsx', 'node_modules/date-fns/format.js'],
};
const graph = {
  getModuleInfo: (id: string) => {
    const path = Object.keys(imports).find((key) => inProject(key) === id);
    return path ? { importedIds: (imports[path] ?? []).map(inProject) } : null;
  },
};

/** The chunk that the bundler gives a module: that of the first group, by priority, that names one. */
function chunkOf(path: string): string | undefined {
  const groups = firstLoadChunks().toSorted((a, b) => b.priority - a.priority);
  return groups.map((group) => group.name(inProject(path), graph)).find((name) => name !== undefined);
}

it('F2 puts what the first photo screen needs into two files, libraries apart', () => {
  expect(['src/main.tsx', 'src/api/request.ts', 'src/features/timeline/timeline-screen.tsx', 'src/photos/tile.tsx'].map(chunkOf)).toEqual(Array(4).fill('app'));
  expect(chunkOf('node_modules/react/index.js')).toBe('vendor');
});

it('F1 leaves out what only later screens need', () => {
  expect(['src/features/home/home-screen.tsx', 'src/ui/dialog.tsx', 'node_modules/date-fns/format.js'].map(chunkOf)).toEqual(Array(3).fill(undefined));
});
