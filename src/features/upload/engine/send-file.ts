import { ApiError } from '#api/api-error.ts';
import { failureAfterAll, UNREADABLE, verdictOn } from './failure-reason.ts';
import type { Failure } from './queue.ts';

/** Calls of the resumable upload (../queries.ts). */
export interface UploadCalls {
  announce: () => Promise<string>;
  uploadedSoFar: (uploadId: string, signal: AbortSignal) => Promise<number | undefined>;
  sendPart: (uploadId: string, offset: number, part: Blob, signal: AbortSignal) => Promise<number | undefined>;
}

export interface Sending {
  file: Blob;
  /** Announced before: what has arrived is not sent again. */
  uploadId?: string;
  calls: UploadCalls;
  signal: AbortSignal;
  /** Resolves when the announcement is stored for after a reload, as far as that can be; no byte is sent before. */
  onAnnounced: (uploadId: string) => Promise<void>;
  /** Callback for bytes that have arrived: in all, and just now. */
  onArrived: (bytes: number, justNow: number) => void;
  onInterrupted: () => void;
  /** Waits; rejects with the signal's reason. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
}

/** The file is not in the library, and why. */
export class SendingFailed extends Error {
  override readonly name = 'SendingFailed';
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(failure.reason, cause === undefined ? undefined : { cause });
    this.failure = failure;
  }
}

/** The page is about to leave for the sign-in: nothing is lost, and nothing is to be said. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

/** Refusal of a file for want of room in the library. */
export class LibraryFull extends Error {
  override readonly name = 'LibraryFull';
  /** For the customer to quote. */
  readonly correlationId: string | undefined;

  constructor(cause: unknown) {
    super('The library is full.', { cause });
    this.correlationId = cause instanceof ApiError ? cause.correlationId : undefined;
  }
}

/** Pauses after failures in a row without a byte arriving, in ms; after the last the file has failed. */
export const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000];

/** Sizes of a part, in bytes. */
const SMALLEST = 64 * 1024;
const FIRST = 256 * 1024;
const LARGEST = 8 * 1024 * 1024;
/** Time that a part should take, in ms: short enough for progress to be seen and little to be lost, long enough to be worth a call. */
const WANTED_MS = 1_000;
/** Factor by which a part may exceed the one before: one lucky moment says little. */
const LEAP = 4;

/** Number of failures as which a call without an answer counts: it waits long itself, two minutes for a part. */
const TIMEOUT_COUNTS = 4;

/**
 * Sends one file, part after part, and goes on by itself where the connection or the service fails for a moment. What has
 * arrived is asked for before it goes on, so that no byte is sent twice (O65).
 * @returns the id under which the photo is in the library
 * @throws SendingFailed, SignedOut, LibraryFull, or the signal's reason
 */
export async function sendFile({
  file,
  calls,
  signal,
  onAnnounced,
  onArrived,
  onInterrupted,
  wait,
  now,
  ...known
}: Sending): Promise<string> {
  let { uploadId } = known;
  let offset: number | undefined;
  let size = nextPartSize();
  let failures = 0;
  let furthest = 0;

  /** One step: announce, ask, or send. @returns false when nothing has moved */
  async function step(): Promise<boolean> {
    if (uploadId === undefined) {
      const announced = await calls.announce();
      await onAnnounced(announced);
      [uploadId, offset] = [announced, 0];
      return true;
    }
    if (offset === undefined) return moveTo(await calls.uploadedSoFar(uploadId, signal));
    const part = file.slice(offset, offset + size);
    const [from, began] = [offset, now()];
    const hasMoved = moveTo(await calls.sendPart(uploadId, offset, part, signal), from);
    if (offset !== undefined && offset > from) size = nextPartSize({ bytes: offset - from, ms: now() - began });
    return hasMoved;
  }

  /** @param next undefined when the upload is gone */
  function moveTo(next: number | undefined, from = next ?? 0): boolean {
    if (next === undefined) {
      [uploadId, offset] = [undefined, undefined];
      return false;
    }
    if (next > file.size) throw new SendingFailed({ reason: 'upload.failed', canRetry: true });
    const hasMoved = next !== offset;
    offset = next;
    onArrived(next, Math.max(next - from, 0));
    return hasMoved;
  }

  for (;;) {
    // Even if it was to stop: what has arrived has arrived.
    if (uploadId !== undefined && offset === file.size) return uploadId;
    signal.throwIfAborted();
    let error: unknown;
    try {
      if (await step()) {
        if (offset !== undefined && offset > furthest) [furthest, failures] = [offset, 0];
        continue;
      }
    } catch (thrown) {
      signal.throwIfAborted();
      error = await passing(thrown, file, offset);
      // What arrived before the answer was lost is asked for.
      offset = undefined;
      size = smallerPartSize(size);
      onInterrupted();
    }
    const pause = PAUSES_MS[failures];
    if (pause === undefined) throw new SendingFailed(failureAfterAll(error), error);
    failures += error instanceof ApiError && error.kind === 'timeout' ? TIMEOUT_COUNTS : 1;
    await wait(pause, signal);
  }
}

/** Gives the failure back if it is one that passes, and throws otherwise. A body that cannot be read looks like a lost connection, hence it is tried. */
async function passing(error: unknown, file: Blob, offset = 0): Promise<unknown> {
  if (error instanceof SendingFailed) throw error;
  const verdict = verdictOn(error);
  if (verdict.kind === 'signedOut') throw new SignedOut();
  if (verdict.kind === 'full') throw new LibraryFull(error);
  if (verdict.kind === 'final') throw new SendingFailed(verdict.failure, error);
  try {
    await file.slice(offset, offset + 1).arrayBuffer();
  } catch (cause) {
    throw new SendingFailed(UNREADABLE, cause);
  }
  return error;
}

/** Size of the next part of a file, in bytes, by how long the last one took. */
export function nextPartSize(last?: { bytes: number; ms: number }): number {
  if (!last) return FIRST;
  const wanted = Math.min((last.bytes / Math.max(last.ms, 1)) * WANTED_MS, last.bytes * LEAP);
  return Math.round(Math.min(Math.max(wanted, SMALLEST), LARGEST));
}

/** Size after a part that did not arrive. */
export function smallerPartSize(size: number): number {
  return Math.max(Math.round(size / 2), SMALLEST);
}
