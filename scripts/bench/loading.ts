import type { Browser, CDPSession, Page } from '@playwright/test';
import { openAtRest, type Subject, withPage } from './subject.ts';

export interface Loading {
  /** ms until the first picture and until the view is full. */
  first: number | undefined;
  full: number | undefined;
  /** JavaScript and CSS that arrived until then, in kB as compressed, and requests that set out. */
  codeKb: number;
  requests: number;
}

/** Loads the page with an empty cache (F1, F2, F3). */
export function measureLoading(browser: Browser, subject: Subject, isSlow: boolean): Promise<Loading> {
  return withPage(
    browser,
    subject,
    async ({ page, devtools }) => {
      const code = new Map<string, number>();
      const asked: { id: string; isCode: boolean; at: number }[] = [];
      devtools.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
        // The question whether a server may be asked is not counted: browsers remember its answer.
        if (request.method !== 'OPTIONS' && !request.url.startsWith('data:')) asked.push({ id: requestId, isCode: type === 'Script' || type === 'Stylesheet', at: timestamp });
      });
      devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => void code.set(requestId, (code.get(requestId) ?? 0) + encodedDataLength));
      await page.goto(subject.url, { waitUntil: 'commit' });
      const { first, full } = await page.evaluate(() => window.probe.loaded);
      const since = asked[0]?.at ?? 0;
      const before = asked.filter(({ at }) => full === undefined || (at - since) * 1000 <= full);
      const bytes = before.filter(({ isCode }) => isCode).reduce((sum, { id }) => sum + (code.get(id) ?? 0), 0);
      return { first, full, codeKb: bytes / 1000, requests: before.length };
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
}

/** Scrolls through everything and back (F5, F6). */
export function measurePassing(browser: Browser, subject: Subject): Promise<Passing> {
  return withPage(browser, subject, async ({ page, devtools }) => {
    await openAtRest(page, subject);
    const before = await footprint(page, devtools);
    const shift = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const box = window.probe.scroller();
      let corrections = 0;
      window.probe.record(false);
      for (const direction of [1, -1]) {
        for (let last = -1; last !== box.scrollTop; ) {
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
    return { before, after: await footprint(page, devtools), shift };
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
