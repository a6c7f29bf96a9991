import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Leaving from './leaving.ts';

let page: EventTarget;
let pendingUnload: typeof Leaving.pendingUnload;
let leaveForGood: typeof Leaving.leaveForGood;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const leaving = await import('./leaving.ts');
  leaving.followLeaving();
  ({ pendingUnload, leaveForGood } = leaving);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const happens = (...types: string[]) => types.forEach((type) => page.dispatchEvent(new Event(type)));

/** Whether somebody who waits for the page to stay has come to know that it does. */
async function isKnownToStay(waiting: Promise<void> | undefined): Promise<boolean> {
  let is = false;
  void waiting?.then(() => (is = true));
  await vi.advanceTimersByTimeAsync(0);
  return is;
}

test('A8.3 R5 nobody waits on a page that is not being left', () => {
  expect(pendingUnload()).toBeUndefined();
  happens('pageshow');
  expect(pendingUnload()).toBeUndefined();
});

test('A8.3 R5 a page that was asked to be left and is still there after a while stays', async () => {
  happens('beforeunload');
  const waiting = pendingUnload();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(await isKnownToStay(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await isKnownToStay(waiting)).toBe(true);
  expect(pendingUnload()).toBeUndefined();
});

test('A8.3 R5 asked twice, it is waited for from the second time on', async () => {
  happens('beforeunload');
  const waiting = pendingUnload();
  await vi.advanceTimersByTimeAsync(1_500);
  happens('beforeunload');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await isKnownToStay(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(600);
  expect(await isKnownToStay(waiting)).toBe(true);
});

test('A8.3 R5 a page that is gone stays when the customer is back on it, and not before', async () => {
  happens('beforeunload', 'pagehide');
  const waiting = pendingUnload();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await isKnownToStay(waiting)).toBe(false);
  happens('pageshow');
  expect(await isKnownToStay(waiting)).toBe(true);
});

test('S16 R5 a page that is to be loaded anew does not go on when Back brings it, nor however long that takes', async () => {
  happens('pagehide');
  leaveForGood();
  const waiting = pendingUnload();
  happens('pageshow');
  expect(await isKnownToStay(waiting)).toBe(false);
  happens('beforeunload');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await isKnownToStay(waiting)).toBe(false);
  expect(pendingUnload()).toBe(waiting);
});
