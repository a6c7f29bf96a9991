import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
// Not the manifest in .vite/, which no browser asks for.
const compressible = /^[^.].*\.(js|css|json|html|svg|wasm)$/;
// Blocks of 1 MB: the whole of any of our files, which packs it a little closer.
const settings = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGBLOCK]: 20,
};

/**
 * Writes a brotli twin (`x.js.br`) beside every file of the build that gains by it, at the highest quality: a server that answers
 * every request anew could never afford it. That takes more than half of a build's time, and most files are those of the last build.
 * @param kept folder of the twins of the last build, each by what it was made of
 */
export function precompress(kept = join(import.meta.dirname, '../../.cache/compressed')): Plugin {
  let folder = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      await mkdir(kept, { recursive: true });
      const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
      const used = await Promise.all(names.map((name) => compressFile(join(folder, name), kept)));
      const gone = (await readdir(kept)).filter((name) => !used.includes(name));
      await Promise.all(gone.map((name) => rm(join(kept, name), { force: true })));
    },
  };
}

/** @returns the name under which its twin is kept */
async function compressFile(path: string, kept: string): Promise<string> {
  const content = await readFile(path);
  const madeOf = `${process.versions.brotli} ${JSON.stringify(settings)}\n`;
  const name = createHash('sha256').update(madeOf).update(content).digest('hex');
  const [twin, known] = [`${path}.br`, join(kept, name)];
  try {
    await copyFile(known, twin);
  } catch {
    const params = { ...settings, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(twin, await compress(content, { params }));
    // A link is there whole or not at all; where none can be made, the next build does it again.
    await link(twin, known).catch(() => {});
  }
  return name;
}
