import { expect, type Locator, type Page } from '@playwright/test';

/** The photos of the timeline or a month that are drawn at the moment. */
export function photos(scope: Page | Locator): Locator {
  return scope.getByRole('link', { name: /^Photo,/ });
}

/** The photos of a list in the selection mode, as far as they are drawn: boxes to tick. */
export function tiles(scope: Page | Locator): Locator {
  return scope.getByRole('checkbox', { name: /^Photo,/ });
}

/** Starts the selection mode; from then on every photo that is drawn is a box to tick, and the order of the boxes that of the list. */
export async function startSelection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await allBoxes(page);
}

/** Waits until the selection mode has made a box of every photo that is drawn: those in view come first. */
export async function allBoxes(page: Page): Promise<void> {
  await expect(tiles(page)).not.toHaveCount(0);
  await expect(photos(page)).toHaveCount(0);
}

/** Opens the panel of a list of photos that holds how they are sorted, the storage status, downloads and keys; it may be open. */
export async function openMore(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'More options' });
  if (!(await page.getByRole('group', { name: 'More options' }).isVisible())) await button.click();
}

/** Text with the number of selected photos. */
export function counter(page: Page): Locator {
  return page
    .getByRole('group', { name: 'Selection' })
    .getByText(/^[\d,]+ selected$/)
    .first();
}

/** Waits until the page has nothing left to do, a second or two at most: a shell that draws nothing may never tell. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 1_000 }), { timeout: 1_000 }),
      ),
  );
}

/** A month of the timeline by its heading, as far as it is drawn. */
export function month(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** The cell of the grid that has the focus, by the key of its group and its number; -1 is a heading. */
export function focusedCell(page: Page): Promise<{ key: string; cell: number } | undefined> {
  return page.evaluate(() => {
    const name = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.cell : undefined;
    const [key, cell] = name?.split('/') ?? [];
    return key === undefined ? undefined : { key, cell: Number(cell) };
  });
}

/** Waits until every place of a list in the viewport has its photo, and every photo its picture. A tile that has just been drawn has none yet. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const inView = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((place) => {
        const { top, bottom } = place.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
    const drawn = inView('[data-photo]');
    return (
      drawn.length > 0 &&
      inView('li[aria-posinset][aria-hidden="true"]').length === 0 &&
      drawn.every(
        (tile) =>
          tile.querySelector('img') !== null &&
          [...tile.querySelectorAll('img')].every((image) => image.complete && image.naturalWidth > 0),
      )
    );
  });
}

/** Scroll position of the page, in px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Resolves once the window has stood still for a fifth of a second: a scroll that another one replaces ends without an event. */
export function scrollRests(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [top, frames] = [scrollY, 0];
        const look = () => {
          frames = scrollY === top ? frames + 1 : 0;
          top = scrollY;
          if (frames === 12) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Scrolls to the end of the page as it is now: a list of which more is loaded at its end is longer a moment later. */
export async function scrollToEnd(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeAttached();
  await page.waitForFunction(() => {
    const end = document.documentElement.scrollHeight;
    scrollTo(0, end);
    return scrollY + innerHeight >= end - 1;
  });
}

/** Records what moves from now on without having been asked to; gives what moved, from where to where. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { layoutShifts: moved });
    const spell = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, 'sources');
        if (!Array.isArray(sources)) continue;
        for (const { node, previousRect, currentRect } of sources)
          moved.push(
            `${node?.nodeName ?? 'gone'}.${node?.className ?? ''}: ${spell(previousRect)} -> ${spell(currentRect)}`,
          );
      }
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(() => {
      const moved: unknown = Reflect.get(globalThis, 'layoutShifts');
      if (!Array.isArray(moved)) throw new Error('Nothing is watched: the page was loaded anew');
      return moved;
    });
}

/** Name of the month of 5,000 in the library of 100,000 photos, more than four years below the newest. */
export const LARGEST_MONTH = 'July 2022';

/** Goes to the month of 5,000 by its date, and gives the button that opens it. */
export async function goToLargestMonth(page: Page): Promise<Locator> {
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill(LARGEST_MONTH);
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: /^Show 4,?976 more photos from / });
  await scrollUntil(page, more);
  return more;
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
  // Elements may be rendered again in between.
  await expect(() => wanted.first().scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
}
