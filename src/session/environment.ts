import { openTabChannel } from '#lib/tab-channel.ts';
import type { CookieJar } from './read-tokens.ts';

/** The part of `Storage` that the session uses. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What the session needs of a browser; tests hand in their own. */
export interface SessionEnvironment {
  cookies: CookieJar;
  sessionStorage: WebStorage;
  localStorage: WebStorage;
  location(): { origin: string; hostname: string; pathname: string; search: string; hash: string };
  /** Changes the address without loading anything, leaving no second history entry. */
  replaceAddress(path: string): void;
  /** Leaves for an address, which takes the place of the present page in the history. */
  replaceWith(url: string): void;
  reload(): void;
  /** Milliseconds since 1970 by this machine, good for differences alone (S25). */
  now(): number;
  online(): boolean;
  /** Runs one task at a time over all tabs. */
  exclusively<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
  /** Tells the other tabs of this origin something, and hears what they tell. */
  openChannel(name: string, heard: (message: unknown) => void): (message: unknown) => void;
  /** Calls back when the customer comes back to this page; `restored` if out of the back-forward cache. */
  onReturn(returned: (restored: boolean) => void): void;
  fetch: typeof fetch;
}

function openChannel(name: string, heard: (message: unknown) => void): (message: unknown) => void {
  const { hear, post } = openTabChannel(name);
  hear(heard);
  return post;
}

function onReturn(returned: (restored: boolean) => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) returned(true);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') returned(false);
  });
}

/** The real browser. */
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
    online: () => navigator.onLine,
    exclusively: (name, task) => navigator.locks.request(name, task),
    openChannel,
    onReturn,
    fetch: (input, init) => window.fetch(input, init),
  };
}
