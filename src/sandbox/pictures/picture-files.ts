import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Folder of the pictures that ship with the sandbox. */
export const ORIGINALS_FOLDER = join(import.meta.dirname, 'originals');

/** Pictures that were made, as files that several processes share. */
export type PictureFiles = {
  /** Undefined when it is not there. */
  read(name: string): Promise<Buffer | undefined>;
  /** Never fails: what cannot be written is made once more when it is asked for. */
  write(name: string, bytes: Buffer): Promise<void>;
};

/** Opens the files of the present version in a folder, and removes those of others. */
export function openPictureFiles(cache: string): PictureFiles {
  const version = pictureVersion();
  const folder = join(cache, version);
  removeOthers(cache, version);
  return {
    read: (name) => readFile(join(folder, name)).catch(() => undefined),
    async write(name, bytes) {
      try {
        await mkdir(folder, { recursive: true });
        const unfinished = join(folder, `${name}-${randomUUID()}`);
        await writeFile(unfinished, bytes);
        // Others read the whole file or none.
        await rename(unfinished, join(folder, name));
      } catch {
        // A full disk, a folder that is read-only.
      }
    },
  };
}

/** Changes with all that pictures are made from, so that no version number has to be maintained. */
function pictureVersion(): string {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  const sources = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const name of sources.sort()) hash.update(name).update(readFileSync(join(import.meta.dirname, name)));
  for (const name of readdirSync(ORIGINALS_FOLDER).sort()) {
    const { size, mtimeMs } = statSync(join(ORIGINALS_FOLDER, name));
    hash.update(`${name} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex').slice(0, 12);
}

function removeOthers(cache: string, version: string): void {
  try {
    for (const name of readdirSync(cache)) if (name !== version) rmSync(join(cache, name), { recursive: true });
  } catch {
    // There is nothing yet, or another process removes it at this moment.
  }
}
