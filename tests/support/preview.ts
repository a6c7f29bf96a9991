import { expect, type Locator, type Page } from '@playwright/test';
import { photos, waitForPictures } from './timeline.ts';

/** Opens a photo of Anna's timeline; gives the ids of the first ones. */
export async function openPhoto(
  page: Page,
  signIn: (email: string, path: string) => Promise<void>,
  number: number,
): Promise<string[]> {
  await signIn('anna@example.com', '/my-photos/photos');
  await waitForPictures(page);
  const ids = await photos(page).evaluateAll((links) => links.slice(0, 6).map((link) => link.dataset['photo'] ?? ''));
  await photos(page).nth(number).click();
  await expect(page.locator('[role=dialog] img[data-preview]')).toBeVisible();
  // The bars above and below have taken their room; grown from its tile, the photo lies still.
  await expect(page.locator('[role=dialog] [data-fades=bars]')).toHaveCount(2);
  await expect(page.locator('[role=dialog] [data-fades=bars]').last().getByRole('button').first()).toBeVisible();
  await liesStill(page, ids[number]);
  return ids;
}

/** Waits until a photo lies still: it has been drawn, with its row, and neither slides nor grows. */
export async function liesStill(page: Page, id: string | undefined): Promise<void> {
  await page
    .locator(`[data-frame="${id}"]`)
    .evaluate((frame) =>
      Promise.allSettled(
        (frame.closest('[role=dialog]')?.getAnimations({ subtree: true }) ?? []).map(({ finished }) => finished),
      ),
    );
}

/** The photo that shows, as it lies on the screen. */
export async function photoBox(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator('[data-frame]').boundingBox();
  if (!box) throw new Error('No photo shows');
  return box;
}

/** Whether an element is what is found at its middle, by a press or by exploring. */
export function isFound(element: Locator): Promise<boolean> {
  return element.evaluate((own) => {
    const { x, y, width, height } = own.getBoundingClientRect();
    return own.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

/** Waits until a photo shows. */
export async function expectShown(page: Page, id: string | undefined): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/preview/${id}`));
}
