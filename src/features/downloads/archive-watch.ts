import { isOffline, whenBack } from '#lib/offline.ts';
import { after, createTimer } from '#lib/timers.ts';
import type { PushListener } from '#photos/push/push-hub.ts';
import { isLast, type PushEvent } from '#photos/push/push-model.ts';

/** Time, in ms, without a newer message after which one counts: messages come in any order (R4). */
export const SETTLE_MS = 400;
/** Interval, in ms, at which the list is read while messages come: a connection may be dead without a sign of it. */
export const READ_BESIDE_MS = 60_000;
/** Delays, in ms, at which the list is read when no messages come: each is `growth` times the one before. */
export const READ_INSTEAD = { firstMs: 5_000, growth: 1.5 };

/** Dependencies of `watchArchive`. */
export interface WatchEnvironment {
  subscribe: (listener: PushListener<'archive'>) => () => void;
  /** State of the archive by the list; undefined when that does not say. */
  read: (downloadId: string) => Promise<PushEvent | undefined>;
}

/** Outcome of the waiting; `unknown` when none was seen in time. */
export type ArchiveOutcome = 'finished' | 'error' | 'unknown';

/**
 * Waits until an archive is ready or has failed: by push messages, and by the list, which is read when the connection is
 * made (an archive may have been faster), now and then, instead of messages where none come, and once the time is over (O53).
 * @param waitMs how long at most; none is left when it is not positive
 * @returns function that ends it without an outcome
 */
export function watchArchive(
  downloadId: string,
  waitMs: number,
  { subscribe, read }: WatchEnvironment,
  onOver: (outcome: ArchiveOutcome) => void,
): () => void {
  let isOver = false;
  let pause = READ_BESIDE_MS;
  let hasMessages = true;
  const settling = createTimer();
  const nextRead = createTimer();
  nextRead.start(pause, readNow);
  let callOffEnd = after(waitMs, readLast);
  const unsubscribe = subscribe({
    onMessage(message) {
      if (message.downloadId !== downloadId) return;
      settling.stop();
      if (isLast(message)) settling.start(SETTLE_MS, () => settle(message.event === 'finished' ? 'finished' : 'error'));
    },
    onConnected: readNow,
    onLost() {
      hasMessages = false;
      pause = READ_INSTEAD.firstMs;
      readNow();
    },
  });
  return end;

  function end(): void {
    isOver = true;
    settling.stop();
    nextRead.stop();
    callOffEnd();
    unsubscribe();
  }

  function settle(outcome: ArchiveOutcome): void {
    if (isOver) return;
    end();
    onOver(outcome);
  }

  function readNow(): void {
    if (isOver) return;
    nextRead.stop();
    void outcomeInList().then((outcome) => {
      if (outcome) settle(outcome);
      else if (!isOver) scheduleRead();
    });
  }

  /** An order that is reopened after hours has no time left, and its archive may have been ready all the while. */
  function readLast(): void {
    callOffEnd();
    void outcomeInList().then((outcome) => {
      if (isOver) return;
      // A machine that wakes has used up its time before it has a network to ask by.
      if (outcome === undefined && isOffline()) callOffEnd = whenBack(readLast);
      else settle(outcome ?? 'unknown');
    });
  }

  /** Undefined when the list does not say, or cannot be read. */
  async function outcomeInList(): Promise<ArchiveOutcome | undefined> {
    const event = await read(downloadId).catch(() => undefined);
    return event === 'finished' || event === 'error' ? event : undefined;
  }

  function scheduleRead(): void {
    nextRead.start(pause, readNow);
    if (!hasMessages) pause = Math.min(pause * READ_INSTEAD.growth, READ_BESIDE_MS);
  }
}
