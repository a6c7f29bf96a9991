import { expect, type Locator, type Page } from '@playwright/test';
import { openMore, waitForPictures } from './timeline.ts';

/** The slideshow. */
export const show = (page: Page) => page.getByRole('dialog', { name: 'Slideshow' });
/** Id of the photo that is shown. */
export const shownId = (page: Page) => show(page).locator('[data-slide]').getAttribute('data-slide');
/** Ids of the first photos of a list. */
export const idsOf = (scope: Page | Locator, count: number) =>
  scope
    .locator('[data-photo]')
    .evaluateAll((all, most) => all.slice(0, most).map((one) => (one as HTMLElement).dataset['photo'] ?? ''), count);

/** Starts the slideshow of the list that the page shows; gives the ids of its first photos. */
export async function startSlideshow(page: Page, count = 4): Promise<string[]> {
  await waitForPictures(page);
  const ids = await idsOf(page, count);
  await openMore(page);
  await page.getByRole('button', { name: 'Slideshow', exact: true }).click();
  await expectSlide(page, ids[0]);
  return ids;
}

/** Waits until a photo is shown. */
export async function expectSlide(page: Page, id: string | undefined): Promise<void> {
  await expect(show(page).locator(`[data-slide="${id}"]`)).toBeVisible();
}

/** Waits until the picture of a photo is decoded that is not shown yet. */
export async function expectNextReady(page: Page, id: string | undefined): Promise<void> {
  await expect(show(page).locator(`[data-waiting="${id}"]`)).toBeAttached();
}
