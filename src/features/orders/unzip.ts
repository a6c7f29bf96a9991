/** A file in a zip archive. */
export interface ZipEntry {
  /** With its folders, as `photos/1.jpg`. */
  name: string;
  method: number;
  compressedSize: number;
  size: number;
  /** Where its local header begins. */
  offset: number;
}

const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff };
const CENTRAL = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
const STORED = 0;
const DEFLATED = 8;
/** Stands where a number needs more room than there is: archives beyond 4 GB, which no browser could hold anyway. */
const ELSEWHERE = 0xffffffff;

/**
 * The files in a zip archive, in the order of its directory. Only the directory is read.
 * @throws Error when it is no zip archive, or a broken one
 */
export async function zipEntries(archive: Blob): Promise<ZipEntry[]> {
  const tail = await viewOf(archive.slice(Math.max(0, archive.size - END.size - END.longestComment)));
  const end = endIn(tail);
  const count = tail.getUint16(end + 10, true);
  const begin = tail.getUint32(end + 16, true);
  const directory = await viewOf(archive.slice(begin, begin + tail.getUint32(end + 12, true)));
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    const { entry, next } = entryAt(directory, at);
    entries.push(entry);
    at = next;
  }
  return entries;
}

/**
 * What a file in the archive holds.
 * @throws Error when it is compressed in another way than by deflate, or broken
 */
export async function unzip(archive: Blob, { name, method, compressedSize, size, offset }: ZipEntry): Promise<Blob> {
  const header = await viewOf(archive.slice(offset, offset + LOCAL.size));
  expectSignature(header, 0, LOCAL.signature);
  const begin = offset + LOCAL.size + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = archive.slice(begin, begin + compressedSize);
  const content = method === STORED ? packed : await inflated(packed, method);
  if (content.size !== size) throw new Error(`${name} is ${content.size} bytes long instead of ${size}.`);
  return content;
}

async function inflated(packed: Blob, method: number): Promise<Blob> {
  if (method !== DEFLATED) throw new Error(`The archive is compressed by method ${method}.`);
  return new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob();
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
  const number = (from: number) => directory.getUint32(at + from, true);
  const nameLength = directory.getUint16(at + 28, true);
  const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + CENTRAL.size, nameLength));
  const [compressedSize, size, offset] = [number(20), number(24), number(42)];
  if ([compressedSize, size, offset].includes(ELSEWHERE)) throw new Error('The archive is too large.');
  const further = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  const method = directory.getUint16(at + 10, true);
  return { entry: { name, method, compressedSize, size, offset }, next: at + CENTRAL.size + nameLength + further };
}

function expectSignature(view: DataView, at: number, signature: number): void {
  if (view.getUint32(at, true) !== signature) throw new Error('The zip archive is broken.');
}

async function viewOf(part: Blob): Promise<DataView<ArrayBuffer>> {
  return new DataView(await part.arrayBuffer());
}
