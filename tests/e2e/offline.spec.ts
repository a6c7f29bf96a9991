import { ALBUMS, dialog, heading, LISBON, newAlbum } from '../support/albums.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { waitForPictures } from '../support/timeline.ts';

const failed = 'This did not work. Please try again.';

for (const [what, path, button] of [
  ['New album', ALBUMS, 'New album'],
  ['the name of an album', LISBON, 'Edit album name'],
] as const) {
  test(`R5 A8.10 without a network the dialog for ${what} does not open, and with one it does; the page stays`, async ({
    page,
    context,
    signIn,
  }) => {
    expectConsole('failed (', 'WebSocket');
    await signIn('anna@example.com', path);
    const opener = path === ALBUMS ? newAlbum(page) : page.getByRole('button', { name: button });
    await expect(opener).toBeVisible();
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

test('R5 P2.22 A8.10 without a network the storage status does not take the page away, and the menu of a phone and what deletes an album open', async ({
  page,
  context,
  signIn,
}) => {
  expectConsole('failed (', 'WebSocket');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('anna@example.com', '/my-photos/photos');
  await waitForPictures(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Storage status/ }).press('Enter');
  await expect(page.getByText(failed).last()).toBeVisible();
  await expect(heading(page, 'My photos')).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await page.goto(LISBON);
  await expect(page.getByRole('button', { name: 'Delete album' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Delete album' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
});

test('R5 A8.10 a page whose script could not be loaded comes by itself when the network is back', async ({
  page,
  context,
  signIn,
}) => {
  expectConsole('failed (', 'WebSocket', 'render failed');
  await signIn('anna@example.com', '/my-photos/photos');
  await waitForPictures(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'My orders' }).click();
  await expect(page.getByText('An unexpected error has occurred')).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Orders')).toBeVisible();
});
