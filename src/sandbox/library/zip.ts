import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ByteRange } from '../http/ranges.ts';

/** A file of a zip archive; it is read when its turn comes. */
export type ZipEntry = { name: string; size: number; modified: Date; read(): Promise<Uint8Array> };

/*
 * What a zip file holds besides names and bytes: headers, a descriptor behind each file, and the end. Pictures do not get
 * smaller by compression, so they are stored, and the size of the whole is known before the first byte.
 */
const PER_ENTRY = 30 + 16 + 46;
const END = 22;

/** Number of bytes that zipStream yields. */
export function zipSize(entries: readonly Pick<ZipEntry, 'name' | 'size'>[]): number {
  return entries.reduce((sum, { name, size }) => sum + PER_ENTRY + 2 * Buffer.byteLength(name) + size, END);
}

/** A zip archive of these files. It fails when one cannot be read, or is not as large as it is said to be. */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  for (const { name, size, modified, read } of entries) {
    const options = { size, compress: false, mtime: modified, forceDosTimestamp: true };
    zip.addReadStreamLazy(name, options, (give) => {
      read().then(
        (bytes) => give(null, Readable.from([bytes])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return output;
}

/** A part of what a stream gives; the rest is left out. */
export function sliced(source: Readable, { from, to }: ByteRange): Readable {
  async function* part(): AsyncGenerator<Uint8Array> {
    let at = 0;
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      const wanted = chunk.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at));
      at += chunk.length;
      if (wanted.length > 0) yield wanted;
      if (at > to) return;
    }
  }
  return Readable.from(part(), { objectMode: false });
}

/** Names that a zip archive can hold: without folders, and each once (`IMG_1.JPG`, `IMG_1 (2).JPG`). */
export function zipNames(fileNames: readonly string[]): string[] {
  const used = new Set<string>();
  return fileNames.map((fileName) => {
    const safe = fileName.replaceAll(/[/\\]/g, '_');
    const [, stem = safe, ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(safe) ?? [];
    let name = safe;
    for (let count = 2; used.has(name.toLowerCase()); count += 1) name = `${stem} (${count})${ending}`;
    used.add(name.toLowerCase());
    return name;
  });
}
