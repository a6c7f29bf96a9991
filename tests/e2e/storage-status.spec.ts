import type { Page } from '@playwright/test';
import { tabCount } from '../support/actions.ts';
import { ALBUMS, LISBON, dialog } from '../support/albums.ts';
import { violations } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack, holdScript } from '../support/held-requests.ts';
import { photos, waitForPictures, watchLayoutShifts, openMore } from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

const button = (page: Page) => page.getByRole('button', { name: /^Storage status/ });
const word = (page: Page) => dialog(page).getByRole('textbox', { name: 'Confirmation' });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete all photos' });

test('P2.22 O7 X3 the button says how long photos are kept, and more in a dialog that gives the focus back', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await openMore(page);
  await expect(button(page)).toHaveAccessibleName(/^Storage status Safe until [A-Z][a-z]+ 20\d\d$/);
  await openMore(page);
  await button(page).click();
  await expect(dialog(page).getByText('Your photos are safe')).toBeVisible();
  await expect(
    dialog(page).getByText(/^We keep your photos for 18 months after your last order: until \d+ \w+ \d{4}\.$/),
  ).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', /^https?:/);
  await expect(dialog(page).getByRole('heading', { name: /^Order anything/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More options' })).toBeFocused();
});

test('P1.9 P4.11 P4.12 P4.13 P4.9 O47 X19 it opens by itself when it is critical, once per session of the browser', async ({
  page,
  signIn,
}) => {
  await signIn('critical@example.com', PHOTOS);
  await expect(dialog(page).getByText('Your photos will be deleted tomorrow')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('reactivationModalShown'))).toBe('true');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'More options' })).toBeFocused();
  await page.reload();
  await waitForPictures(page);
  await openMore(page);
  await expect(button(page)).toHaveAccessibleName('Storage status Will be deleted tomorrow');
  await expect(dialog(page)).toHaveCount(0);
});

test('P4.11 P4.12 P4.13 O47 where she has left before its script came, it opens the next time', async ({
  page,
  signIn,
}) => {
  const letGo = await holdScript(page, 'storage');
  await signIn('critical@example.com', ALBUMS);
  const toPhotos = page.getByRole('navigation', { name: 'Photos and albums' }).getByRole('link', { name: /^Photos/ });
  const isLoading = page.getByRole('status').filter({ hasText: 'Loading' });
  await toPhotos.click();
  await expect(isLoading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/albums$/);
  letGo();
  await expect(isLoading).toHaveCount(0);
  await toPhotos.click();
  await expect(dialog(page).getByText('Your photos will be deleted tomorrow')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('reactivationModalShown'))).toBe('true');
});

test('P4.8 P4.9 O20 O46 a page that stays open overnight counts from the next day', async ({
  page,
  signIn,
  sandbox,
}) => {
  await page.clock.install();
  await signIn('critical@example.com', PHOTOS);
  await expect(dialog(page).getByText('Your photos will be deleted tomorrow')).toBeVisible();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
  await sandbox.clock(tomorrow.toISOString());
  await page.clock.setSystemTime(tomorrow);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(dialog(page).getByText('Your photos will be deleted today')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await openMore(page);
  await expect(button(page)).toHaveAccessibleName('Storage status Will be deleted today');
});

test('P4.9 O46 S25 on a device whose clock is days slow the days are those of the services', async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: Date.now() - 3 * 24 * 60 * 60_000 });
  await signIn('critical@example.com', PHOTOS);
  await expect(dialog(page).getByText('Your photos will be deleted tomorrow')).toBeVisible();
});

test('P4.6 P6.10 O31 a warning waits for the button, and without reactivation nothing opens or deletes anything', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('warning@example.com', PHOTOS);
  await openMore(page);
  await expect(button(page)).toHaveAccessibleName('Storage status 2 months left');
  await expect(dialog(page)).toHaveCount(0);

  await sandbox.state('photos are stored for some time', { user: 'warning@example.com', months: 0, days: 12 });
  await page.goto(`${PHOTOS}?PhotoManagementReactivationEnabled=false`);
  await openMore(page);
  await expect(button(page)).toHaveAccessibleName('Storage status 12 days left');
  await expect(dialog(page)).toHaveCount(0);
  await openMore(page);
  await button(page).click();
  await expect(dialog(page).getByText('Your photos will be deleted in 12 days')).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);
});

for (const [where, device] of [
  ['', 'a desktop'],
  ['@phone ', 'a phone'],
] as const) {
  test(`P2.22 O7 F5 ${where}on ${device} the words of the button come after the photos, and move nothing`, async ({
    page,
    signIn,
  }) => {
    const letGo = await holdBack(page, /\/getaccountinformation$/);
    await signIn('warning@example.com', PHOTOS);
    await waitForPictures(page);
    await openMore(page);
    await expect(button(page)).toHaveAccessibleName('Storage status');
    const places = () =>
      Promise.all(
        [button(page), page.getByRole('button', { name: 'Select', exact: true }), photos(page).first()].map((part) =>
          part.boundingBox(),
        ),
      );
    const before = await places();
    const shifts = await watchLayoutShifts(page);
    letGo();
    await expect(button(page).getByText('2 months left').filter({ visible: true })).toBeVisible();
    expect(await places()).toEqual(before);
    expect(await shifts()).toEqual([]);
  });

  test(`O7 P4.9 P9.9 ${where}on ${device} what keeps the photos comes first, with some of them, and an export that may come too late says so`, async ({
    page,
    signIn,
  }) => {
    await signIn('critical@example.com', PHOTOS);
    const help = dialog(page).getByRole('heading', {
      name: 'Order anything today and all 60 photos stay another 18 months',
    });
    await expect(help).toBeVisible();
    const pictures = dialog(page).locator('img');
    await expect(pictures).toHaveCount(6);
    await expect
      .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every(({ naturalWidth }) => naturalWidth > 0)))
      .toBe(true);
    // Places stand for albums, of which there are none, until that is known.
    await expect
      .poll(() =>
        dialog(page).evaluate((panel) =>
          [...panel.querySelectorAll('h3, a, p, li button, button')].map((part) => part.textContent),
        ),
      )
      .toEqual([
        '',
        'Order anything today and all 60 photos stay another 18 months',
        'Go to the shop',
        'Your photos will be deleted tomorrow',
        expect.stringMatching(/^We keep your photos for 18 months after your last order: until /),
        'An export can take up to 48 hours, so it may come too late.',
        'Download albums and months now instead, in zip files of up to 100 photos.',
        'Months',
        ...Array.from({ length: 3 }, () => expect.stringMatching(/^Download [A-Z][a-z]+ 20\d\d$/)),
        'Load more',
        'Export photos',
        'Delete all photos',
        'Close',
      ]);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('O7 P9.9 while there is time, the export says until when to ask for it', async ({ page, signIn, sandbox }) => {
  await sandbox.state('photos are stored for some time', { months: 0, days: 12 });
  await signIn('anna@example.com', PHOTOS);
  await expect(
    dialog(page).getByRole('heading', {
      name: /^Order anything today and all 2,\d+ photos stay another 18 months$/,
    }),
  ).toBeVisible();
  await expect(dialog(page).getByText(/^Ask for it by \d+ \w+ 20\d\d\. After that, it may not be ready/)).toBeVisible();
  await expect(dialog(page).getByText(/so it may come too late/)).toHaveCount(0);
  await expect(dialog(page).getByRole('heading', { name: 'Months', exact: true })).toHaveCount(0);
});

test('P1.6 P8.10 P8.11 S55 X4 albums and months are ordered as archives where an export may come too late', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.state('photos are stored for some time', { months: 0, days: 2 });
  await signIn('anna@example.com', PHOTOS);
  await expect(dialog(page).getByRole('heading', { name: 'Albums' })).toBeVisible();
  const albums = dialog(page).getByRole('region', { name: 'Albums' });
  await expect(albums.getByRole('listitem')).toHaveCount(3);
  await albums.getByRole('button', { name: 'Load more' }).press('Enter');
  const lisbon = albums.getByRole('listitem').filter({ hasText: 'Lisbon' });
  await expect(lisbon).toContainText('46 photos');
  await expect(albums.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await expect(albums.getByRole('button', { name: /^Download/ }).nth(3)).toBeFocused();

  await sandbox.fault({ service: 'photo-downloads', operationId: 'createArchiveDownload', status: 500, times: 1 });
  const download = lisbon.getByRole('button', { name: 'Download Lisbon' });
  await download.click();
  await expect(lisbon.getByRole('alert')).toHaveText('Error: Your photos could not be downloaded');
  await sandbox.forgetCalls();
  await sandbox.fault({ service: 'photo-downloads', operationId: 'createArchiveDownload', delayMs: 1_000, times: 1 });
  await download.dblclick();
  await expect(lisbon.getByText('Preparing…')).toBeVisible();
  await expect(lisbon.getByRole('button')).toHaveAccessibleName('Download again Lisbon');
  await expect(page.getByText('Preparing download...').first()).toBeVisible();
  const ordered = async () =>
    (await sandbox.calls('createArchiveDownload')).map(({ body }) => (body as { photos: string[] }).photos);
  expect((await ordered()).map(({ length }) => length)).toEqual([46]);

  // With photos of its guests, which only a download of the shared album may hold.
  const shared = albums.getByRole('listitem').filter({ hasText: 'Summer in Skagen' });
  await shared.getByRole('button', { name: /^Download/ }).click();
  await expect(shared.getByText('Preparing…')).toBeVisible();
  expect((await sandbox.calls('createSharedAlbumDownload')).map(({ status }) => status)).toEqual([201]);

  const months = dialog(page).getByRole('region', { name: 'Months' });
  await sandbox.forgetCalls();
  const first = months.getByRole('listitem').first();
  const count = Number(/(\d+) photos/.exec(await first.innerText())?.[1]);
  await first.getByRole('button', { name: /^Download/ }).click();
  await expect(first.getByText('Preparing…')).toBeVisible();
  expect((await ordered()).map(({ length }) => length)).toEqual([count]);
});

test('P1.6 a month of more than 100 photos says how many files it becomes', async ({ page, signIn, sandbox }) => {
  await sandbox.state('photos are stored for some time', { user: 'large@example.com', months: 0, days: 1 });
  await signIn('large@example.com', PHOTOS);
  const month = dialog(page).getByRole('region', { name: 'Months' }).getByRole('listitem').first();
  await expect(month).toContainText(/\d photos in \d+ files/);
  const [, count, files] = /([\d,]+) photos in (\d+) files/.exec(await month.innerText()) ?? [];
  expect(Number(files)).toBe(Math.ceil(Number(count?.replace(',', '')) / 100));
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

  await openMore(page);
  await button(page).click();
  await confirm(page).click();
  await expect(word(page)).toBeFocused();
  await expect(word(page)).toHaveAttribute('placeholder', 'Type DELETE to confirm');
  await word(page).pressSequentially('delete');
  await expect(word(page)).not.toHaveAttribute('aria-invalid', 'true');
  await confirm(page).click();
  await expect(dialog(page).getByText('Type DELETE exactly as it is shown here')).toBeVisible();
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

  const letGo = await holdBack(page, /\/photo-management\/photos\/all$/);
  await sandbox.forgetCalls();
  await confirm(page).dblclick();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  letGo();
  await expect(dialog(page)).toHaveCount(0);
  expect(await sandbox.calls('deleteAllPhotos')).toHaveLength(1);
  await expect(page.getByText('All your photos have been deleted')).toBeVisible();
  await expect(page.getByText('Your photo library is empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More options' })).toBeFocused();
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

test('P2.161 P5.1 P5.3 O32 who thinks better of it begins anew: the next time the word is typed again', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('deleteAllPhotos failed');
  await signIn('anna@example.com', PHOTOS);
  await openMore(page);
  await button(page).click();
  const keep = dialog(page).getByRole('button', { name: 'Keep my photos' });
  for (const typed of ['delete', 'DELETE']) {
    await confirm(page).click();
    await expect(word(page)).toHaveValue('');
    await expect(word(page)).toBeFocused();
    await expect(word(page)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    // The first is wrong; the second is right, and refused by the service.
    await word(page).fill(typed);
    await sandbox.fault({ service: 'photo-management', operationId: 'deleteAllPhotos', status: 500, times: 1 });
    await page.keyboard.press('Enter');
    await expect(
      dialog(page)
        .getByText(/Type DELETE exactly|could not be deleted/)
        .first(),
    ).toBeVisible();
    await keep.click();
    await expect(confirm(page)).toBeFocused();
  }
  await confirm(page).click();
  await expect(word(page)).toHaveValue('');
  await sandbox.forgetCalls();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Type DELETE exactly as it is shown here')).toBeVisible();
  expect(await sandbox.calls('deleteAllPhotos')).toEqual([]);
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
    const asked = page.waitForRequest(/\/getaccountinformation$/);
    await signIn('critical@example.com', PHOTOS);
    await waitForPictures(page);
    // The button asks behind the first screen, also for what the dialog has found broken: if that was mended by then, there would be
    // nothing to press.
    await asked;
    await openMore(page);
    await button(page).click();
    await expect(
      dialog(page).getByText('At the moment, we cannot tell how long your photos will be kept.'),
    ).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Export photos' })).toBeVisible();
    await sandbox.healFaults();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByText('Your photos will be deleted tomorrow')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(photos(page)).not.toHaveCount(0);
  });
}
