import type { Locator, Page } from '@playwright/test';
import { addressField, fillInAddress } from '../support/address-form.ts';
import { ALBUMS, dialog, heading, LISBON, newAlbum } from '../support/albums.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { bar, brokenMarks, ONCE_BACK } from '../support/offline.ts';
import { gif, jpegs } from '../support/photo-files.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { backgroundBegins, builtFilesCome } from '../support/steps.ts';
import { openMore, photos, waitForPictures } from '../support/timeline.ts';
import { chooseFiles, expectAdded, upload, uploadDialog } from '../support/uploads.ts';
import { PHOTOS } from '../support/seeded.ts';

const failed = 'That did not work. Try again.';

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Where nobody can be reached although the browser says that there is a network. */
async function cutAll(sandbox: SandboxControl, services: readonly string[]): Promise<void> {
  for (const service of ['app-config', 'identity-provider', ...services]) await sandbox.fault({ service, abort: true });
}

const album = (page: Page) => page.getByRole('link', { name: 'Lisbon' });

/** What the page asks for has come: what has not is asked for when the network is back. */
async function isThere(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await expect(page.locator('[class*="keleton_"]:visible')).toHaveCount(0);
}

test('R5 A8.10 without a network the dialog for New album opens where the page has brought it along', async ({
  page,
  context,
  signIn,
}) => {
  expectConsole('failed (', 'WebSocket');
  await signIn('anna@example.com', ALBUMS);
  await isThere(page, album(page));
  await builtFilesCome(page, 'album-form', ['js', 'css']);
  await context.setOffline(true);
  await newAlbum(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
});

for (const [what, name] of [
  ['New album', 'My photos'],
  ['the name of an album', 'Lisbon'],
] as const) {
  test(`R5 A8.10 without a network the dialog for ${what} does not open, and with one it does; the page stays`, async ({
    page,
    context,
    signIn,
  }) => {
    expectConsole('failed (', 'WebSocket');
    // The pages of albums would have brought it along.
    await signIn('anna@example.com', PHOTOS);
    await waitForPictures(page);
    await page
      .getByRole('navigation', { name: 'Photos and albums' })
      .getByRole('link', { name: /^Albums/ })
      .click();
    await isThere(page, album(page));
    let opener = newAlbum(page);
    if (name === 'Lisbon') {
      await album(page).click();
      opener = page.getByRole('button', { name: 'Edit album name' });
      await isThere(page, photos(page).first());
    }
    await expect(opener).toBeVisible();
    await context.setOffline(true);
    // The browser's network learns of it a moment later than the test.
    await expect(bar(page)).toBeVisible();
    // The keyboard gives no hint beforehand for which a script could be fetched.
    await opener.press('Enter');
    await expect(page.getByText(failed)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(heading(page, name)).toBeVisible();
    await expect(opener).toBeFocused();
    await context.setOffline(false);
    await expect(bar(page)).toHaveCount(0);
    await opener.press('Enter');
    await expect(dialog(page)).toBeVisible();
  });
}

test('R5 P2.22 A8.10 without a network the storage status does not take the page away, and the menu of a phone and what deletes an album open', async ({
  page,
  context,
  signIn,
  traffic,
}) => {
  expectConsole('failed (', 'WebSocket');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('anna@example.com', '/my-photos/photos');
  await waitForPictures(page);
  // The menu's script comes behind the first screen.
  await backgroundBegins(page);
  await traffic.quiet();
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await openMore(page);
  await page.getByRole('button', { name: /^Storage status/ }).press('Enter');
  await expect(page.getByText(failed).last()).toBeVisible();
  await expect(heading(page, 'My photos')).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(bar(page)).toHaveCount(0);
  await page.goto(LISBON);
  await openMore(page);
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
  await menu(page, 'My orders').click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText('An unexpected error has occurred')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await context.setOffline(false);
  await expect(heading(page, 'Orders')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

for (const phone of ['', '@phone ']) {
  test(`R5 P2.30 ${phone}without a network months that scroll in show their places under one bar, and their photos once it is back`, async ({
    page,
    context,
    signIn,
  }) => {
    expectConsole('failed (', 'WebSocket');
    await signIn('anna@example.com', PHOTOS);
    await waitForPictures(page);
    // The links at the end come with the vendor's configuration, and make the page longer.
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeAttached();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await context.setOffline(true);
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 20_000, behavior: 'instant' }));
    await expect(page.getByRole('region', { name: /^\w+ \d{4}$/ }).first()).toBeVisible();
    // As long as an attempt and its repetitions take.
    await page.waitForTimeout(3_000);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(brokenMarks(page)).toHaveCount(0);
    const place = await scrolled(page);
    await context.setOffline(false);
    await expect(photos(page).first()).toBeVisible(ONCE_BACK);
    await waitForPictures(page);
    await expect(bar(page)).toHaveCount(0);
    expect(await scrolled(page)).toBe(place);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });
}

test('R5 A8.10 where nobody answers the page says so once, and goes on by itself', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await cutAll(sandbox, ['order']);
  await menu(page, 'My orders').click();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText('please contact us')).toHaveCount(0);
  await expect(heading(page, 'Orders')).toBeVisible();
  await sandbox.healFaults();
  await expect(
    page
      .getByRole('region', { name: /^Orders/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible(ONCE_BACK);
  await expect(bar(page)).toHaveCount(0);
});

test('R5 A8.10 an outage before the first pictures are there is said, too, and told as no failure', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.fault({ service: 'photo-files', delayMs: 20_000 });
  await signIn('anna@example.com', PHOTOS, 'commit');
  await expect(photos(page).first()).toBeVisible();
  await cutAll(sandbox, ['photo-management']);
  await page
    .getByRole('navigation', { name: 'Photos and albums' })
    .getByRole('link', { name: /^Albums/ })
    .click();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await sandbox.healFaults();
  await expect(page.getByRole('link', { name: 'Lisbon' })).toBeVisible(ONCE_BACK);
  await expect(bar(page)).toHaveCount(0);
});

test('R2 R5 where nobody answers uploads wait, as they do without a network, and go on when somebody does', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('createUpload failed', 'appendToUpload failed', 'getUploadOffset failed');
  await signIn('empty@example.com', PHOTOS);
  await chooseFiles(page, await jpegs(2));
  await cutAll(sandbox, ['photo-storage']);
  await upload(page);
  await expect(bar(page)).toBeVisible();
  await expect(uploadDialog(page).getByText('No connection. We’ll carry on when it is back.')).toBeVisible();
  const tries = (await sandbox.calls('createUpload')).length;
  await page.waitForTimeout(3_000);
  expect((await sandbox.calls('createUpload')).length).toBe(tries);
  await sandbox.healFaults();
  await expectAdded(page, 2);
  await expect(bar(page)).toHaveCount(0);
});

test('R1 R5 P2.153 photos that are chosen first without a network are looked at, too, and added when it is back', async ({
  page,
  context,
  signIn,
}) => {
  expectConsole('failed (', 'WebSocket', 'ERR_INTERNET_DISCONNECTED');
  await signIn('empty@example.com', PHOTOS);
  await page.getByRole('button', { name: 'Add photos' }).first().click();
  await expect(uploadDialog(page)).toBeVisible();
  await context.setOffline(true);
  await chooseFiles(page, [...(await jpegs(2)), gif('disguised.jpg', 'image/jpeg')]);
  await expect(uploadDialog(page).getByText('1 file cannot be added').first()).toBeVisible();
  await uploadDialog(page).getByRole('button', { name: 'Got it' }).click();
  await upload(page);
  await context.setOffline(false);
  await expectAdded(page, 2, { timeout: 20_000 });
});

test('R1 A4.1 A8.10 one service that does not answer is no lost connection: its documented text shows', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await sandbox.fault({ service: 'order', abort: true });
  await menu(page, 'My orders').click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('R5 R9 what was typed without a network is told as not saved, stays, and is saved when it is back', async ({
  page,
  context,
  signIn,
}) => {
  expectConsole('failed (', 'WebSocket');
  await signIn('anna@example.com', '/settings/new-address');
  await fillInAddress(page);
  const town = await addressField(page, 'Town or city').inputValue();
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save address' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(bar(page)).toHaveCount(0);
  await expect(addressField(page, 'Town or city')).toHaveValue(town);
  await page.getByRole('button', { name: 'Save address' }).press('Enter');
  await expect(page).toHaveURL(/\/settings\/addresses/);
});
