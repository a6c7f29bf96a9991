import type { Page } from '@playwright/test';

/** Has a tab behave as one that nobody looks at, or as one that somebody does again. */
export async function setLookedAt(page: Page, isLookedAt: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isLookedAt ? 'visible' : 'hidden',
  );
}
