import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { drivenByPlaywright, type Driven, type Open } from './driven.ts';
import type { Session } from './library.ts';
import { installProbe, type ProbeConfig } from './probe.ts';

/** A page that is measured. */
export interface Subject {
  url: string;
  /** A session that is good for some minutes. */
  session?: () => Promise<Session>;
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

export const viewSize = { width: 1440, height: 900 };

/** The photos page of the app. */
export function appSubject(origin: string, session: () => Promise<Session>): Subject {
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

/** Start of a new browser, with an empty profile. */
export type Launch = () => Promise<Browser>;

/**
 * Opens a page in a browser of its own, with an empty cache, and gives it to `measure`. A browser that has shown a page before would
 * have its processes, fonts and the compiled scripts of that page at hand: that is not the first visit of a person.
 */
export async function withPage<Result>(
  launch: Launch,
  { session, probe }: Subject,
  measure: (open: OpenPage) => Promise<Result>,
  { isSlow = false } = {},
): Promise<Result> {
  const storageState = await session?.();
  const browser = await launch();
  try {
    const context = await browser.newContext({ viewport: viewSize, storageState });
    await context.addInitScript(installProbe, probe);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Performance.enable');
    if (isSlow) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
      await devtools.send('Network.emulateNetworkConditions', slow.network);
    }
    return await measure({ context, page, devtools });
  } finally {
    await browser.close();
  }
}

/** Opens pages in Chromium. */
export function opening(launch: Launch): Open {
  return (subject, measure, options) =>
    withPage(launch, subject, ({ page, devtools }) => measure(drivenByPlaywright(page, devtools)), options);
}

/** Opens the subject's page, waits until it is full, and until the browser has had time for what is loaded afterwards. */
export async function openAtRest(page: Driven, { url }: Subject): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => window.probe.loaded);
  await page.wait(3_000);
}
