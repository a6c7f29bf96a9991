import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setOffline } from '#lib/offline.ts';
import { askPictureAgain } from './use-picture-again.ts';

const URL = 'https://photo-files.example/a.jpg';
const page = Object.assign(new EventTarget(), { hidden: false });
/** The pictures that were asked for. */
let asked: (EventTarget & { src?: string })[];
let stop: () => void;
const onThere = vi.fn();
let isTold: boolean | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  page.hidden = false;
  onThere.mockReset();
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      src?: string;
      constructor() {
        super();
        asked.push(this);
      }
    },
  );
  stop = askPictureAgain(URL, onThere, (is) => (isTold = is));
});

afterEach(() => {
  stop();
  setOffline(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Number of pictures asked for after a number of ms; each of them fails. */
function askedAfter(ms: number): number {
  vi.advanceTimersByTime(ms);
  return asked.length;
}

function answer(type: 'load' | 'error'): void {
  asked.at(-1)?.dispatchEvent(new Event(type));
}

function lookAtTab(): void {
  page.dispatchEvent(new Event('visibilitychange'));
}

test('P2.31 a picture that has failed is asked for again 2, 8 and 30 s after each failure, and then no more', () => {
  expect(askedAfter(1_999)).toBe(0);
  expect(askedAfter(1)).toBe(1);
  expect(asked[0]?.src).toBe(URL);
  expect(askedAfter(60_000), 'it has not failed again yet').toBe(1);
  answer('error');
  expect(askedAfter(7_999)).toBe(1);
  expect(askedAfter(1)).toBe(2);
  answer('error');
  expect(askedAfter(29_999)).toBe(2);
  expect(askedAfter(1)).toBe(3);
  answer('error');
  expect(askedAfter(600_000)).toBe(3);
  expect(onThere).not.toHaveBeenCalled();
});

test('P2.31 a picture that comes is told, and not asked for again', () => {
  askedAfter(2_000);
  answer('load');
  expect(onThere).toHaveBeenCalledOnce();
  expect(askedAfter(600_000)).toBe(1);
});

test('P2.31 a picture is asked for again at once when the tab is looked at, also after the last time; not in a hidden one', () => {
  page.hidden = true;
  lookAtTab();
  expect(askedAfter(2_000)).toBe(0);
  page.hidden = false;
  lookAtTab();
  expect(asked).toHaveLength(1);
  for (const pause of [8_000, 30_000]) {
    answer('error');
    askedAfter(pause);
  }
  answer('error');
  expect(askedAfter(60_000)).toBe(3);
  lookAtTab();
  expect(asked).toHaveLength(4);
});

test('R5 P2.31 a picture is not asked for without a connection, and in the very step in which it is back', () => {
  setOffline(true);
  lookAtTab();
  expect(askedAfter(60_000)).toBe(0);
  setOffline(false);
  // Two seconds are allowed, of which the clock has moved none.
  expect(asked).toHaveLength(1);
});

test('R5 P2.31 that a picture cannot be shown is told, but not without a connection, nor after that until it has failed again', () => {
  expect(isTold).toBe(true);
  askedAfter(2_000);
  answer('error');
  expect(isTold).toBe(true);
  setOffline(true);
  expect(isTold).toBe(false);
  answer('error');
  expect(isTold, 'it fails without a connection').toBe(false);
  setOffline(false);
  askedAfter(60_000);
  expect(isTold, 'it is asked for once more').toBe(false);
  answer('error');
  expect(isTold).toBe(true);
  stop();
  expect(isTold, 'it is not wanted any more').toBe(false);
});

test('R5 P2.31 nothing is told of a picture that fails without a connection and comes when it is back', () => {
  stop();
  setOffline(true);
  const told = vi.fn<(is: boolean) => void>();
  stop = askPictureAgain(URL, onThere, told);
  setOffline(false);
  answer('load');
  expect(onThere).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalledWith(true);
});

test('P2.31 nothing is asked for and nothing told once the picture is not wanted any more', () => {
  askedAfter(2_000);
  stop();
  answer('load');
  answer('error');
  lookAtTab();
  setOffline(true);
  setOffline(false);
  expect(askedAfter(60_000)).toBe(1);
  expect(onThere).not.toHaveBeenCalled();
});
