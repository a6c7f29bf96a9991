import { atom, getDefaultStore } from 'jotai/vanilla';

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

/** Subscribes to the connection being back. @returns callback that unsubscribes */
export function whenBack(run: () => void): () => void {
  return getDefaultStore().sub(offlineAtom, () => isOffline() || run());
}

/** Follows what the browser says of the network. */
export function followNetwork(): void {
  const look = () => setOffline(!navigator.onLine);
  addEventListener('online', look);
  addEventListener('offline', look);
  look();
}
