import type { Locator, Page } from '@playwright/test';

/** The photos of the timeline or a month that are drawn at the moment. */
export function photos(scope: Page | Locator): Locator {
  return scope.getByRole('link', { name: /^Photo,/ });
}

/** A month of the timeline by its heading, as far as it is drawn. */
export function month(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Waits until every picture in the viewport is there. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const inView = [...document.querySelectorAll<HTMLElement>('[data-photo]')].filter((tile) => {
      const { top, bottom } = tile.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return inView.length > 0 && inView.every((tile) => [...tile.querySelectorAll('img')].every((image) => image.complete && image.naturalWidth > 0));
  });
}

/** How far the page is scrolled, in px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Scrolls to the end of the page and waits until it stays there. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
}

/** Records every shift of what is already drawn from now on; gives their number. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(globalThis, 'layoutShifts');
      return Array.isArray(shifts) ? shifts.length : -1;
    });
}

/** Scrolls down screen by screen until something is drawn. */
export async function scrollUntil(page: Page, wanted: Locator): Promise<void> {
  for (let screens = 0; screens < 400 && (await wanted.count()) === 0; screens += 1) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          scrollBy(0, innerHeight);
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  }
  await wanted.first().scrollIntoViewIfNeeded();
}
