import { atom, getDefaultStore } from 'jotai/vanilla';
import { pendingUnload } from './leaving.ts';

/**
 * [Note: Away from the network] Whether the page has no connection: the browser says so, or a call got no answer and nothing else
 * answers, either (src/app/watch-connection.ts). One service that is down is no lost connection: its failure is told as any other.
 *
 * While there is none one bar says so, and what got no answer draws its place and no error. When it is back, all that failed so
 * and is shown is asked for again.
 */
export const offlineAtom = atom(false);

export function isOffline(): boolean {
  return getDefaultStore().get(offlineAtom);
}

export function setOffline(is: boolean): void {
  getDefaultStore().set(offlineAtom, is);
}

/** Subscribes to the connection being lost, and being back. @returns callback that unsubscribes */
export function onConnection(changed: () => void): () => void {
  return getDefaultStore().sub(offlineAtom, changed);
}

/** Subscribes to the connection being back. @returns callback that unsubscribes */
export function whenBack(run: () => void): () => void {
  return onConnection(() => isOffline() || run());
}

/** Runs a callback once the connection is back: the next time that it is. @returns callback that calls it off */
export function onceBack(run: () => void): () => void {
  const unsubscribe = whenBack(() => {
    unsubscribe();
    run();
  });
  return unsubscribe;
}

let check = () => Promise.resolve();

/** Sets the check that finds out whether the connection is lost; before that only the browser says so. */
export function setConnectionCheck(next: () => Promise<void>): void {
  check = next;
}

/** Finds out whether the connection is lost after a call without an answer: only then its failure may show. */
export async function verifyConnection(): Promise<void> {
  // See: [Note: A page that is left]
  await pendingUnload();
  await check();
}

/** Follows what the browser says of the network. */
export function followNetwork(): void {
  const look = () => setOffline(!navigator.onLine);
  addEventListener('online', look);
  addEventListener('offline', look);
  look();
}
