import type { Page } from '@playwright/test';
import { tabCount } from '../support/actions.ts';
import { ALBUMS, LISBON, dialog } from '../support/albums.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { photos, waitForPictures } from '../support/timeline.ts';

const PHOTOS = '/my-photos/photos';

const button = (page: Page) => page.getByRole('button', { name: /^Storage status/ });
const word = (page: Page) => dialog(page).getByRole('textbox', { name: 'Confirmation' });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete all photos' });

test('P2.22 O7 X3 the button tells how long photos are kept, in a dialog that gives the focus back', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await expect(button(page)).toHaveAccessibleName('Storage status Your photos are safe');
  await button(page).click();
  await expect(dialog(page).getByText('Your photos are safe')).toBeVisible();
  await expect(
    dialog(page).getByText(/^We keep your photos for 18 months after your last order: until \d+ \w+ \d{4}\.$/),
  ).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', /^https?:/);
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
});

test('P1.9 P4.11 P4.12 P4.13 P4.9 O47 X19 it opens by itself when it is critical, once per session of the browser', async ({
  page,
  signIn,
}) => {
  await signIn('critical@example.com', PHOTOS);
  await expect(dialog(page).getByText('Your photos will be deleted tomorrow')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('reactivationModalShown'))).toBe('true');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(button(page)).toBeFocused();
  await page.reload();
  await waitForPictures(page);
  await expect(button(page)).toHaveAccessibleName('Storage status Your photos will be deleted tomorrow');
  await expect(dialog(page)).toHaveCount(0);
});

test('P4.6 P6.10 O31 a warning waits for the button, and without reactivation nothing opens or deletes anything', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('warning@example.com', PHOTOS);
  await expect(button(page)).toHaveAccessibleName('Storage status Your photos will be deleted in 2 months');
  await expect(dialog(page)).toHaveCount(0);

  await sandbox.state('photos are stored for some time', { user: 'warning@example.com', months: 0, days: 12 });
  await page.goto(`${PHOTOS}?PhotoManagementReactivationEnabled=false`);
  await expect(button(page)).toHaveAccessibleName('Storage status Your photos will be deleted in 12 days');
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  await expect(dialog(page).getByText('Your photos will be deleted in 12 days')).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);
});

test('P2.161 P5.1 P5.3 P5.4 P8.2 P8.4 O32 S55 everything is deleted once the word has been typed, and the whole app agrees', async ({
  page,
  context,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const albums = await tabCount(page, 'Albums');
  const other = await context.newPage();
  await other.goto(LISBON);
  await waitForPictures(other);

  await button(page).click();
  await confirm(page).click();
  await expect(word(page)).toBeFocused();
  await expect(word(page)).toHaveAttribute('placeholder', 'Type DELETE to confirm');
  await word(page).pressSequentially('delete');
  await expect(word(page)).not.toHaveAttribute('aria-invalid', 'true');
  await confirm(page).click();
  await expect(dialog(page).getByText('Type DELETE, exactly as it is written here')).toBeVisible();
  await expect(word(page)).toHaveValue('delete');
  await expect(word(page)).toBeFocused();
  expect(await sandbox.calls('deleteAllPhotos')).toEqual([]);

  await sandbox.fault({ service: 'photo-management', operationId: 'deleteAllPhotos', status: 500, times: 1 });
  await word(page).fill('DELETE');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText('Error: Your photos could not be deleted');
  await expect(dialog(page).getByRole('button', { name: 'Copy reference' })).toBeVisible();
  await expect(word(page)).toHaveValue('DELETE');
  await expect.poll(() => tabCount(page, 'Photos')).toBeGreaterThan(2000);

  await sandbox.fault({ service: 'photo-management', operationId: 'deleteAllPhotos', delayMs: 4_000, times: 1 });
  await sandbox.forgetCalls();
  await confirm(page).dblclick();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await sandbox.calls('deleteAllPhotos')).toHaveLength(1);
  await expect(page.getByText('All your photos have been deleted')).toBeVisible();
  await expect(page.getByText('Your photo library is empty')).toBeVisible();
  await expect(button(page)).toBeFocused();
  await expect.poll(() => tabCount(page, 'Photos')).toBe(0);
  await expect.poll(() => tabCount(page, 'Albums')).toBe(albums);

  await other.bringToFront();
  await expect(other.getByText('Your album is empty')).toBeVisible();
  await other.close();
  await page.goto(ALBUMS);
  await expect(page.getByRole('link', { name: 'Lisbon' })).toBeVisible();
  await expect(page.getByText('46 photos')).toHaveCount(0);
  await page.goto(PHOTOS);
  await expect(page.getByText('Your photo library is empty')).toBeVisible();
});

for (const [what, fault] of [
  ['answers 500', { status: 500 }],
  ['knows nothing', { status: 404 }],
  ['refuses', { status: 403 }],
  ['answers nonsense', { malformed: true }],
  ['breaks off', { abort: true }],
] as const) {
  test(`R1 O7 a service that ${what} takes away nothing but the status, and can be asked again`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    expectConsole('getAccountInformation failed');
    await sandbox.fault({ service: 'photo-deletion', operationId: 'getAccountInformation', ...fault });
    await signIn('critical@example.com', PHOTOS);
    await waitForPictures(page);
    await button(page).click();
    await expect(dialog(page).getByText('We cannot tell at the moment how long your photos are kept.')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Export photos' })).toBeVisible();
    await sandbox.healFaults();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByText('Your photos will be deleted tomorrow')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(photos(page)).not.toHaveCount(0);
  });
}

test('P2.22 X10 @phone on a phone it is a sign beside the title', async ({ page, signIn }) => {
  await signIn('critical@example.com', PHOTOS);
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  const box = await button(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(60);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
