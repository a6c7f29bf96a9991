import type { Delivery } from './deliver.ts';

/** A range of bytes, both ends included. */
export type ByteRange = { from: number; to: number };

/**
 * The one range that a `Range` header asks for. Undefined when the whole is to be sent: no header, several ranges,
 * another unit. Null when nothing of the file is in the range.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { from: size - length, to: size - 1 } : null;
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from < size && from <= to ? { from, to } : null;
}

/** The part of a file that was asked for: 200, 206 or 416. */
export function rangedDelivery(
  bytes: Uint8Array,
  rangeHeader: string | undefined,
  headers: Record<string, string>,
): Delivery {
  const all = { ...headers, 'accept-ranges': 'bytes' };
  const range = parseRange(rangeHeader, bytes.length);
  if (range === undefined) return { status: 200, headers: all, body: bytes };
  if (range === null) return { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } };
  const { from, to } = range;
  return {
    status: 206,
    headers: { ...all, 'content-range': `bytes ${from}-${to}/${bytes.length}` },
    body: bytes.subarray(from, to + 1),
  };
}
