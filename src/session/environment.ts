import { onBackAgain, onShown, openTabChannel } from '#lib/events.ts';
import { isOffline } from '#lib/offline.ts';
import type { CookieJar } from './read-tokens.ts';

/** The part of `Storage` that the session uses. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The parts of a browser that the session uses; tests pass their own. */
export interface SessionEnvironment {
  cookies: CookieJar;
  sessionStorage: WebStorage;
  localStorage: WebStorage;
  location(): { origin: string; protocol: string; hostname: string; pathname: string; search: string; hash: string };
  /** Changes the address without loading anything, leaving no second history entry. */
  replaceAddress(path: string): void;
  /** Leaves for an address, which takes the place of the present page in the history. */
  replaceWith(url: string): void;
  reload(): void;
  /** Milliseconds since 1970 by this machine, good for differences alone (S25). */
  now(): number;
  online(): boolean;
  /** Runs one task at a time over all tabs; by the browser's locks where it is not given: they come with what needs them. */
  exclusively?<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
  /** The cookies as the browser keeps them for all tabs, written like `document.cookie`; by the Cookie Store API where it is not given. */
  storedCookies?(): Promise<string | undefined>;
  /** Opens a channel to the other tabs of this origin. @returns sends them a message */
  openChannel(name: string, listener: (message: unknown) => void): (message: unknown) => void;
  /** Calls the listener when the customer comes back to this page; `restored` if out of the back-forward cache. */
  onReturn(listener: (restored: boolean) => void): void;
  fetch: typeof fetch;
}

/** The environment of the real browser. */
export function browserEnvironment(): SessionEnvironment {
  return {
    cookies: {
      read: () => document.cookie,
      write: (cookie) => {
        document.cookie = cookie;
      },
    },
    sessionStorage: window.sessionStorage,
    localStorage: window.localStorage,
    location: () => window.location,
    // The state that the router keeps in the entry belongs to the address that goes.
    replaceAddress: (path) => window.history.replaceState(null, '', path),
    replaceWith: (url) => window.location.replace(url),
    reload: () => window.location.reload(),
    now: () => Date.now(),
    online: () => !isOffline(),
    openChannel,
    onReturn,
    fetch: (input, init) => window.fetch(input, init),
  };
}

interface StorageSource {
  readonly localStorage: WebStorage;
  readonly sessionStorage: WebStorage;
  readonly navigator: { readonly cookieEnabled: boolean };
}

const PROBE = 'storage_probe';

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

function works(storage: WebStorage): boolean {
  storage.setItem(PROBE, PROBE);
  const isStored = storage.getItem(PROBE) === PROBE;
  storage.removeItem(PROBE);
  return isStored;
}

function openChannel(name: string, listener: (message: unknown) => void): (message: unknown) => void {
  const { listen, post } = openTabChannel(name);
  listen(listener);
  return post;
}

function onReturn(listener: (restored: boolean) => void): void {
  onBackAgain(() => listener(true));
  onShown(() => listener(false));
}
