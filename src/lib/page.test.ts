import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withoutLeaveWarning, warnOnLeaving } from './page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the browser would ask. */
function isAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('who leaves while something is under way is asked, and not before or after', () => {
  expect(isAsked()).toBe(false);
  const end = warnOnLeaving();
  expect(isAsked()).toBe(true);
  end();
  expect(isAsked()).toBe(false);
});

test('asked is only when it is meant', () => {
  let isMeant = false;
  const end = warnOnLeaving(() => isMeant);
  expect(isAsked()).toBe(false);
  isMeant = true;
  expect(isAsked()).toBe(true);
  end();
});

test('nobody is asked about a file that the browser downloads, not even where it follows the link a little later', () => {
  const end = warnOnLeaving();
  let wasAsked: boolean | undefined;
  withoutLeaveWarning(() => (wasAsked = isAsked()));
  expect(wasAsked).toBe(false);
  vi.advanceTimersByTime(500);
  expect(isAsked()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(isAsked()).toBe(true);
  end();
});
