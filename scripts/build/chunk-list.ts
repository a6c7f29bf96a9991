import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Modules in one file of the build, by paths relative to the project. */
export interface Chunk {
  /** Chunks that are loaded together with this one. */
  imports: string[];
  /** Chunks that are loaded when they are needed. */
  dynamicImports: string[];
  css: string[];
  /** The modules of this chunk with the characters that each has in it, before compression. */
  modules: Record<string, number>;
  isEntry: boolean;
}

/** Writes dist/.vite/chunks.json: which module is in which chunk, for the house test that weighs the first screen. */
export function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    generateBundle: {
      // After the plugin that finds out which styles belong to which chunk.
      order: 'post',
      handler(_options, bundle) {
        const chunks: Record<string, Chunk> = {};
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          chunks[file.fileName] = {
            imports: file.imports,
            dynamicImports: file.dynamicImports,
            css: [...(file.viteMetadata?.importedCss ?? [])],
            modules: Object.fromEntries(
              Object.entries(file.modules).map(([id, module]) => [
                relative(process.cwd(), id).replaceAll('\\', '/'),
                module.renderedLength,
              ]),
            ),
            isEntry: file.isEntry,
          };
        }
        this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(chunks, undefined, 2) });
      },
    },
  };
}
