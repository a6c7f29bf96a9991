import type { Page } from '@playwright/test';
import { selectFirst } from '../support/actions.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { waitForPictures } from '../support/timeline.ts';
import { ANNA, BUSINESS, PHOTOS } from '../support/seeded.ts';

/** Small buttons that show, and are lower or narrower than a finger needs: their names and sizes, in CSS px. */
function tooSmall(page: Page): Promise<{ seen: number; small: string[] }> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[class*="_small_"]:is(a, button)')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const small = buttons
      .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} by ${Math.round(box.height)}`);
    return { seen: buttons.length, small };
  });
}

/** Pages with small buttons, and who has them. */
const PAGES = {
  [ANNA]: ['/settings/addresses/all', '/orders', '/orders/SO-2999'],
  [BUSINESS]: ['/invoices'],
};

for (const [who, paths] of Object.entries(PAGES))
  test(`X11 @phone small buttons of the pages of ${who} are as large as fingers need`, async ({ page, signIn }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await signIn(who, path);
        await expect.poll(async () => (await tooSmall(page)).seen).toBeGreaterThan(0);
        expect((await tooSmall(page)).small).toEqual([]);
      });
  });

test('X11 @phone so are those of messages and of what is under way', async ({ page, signIn }) => {
  // What is under way shows until its file has come.
  await holdBack(page, /\/photo-downloads\/downloads\/[^/]+\/url$/);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await selectFirst(page, 2);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.locator('[data-toast]')).not.toHaveCount(0);
  // A message that has the focus does not go by itself, and nothing is pointed at by touch.
  await page.keyboard.press('F6');
  await expect(page.locator('[data-toast]:focus')).toHaveCount(1);
  const details = page.getByRole('region', { name: 'Under way' }).getByRole('button', { name: 'Details' });
  await details.evaluate((button: HTMLElement) => button.click());
  await expect.poll(async () => (await tooSmall(page)).seen).toBeGreaterThan(3);
  expect((await tooSmall(page)).small).toEqual([]);
});
