import { createTimer } from './timers.ts';

/** Time, in ms, within which the browser ends a page's calls, once it has asked whether the page may be left. */
const ENDS_CALLS_MS = 2_000;

let pending: Promise<void> | undefined;
let isOver = false;
let cancelUnload = () => {};

/**
 * [Note: A page that is left] Firefox ends the calls of a page as soon as the next one is asked for, WebKit a little later, and
 * the page still runs. Such a call has not failed: nothing is told and nothing is shown before it is known that the page stays,
 * since the customer would not leave, what was asked for is a file, or she came back and finds the page as it was.
 *
 * @returns settles when the page stays, the unload being cancelled; undefined as long as it is not being left
 */
export function pendingUnload(): Promise<void> | undefined {
  return pending;
}

/** The page does not stay any more, though Back may bring it: it is loaded anew then, and does nothing until it is. */
export function leaveForGood(): void {
  isOver = true;
  leave();
}

function leave(): void {
  if (pending) return;
  pending = new Promise((resolve) => {
    cancelUnload = () => {
      pending = undefined;
      resolve();
    };
  });
}

/** Follows whether the page is being left. */
export function followLeaving(): void {
  const stay = () => isOver || cancelUnload();
  const timer = createTimer();
  addEventListener('beforeunload', () => {
    leave();
    timer.start(ENDS_CALLS_MS, stay);
  });
  addEventListener('pagehide', () => {
    timer.stop();
    leave();
  });
  addEventListener('pageshow', stay);
}
