import type { Page } from '@playwright/test';
import { action, actionBar, drawnPhotos, selectEverything, selectFirst, tile } from '../support/actions.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { counter, openMore, startSelection, waitForPictures } from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

const SERVICE = 'photo-management';

/** Where photos are put into an album. */
const COPIES = /\/albums\/[^/]+\/photos$/;

test.beforeEach(async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
});

test.describe('copying to an album', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Copy to album' });
  const album = (page: Page, name: string) => dialog(page).getByRole('button', { name: new RegExp(`^${name}`) });

  test('P2.83 P2.138 P2.139 P2.140 P2.143 P2.144 P2.87 photos are copied to an album of the list, whose link the toast has', async ({
    page,
    sandbox,
  }) => {
    const chosen = await selectFirst(page, 2);
    await action(page, 'Copy to album').click();
    await expect(dialog(page).getByText('2 photos selected')).toBeVisible();
    await expect(album(page, 'Lisbon')).toContainText('46 photos');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(counter(page)).toHaveText('2 selected');

    await action(page, 'Copy to album').click();
    const letGo = await holdBack(page, COPIES);
    await album(page, 'Lisbon').dblclick();
    letGo();
    // What is pointed at does not go by itself.
    await page.getByText('Photos copied to Lisbon').hover();
    await expect(dialog(page)).toHaveCount(0);
    await expect(actionBar(page)).toHaveCount(0);
    expect(await sandbox.calls('addPhotosToAlbum')).toHaveLength(1);
    await page.getByRole('link', { name: 'Lisbon' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
    await expect(page.getByText('48 photos')).toBeVisible();
    for (const id of chosen) await expect(tile(page, id)).toBeVisible();
  });

  test('P2.143 the selection stays where copying is cancelled, though the call under way comes through', async ({
    page,
  }) => {
    await selectFirst(page, 2);
    await action(page, 'Copy to album').click();
    const letGo = await holdBack(page, COPIES);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/photos'));
    await album(page, 'Lisbon').click();
    await sent;
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
    letGo();
    await expect(page.getByText('Photos copied to Lisbon')).toBeVisible();
    await expect(counter(page)).toHaveText('2 selected');
  });

  test('P2.141 P2.142 P2.145 P5.5 an album is made on the way; a name that cannot be saved is not lost', async ({
    page,
    sandbox,
  }) => {
    await selectFirst(page, 1);
    await action(page, 'Copy to album').click();
    await expect(dialog(page).getByText('1 photo selected')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Create new album' }).click();
    const name = dialog(page).getByPlaceholder('Untitled album');
    await dialog(page).getByRole('button', { name: 'Create album' }).click();
    await expect(dialog(page).getByText('Please give your album a name')).toBeVisible();
    await name.fill('Best of <all>');
    await name.press('Enter');
    await expect(dialog(page).getByText('Name not valid')).toBeVisible();
    await name.fill('Best of all');
    await sandbox.fault({ service: SERVICE, operationId: 'createAlbum', status: 500, times: 1 });
    await name.press('Enter');
    await expect(dialog(page).getByText('Unable to save changes. Please try again')).toBeVisible();
    await expect(name).toHaveValue('Best of all');
    await name.press('Enter');
    await expect(page.getByText('Photos copied to Best of all')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Photos and albums' })
      .getByRole('link', { name: /^Albums 15/ })
      .click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Best of all' })).toBeVisible();
  });

  test('P2.141 P2.144 S55 an album that is being made is waited for: nothing closes the dialog, and the photos come into it', async ({
    page,
    sandbox,
  }) => {
    await selectFirst(page, 1);
    await action(page, 'Copy to album').click();
    await dialog(page).getByRole('button', { name: 'Create new album' }).click();
    const name = dialog(page).getByPlaceholder('Untitled album');
    const cross = dialog(page).getByRole('button', { name: 'Close', exact: true });
    await name.fill('Made slowly');
    await expect(cross).toBeVisible();
    const letGo = await holdBack(page, /\/photo-management\/albums$/);
    await name.press('Enter');
    await expect(cross).toHaveCount(0);
    await page.keyboard.press('Escape');
    // Beside the dialog.
    await page.mouse.click(4, 4);
    await expect(dialog(page)).toBeVisible();
    letGo();
    await expect(page.getByText('Photos copied to Made slowly')).toBeVisible({ timeout: 20_000 });
    await expect(dialog(page)).toHaveCount(0);
    expect(await sandbox.calls('createAlbum')).toHaveLength(1);
    expect(await sandbox.calls('addPhotosToAlbum')).toHaveLength(1);
  });

  test('P4.19 O49 R3 everything is copied in chunks of 100, a refused one twice; what was not copied is named, and copied with the next try', async ({
    page,
    sandbox,
  }) => {
    const total = await selectEverything(page);
    await sandbox.fault({ service: SERVICE, operationId: 'addPhotosToAlbum', status: 500, times: 2 });
    await action(page, 'Copy to album').click();
    await album(page, 'Lisbon').click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Unable to save changes. Please try again', {
      timeout: 30_000,
    });
    await expect(
      dialog(page).getByText(`100 of ${total.toLocaleString('en-GB')} photos were not copied.`),
    ).toBeVisible();
    expect(await sandbox.calls('addPhotosToAlbum')).toHaveLength(Math.ceil(total / 100) + 1);
    await album(page, 'Lisbon').click();
    // What is pointed at does not go by itself.
    await page.getByText('Photos copied to Lisbon').hover();
    await page.getByRole('link', { name: 'Lisbon' }).click();
    await expect(page.getByText(`${total.toLocaleString('en-GB')} photos`)).toBeVisible();
  });

  test('P2.83 R3 before a page is left the browser asks, also while only the dialog shows that photos are copied, and not once they could not be', async ({
    page,
    sandbox,
  }) => {
    const card = page.getByRole('region', { name: 'Under way', includeHidden: true });
    await selectFirst(page, 2);
    await action(page, 'Copy to album').click();
    // The first try is answered late, so that the page can be left meanwhile; the second, which follows by itself, fails as well.
    const refusal = { service: SERVICE, operationId: 'addPhotosToAlbum', status: 500, times: 1 };
    await sandbox.fault({ ...refusal, delayMs: 8_000 });
    await sandbox.fault(refusal);
    await album(page, 'Lisbon').click();
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    // It asks, and shows nothing.
    await expect(card).toBeAttached();
    await expect(card).toBeHidden();
    const asked = page.waitForEvent('dialog');
    void page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();

    await expect(dialog(page).getByRole('alert')).toHaveText('Unable to save changes. Please try again', {
      timeout: 30_000,
    });
    await expect(card).toBeHidden();
    const further: string[] = [];
    page.on('dialog', (one) => void (further.push(one.type()), one.accept()));
    await page.reload();
    await waitForPictures(page);
    expect(further).toEqual([]);
    expect(await sandbox.calls('addPhotosToAlbum')).toHaveLength(2);
  });

  test('X8 the list of albums can be searched, and says when it cannot be had', async ({ page, sandbox }) => {
    expectConsole('listAlbums failed');
    await sandbox.fault({ service: SERVICE, operationId: 'listAlbums', status: 500, times: 1 });
    await selectFirst(page, 1);
    await action(page, 'Copy to album').click();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Unable to display albums. Please refresh the page or try again later.',
    );
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await dialog(page).getByRole('searchbox', { name: 'Search your albums' }).fill('lisb');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    await expect(dialog(page).locator('[aria-live=polite]', { hasText: '1 album found' })).toBeAttached();
    await dialog(page).getByRole('searchbox').fill('nowhere');
    await expect(dialog(page).getByText('No album has that name')).toBeVisible();
  });

  test('P6.7 with albums off there is no such action', async ({ page }) => {
    await page.goto(`${PHOTOS}?PhotoManagementAlbumViewEnabled=false`);
    await waitForPictures(page);
    await selectFirst(page, 1);
    await expect(action(page, 'Download')).toBeVisible();
    await expect(action(page, 'Copy to album')).toHaveCount(0);
  });
});

test.describe('downloading', () => {
  test('P1.5 P2.82 O56 one photo is saved as it was uploaded, under its name, without a token', async ({ page }) => {
    await selectFirst(page, 1);
    const [download, request] = await Promise.all([
      page.waitForEvent('download'),
      page.waitForRequest((one) => /untouched|original/.test(one.url()) && one.resourceType() === 'fetch'),
      action(page, 'Download').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.jpe?g$/i);
    expect(request.headers()['authorization']).toBeUndefined();
    await expect(actionBar(page)).toHaveCount(0);
  });

  test('P1.5 P2.82 a photo that has been scrolled far away is saved like any other, and as no archive', async ({
    page,
    sandbox,
  }) => {
    const [id = ''] = await selectFirst(page, 1);
    await page.keyboard.press('Control+End');
    await expect(tile(page, id)).toHaveCount(0);
    await waitForPictures(page);
    const [download] = await Promise.all([page.waitForEvent('download'), action(page, 'Download').click()]);
    expect(download.suggestedFilename()).toMatch(/\.jpe?g$/i);
    await expect(actionBar(page)).toHaveCount(0);
    expect(await sandbox.calls('createArchiveDownload')).toEqual([]);
  });

  test('P2.87 R9 what is selected while one photo is being saved stays selected, and can be acted on meanwhile', async ({
    page,
  }) => {
    await selectFirst(page, 1);
    const letGo = await holdBack(page, /\/photo-files\/.*untouched/);
    const arrives = page.waitForEvent('download');
    await action(page, 'Download').click();
    const [, , , other = ''] = await drawnPhotos(page);
    await tile(page, other).click();
    await expect(counter(page)).toHaveText('2 selected');
    await action(page, 'Delete').click();
    await page.getByRole('alertdialog', { name: 'Delete 2 photos' }).getByRole('button', { name: 'Cancel' }).click();
    letGo();
    await arrives;
    await expect(action(page, 'Download')).not.toHaveAttribute('aria-busy', 'true');
    await expect(counter(page)).toHaveText('2 selected');
  });

  test('P8.9 one that cannot be had is said, and the selection stays', async ({ page, sandbox }) => {
    await selectFirst(page, 1);
    await sandbox.fault({ service: 'photo-files', status: 500 });
    await action(page, 'Download').click();
    await expect(page.getByText('Error: Your photo could not be downloaded')).toBeVisible();
    await expect(counter(page)).toHaveText('1 selected');
  });

  test('P8.9 an album of one photo that cannot be had is said as one photo', async ({ page, sandbox }) => {
    await sandbox.state('an album exists', { albumId: 'album-one', name: 'One', photoIds: ['photo-1'] });
    await page.goto('/my-photos/albums/album-one');
    await waitForPictures(page);
    await sandbox.fault({ service: SERVICE, operationId: 'listAlbumPhotos', status: 500 });
    await openMore(page);
    await page.getByRole('button', { name: 'Download album' }).click();
    await expect(page.getByText('Error: Your photo could not be downloaded')).toBeVisible();
  });

  test('P1.6 P8.11 P2.87 S55 an archive of several is ordered once, and said to be prepared', async ({
    page,
    sandbox,
  }) => {
    const chosen = await selectFirst(page, 3);
    const letGo = await holdBack(page, /\/photo-downloads\/downloads$/);
    await action(page, 'Download').dblclick();
    letGo();
    await expect(page.getByText('Preparing download...')).toBeVisible();
    await expect(actionBar(page)).toHaveCount(0);
    const calls = await sandbox.calls('createArchiveDownload');
    expect(calls.map(({ body }) => body)).toEqual([{ photos: chosen }]);
  });

  test('P8.10 an archive that cannot be ordered is said, and the selection stays', async ({ page, sandbox }) => {
    await selectFirst(page, 2);
    await sandbox.fault({ service: 'photo-downloads', operationId: 'createArchiveDownload', status: 500 });
    await action(page, 'Download').click();
    await expect(page.getByText('Error: Your photos could not be downloaded')).toBeVisible();
    await expect(counter(page)).toHaveText('2 selected');
  });

  test('P5.13 P5.14 P5.15 P5.16 X15 what cannot be done with none or with more than 100 says why', async ({
    page,
    sandbox,
  }) => {
    await startSelection(page);
    for (const name of ['Download', 'Copy to album', 'Delete']) {
      await expect(action(page, name)).toHaveAttribute('aria-disabled', 'true');
      await expect(action(page, name)).toHaveAccessibleDescription('Select photos first');
    }
    await page.getByRole('button', { name: /^Select all [\d,]+$/ }).click();
    await expect(action(page, 'Download')).toHaveAttribute('aria-disabled', 'true');
    await action(page, 'Download').hover();
    await expect(page.getByRole('tooltip', { name: 'Up to 100 photos can be downloaded at a time' })).toBeVisible();
    await expect(action(page, 'Delete')).not.toHaveAttribute('aria-disabled');
    await action(page, 'Download').click({ force: true });
    expect(await sandbox.calls('createArchiveDownload')).toEqual([]);
  });
});
