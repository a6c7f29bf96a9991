import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPLOADS_DATABASE } from './clear-files.ts';
import { SessionWorld } from './session-test-world.ts';

let world: SessionWorld;
/** Folders that were removed from the browser's own file system. */
let removed: string[];
let root: Promise<object>;

beforeEach(() => {
  world = new SessionWorld();
  removed = [];
  root = Promise.resolve({
    getDirectoryHandle: async () => ({}),
    removeEntry: async (name: string) => removed.push(name),
  });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', world.browser.localStorage);
  vi.stubGlobal('navigator', { storage: { getDirectory: () => root } });
});
afterEach(() => vi.unstubAllGlobals());

/** A customer with files on their way, as an earlier page has left them, who opens the page that signs out. */
async function opensLogout() {
  await new Promise((resolve) => {
    const opening = indexedDB.open(UPLOADS_DATABASE);
    opening.addEventListener('success', () => resolve(opening.result.close()));
  });
  world.browser.localStorage.setItem('uploadsKept', 'true');
  const { startSession, signOut, tab } = await world.openTab('/logout');
  await startSession({ isPublic: () => true });
  const leave = tab.env.replaceWith;
  const left = { with: undefined as string | null | undefined };
  tab.env.replaceWith = (to) => {
    left.with = world.browser.localStorage.getItem('uploadsKept');
    leave(to);
  };
  return { signOut, tab, left };
}

test.each([true, false])(
  'S14 files on their way are gone before a page that loads nothing of uploads is left; signed in: %s',
  async (isSignedIn) => {
    if (isSignedIn) world.signedInCookies();
    const { signOut, tab, left } = await opensLogout();
    await signOut();
    expect([tab.left.length, tab.replaced.length]).toEqual(isSignedIn ? [1, 0] : [0, 1]);
    expect(left.with).toBeNull();
    expect(removed).toEqual(['kept-uploads']);
    expect(await indexedDB.databases()).toEqual([]);
  },
);

test.each(['Not allowed', undefined])(
  'S14 A4.9 a browser that has no file system of its own has no copies in it, and the rest is cleared: %s',
  async (refusal) => {
    world.signedInCookies();
    const refuses = { getDirectory: () => Promise.reject(new DOMException(refusal, 'SecurityError')) };
    vi.stubGlobal('navigator', { storage: refusal === undefined ? {} : refuses });
    const { signOut, left } = await opensLogout();
    await signOut();
    expect(left.with).toBeNull();
    expect(await indexedDB.databases()).toEqual([]);
  },
);

test('S14 A4.9 what the browser does not remove in time holds nobody up, and is still marked for the next page', async () => {
  world.signedInCookies();
  root = new Promise(() => {});
  const { signOut, tab, left } = await opensLogout();
  await signOut();
  expect(tab.left.map((to) => to.split('?')[0])).toEqual([`${world.authority.issuer}/session/end`]);
  expect(left.with).toBe('clearing');
});
