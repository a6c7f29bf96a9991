import type { WebStorage } from './environment.ts';

interface StorageSource {
  readonly localStorage: WebStorage;
  readonly sessionStorage: WebStorage;
  readonly navigator: { readonly cookieEnabled: boolean };
}

const PROBE = 'storage_probe';

function works(storage: WebStorage): boolean {
  storage.setItem(PROBE, PROBE);
  const kept = storage.getItem(PROBE) === PROBE;
  storage.removeItem(PROBE);
  return kept;
}

/**
 * Whether this browser lets the app store what it needs: both storages can be written, and cookies are on (O88).
 * If not, the cookie-blocked page is all there is to show (A2.48, S18). Reading the property alone may throw.
 */
export function isStorageAvailable(source: StorageSource = window): boolean {
  try {
    return works(source.localStorage) && works(source.sessionStorage) && source.navigator.cookieEnabled;
  } catch {
    return false;
  }
}
