/** What had arrived, and when, in ms. */
interface Sample {
  at: number;
  bytes: number;
}

/** The arrivals of the last seconds, the oldest first. */
export type Rate = readonly Sample[];

/** Over so long the speed is averaged: parts arrive in leaps, and connections come and go. */
const WINDOW_MS = 12_000;
/** A shorter time says nothing. */
const LEAST_MS = 1_500;

/** Takes note of how much has been sent in all. */
export function noted(rate: Rate, bytes: number, at: number): Rate {
  const recent = rate.filter((sample) => at - sample.at <= WINDOW_MS);
  // The one before the window, so that a long part does not count as a short one.
  const before = rate.at(-recent.length - 1);
  return [...(before && recent.length < rate.length ? [before] : []), ...recent, { at, bytes }];
}

/** Bytes per second, smoothed; 0 until there is something to tell. */
export function speedOf(rate: Rate, now: number): number {
  const [first] = rate;
  const last = rate.at(-1);
  if (!first || !last || now - first.at < LEAST_MS) return 0;
  return ((last.bytes - first.bytes) / (now - first.at)) * 1000;
}

/** Undefined while nothing moves. */
export function secondsLeft(bytesLeft: number, bytesPerSecond: number): number | undefined {
  return bytesPerSecond > 0 ? Math.ceil(bytesLeft / bytesPerSecond) : undefined;
}
