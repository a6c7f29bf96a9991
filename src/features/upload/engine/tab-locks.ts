import { requestLock } from '#lib/locks.ts';

/** Time, in ms, for which a page that has just been left may still hold its locks: a phone at its limits is slow to end one. */
const LEAVING_MS = 60_000;

/** Holds a lock as long as the page lives. Resolves when it is held. */
export function holdForLife(name: string): Promise<void> {
  return new Promise((held) => {
    void requestLock(name, () => {
      held();
      return new Promise<never>(() => {});
    });
  });
}

/** Whether no page holds a lock, once pages that are being left have had the time to go. */
export function isAbandoned(name: string): Promise<boolean> {
  return whenFree(name, AbortSignal.timeout(LEAVING_MS)).then(
    () => true,
    () => false,
  );
}

/** Runs work if no page does it at the moment. @returns whether it ran */
export function ifFree(name: string, work: () => Promise<void>): Promise<boolean> {
  return requestLock(
    name,
    async (lock) => {
      if (lock) await work();
      return lock !== null;
    },
    { ifAvailable: true },
  );
}

/** Resolves when a lock is free. Rejects with the signal's reason. */
export async function whenFree(name: string, signal: AbortSignal): Promise<void> {
  await requestLock(name, async () => {}, { signal });
}
