import type { UploadState, UploadsView } from './model.ts';
import type { Entry, Queue } from './queue.ts';

/** Bytes that had arrived at a time, in ms. */
interface Sample {
  at: number;
  bytes: number;
}

/** Samples of the last seconds, the oldest first. */
export type Rate = readonly Sample[];

/** Over so long the speed is averaged: parts arrive in leaps, and connections come and go. */
const WINDOW_MS = 12_000;
/** A shorter time says nothing. */
const LEAST_MS = 1_500;

/** States that count as begun: what has failed, and what is not to be sent, is not waited for. */
const BEGUN: ReadonlySet<UploadState> = new Set(['waiting', 'sending', 'paused', 'done']);
const ACTIVE: ReadonlySet<UploadState> = new Set(['checking', 'waiting', 'sending']);

/** View of the list for screens. */
export function viewOf({ entries, isPaused, full, goneAlbum, isOffline }: Queue, rate: Rate, now: number): UploadsView {
  const begun = entries.filter(({ state }) => BEGUN.has(state));
  const [sentBytes, totalBytes] = [sum(begun, ({ sent }) => sent), sum(begun, ({ size }) => size)];
  const bytesPerSecond = speedOf(rate, now);
  return {
    items: entries,
    sentBytes,
    totalBytes,
    bytesPerSecond,
    secondsLeft: secondsLeft(totalBytes - sentBytes, bytesPerSecond),
    isActive: entries.some(({ state }) => ACTIVE.has(state)),
    isPaused,
    full,
    goneAlbum,
    isOffline,
  };
}

function sum(entries: readonly Entry[], bytes: (entry: Entry) => number): number {
  return entries.reduce((total, entry) => total + bytes(entry), 0);
}

/** Samples with one more. @param bytes sent in all */
export function withSample(rate: Rate, bytes: number, at: number): Rate {
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

/** Seconds that are left; undefined while nothing moves. */
export function secondsLeft(bytesLeft: number, bytesPerSecond: number): number | undefined {
  return bytesPerSecond > 0 ? Math.ceil(bytesLeft / bytesPerSecond) : undefined;
}
