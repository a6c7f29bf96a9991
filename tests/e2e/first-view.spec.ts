import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { waitForPictures } from '../support/timeline.ts';

const PHOTOS = '/my-photos/photos';

/** A picture that was shown before the app ran, and whether it had come by then. */
interface Early {
  src: string;
  box: [left: number, top: number, width: number, height: number];
  hadCome: boolean;
}

declare global {
  interface Window {
    early?: Early[];
    hadGap?: boolean;
  }
}

/** Notes what is shown at the moment at which the app puts the first thing on the page. */
async function watchFirstView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      window.early = [...document.querySelectorAll<HTMLImageElement>('[data-first-view] img')].map((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return { src: image.src, box: [left, top, width, height], hadCome: image.complete && image.naturalWidth > 0 };
      });
    };
    const watcher = new MutationObserver(() => {
      if (!document.getElementById('root')?.hasChildNodes()) return;
      watcher.disconnect();
      look();
      // From now on pictures are in view, the early ones or the timeline's own.
      const watch = () => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-first-view] img, main [data-photo] img')];
        if (window.early?.some(({ hadCome }) => hadCome) && !pictures.some((picture) => picture.complete && picture.naturalWidth > 0)) window.hadGap = true;
        requestAnimationFrame(watch);
      };
      watch();
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
}

/** Where the timeline itself draws its first photos. */
function tileBoxes(page: Page, count: number): Promise<Early['box'][]> {
  return page.evaluate(
    (most) =>
      [...document.querySelectorAll('main [data-photo]')].slice(0, most).map((tile): [number, number, number, number] => {
        const { left, top, width, height } = tile.getBoundingClientRect();
        return [left, top, width, height];
      }),
    count,
  );
}

for (const [what, size] of Object.entries({ phones: { width: 390, height: 844 }, tablets: { width: 768, height: 1024 }, desktops: { width: 1440, height: 900 } })) {
  test(`F3 F5 on ${what} the pictures that are shown before the app runs stand where the timeline draws them`, async ({ page, signIn }) => {
    await page.setViewportSize(size);
    await signIn('anna@example.com', PHOTOS);
    await page.waitForFunction(() => localStorage.getItem('photosPlace') !== null);
    await watchFirstView(page);
    let early: Early[] = [];
    // On a machine that is busy the app may be there before the first answer, or long before the photos: then it draws everything.
    await expect(async () => {
      await page.goto(PHOTOS);
      await waitForPictures(page);
      early = await page.evaluate(() => window.early ?? []);
      expect(early.length).toBeGreaterThan(5);
      expect(await page.evaluate(() => window.hadGap)).toBeUndefined();
    }).toPass({ timeout: 40_000 });
    expect(await tileBoxes(page, early.length)).toEqual(early.map(({ box }) => box));
    await expect(page.locator('[data-first-view]')).toHaveCount(0);
  });
}

test('F3 on a first visit, and where the page does not begin at its beginning, the app draws everything', async ({ page, signIn }) => {
  await watchFirstView(page);
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  expect(await page.evaluate(() => window.early)).toEqual([]);
  await page.waitForFunction(() => localStorage.getItem('photosPlace') !== null);
  // Where a page is left is noted as it is scrolled, a frame late.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        scrollTo(0, 1500);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await page.reload();
  await waitForPictures(page);
  expect(await page.evaluate(() => window.early)).toEqual([]);
});

test('R1 where photos cannot be shown after all, the pictures do not lie over what the page says', async ({ page, signIn, sandbox }) => {
  await signIn('anna@example.com', PHOTOS);
  await page.waitForFunction(() => localStorage.getItem('photosPlace') !== null);
  await watchFirstView(page);
  expectConsole('getTimeline failed');
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimeline', malformed: true });
  await page.goto(PHOTOS);
  await expect(page.getByRole('heading', { name: 'My photos' })).toBeVisible();
  await expect(page.locator('[data-first-view]')).toHaveCount(0, { timeout: 500 });
  await expect(page.getByText('Error: Your photos could not be loaded')).toBeVisible();
});
