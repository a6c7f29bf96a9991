import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A browser without locks; each tab has modules of its own, and the database is of all. */
async function openTab() {
  vi.resetModules();
  const { requestLock } = await import('./locks.ts');
  return requestLock;
}

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', page);
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('S22 R2 without locks one tab at a time works, too, and what the work gives or throws comes out', async () => {
  const tabs = await Promise.all([openTab(), openTab(), openTab()]);
  let working = 0;
  const most: number[] = [];
  const work = async () => {
    most.push((working += 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return (working -= 1);
  };
  expect(await Promise.all(tabs.map((requestLock) => requestLock('one', work)))).toEqual([0, 0, 0]);
  expect(most).toEqual([1, 1, 1]);
  const [requestLock = await openTab()] = tabs;
  await expect(requestLock('one', () => Promise.reject(new Error('work')))).rejects.toThrow('work');
  expect(await requestLock('one', async (lock) => lock !== null, { ifAvailable: true })).toBe(true);
});

test('R2 a lock that another tab has is not waited for where it is asked for at once, and is free when that tab is left', async () => {
  const [one, other] = [await openTab(), await openTab()];
  let isHeld = () => {};
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  void one('list', () => {
    isHeld();
    return new Promise<never>(() => {});
  });
  await held;
  expect(await other('list', async (lock) => lock, { ifAvailable: true })).toBeNull();
  expect(await other('another list', async (lock) => lock !== null, { ifAvailable: true })).toBe(true);
  const tooLate = new Error('too late');
  const giveUp = new AbortController();
  const waiting = other('list', async () => {}, { signal: giveUp.signal });
  giveUp.abort(tooLate);
  await expect(waiting).rejects.toBe(tooLate);
  page.dispatchEvent(new Event('pagehide'));
  expect(await other('list', async (lock) => lock !== null)).toBe(true);
});

test('R2 locks that a page could not give back while it was left are free for the next page of its tab', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const before = await openTab();
  for (const name of ['list', 'photo'])
    await new Promise<void>((held) => {
      void before(name, () => {
        held();
        return new Promise<never>(() => {});
      });
    });
  const remove = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    return this.get(key) as IDBRequest<undefined>;
  });
  page.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(remove).toHaveBeenCalledTimes(2));
  remove.mockRestore();
  const next = await openTab();
  for (const name of ['list', 'photo'])
    expect(await next(name, async (lock) => lock !== null, { ifAvailable: true })).toBe(true);
  expect(stored.size).toBe(0);
});

test('R2 the lock of a tab that ended without a word is free after a minute and a half, that of one that works is renewed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const [one, other] = [await openTab(), await openTab()];
  const free = () => other('list', async (lock) => lock !== null, { ifAvailable: true });
  let isHeld = () => {};
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  void one('list', () => {
    isHeld();
    return new Promise<never>(() => {});
  });
  await vi.advanceTimersByTimeAsync(0);
  await held;
  for (let step = 0; step < 12; step += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    // The database takes real time to renew it.
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await free()).toBe(false);
  // Its timers stand still from now on.
  vi.setSystemTime(Date.now() + 91_000);
  expect(await free()).toBe(true);
});

test('R2 a lock whose work ends while it is renewed is free, and stays so', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const [one, other] = [await openTab(), await openTab()];
  const free = () => other('list', async (lock) => lock !== null, { ifAvailable: true });
  const held = Promise.withResolvers<void>();
  const work = Promise.withResolvers<void>();
  const ended = one('list', () => {
    held.resolve();
    return work.promise;
  });
  await vi.advanceTimersByTimeAsync(0);
  await held.promise;
  // The database has not answered yet.
  vi.advanceTimersByTime(20_000);
  work.resolve();
  await ended;
  expect(await free()).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await free()).toBe(true);
});

test('R2 where there is no database either, work is done all the same', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const requestLock = await openTab();
  expect(await requestLock('one', async (lock) => lock !== null)).toBe(true);
});
