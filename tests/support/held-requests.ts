import type { Page } from '@playwright/test';

/**
 * Holds back what a page asks for, so that it stays as it is while it waits, for as long as a test looks at it.
 * @param address of calls, scripts or pictures, without query
 * @returns lets go what is held, and holds back no more
 */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    ({ origin, pathname }) => address.test(`${origin}${pathname}`),
    async (route) => {
      await isReleased;
      await route.continue();
    },
  );
  return release;
}

/** Holds back a built script, by its name. */
export function holdScript(page: Page, name: string): Promise<() => void> {
  return holdBack(page, new RegExp(`/assets/${name}-[^/]+\\.js$`));
}
