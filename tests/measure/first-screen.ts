import type { Browser, Page } from '@playwright/test';
import { signInOn } from '../support/sign-in.ts';
import type { World } from '../support/world.ts';

/** A loaded picture of the timeline. */
const PICTURE = 'main img';

/** What loading the first photo screen of a signed-in customer costs. */
export interface FirstScreen {
  /** JavaScript and CSS in bytes as compressed (brotli), without headers, by file. */
  code: { file: string; bytes: number }[];
  requestsUntilFirstThumbnail: number;
  requestsUntilFull: number;
  firstThumbnailMs: number;
}

/** How much of the page is there. */
export interface Footprint {
  elements: number;
  heapMb: number;
}

interface Loaded {
  url: string;
  type: string;
  bytes: number;
  at: number;
}

/** Opens the photos page with an empty browser cache and a session that is there already. */
export async function measureFirstScreen(browser: Browser, world: World, email: string): Promise<FirstScreen> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const signingIn = await context.newPage();
    await signInOn(signingIn, email, `${world.app}/`);
    await signingIn.close();
    const page = await context.newPage();
    const loaded = await watchNetwork(page);
    await page.goto(`${world.app}/my-photos/photos`);
    const firstThumbnailMs = await timeOf(page, 1);
    const requestsUntilFirstThumbnail = loaded.length;
    await waitUntilFull(page);
    const code = loaded
      .filter(({ type }) => type === 'Script' || type === 'Stylesheet')
      .map(({ url, bytes }) => ({ file: new URL(url).pathname, bytes }));
    return { code, requestsUntilFirstThumbnail, requestsUntilFull: loaded.length, firstThumbnailMs };
  } finally {
    await context.close();
  }
}

/** Elements and heap after load, and after scrolling through the whole timeline and back in steps of two screens. */
export async function measureFootprint(
  browser: Browser,
  world: World,
  email: string,
): Promise<{ afterLoad: Footprint; afterScrolling: Footprint; screens: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await signInOn(page, email, `${world.app}/my-photos/photos`);
    await waitUntilFull(page);
    const afterLoad = await footprint(page);
    const screens = await scrollThrough(page);
    await waitUntilFull(page);
    return { afterLoad, afterScrolling: await footprint(page), screens };
  } finally {
    await context.close();
  }
}

async function watchNetwork(page: Page): Promise<Loaded[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const loaded: Loaded[] = [];
  const sent = new Map<string, { url: string; type: string }>();
  client.on(
    'Network.requestWillBeSent',
    ({ requestId, request, type = 'Other' }) => void sent.set(requestId, { url: request.url, type }),
  );
  const bodies = new Map<string, number>();
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength);
  });
  client.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = sent.get(requestId);
    if (request && !request.url.startsWith('data:'))
      loaded.push({ ...request, bytes: bodies.get(requestId) ?? 0, at: timestamp });
  });
  return loaded;
}

/** When the nth picture of the timeline was complete, in ms since navigation. */
async function timeOf(page: Page, pictures: number): Promise<number> {
  const handle = await page.waitForFunction(
    ([selector, wanted]) => {
      const complete = [...document.querySelectorAll<HTMLImageElement>(selector)].filter(
        (image) => image.complete && image.naturalWidth > 0,
      );
      return complete.length >= wanted ? performance.now() : false;
    },
    [PICTURE, pictures] as const,
    { polling: 'raf' },
  );
  return Number(await handle.jsonValue());
}

/** Every picture in the viewport is there. */
async function waitUntilFull(page: Page): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      const visible = [...document.querySelectorAll<HTMLImageElement>(selector)].filter((image) => {
        const box = image.getBoundingClientRect();
        return box.bottom > 0 && box.top < innerHeight;
      });
      return visible.length > 10 && visible.every((image) => image.complete && image.naturalWidth > 0);
    },
    PICTURE,
    { polling: 100 },
  );
}

async function scrollThrough(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let steps = 0;
    for (const direction of [1, -1]) {
      for (;;) {
        const before = scrollY;
        scrollBy(0, direction * innerHeight * 2);
        await frame();
        await frame();
        if (scrollY === before) break;
        steps += 2;
      }
    }
    return steps;
  });
}

async function footprint(page: Page): Promise<Footprint> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('Performance.enable');
  const { metrics } = await client.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return { elements: await page.evaluate(() => document.querySelectorAll('*').length), heapMb: heap / 1024 / 1024 };
}
