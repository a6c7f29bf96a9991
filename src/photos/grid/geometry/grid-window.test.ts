import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GridWindow } from './grid-window.ts';

const HEIGHT = 1000;
const page = Object.assign(new EventTarget(), { scrollX: 0, scrollY: 0, innerHeight: HEIGHT });
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  frames = [];
  page.scrollY = 0;
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { hidden: false, body: {} });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A timeline of which everything in view has come. */
function settledWindow(): GridWindow {
  const view = new GridWindow();
  view.attach({ getBoundingClientRect: () => ({ top: -page.scrollY }) } as HTMLElement);
  view.settle();
  return view;
}

/** Scrolls by a number of px, and draws that: it takes a number of ms until the page can do something else. */
async function step(px: number, ms: number): Promise<void> {
  page.scrollY += px;
  page.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(ms);
  for (const draw of frames.splice(0)) draw();
  await vi.advanceTimersByTimeAsync(0);
}

/** Distance below the upper edge of the screen to which something is drawn or loaded, in screens. */
const ahead = (view: GridWindow, what: 'drawn' | 'loaded') => ((view.state()?.[what].to ?? 0) - page.scrollY) / HEIGHT;

test('F4 a page that flies by is drawn ahead, and loaded farther, also where a frame leaves behind all that was drawn', async () => {
  const view = settledWindow();
  for (const px of [300, 800, 3000, 3000, 3000]) await step(px, 250);
  expect(view.isSettled()).toBe(true);
  expect(ahead(view, 'drawn')).toBeGreaterThan(2);
  expect(ahead(view, 'loaded')).toBeGreaterThan(6);
});

test('F4 it is so, too, for those who scroll on before what they passed has come', async () => {
  const view = settledWindow();
  await step(50_000, 16);
  expect(view.isSettled()).toBe(false);
  expect(ahead(view, 'drawn')).toBeLessThan(1.2);
  for (let number = 0; number < 12; number += 1) await step(130, 16);
  expect(view.isSettled()).toBe(false);
  expect(ahead(view, 'drawn')).toBeGreaterThan(2);
});

test('F7 where a place far away is chosen, what is on screen there comes first, and in a drag through the years nothing is loaded', async () => {
  const view = settledWindow();
  for (let number = 0; number < 5; number += 1) await step(130, 16);
  await step(20_000, 16);
  expect(view.isSettled()).toBe(false);
  expect(ahead(view, 'drawn')).toBeLessThan(1.2);
  const { loaded } = view.state() ?? {};
  await step(20_000, 16);
  expect(view.state()?.loaded).toBe(loaded);
});

test('F4 small pictures will do until the page has come to rest, however late its frames are', async () => {
  const view = settledWindow();
  for (let number = 0; number < 5; number += 1) {
    await step(1200, 250);
    expect([number, view.state()?.isHasty]).toEqual([number, number > 0]);
  }
  await vi.advanceTimersByTimeAsync(119);
  expect(view.state()?.isHasty).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(view.state()?.isHasty).toBe(false);
});
