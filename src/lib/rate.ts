/** Bytes, or photos, that had come or gone at a time, in ms. */
interface Sample {
  at: number;
  bytes: number;
}

/** Samples of the last seconds, the oldest first: how fast they come or go. */
export type Rate = readonly Sample[];

/** Time, in ms, over which the speed is averaged: bytes come in leaps, and connections come and go. */
const WINDOW_MS = 12_000;
/** Shortest time, in ms, that says something. */
const LEAST_MS = 1_500;
/** Time, in ms, without a sample after which the machine has slept: that says nothing, either. */
const MOST_MS = 30 * 60_000;

/** Samples with one more. @param bytes in all */
export function withSample(rate: Rate, bytes: number, at: number): Rate {
  if (at - (rate.at(-1)?.at ?? at) > MOST_MS) return [{ at, bytes }];
  const recent = rate.filter((sample) => at - sample.at <= WINDOW_MS);
  // The one before the window, so that a long part does not count as a short one.
  const before = rate.at(-recent.length - 1);
  return [...(before && recent.length < rate.length ? [before] : []), ...recent, { at, bytes }];
}

/** Bytes per second, smoothed; 0 until it is known. */
export function speedOf(rate: Rate, now: number): number {
  const [first] = rate;
  const last = rate.at(-1);
  if (!first || !last || now - first.at < LEAST_MS) return 0;
  return ((last.bytes - first.bytes) / (now - first.at)) * 1000;
}
