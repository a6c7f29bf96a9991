import { expect, test } from '../support/fixtures.ts';
import { photos, waitForPictures } from '../support/timeline.ts';

const PHOTOS = '/my-photos/photos';

test('X2 X13 from the address bar to a photo and back with the keyboard alone', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const first = await photos(page).first().getAttribute('data-photo');
  await page.getByRole('group', { name: 'Photos by month' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(`[data-photo="${first}"]`)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const below = await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset['photo'] : undefined));
  expect(below).not.toBe(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/preview/${below}`));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-photo="${below}"]`)).toBeFocused();
});

test('X10 at 320 CSS px nothing scrolls sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('X6 the live regions are there before the first message', async ({ page, signIn }) => {
  await signIn('anna@example.com');
  await expect(page.locator('[aria-live=polite], [role=status]').first()).toBeAttached();
  await expect(page.locator('[aria-live=assertive], [role=alert]').first()).toBeAttached();
});

test('X18 the language of the page is the vendor\u2019s', async ({ page, signIn }) => {
  await signIn('anna@example.com');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});
