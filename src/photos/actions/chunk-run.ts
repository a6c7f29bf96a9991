import { gotNoAnswer, hasStatus, isSessionOver, mayBeDone } from '#api/api-error.ts';
import { isOffline, onceBack } from '#lib/offline.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { withSample, type Rate } from '#lib/rate.ts';
import { abortable } from '#lib/timers.ts';

export interface ChunkRunOptions {
  chunkSize: number;
  /** Number of times that a chunk, or what is left of it, is tried again. */
  maxRetries: number;
  /** Gives the ids that it could not be done for. */
  call: (photoIds: string[]) => Promise<readonly string[]>;
  /**
   * Asks the service which of some ids it has not been done for: after a lost answer that is not known, and refused
   * photos may be gone already.
   */
  look?: (photoIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** After each chunk: photos that are through with it, those among them that failed, and how fast photos get through. */
  onChunk?: (done: number, failed: readonly string[], rate: Rate) => void;
  /** The network is waited for, should it go while this is under way: for what is followed on the card of jobs. */
  waits?: boolean;
  /** Aborted, what fails is not tried again, nor is the network waited for. */
  signal?: AbortSignal;
}

export interface ChunkRunResult {
  failed: string[];
  /** Error, undefined when nothing failed: "Exceeded maximum amount of retries!", its cause the last refusal (O74). */
  error?: Error;
}

/** Number of chunks in a row, all calls refused, after which the service counts as down and the rest is not tried. */
const MOST_REFUSED_CHUNKS = 2;

/**
 * Does something to many photos, chunk after chunk. What a chunk could not do is tried again for the ids that failed
 * alone, without a pause, and given up after the maximum of retries (P4.16 to P4.18, O50). Where it waits, a network that goes once
 * some of it has been answered is waited for: the machine may have slept.
 */
export async function runChunks(photoIds: readonly string[], options: ChunkRunOptions): Promise<ChunkRunResult> {
  const failed: string[] = [];
  let cause: unknown;
  let refused = 0;
  let isUnderWay = false;
  let rate = withSample([], 0, Date.now());
  for (let start = 0; start < photoIds.length && refused < MOST_REFUSED_CHUNKS; start += options.chunkSize) {
    const chunk = await runChunk(photoIds.slice(start, start + options.chunkSize), options, isUnderWay);
    isUnderWay ||= options.waits === true && chunk.wasAnswered;
    // Nothing else is answered then, either.
    refused = chunk.wasAnswered ? 0 : isSessionOver(chunk.cause) ? MOST_REFUSED_CHUNKS : refused + 1;
    cause = chunk.cause ?? cause;
    const isLast = refused >= MOST_REFUSED_CHUNKS;
    const left = isLast ? [...chunk.left, ...photoIds.slice(start + options.chunkSize)] : chunk.left;
    // Not spread: a call takes some 65,000 arguments at most.
    for (const photoId of left) failed.push(photoId);
    const done = isLast ? photoIds.length : Math.min(start + options.chunkSize, photoIds.length);
    // Without a network nothing is slow.
    rate = withSample(gotNoAnswer(chunk.cause) ? [] : rate, done, Date.now());
    options.onChunk?.(done, left, rate);
  }
  return failed.length > 0
    ? { failed, error: new Error('Exceeded maximum amount of retries!', { cause }) }
    : { failed };
}

/** Gives what is left of a chunk after all tries, and whether any of them was answered. */
async function runChunk(
  chunk: readonly string[],
  options: ChunkRunOptions,
  isUnderWay: boolean,
): Promise<{ left: readonly string[]; wasAnswered: boolean; cause?: unknown }> {
  const { maxRetries, call, look, signal } = options;
  let left = chunk;
  let wasAnswered = false;
  let isUnsure = false;
  let cause: unknown;
  for (let attempt = 0; attempt <= maxRetries && left.length > 0; attempt += 1) {
    try {
      const refused = new Set(await call([...left]));
      left = left.filter((photoId) => refused.has(photoId));
      wasAnswered = true;
    } catch (error) {
      cause = error;
      isUnsure ||= mayBeDone(error, 400, 404);
      if (isUnderWay && gotNoAnswer(error) && isOffline()) {
        await untilBack(signal).catch(() => {});
        attempt -= 1;
      }
      if (isSessionOver(error) || signal?.aborted) break;
    }
  }
  if (left.length === 0 || !(isUnsure || wasAnswered) || !look || signal?.aborted) return { left, wasAnswered, cause };
  // When that cannot be told, they are taken to be there.
  const undone = await look(left).catch(() => undefined);
  const still = undone ? left.filter((photoId) => undone.has(photoId)) : left;
  const isLess = still.length < left.length;
  // One photo that is gone has all of them refused: without it the others can be done.
  if (isLess && still.length > 0 && hasStatus(cause, 400, 404)) return runChunk(still, options, isUnderWay);
  return { left: still, wasAnswered: wasAnswered || isLess, cause };
}

/**
 * Waits for the network; for ever once the customer is gone, for nothing goes on for her then (S14).
 * @throws the signal's reason once that is aborted
 */
async function untilBack(signal: AbortSignal | undefined): Promise<void> {
  let unsubscribe = () => {};
  await abortable<void>(signal, (resolve) => {
    const callOff = onceBack(resolve);
    unsubscribe = personalDataClear.on(callOff);
    return callOff;
  }).finally(() => unsubscribe());
}
