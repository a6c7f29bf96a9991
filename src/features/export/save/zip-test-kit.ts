import { deflateSync } from 'fflate';
import { createRandom } from '#lib/random.ts';
import { crc32 } from '#lib/zip/crc32.ts';

export interface ZipOptions {
  deflate?: boolean;
  /** Length and checksum stand behind each file, as in what is packed while it is sent. */
  descriptors?: boolean;
  /** Whether all numbers stand where there are 64 bits for them. */
  zip64?: boolean;
  comment?: string;
  /** False statements of the archive: what it says in place of the truth. */
  count?: number;
  claimedSize?: number;
  method?: number;
  isEncrypted?: boolean;
  /** Place of the last file. */
  offset?: number;
  /** Bytes that are before all that is given back, as those of more files would be. */
  before?: number;
}

/** A zip archive of these files, as the options want it. */
export function makeZip(files: Record<string, Uint8Array>, options: ZipOptions = {}): Uint8Array<ArrayBuffer> {
  const { deflate = false, descriptors = false, zip64 = false, comment = '', before = 0 } = options;
  const out: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = before;
  const put = (bytes: Uint8Array) => {
    out.push(bytes);
    at += bytes.length;
  };
  const entries = Object.entries(files);
  const flags = (descriptors ? 8 : 0) | (options.isEncrypted ? 1 : 0) | 0x800;
  const method = options.method ?? (deflate ? 8 : 0);
  entries.forEach(([fileName, content], index) => {
    const name = new TextEncoder().encode(fileName);
    const packed = deflate ? deflateSync(content) : content;
    const size = options.claimedSize ?? content.length;
    const checksum = crc32(content);
    const offset = index === entries.length - 1 ? (options.offset ?? at) : at;
    const known = descriptors ? [0, 0, 0] : [checksum, packed.length, size];
    const long = new Uint8Array(zip64 && !descriptors ? fields([1, 2], [16, 2], [size, 8], [packed.length, 8]) : []);
    const [localPacked, localSize] = zip64 && !descriptors ? [0xffffffff, 0xffffffff] : [known[1] ?? 0, known[2] ?? 0];
    put(
      new Uint8Array(
        fields(
          [0x04034b50, 4],
          [45, 2],
          [flags, 2],
          [method, 2],
          [0, 4],
          [known[0] ?? 0, 4],
          [localPacked, 4],
          [localSize, 4],
          [name.length, 2],
          [long.length, 2],
        ),
      ),
    );
    put(name);
    put(long);
    put(packed);
    const width = zip64 ? 8 : 4;
    if (descriptors) put(new Uint8Array(fields([0x08074b50, 4], [checksum, 4], [packed.length, width], [size, width])));
    const extra = new Uint8Array(
      zip64 ? fields([0x5455, 2], [1, 2], [0, 1], [1, 2], [24, 2], [size, 8], [packed.length, 8], [offset, 8]) : [],
    );
    const numbers = zip64 ? [0xffffffff, 0xffffffff, 0xffffffff] : [packed.length, size, offset];
    directory.push(
      new Uint8Array(
        fields(
          [0x02014b50, 4],
          [45, 2],
          [45, 2],
          [flags, 2],
          [method, 2],
          [0, 4],
          [checksum, 4],
          [numbers[0] ?? 0, 4],
          [numbers[1] ?? 0, 4],
          [name.length, 2],
          [extra.length, 2],
          [0, 2],
          [0, 4],
          [0, 4],
          [numbers[2] ?? 0, 4],
        ),
      ),
      name,
      extra,
    );
  });
  const begin = at;
  directory.forEach(put);
  const length = at - begin;
  const count = options.count ?? entries.length;
  if (zip64) {
    const end = at;
    put(
      new Uint8Array(
        fields(
          [0x06064b50, 4],
          [44, 8],
          [45, 2],
          [45, 2],
          [0, 4],
          [0, 4],
          [count, 8],
          [count, 8],
          [length, 8],
          [begin, 8],
        ),
      ),
    );
    put(new Uint8Array(fields([0x07064b50, 4], [0, 4], [end, 8], [1, 4])));
  }
  const told = zip64 ? [0xffff, 0xffffffff, 0xffffffff] : [count, length, begin];
  put(
    new Uint8Array(
      fields(
        [0x06054b50, 4],
        [0, 4],
        [told[0] ?? 0, 2],
        [told[0] ?? 0, 2],
        [told[1] ?? 0, 4],
        [told[2] ?? 0, 4],
        [comment.length, 2],
      ),
    ),
  );
  put(new TextEncoder().encode(comment));
  const all = new Uint8Array(at - before);
  let place = 0;
  for (const bytes of out) {
    all.set(bytes, place);
    place += bytes.length;
  }
  return all;
}

/** Bytes that do not get smaller by compression, the same each time. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  const random = createRandom(length);
  return new Uint8Array(length).map(() => random.between(0, 255));
}

function fields(...all: readonly [value: number, bytes: number][]): number[] {
  return all.flatMap(([value, bytes]) =>
    Array.from({ length: bytes }, (_, place) => Math.floor(value / 2 ** (8 * place)) & 0xff),
  );
}
