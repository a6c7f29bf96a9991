/** A file in a zip archive, as the archive's directory describes it. Nothing of it is proved before it is unpacked. */
export interface ZipEntry {
  /** With its folders, as `photos/1.jpg`. It may say anything: nothing is ever saved under it (S42). */
  name: string;
  method: number;
  isEncrypted: boolean;
  /** CRC-32 of what is in it. */
  checksum: number;
  compressedSize: number;
  size: number;
  /** Offset of its local header. */
  offset: number;
}

/** Central directory at the end of a zip archive. */
export interface ZipDirectory {
  entries: ZipEntry[];
  /** Offset of its first byte. */
  begin: number;
  /** All bytes from there to the end of the archive. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** Reads bytes of an archive: from one place to another, which is left out. */
export type ReadBytes = (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>;

/** A zip archive that breaks its own format, or cannot be read here. */
export class BrokenZip extends Error {
  override readonly name = 'BrokenZip';
}

const END = { signature: 0x06054b50, size: 22, commentLength: 20, longestComment: 0xffff };
const LONG_END = { signature: 0x06064b50, size: 56 };
const LOCATOR = { signature: 0x07064b50, size: 20 };
const CENTRAL = { signature: 0x02014b50, size: 46 };
/** Header that stands before each file. Its name and an extra field, whose lengths stand at these places, follow it. */
export const LOCAL = { signature: 0x04034b50, size: 30, nameLength: 26, extraLength: 28 };
const ENCRYPTED = 1;
/** Values that stand where a number needs more room than there is: it stands elsewhere, in 64 bits (zip64). */
const ELSEWHERE = { half: 0xffff, whole: 0xffffffff };
/** Extra field with the numbers of an entry that need 64 bits. */
const LONG_NUMBERS = 1;
/** Size, in bytes, of the largest directory, some 200,000 files: it is read into memory at once. */
const LARGEST_DIRECTORY = 16 * 1024 * 1024;

/**
 * The directory of a zip archive of that many bytes. Nothing but the directory is read.
 * @throws BrokenZip when it is no zip archive, a broken one, or one on several disks
 */
export async function readDirectory(size: number, read: ReadBytes): Promise<ZipDirectory> {
  const tailBegin = Math.max(0, size - END.size - END.longestComment - LOCATOR.size);
  const tail = await read(tailBegin, size);
  const { count, begin, length } = await endOf(viewOf(tail), tailBegin, size, read);
  if (begin + length > size) throw new BrokenZip('The zip archive is broken.');
  if (size - begin > LARGEST_DIRECTORY + END.longestComment) throw new BrokenZip('The archive is too large.');
  const bytes = begin >= tailBegin ? tail.slice(begin - tailBegin) : await read(begin, size);
  const view = viewOf(bytes.subarray(0, length));
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    const { entry, next } = entryAt(view, at);
    entries.push(entry);
    at = next;
  }
  if (at !== length) throw new BrokenZip('The directory of the archive holds other files than it says.');
  return { entries, begin, bytes };
}

/** Offset of the directory and count of its files, by the end record: the last thing in an archive but a comment. */
async function endOf(tail: DataView, tailBegin: number, size: number, read: ReadBytes) {
  let at = tail.byteLength - END.size;
  while (at >= 0 && !isEndAt(tail, at)) at -= 1;
  if (at < 0) throw new BrokenZip('It is no zip archive.');
  const end = {
    count: tail.getUint16(at + 10, true),
    length: tail.getUint32(at + 12, true),
    begin: tail.getUint32(at + 16, true),
  };
  const isLong = end.count === ELSEWHERE.half || end.length === ELSEWHERE.whole || end.begin === ELSEWHERE.whole;
  const locator = at - LOCATOR.size;
  if (!isLong || locator < 0 || tail.getUint32(locator, true) !== LOCATOR.signature) return end;
  const place = longAt(tail, locator + 8);
  if (place + LONG_END.size > tailBegin + locator) throw new BrokenZip('The zip archive is broken.');
  const long = viewOf(await read(place, Math.min(size, place + LONG_END.size)));
  expectSignature(long, 0, LONG_END.signature);
  if (long.byteLength < LONG_END.size) throw new BrokenZip('The zip archive is broken.');
  return { count: longAt(long, 32), length: longAt(long, 40), begin: longAt(long, 48) };
}

/** Whether the end record stands there: its comment may hold a signature, too, but reaches to the last byte. */
function isEndAt(tail: DataView, at: number): boolean {
  if (tail.getUint32(at, true) !== END.signature) return false;
  return at + END.size + tail.getUint16(at + END.commentLength, true) === tail.byteLength;
}

function entryAt(directory: DataView<ArrayBuffer>, at: number): { entry: ZipEntry; next: number } {
  expectSignature(directory, at, CENTRAL.signature);
  if (at + CENTRAL.size > directory.byteLength) throw new BrokenZip('The zip archive is broken.');
  const half = (from: number) => directory.getUint16(at + from, true);
  const whole = (from: number) => directory.getUint32(at + from, true);
  const [nameLength, extraLength] = [half(28), half(30)];
  const nameAt = at + CENTRAL.size;
  const next = nameAt + nameLength + extraLength + half(32);
  if (next > directory.byteLength) throw new BrokenZip('The zip archive is broken.');
  const name = new TextDecoder().decode(new Uint8Array(directory.buffer, directory.byteOffset + nameAt, nameLength));
  const long = longNumbers(directory, nameAt + nameLength, extraLength);
  const number = (from: number) => {
    const value = whole(from);
    return value === ELSEWHERE.whole ? long() : value;
  };
  // In the order in which those that need it stand in the extra field.
  const size = number(24);
  const compressedSize = number(20);
  const offset = number(42);
  const isEncrypted = (half(8) & ENCRYPTED) !== 0;
  return { entry: { name, method: half(10), isEncrypted, checksum: whole(16), compressedSize, size, offset }, next };
}

/** Gives the numbers of an entry that need 64 bits, one after the other. @throws BrokenZip where there is none */
function longNumbers(directory: DataView, begin: number, length: number): () => number {
  let at = 0;
  let left = 0;
  for (let field = begin; field + 4 <= begin + length; field += 4 + directory.getUint16(field + 2, true)) {
    if (directory.getUint16(field, true) !== LONG_NUMBERS) continue;
    at = field + 4;
    left = Math.min(directory.getUint16(field + 2, true), begin + length - at);
    break;
  }
  return () => {
    if (left < 8) throw new BrokenZip('The archive is too large.');
    const value = longAt(directory, at);
    at += 8;
    left -= 8;
    return value;
  };
}

/** @throws BrokenZip for a number beyond all files there are */
function longAt(view: DataView, at: number): number {
  const value = Number(view.getBigUint64(at, true));
  if (!Number.isSafeInteger(value)) throw new BrokenZip('The zip archive is broken.');
  return value;
}

/** @throws BrokenZip where something else stands */
export function expectSignature(view: DataView, at: number, signature: number): void {
  if (at + 4 > view.byteLength || view.getUint32(at, true) !== signature)
    throw new BrokenZip('The zip archive is broken.');
}

export function viewOf(bytes: Uint8Array<ArrayBuffer>): DataView<ArrayBuffer> {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Reads bytes of a file. */
export function bytesOf(file: Blob): ReadBytes {
  return async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer());
}
