import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAnew, warnOnLeaving } from './page.ts';

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

test('nobody is asked about a page that is loaded anew', () => {
  const end = warnOnLeaving();
  const reload = vi.fn(() => expect(isAsked()).toBe(false));
  vi.stubGlobal('location', { reload });
  loadAnew();
  expect(reload).toHaveBeenCalledOnce();
  end();
});
