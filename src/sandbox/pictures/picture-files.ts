import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sourceVersion } from '../core/source-version.ts';
import { ORIGINALS } from './originals.ts';

/** Folder of the pictures that ship with the sandbox. */
export const ORIGINALS_FOLDER = join(import.meta.dirname, 'originals');

/** Pictures that were made, as files that several processes share. */
export type PictureFiles = {
  /** Undefined when it is not there. */
  read(name: string): Promise<Buffer | undefined>;
  /** Never fails: what cannot be written is made once more when it is asked for. */
  write(name: string, bytes: Buffer): Promise<void>;
};

/**
 * Opens the files of a folder. The first that is asked for removes what other versions of pictures or code have made: most sandboxes of
 * tests show none, and need not read the originals for it.
 */
export function openPictureFiles(cache: string): PictureFiles {
  let opened: string | undefined;
  const folder = () => (opened ??= openVersion(cache));
  return {
    read: (name) => readFile(join(folder(), name)).catch(() => undefined),
    async write(name, bytes) {
      const unfinished = join(folder(), `${name}-${randomUUID()}`);
      try {
        await mkdir(folder(), { recursive: true });
        await writeFile(unfinished, bytes);
        // Others read the whole file or none.
        await rename(unfinished, join(folder(), name));
      } catch {
        // A full disk, on which no half of a picture stays, or a folder that is read-only.
        await rm(unfinished, { force: true }).catch(() => {});
      }
    },
  };
}

/** Folder of the present version, the only one that is left. */
function openVersion(cache: string): string {
  const originals = ORIGINALS.map(({ file }) => `pictures/originals/${file}`);
  const version = sourceVersion(['pictures', ...originals], JSON.stringify(sharp.versions));
  removeOthers(cache, version);
  return join(cache, version);
}

function removeOthers(cache: string, version: string): void {
  try {
    for (const name of readdirSync(cache)) if (name !== version) rmSync(join(cache, name), { recursive: true });
  } catch {
    // There is nothing yet, or another process removes it at this moment.
  }
}
