import { mkdirSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Problem } from './problem.ts';

/** Files that services keep: what has been uploaded so far, archives. They are as old as the data: a reset removes them. */
export type Files = {
  /** Path of the file of that name, which need not exist. */
  pathOf(name: string): string;
  /** Its size in bytes, undefined when there is none. */
  sizeOf(name: string): number | undefined;
  /**
   * Writes what arrives to the file, from that byte on, without keeping it in memory. What arrived before a connection
   * broke stays.
   * @returns how many bytes were written
   * @throws Problem 413 when the file would get larger than `limit` bytes
   */
  append(name: string, source: Readable, at: number, limit: number): Promise<number>;
  remove(name: string): void;
  clear(): void;
};

const NAME = /^[\w-]+(\.\w+)?$/;

/** @param folder is made when it is not there */
export function createFiles(folder: string): Files {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error(`${name} is no name for a file.`);
    return join(folder, name);
  };

  return {
    pathOf,
    sizeOf: (name) => statSync(pathOf(name), { throwIfNoEntry: false })?.size,
    async append(name, source, at, limit) {
      const path = pathOf(name);
      mkdirSync(folder, { recursive: true });
      const file = await open(path, statSync(path, { throwIfNoEntry: false }) ? 'r+' : 'w');
      let end = at;
      try {
        // The request must outlive its body, or it could not be answered.
        for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
          if (end + chunk.length > limit)
            throw new Problem(413, 'file-too-large', `The file would get larger than ${limit} bytes.`);
          await file.write(chunk, 0, chunk.length, end);
          end += chunk.length;
        }
      } catch (error) {
        if (!isBrokenConnection(error)) throw error;
      } finally {
        await file.close();
      }
      return end - at;
    },
    remove: (name) => rmSync(pathOf(name), { force: true }),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function isBrokenConnection(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
  );
}
