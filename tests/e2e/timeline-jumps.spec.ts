import type { Page } from '@playwright/test';
import { extendTimeouts } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForPictures } from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

interface Arrival {
  /** Time in ms from when the tile was drawn to when its picture had come. */
  waited: number;
  /** Time in ms since the page began. */
  at: number;
  shown: string | undefined;
  /** Whether the page knows the same time of its drawing. */
  isCertain: boolean;
  /** Whether the tile was on screen when it came. */
  isInView: boolean;
}

declare global {
  interface Window {
    arrivals: () => Arrival[];
    frameTimes: number[];
  }
}

/** Records from now on how pictures of tiles come, and when frames begin. */
async function watchArrivals(page: Page): Promise<void> {
  await page.evaluate(() => {
    performance.setResourceTimingBufferSize(10_000);
    const come: { image: HTMLImageElement; waited: number; at: number; isInView: boolean }[] = [];
    const long: PerformanceEntry[] = [];
    new PerformanceObserver((list) => void long.push(...list.getEntries())).observe({ type: 'longtask' });
    // Of what was drawn in a long task the page and the test do not know the same time.
    const isCertain = (drawn: number) =>
      !long.some(({ startTime, duration }) => drawn >= startTime && drawn <= startTime + duration + 1);
    window.arrivals = () =>
      come.map(({ image, at, waited, isInView }) => {
        return { at, waited, isInView, isCertain: isCertain(at - waited), shown: image.dataset['shown'] };
      });
    window.frameTimes = [];
    const drawnAt = new WeakMap<Element, number>();
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element) {
            for (const image of [node, ...node.querySelectorAll('img')]) drawnAt.set(image, performance.now());
          }
    }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
    const record = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || !target.closest('main [data-photo]')) return;
      // A better picture takes the place of one that shows already.
      const drawn = drawnAt.get(target);
      if (drawn === undefined) return;
      drawnAt.delete(target);
      const at = performance.now();
      const { top, bottom } = target.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight;
      come.push({ image: target, waited: at - drawn, at, isInView });
    };
    document.addEventListener('load', record, true);
    const frame = () => {
      window.frameTimes.push(performance.now());
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** Goes to a place of the whole timeline at once, from 0 to 1. */
function jump(page: Page, share: number): Promise<void> {
  return page.evaluate((to) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * to), share);
}

test('F7 a picture that comes in a quarter of a second is there at once, one that kept her waiting comes softly', async ({
  page,
  signIn,
  sandbox,
}) => {
  test.slow();
  await signIn('large@example.com', PHOTOS);
  await waitForPictures(page);
  await watchArrivals(page);
  const arrivals = () => page.evaluate(() => window.arrivals().filter(({ isCertain }) => isCertain));
  let share = 0.1;
  let earlier = 0;
  const come = async (from: number, to: number) => {
    const all = await arrivals();
    const some = all.filter(({ waited, at }) => at > earlier && waited > from && waited < to);
    if (some.length === 0) {
      share = (share + 0.083) % 1;
      await jump(page, share);
    }
    return some.length;
  };
  await sandbox.fault({ service: 'photo-files', delayMs: 130 });
  await expect.poll(() => come(120, 200), { intervals: [1_000], timeout: 60_000 }).toBeGreaterThan(0);
  await sandbox.healFaults();
  await sandbox.fault({ service: 'photo-files', delayMs: 400 });
  earlier = await page.evaluate(() => performance.now());
  await expect.poll(() => come(300, 5_000), { intervals: [1_500], timeout: 60_000 }).toBeGreaterThan(0);
  const all = await arrivals();
  expect(all.filter(({ waited, shown }) => waited < 200 && shown !== 'at-once')).toEqual([]);
  expect(all.filter(({ waited, shown }) => waited > 280 && shown !== 'softly')).toEqual([]);
});

test('F7 what has come after a jump is drawn before better pictures and what is beyond the screen', async ({
  page,
  signIn,
  traffic,
}) => {
  test.slow();
  // With pictures that are missing.
  await extendTimeouts(page, { 2_500: 30_000 });
  await signIn('large@example.com', PHOTOS);
  await waitForPictures(page);
  await watchArrivals(page);
  /** When the first better picture was asked for after a time, in ms since the page began. */
  const betterAfter = (begin: number) =>
    page.evaluate((from) => {
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\/photo-files\/[^/]+\/800\?/.test(name) && startTime > from)
        .map(({ startTime }) => startTime);
      return asked.length > 0 ? Math.min(...asked) : undefined;
    }, begin);
  const whole = [];
  for (const share of [0.5, 0.25, 0.75]) {
    // Better pictures of the place that is left would pass for those of the next.
    await traffic.quiet();
    const begin = await page.evaluate(() => performance.now());
    await jump(page, share);
    await expect.poll(() => betterAfter(begin), { timeout: 60_000 }).toBeDefined();
    const better = (await betterAfter(begin)) ?? 0;
    whole.push(
      await page.evaluate(
        ({ from, to }) => {
          const first = window.arrivals().filter(({ at, isInView }) => at > from && at < to && isInView);
          const last = Math.max(...first.map(({ at }) => at));
          return {
            unshown: first.filter(({ shown }) => shown === undefined).length,
            frames: window.frameTimes.filter((at) => at > last && at < to).length,
          };
        },
        { from: begin, to: better },
      ),
    );
  }
  for (const { unshown, frames } of whole) {
    expect(unshown).toBe(0);
    expect(frames, 'frames that show what has come').toBeGreaterThanOrEqual(2);
  }
});
