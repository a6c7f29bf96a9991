const SMALLEST = 64 * 1024;
const FIRST = 256 * 1024;
const LARGEST = 8 * 1024 * 1024;
/** So long a part should take, in ms: short enough for progress to be seen and little to be lost, long enough to be worth a call. */
const WANTED_MS = 1_000;
/** A part is at most so many times the one before: one lucky moment says little. */
const LEAP = 4;

/** The size of the next part of a file, in bytes, by how long the last one took. */
export function nextPartSize(last?: { bytes: number; ms: number }): number {
  if (!last) return FIRST;
  const wanted = Math.min((last.bytes / Math.max(last.ms, 1)) * WANTED_MS, last.bytes * LEAP);
  return Math.round(Math.min(Math.max(wanted, SMALLEST), LARGEST));
}

/** The size after a part that did not arrive. */
export function smallerPartSize(size: number): number {
  return Math.max(Math.round(size / 2), SMALLEST);
}
