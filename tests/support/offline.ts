import type { Locator, Page } from '@playwright/test';

/**
 * Time, in ms, within which what goes on once the network is back does so on a busy machine; on an idle one it takes 2
 * s. What has failed asks for nothing by itself until then, so that nothing but the network brings it back, however
 * late.
 */
export const ONCE_BACK = { timeout: 20_000 };

/** The bar of the connection. */
export function bar(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'No connection. Your photos are safe; we go on when it is back.' });
}

/** The marks of the tiles whose pictures cannot be shown. */
export function brokenMarks(page: Page): Locator {
  return page.locator('[data-photo] > span:not([aria-hidden]):visible');
}
