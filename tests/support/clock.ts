import { expect, type Page } from '@playwright/test';

/**
 * Stops the clock that a test has installed: from now on time goes by as the test says.
 * @param aheadMs what it is moved on by at that moment, so that it has not passed before the browser hears of it
 */
export async function stopClock(page: Page, aheadMs = 1_000): Promise<void> {
  // Where it has passed all the same, the clock stands at the second try.
  await expect(async () => page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, aheadMs))).toPass();
}

/**
 * Extends timeouts of a page from its next document on, by their length in ms. For tests that are not about a timeout,
 * which a busy machine would exceed.
 */
export async function extendTimeouts(page: Page, lasting: Record<number, number>): Promise<void> {
  await page.addInitScript((longer) => {
    const begin = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0, ...rest: unknown[]) => begin(run, longer[ms] ?? ms, ...rest),
    });
  }, lasting);
}
