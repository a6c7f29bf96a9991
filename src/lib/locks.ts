import { leaveForGood } from './leaving.ts';
import { loadAnew } from './page.ts';
import { abortable } from './timers.ts';

export interface LockOptions {
  /** The work is called at once, with null when the lock is held. */
  ifAvailable?: boolean;
  /** Gives up waiting. */
  signal?: AbortSignal;
}

/**
 * Runs work while it holds a lock, which one tab of this origin at a time can have, and others wait for. Where browsers have no
 * locks there are leases instead, whose script is loaded then.
 * @throws the signal's reason when it was given up
 */
export async function requestLock<Result>(
  name: string,
  work: (lock: object | null) => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks) return requestUntilLeft(locks, name, work, options);
  const { requestLease } = await import('./lock-leases.ts');
  return requestLease(name, work, options);
}

/**
 * [Note: A page kept for Back has no locks] Safari 18 keeps a page for Back with the locks that it has, and gives it those that it
 * waits for: other tabs wait for them in vain. So both end when such a page is left, and it is loaded anew when Back brings it,
 * and does nothing until then: what it worked on may be another tab's, and a call's answer would come to nobody. That is how it is in other browsers, which keep no page that has a lock.
 */
async function requestUntilLeft<Result>(
  locks: LockManager,
  name: string,
  work: (lock: object | null) => Promise<Result>,
  { ifAvailable, signal }: LockOptions,
): Promise<Result> {
  const end = new AbortController();
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    leaveForGood();
    // One function for all locks: it is added once. Whether the page may be left she was asked when she left it.
    addEventListener('pageshow', loadAnew);
    end.abort();
  };
  addEventListener('pagehide', leave);
  let result: Promise<Result> | undefined;
  try {
    return await locks.request(
      name,
      // Browsers take one of both.
      ifAvailable ? { ifAvailable } : { signal: AbortSignal.any(signal ? [signal, end.signal] : [end.signal]) },
      (lock) => Promise.race([(result = work(lock)), abortable<never>(end.signal, () => () => {})]),
    );
  } catch (error) {
    // Who has called hears what comes of the work, whatever becomes of the lock.
    if (result) return result;
    if (end.signal.aborted) return new Promise(() => {});
    throw error;
  } finally {
    removeEventListener('pagehide', leave);
  }
}
