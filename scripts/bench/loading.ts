import type { CDPSession, Page } from '@playwright/test';
import { drivenByPlaywright, type Open } from './driven.ts';
import { type Launch, openAtRest, type Subject, withPage } from './subject.ts';

export interface Loading {
  /** ms until the first picture and until the view is full. */
  first: number | undefined;
  full: number | undefined;
  /** JavaScript and CSS that set out before, in kB as compressed, and all requests that did, the page's own among them. */
  codeKb: number;
  requests: number;
}

/** Loads the page with an empty cache (F1, F2, F3). */
export function measureLoading(open: Open, subject: Subject, isSlow: boolean): Promise<Loading> {
  return open(
    subject,
    async (page) => {
      await page.goto(subject.url);
      const { first, full, arrived } = await page.evaluate(() => window.probe.loaded);
      const loads = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => ({
          name: entry.name,
          at: entry.startTime,
          bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
        })),
      );
      // Requests that begin after the last picture of the view do not delay it.
      const before = loads.filter(({ at }) => arrived !== undefined && at < arrived);
      const code = before.filter(({ name }) => /\.(js|css)$/.test(name));
      return {
        first,
        full,
        codeKb: code.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
        requests: before.length + 1,
      };
    },
    { isSlow },
  );
}

export interface Footprint {
  elements: number;
  heapMb: number;
}

export interface Passing {
  before: Footprint;
  after: Footprint;
  /** Sum of layout shifts, and changes of the whole's height, on the way. */
  shift: number;
  /** Scripts and styles that the page has loaded until it rests, and what they come to in kB as compressed (F1). */
  scripts: number;
  scriptsKb: number;
}

/** Scrolls through everything and back (F5, F6). */
export function measurePassing(launch: Launch, subject: Subject): Promise<Passing> {
  return withPage(launch, subject, async ({ page, devtools }) => {
    await openAtRest(drivenByPlaywright(page, devtools), subject);
    const before = await footprint(page, devtools);
    const { scripts, bytes } = await page.evaluate(() => {
      const loads = performance
        .getEntriesByType('resource')
        .filter(
          (entry) => entry instanceof PerformanceResourceTiming && /\.(js|css)$/.test(entry.name),
        ) as PerformanceResourceTiming[];
      return { scripts: loads.length, bytes: loads.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
    });
    const shift = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const box = window.probe.scroller();
      let corrections = 0;
      window.probe.record(false);
      for (const direction of [1, -1]) {
        for (let last = -1; last !== box.scrollTop;) {
          last = box.scrollTop;
          const height = box.scrollHeight;
          const target = Math.max(0, Math.min(height - box.clientHeight, last + direction * box.clientHeight * 2));
          box.scrollTop = target;
          await frame();
          await frame();
          if (box.scrollHeight !== height || Math.abs(box.scrollTop - target) > 1) corrections += 1;
        }
      }
      return window.probe.stop().shift + corrections;
    });
    await page.waitForTimeout(2_500);
    return { before, after: await footprint(page, devtools), shift, scripts, scriptsKb: bytes / 1000 };
  });
}

async function footprint(page: Page, devtools: CDPSession): Promise<Footprint> {
  await devtools.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(200);
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return { elements: await page.evaluate(() => document.querySelectorAll('*').length), heapMb: heap / 1_048_576 };
}
