import type { Page } from '@playwright/test';
import { ALBUMS, dialog, heading, LISBON, newAlbum } from '../support/albums.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { waitForPictures } from '../support/timeline.ts';

const failed = 'This did not work. Please try again.';

/** How toasts are drawn comes after the first screen. */
async function toastsCanBeDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name, duration }) => name.includes('/toast-cards-') && duration > 0));
}

for (const [what, path, button] of [
  ['New album', ALBUMS, 'New album'],
  ['the name of an album', LISBON, 'Edit album name'],
  ['deleting an album', LISBON, 'Delete album'],
] as const) {
  test(`R5 A8.10 without a network the dialog for ${what} does not open, and with one it does; the page stays`, async ({ page, context, signIn }) => {
    expectConsole('failed (', 'WebSocket');
    await signIn('anna@example.com', path);
    const opener = path === ALBUMS ? newAlbum(page) : page.getByRole('button', { name: button });
    await expect(opener).toBeVisible();
    await toastsCanBeDrawn(page);
    await context.setOffline(true);
    // The keyboard gives no hint beforehand for which a script could be fetched.
    await opener.press('Enter');
    await expect(page.getByText(failed)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(heading(page, path === ALBUMS ? 'My photos' : 'Lisbon')).toBeVisible();
    await expect(opener).toBeFocused();
    await context.setOffline(false);
    await opener.press('Enter');
    await expect(dialog(page)).toBeVisible();
  });
}

test('R5 P2.22 A8.10 without a network neither the menu of a phone nor the storage status takes the page away', async ({ page, context, signIn }) => {
  expectConsole('failed (', 'WebSocket');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('anna@example.com', '/my-photos/photos');
  await waitForPictures(page);
  await toastsCanBeDrawn(page);
  await context.setOffline(true);
  for (const name of [/^Storage status/, 'Open menu']) {
    await page.getByRole('button', { name }).press('Enter');
    await expect(page.getByText(failed).last()).toBeVisible();
    await expect(heading(page, 'My photos')).toBeVisible();
  }
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
});
