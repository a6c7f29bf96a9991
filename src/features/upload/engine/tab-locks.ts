/** Time, in ms, for which a page that has just been left may still hold its locks: a phone at its limits is slow to end one. */
const LEAVING_MS = 15_000;

/** Holds a lock as long as the page lives. Resolves when it is held. */
export function holdForLife(name: string): Promise<void> {
  return new Promise((held) => {
    void navigator.locks.request(name, () => {
      held();
      return new Promise<never>(() => {});
    });
  });
}

/** Whether no page holds a lock, once pages that are being left have had the time to go. */
export async function isAbandoned(name: string): Promise<boolean> {
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(LEAVING_MS) }, () => {});
    return true;
  } catch {
    return false;
  }
}

/** Runs work that only one page at a time may do. */
export function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(name, work);
}

/** Runs work if no page does it at the moment. @returns whether it ran */
export function ifFree(name: string, work: () => Promise<void>): Promise<boolean> {
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

/** Resolves when a lock is free. Rejects with the signal's reason. */
export async function whenFree(name: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(name, { signal }, () => {});
}
