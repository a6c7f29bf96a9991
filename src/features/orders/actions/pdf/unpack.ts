import { EntryContent } from '#lib/zip/entry-content.ts';
import { expectSignature, LOCAL, viewOf, type ZipEntry } from '#lib/zip/zip-directory.ts';

/** So much of an archive is read at a time. */
const SLICE_BYTES = 1024 * 1024;
/** What is unpacked leaves the memory of the script in parts of this size. */
const PART_BYTES = 8 * 1024 * 1024;

/** How far unpacking is, from 0 to 1. */
export type OnUnpacked = (share: number) => void;

/**
 * What a file in the archive holds. It is unpacked piece by piece and only as far as the archive says it goes; neither the
 * archive nor the file is ever in memory as a whole.
 * @throws Error when it is encrypted, compressed in another way than by deflate, larger or smaller than it says, or damaged
 */
export async function unpack(archive: Blob, entry: ZipEntry, onUnpacked: OnUnpacked): Promise<Blob> {
  const file = new FileInParts();
  const content = new EntryContent(entry, (bytes) => file.add(bytes));
  const packed = await packedContent(archive, entry);
  for (let from = 0; from < packed.size; from += SLICE_BYTES) {
    content.add(new Uint8Array(await packed.slice(from, from + SLICE_BYTES).arrayBuffer()));
    onUnpacked(Math.min(1, (from + SLICE_BYTES) / packed.size));
  }
  content.finish();
  return file.whole();
}

/**
 * What is in a file of the archive, still packed.
 * @throws Error when there is no such file where the directory says
 */
async function packedContent(archive: Blob, { offset, compressedSize }: ZipEntry): Promise<Blob> {
  const header = viewOf(new Uint8Array(await archive.slice(offset, offset + LOCAL.size).arrayBuffer()));
  expectSignature(header, 0, LOCAL.signature);
  const lengths = header.getUint16(LOCAL.nameLength, true) + header.getUint16(LOCAL.extraLength, true);
  const begin = offset + LOCAL.size + lengths;
  return archive.slice(begin, begin + compressedSize);
}

/** What has been unpacked of a file so far. */
class FileInParts {
  readonly #parts: Blob[] = [];
  #part: Uint8Array<ArrayBuffer>[] = [];
  #partSize = 0;

  add(bytes: Uint8Array<ArrayBuffer>): void {
    this.#part.push(bytes);
    this.#partSize += bytes.length;
    if (this.#partSize >= PART_BYTES) this.#closePart();
  }

  whole(): Blob {
    this.#closePart();
    return new Blob(this.#parts);
  }

  #closePart(): void {
    this.#parts.push(new Blob(this.#part));
    this.#part = [];
    this.#partSize = 0;
  }
}
