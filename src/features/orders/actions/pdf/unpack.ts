import { Inflate } from 'fflate';
import { packedContent, type ZipEntry } from './zip-directory.ts';

const STORED = 0;
const DEFLATED = 8;

/** So much of an archive is read at a time. */
const SLICE_BYTES = 1024 * 1024;
/** So much is unpacked at a time. A bomb makes a thousand times as much of it, which is seen before there is more. */
const STEP_BYTES = 16 * 1024;
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
  if (entry.isEncrypted) throw new Error('The file in the archive is encrypted.');
  if (entry.method !== STORED && entry.method !== DEFLATED)
    throw new Error(`The file in the archive is compressed by method ${entry.method}.`);
  const packed = await packedContent(archive, entry);
  const content = new CheckedContent(entry);
  const inflate = new Inflate((bytes) => content.add(bytes));
  for (let from = 0; from < packed.size; from += SLICE_BYTES) {
    const slice = new Uint8Array(await packed.slice(from, from + SLICE_BYTES).arrayBuffer());
    if (entry.method === STORED) content.add(slice);
    else
      for (let at = 0; at < slice.length; at += STEP_BYTES)
        inflate.push(slice.subarray(at, at + STEP_BYTES), from + at + STEP_BYTES >= packed.size);
    onUnpacked(Math.min(1, (from + SLICE_BYTES) / packed.size));
  }
  return content.finish();
}

/** What has been unpacked of a file so far, held against what the directory says of it. */
class CheckedContent {
  readonly #entry: ZipEntry;
  #size = 0;
  #checksum = 0;
  #whole: Blob[] = [];
  #part: Uint8Array<ArrayBuffer>[] = [];
  #partSize = 0;

  constructor(entry: ZipEntry) {
    this.#entry = entry;
  }

  add(bytes: Uint8Array<ArrayBuffer>): void {
    this.#size += bytes.length;
    if (this.#size > this.#entry.size)
      throw new Error(`The file in the archive is larger than the ${this.#entry.size} bytes it says.`);
    this.#checksum = crc32(bytes, this.#checksum);
    this.#part.push(bytes);
    this.#partSize += bytes.length;
    if (this.#partSize >= PART_BYTES) this.#closePart();
  }

  finish(): Blob {
    if (this.#size < this.#entry.size)
      throw new Error(`The file in the archive is ${this.#size} bytes long instead of ${this.#entry.size}.`);
    if (this.#checksum !== this.#entry.checksum) throw new Error('The file in the archive is damaged.');
    this.#closePart();
    return new Blob(this.#whole);
  }

  #closePart(): void {
    this.#whole.push(new Blob(this.#part));
    this.#part = [];
    this.#partSize = 0;
  }
}

/** The polynomial of zip archives, its bits turned round. */
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  return sum;
});

/** The CRC-32 of bytes, going on from that of what came before them; 0 at the beginning. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}
