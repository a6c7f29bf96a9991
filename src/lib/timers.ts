import { useEffect, useState } from 'react';
import { onShown } from './events.ts';

/** Runs something after a number of ms. @returns what calls it off */
export function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Runs something every number of ms. @returns what calls it off */
export function every(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
}

/** A timer that runs one thing at a time: what is started calls off what was started before. */
export interface Timer {
  start: (ms: number, run: () => void) => void;
  stop: () => void;
}

export function createTimer(): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    start(ms, run) {
      stop();
      timer = setTimeout(run, ms);
    },
  };
}

/**
 * Waits for what `begin` begins.
 * @param begin returns what calls it off
 * @throws the signal's reason once that is aborted; when it is already, nothing begins
 */
export async function abortable<Result>(
  signal: AbortSignal | null | undefined,
  begin: (resolve: (result: Result | Promise<Result>) => void, reject: (reason: unknown) => void) => () => void,
): Promise<Result> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const giveUp = () => {
    callOff();
    reject(signal?.reason);
  };
  signal?.addEventListener('abort', giveUp);
  const callOff = begin(resolve, reject);
  return promise.finally(() => signal?.removeEventListener('abort', giveUp));
}

/** Waits a number of ms. @throws the signal's reason once that is aborted */
export function sleep(ms: number, signal?: AbortSignal | null): Promise<void> {
  return abortable<void>(signal, (resolve) => after(ms, resolve));
}

/** Hook: whether a wait has lasted longer than a number of ms. Once it has, that stays so. */
export function useOverdue(ms: number, isWaiting = true): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => (isWaiting ? after(ms, () => setOverdue(true)) : undefined), [ms, isWaiting]);
  return isOverdue;
}

const MINUTE_MS = 60_000;

/** Calls back with each minute, and when the page is looked at again. @returns stops it */
function onMinute(changed: () => void): () => void {
  const timer = createTimer();
  const wait = () => timer.start(MINUTE_MS - (Date.now() % MINUTE_MS), next);
  const next = () => {
    // Not when it is left: what React begins then, Firefox never lets it end in a page that it keeps aside for Back, which then draws
    // nothing any more.
    if (!document.hidden) changed();
    wait();
  };
  wait();
  const end = onShown(next);
  return () => {
    timer.stop();
    end();
  };
}

/**
 * Hook: the time by the browser's clock, read anew with each minute. A page may stay open overnight: what it says of days is of now
 * (O20).
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => onMinute(() => setNow(new Date())), []);
  return now;
}

/** Waits for the next frame to be drawn; not in a hidden page, which draws none. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
