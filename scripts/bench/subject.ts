import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Session } from './library.ts';
import { installProbe, type ProbeConfig } from './probe.ts';

/** A page that is measured. */
export interface Subject {
  url: string;
  session?: Session;
  probe: ProbeConfig;
}

export interface OpenPage {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

/** Throttling of processor and network: DevTools' "Fast 4G" and a processor a quarter as fast. */
const slow = {
  cpu: 4,
  network: {
    offline: false,
    downloadThroughput: (9_000_000 / 8) * 0.9,
    uploadThroughput: (1_500_000 / 8) * 0.9,
    latency: 165,
  },
};

/** Time, in ms, for what the browser itself loads for a new window, such as its pop-up of suggestions. */
const WINDOW_MS = 1_200;

export const viewSize = { width: 1440, height: 900 };

/** The photos page of the app. */
export function appSubject(origin: string, session: Session): Subject {
  return {
    url: `${origin}/my-photos/photos`,
    session,
    // A picture that is drawn ahead of the app cannot be pressed and does not count (F3).
    // Between the last row of a month and the next lies a heading.
    probe: { tile: 'main [data-photo]', viewer: 'img[data-preview]', coveredTop: 56, slack: 130 },
  };
}

/** The floor page. */
export function floorSubject(url: string): Subject {
  return { url, probe: { tile: '.tile', viewer: '#viewer img', scroller: '#scroller', coveredTop: 0, slack: 60 } };
}

/** Opens a page in a profile of its own, with an empty cache, and gives it to `measure`. */
export async function withPage<Result>(
  browser: Browser,
  { session, probe }: Subject,
  measure: (open: OpenPage) => Promise<Result>,
  { isSlow = false } = {},
): Promise<Result> {
  const context = await browser.newContext({ viewport: viewSize, storageState: session });
  try {
    await context.addInitScript(installProbe, probe);
    const page = await context.newPage();
    await page.waitForTimeout(WINDOW_MS);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Performance.enable');
    if (isSlow) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
      await devtools.send('Network.emulateNetworkConditions', slow.network);
    }
    return await measure({ context, page, devtools });
  } finally {
    await context.close();
  }
}

/** Opens the subject's page, waits until it is full, and until the browser has had time for what is loaded afterwards. */
export async function openAtRest(page: Page, { url }: Subject): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.evaluate(() => window.probe.loaded);
  await page.waitForTimeout(3_000);
}
