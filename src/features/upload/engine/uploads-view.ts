import { speedOf, type Rate } from '#lib/rate.ts';
import type { UploadState, UploadsView } from './model.ts';
import type { Entry, Queue } from './queue.ts';

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

/** Seconds that are left; undefined while nothing moves. */
export function secondsLeft(bytesLeft: number, bytesPerSecond: number): number | undefined {
  return bytesPerSecond > 0 ? Math.ceil(bytesLeft / bytesPerSecond) : undefined;
}
