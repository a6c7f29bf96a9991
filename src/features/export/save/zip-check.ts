import { EntryContent } from '#lib/zip/entry-content.ts';
import { BrokenZip, expectSignature, LOCAL, viewOf, type ZipDirectory, type ZipEntry } from '#lib/zip/zip-directory.ts';

/** Findings of a check of a zip archive. */
export interface ZipFindings {
  /** Names of the files in it, in the order in which they stand there. They may say anything. */
  names: string[];
  /** Names of files unlike their entries in the directory: cut, damaged, encrypted, packed in an unknown way. */
  broken: string[];
}

/** A file that goes by. @property check undefined once it is known to be broken */
interface EntryUnderWay {
  entry: ZipEntry;
  end: number;
  check: EntryContent | undefined;
}

/**
 * [Note: A zip is checked while it comes] The directory stands at the end of an archive, and is read before all else: only it says
 * where a file ends that was packed while it was sent (0019). Then the bytes go by once, from the first to the last, and each
 * file is unpacked and held against its length and CRC-32; nothing of it is kept. The directory that comes with them has to be the
 * one that was read.
 */
export class ZipCheck {
  readonly #directory: ZipDirectory;
  /** Files in the order in which they stand in the archive. */
  readonly #entries: readonly ZipEntry[];
  readonly #broken: string[] = [];
  #at = 0;
  #next = 0;
  #header: Uint8Array<ArrayBuffer> = new Uint8Array();
  #content: EntryUnderWay | undefined;

  /** @throws BrokenZip when its files lie over one another, or over the directory */
  constructor(directory: ZipDirectory) {
    this.#directory = directory;
    this.#entries = directory.entries.toSorted((one, other) => one.offset - other.offset);
    let free = 0;
    for (const { offset, compressedSize } of this.#entries) {
      if (offset < free) throw new BrokenZip('The files of the archive lie over one another.');
      free = offset + LOCAL.size + compressedSize;
    }
    if (free > directory.begin) throw new BrokenZip('The files of the archive reach into its directory.');
  }

  /** Bytes that have gone by. */
  get at(): number {
    return this.#at;
  }

  /** The next bytes go by. @throws BrokenZip when the archive is another one than its directory says */
  add(bytes: Uint8Array<ArrayBuffer>): void {
    for (let from = 0; from < bytes.length;) {
      const taken = this.#take(bytes.subarray(from));
      from += taken;
      this.#at += taken;
      if (this.#content && this.#at >= this.#content.end) this.#close(this.#content);
    }
  }

  /** All of it has gone by. @throws BrokenZip when something is missing */
  finish(): ZipFindings {
    const { begin, bytes } = this.#directory;
    if (this.#at !== begin + bytes.length) throw new BrokenZip(`The archive ends after ${this.#at} bytes.`);
    return { names: this.#entries.filter(isFile).map(({ name }) => name), broken: this.#broken };
  }

  /** Takes some of these bytes, at least one. @returns how many */
  #take(bytes: Uint8Array<ArrayBuffer>): number {
    if (this.#content) {
      const part = bytes.subarray(0, this.#content.end - this.#at);
      this.#unpack(this.#content, part);
      return part.length;
    }
    const entry = this.#entries[this.#next];
    if (!entry) return this.#passOrCompare(bytes);
    // Behind a file may stand its length and checksum once more.
    if (this.#at < entry.offset && this.#header.length === 0) return Math.min(bytes.length, entry.offset - this.#at);
    return this.#takeHeader(entry, bytes);
  }

  #takeHeader(entry: ZipEntry, bytes: Uint8Array<ArrayBuffer>): number {
    const known = this.#header;
    const missing = headerLength(known) - known.length;
    const part = bytes.subarray(0, missing);
    const header = new Uint8Array(known.length + part.length);
    header.set(known);
    header.set(part, known.length);
    this.#header = header;
    if (header.length === headerLength(header)) this.#open(entry, header, this.#at + part.length);
    return part.length;
  }

  #open(entry: ZipEntry, header: Uint8Array<ArrayBuffer>, begin: number): void {
    const view = viewOf(header);
    expectSignature(view, 0, LOCAL.signature);
    const name = header.subarray(LOCAL.size, LOCAL.size + view.getUint16(LOCAL.nameLength, true));
    if (new TextDecoder().decode(name) !== entry.name) throw new BrokenZip('A file of the archive has two names.');
    this.#header = new Uint8Array();
    this.#next += 1;
    const end = begin + entry.compressedSize;
    if (end > (this.#entries[this.#next]?.offset ?? this.#directory.begin))
      throw new BrokenZip('The files of the archive lie over one another.');
    this.#content = { entry, end, check: undefined };
    this.#judge(this.#content, () => new EntryContent(entry));
    if (entry.compressedSize === 0) this.#close(this.#content);
  }

  #unpack(content: EntryUnderWay, part: Uint8Array<ArrayBuffer>): void {
    const { check } = content;
    if (check)
      this.#judge(content, () => {
        check.add(part);
        return check;
      });
  }

  #close(content: EntryUnderWay): void {
    const { check } = content;
    if (check) this.#judge(content, () => void check.finish());
    this.#content = undefined;
  }

  /** Notes a file that is broken: the others may be whole. */
  #judge(content: EntryUnderWay, work: () => EntryContent | void): void {
    try {
      content.check = work() ?? undefined;
    } catch {
      content.check = undefined;
      this.#broken.push(content.entry.name);
    }
  }

  /** Behind the last file: what may stand there, then the directory as it was read. */
  #passOrCompare(bytes: Uint8Array<ArrayBuffer>): number {
    const { begin, bytes: expected } = this.#directory;
    if (this.#at < begin) return Math.min(bytes.length, begin - this.#at);
    const from = this.#at - begin;
    if (from + bytes.length > expected.length) throw new BrokenZip('The archive is longer than it was.');
    if (bytes.some((byte, index) => byte !== expected[from + index]))
      throw new BrokenZip('The directory of the archive has changed.');
    return bytes.length;
  }
}

/** A folder is an entry of its own, whose name ends so. */
function isFile({ name }: ZipEntry): boolean {
  return !name.endsWith('/');
}

/** Length of a local header, as far as it is known by its beginning. */
function headerLength(header: Uint8Array<ArrayBuffer>): number {
  if (header.length < LOCAL.size) return LOCAL.size;
  const view = viewOf(header);
  return LOCAL.size + view.getUint16(LOCAL.nameLength, true) + view.getUint16(LOCAL.extraLength, true);
}
