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
  /** Where its local header begins. */
  offset: number;
}

const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff };
const CENTRAL = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
const ENCRYPTED = 1;
/** Stands where a number needs more room than there is: archives beyond 4 GB, which no browser could hold anyway. */
const ELSEWHERE = 0xffffffff;
/** No archive with a product in it has a directory this large; it would be read into memory at once. */
const LARGEST_DIRECTORY = 8 * 1024 * 1024;

/**
 * The files in a zip archive, in the order of its directory. Only the directory is read.
 * @throws Error when it is no zip archive, or a broken one
 */
export async function zipEntries(archive: Blob): Promise<ZipEntry[]> {
  const tail = await viewOf(archive.slice(Math.max(0, archive.size - END.size - END.longestComment)));
  const end = endIn(tail);
  const count = tail.getUint16(end + 10, true);
  const [size, begin] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (begin + size > archive.size) throw new Error('The zip archive is broken.');
  if (size > LARGEST_DIRECTORY) throw new Error('The archive is too large.');
  const directory = await viewOf(archive.slice(begin, begin + size));
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count;) {
    const { entry, next } = entryAt(directory, at);
    entries.push(entry);
    at = next;
  }
  return entries;
}

/**
 * What is in a file of the archive, still packed.
 * @throws Error when there is no such file where the directory says
 */
export async function packedContent(archive: Blob, { offset, compressedSize }: ZipEntry): Promise<Blob> {
  const header = await viewOf(archive.slice(offset, offset + LOCAL.size));
  expectSignature(header, 0, LOCAL.signature);
  const begin = offset + LOCAL.size + header.getUint16(26, true) + header.getUint16(28, true);
  return archive.slice(begin, begin + compressedSize);
}

/** The end record is the last thing in an archive but for a comment. */
function endIn(tail: DataView): number {
  for (let at = tail.byteLength - END.size; at >= 0; at--) {
    if (tail.getUint32(at, true) === END.signature) return at;
  }
  throw new Error('It is no zip archive.');
}

function entryAt(directory: DataView, at: number): { entry: ZipEntry; next: number } {
  expectSignature(directory, at, CENTRAL.signature);
  const half = (from: number) => directory.getUint16(at + from, true);
  const whole = (from: number) => directory.getUint32(at + from, true);
  const [compressedSize, size, offset] = [whole(20), whole(24), whole(42)];
  if ([compressedSize, size, offset].includes(ELSEWHERE)) throw new Error('The archive is too large.');
  const nameLength = half(28);
  const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + CENTRAL.size, nameLength));
  const next = at + CENTRAL.size + nameLength + half(30) + half(32);
  return {
    entry: {
      name,
      method: half(10),
      isEncrypted: (half(8) & ENCRYPTED) !== 0,
      checksum: whole(16),
      compressedSize,
      size,
      offset,
    },
    next,
  };
}

function expectSignature(view: DataView, at: number, signature: number): void {
  if (at + 4 > view.byteLength || view.getUint32(at, true) !== signature) throw new Error('The zip archive is broken.');
}

async function viewOf(part: Blob): Promise<DataView<ArrayBuffer>> {
  return new DataView(await part.arrayBuffer());
}
