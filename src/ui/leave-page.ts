import { useEffectEvent, useLayoutEffect } from 'react';
import { createEmitter } from '#lib/events.ts';

const left = createEmitter('newest first');

/**
 * Calls the listeners of `onLeavePage`, the newest first: the customer leaves the page for another one in the app.
 *
 * [Note: A dialog belongs to its page] Whatever lies over a page is there for that page. Most of it is drawn by the page and
 * would go with it, but later: a page stays until the script of the next one has come. Some outlives what opened it, or
 * opens only when its own script has come. So the router says when a page is left, and dialogs close then: what was
 * confirmed goes on and is reported by a toast, everything else is dropped.
 */
export const leavePage = left.emit;

/** Calls back when the customer leaves the page that shows. @returns removes the listener */
export const onLeavePage = left.on;

/** Hook: calls back when the customer leaves the page, for as long as the component is mounted. */
export function useLeavePage(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => onLeavePage(() => leave()), []);
}

/** Runs work whose result is told in another way where the customer has left the page that shows. */
export async function noticeLeaving<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; hasLeft: boolean }> {
  let hasLeft = false;
  const end = onLeavePage(() => (hasLeft = true));
  try {
    return { result: await work(), hasLeft };
  } finally {
    end();
  }
}

/** Runs work whose result only matters to the page that shows. @returns undefined if the customer has left it by then */
export async function whileOnPage<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  const { result, hasLeft } = await noticeLeaving(work);
  return hasLeft ? undefined : result;
}
