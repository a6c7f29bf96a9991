import { Inflate } from 'fflate';
import { crc32 } from './crc32.ts';
import { BrokenZip, type ZipEntry } from './zip-directory.ts';

const STORED = 0;
const DEFLATED = 8;

/** Number of bytes unpacked at a time: of a bomb a thousand times as many come, which is seen before there are more. */
const STEP_BYTES = 16 * 1024;

/**
 * Content of a file in an archive, unpacked piece by piece, no further than the size that the directory gives, and
 * compared with the directory.
 */
export class EntryContent {
  readonly #entry: ZipEntry;
  readonly #give: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly #inflate: Inflate | undefined;
  #packed = 0;
  #size = 0;
  #checksum = 0;

  /**
   * @param give takes what comes out
   * @throws BrokenZip when it is encrypted, or compressed in another way than by deflate
   */
  constructor(entry: ZipEntry, give: (bytes: Uint8Array<ArrayBuffer>) => void = () => {}) {
    if (entry.isEncrypted) throw new BrokenZip('The file in the archive is encrypted.');
    if (entry.method !== STORED && entry.method !== DEFLATED)
      throw new BrokenZip(`The file in the archive is compressed by method ${entry.method}.`);
    this.#entry = entry;
    this.#give = give;
    if (entry.method === DEFLATED) this.#inflate = new Inflate((bytes) => this.#take(bytes));
  }

  /** Adds the next packed bytes. @throws Error when they cannot be unpacked, BrokenZip when the file is larger than it says */
  add(packed: Uint8Array<ArrayBuffer>): void {
    if (!this.#inflate) return this.#take(packed);
    for (let at = 0; at < packed.length; at += STEP_BYTES) {
      const step = packed.subarray(at, at + STEP_BYTES);
      this.#packed += step.length;
      this.#inflate.push(step, this.#packed >= this.#entry.compressedSize);
    }
  }

  /** All bytes have been added. @throws BrokenZip when the file is smaller than it says, or damaged */
  finish(): void {
    if (this.#size < this.#entry.size)
      throw new BrokenZip(`The file in the archive is ${this.#size} bytes long instead of ${this.#entry.size}.`);
    if (this.#checksum !== this.#entry.checksum) throw new BrokenZip('The file in the archive is damaged.');
  }

  #take(bytes: Uint8Array<ArrayBuffer>): void {
    this.#size += bytes.length;
    if (this.#size > this.#entry.size)
      throw new BrokenZip(`The file in the archive is larger than the ${this.#entry.size} bytes it says.`);
    this.#checksum = crc32(bytes, this.#checksum);
    this.#give(bytes);
  }
}
