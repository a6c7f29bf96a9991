import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generatorVersion } from './generator-version.ts';

/** Pictures on disk. It never fails: what cannot be read is missing, what cannot be written is left out. */
export type PictureShelf = {
  get(name: string): Promise<Buffer | undefined>;
  put(name: string, bytes: Buffer): Promise<void>;
};

const FOLDER = /^pictures-[0-9a-f]{12}$/;

const isWholeJpeg = (bytes: Buffer): boolean =>
  bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;

/** Makes the folder of this generator and clears away those of earlier ones. */
async function preparedFolder(folder: string): Promise<string> {
  const current = `pictures-${await generatorVersion()}`;
  await mkdir(join(folder, current), { recursive: true });
  const others = (await readdir(folder)).filter((name) => FOLDER.test(name) && name !== current);
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return join(folder, current);
}

/** A place for pictures under `folder`. */
export function createPictureShelf(folder: string): PictureShelf {
  let prepared: Promise<string> | undefined;
  let drafts = 0;

  const place = async (): Promise<string> => {
    prepared ??= preparedFolder(folder);
    try {
      return await prepared;
    } catch (error) {
      prepared = undefined;
      throw error;
    }
  };

  return {
    async get(name) {
      try {
        const bytes = await readFile(join(await place(), name));
        return isWholeJpeg(bytes) ? bytes : undefined;
      } catch {
        return undefined;
      }
    },
    async put(name, bytes) {
      let draft: string | undefined;
      try {
        const final = join(await place(), name);
        drafts += 1;
        draft = `${final}.${process.pid}-${drafts}`;
        const file = await open(draft, 'wx');
        try {
          await file.writeFile(bytes);
        } finally {
          await file.close();
        }
        await rename(draft, final);
      } catch {
        /* A full or read-only disk costs speed, not pictures. */
        if (draft !== undefined) await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}
