/** The polynomial of zip archives, its bits turned round. */
const POLYNOMIAL = 0xedb88320;
/** Number of bytes that are taken at a time: one after the other takes three times as long. */
const STEP = 8;

/** Checksums of each byte, followed by as many zeros as the index of the table. */
const TABLES = tables();

/** The CRC-32 of bytes, going on from that of what came before them; 0 at the beginning. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = TABLES;
  let sum = ~before;
  let at = 0;
  const lastStep = bytes.length - STEP;
  const byteAt = (place: number) => bytes[place] ?? 0;
  for (; at <= lastStep; at += STEP) {
    const low = sum ^ (byteAt(at) | (byteAt(at + 1) << 8) | (byteAt(at + 2) << 16) | (byteAt(at + 3) << 24));
    sum =
      (t7[low & 0xff] ?? 0) ^
      (t6[(low >>> 8) & 0xff] ?? 0) ^
      (t5[(low >>> 16) & 0xff] ?? 0) ^
      (t4[low >>> 24] ?? 0) ^
      (t3[byteAt(at + 4)] ?? 0) ^
      (t2[byteAt(at + 5)] ?? 0) ^
      (t1[byteAt(at + 6)] ?? 0) ^
      (t0[byteAt(at + 7)] ?? 0);
  }
  for (; at < bytes.length; at += 1) sum = (t0[(sum ^ byteAt(at)) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}

type Tables = [Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array];

function tables(): Tables {
  const first = Uint32Array.from({ length: 256 }, (_, byte) => {
    let sum = byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
    return sum;
  });
  const next = (table: Uint32Array) => table.map((sum) => (first[sum & 0xff] ?? 0) ^ (sum >>> 8));
  const all = [first];
  for (let place = 1; place < STEP; place += 1) all.push(next(all.at(-1) ?? first));
  return all as Tables;
}
