import type { Page } from '@playwright/test';

/** Has a tab behave as one that nobody looks at, or as one that somebody does again. */
export async function setLookedAt(page: Page, isLookedAt: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperties(document, {
      hidden: { configurable: true, get: () => isHidden },
      visibilityState: { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') },
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, !isLookedAt);
}
