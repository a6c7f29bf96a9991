import { violations } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { photos, waitForPictures } from '../support/timeline.ts';

const PHOTOS = '/my-photos/photos';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`X1 axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('home', async ({ page, signIn }) => {
      await signIn('anna@example.com');
      await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('timeline, filled', async ({ page, signIn }) => {
      await signIn('anna@example.com', PHOTOS);
      await waitForPictures(page);
      expect(await violations(page)).toEqual([]);
    });

    test('timeline, loading', async ({ page, signIn, sandbox }) => {
      await sandbox.fault({ service: 'photo-management', operationId: 'getTimeline', delayMs: 6000 });
      await signIn('anna@example.com', PHOTOS);
      await expect(page.getByRole('heading', { name: 'My photos' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('timeline, empty', async ({ page, signIn }) => {
      await signIn('empty@example.com', PHOTOS);
      await expect(page.getByText('Your photo library is empty')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('timeline, failed', async ({ page, signIn, sandbox }) => {
      expectConsole('getTimeline failed');
      await sandbox.fault({ service: 'photo-management', operationId: 'getTimeline', status: 500 });
      await signIn('anna@example.com', PHOTOS);
      await expect(page.getByText('Error: Your photos could not be loaded')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('preview', async ({ page, signIn }) => {
      await signIn('anna@example.com', PHOTOS);
      await waitForPictures(page);
      await photos(page).first().click();
      await expect(page.getByText(/^Taken on/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('albums', async ({ page, signIn }) => {
      await signIn('anna@example.com', '/my-photos/albums');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('not found', async ({ page, signIn }) => {
      await signIn('anna@example.com', '/no-such-page');
      await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('sign-in cancelled', async ({ page }) => {
      expectConsole('(access_denied)');
      await page.goto('/');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('X10 at 320 CSS px nothing scrolls sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('X18 the language of the page is the vendor\u2019s', async ({ page, signIn }) => {
  await signIn('anna@example.com');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});
