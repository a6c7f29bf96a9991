import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Chunk } from '../../../scripts/build/chunk-list.ts';
import { root } from './project.ts';

const dist = join(root, 'dist');

/** Whether the app is built; `npm test` sees to it, a run of one test file does not. */
export const isBuilt = existsSync(join(dist, '.vite/chunks.json'));

export type Chunks = Record<string, Chunk>;

/** Every chunk of the build by its file. */
export function builtChunks(): Chunks {
  return JSON.parse(readFileSync(join(dist, '.vite/chunks.json'), 'utf8'));
}

/** Every file of the build, by its path in dist/. */
export function builtFiles(): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** The content of a file of the build. */
export function readBuilt(file: string): Buffer {
  return readFileSync(join(dist, file));
}

/** A file's size in bytes as a browser gets it. */
export function transferSize(file: string): number {
  return existsSync(join(dist, `${file}.br`))
    ? readBuilt(`${file}.br`).length
    : brotliCompressSync(readBuilt(file)).length;
}

/**
 * The scripts and styles that are loaded before modules can run: their chunks and everything those import, but not
 * what they load later.
 *
 * @throws Error when a module is in no chunk: the list is out of date, or a chunk swallowed it
 */
export function filesBefore(modules: string[], chunks: Chunks): string[] {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = chunks[file];
    if (!chunk || files.has(file)) return;
    files.add(file);
    chunk.css.forEach((style) => files.add(style));
    chunk.imports.forEach(add);
  };
  for (const module of modules) {
    const file = Object.keys(chunks).find((name) => module in (chunks[name]?.modules ?? {}));
    if (!file) throw new Error(`${module} is in no chunk of the build`);
    add(file);
  }
  return [...files];
}

/** The modules in the chunks among some files. */
export function modulesIn(files: string[], chunks: Chunks): string[] {
  return files.flatMap((file) =>
    Object.entries(chunks[file]?.modules ?? {})
      .filter(([, length]) => length > 0)
      .map(([module]) => module),
  );
}
