import type { Locator, Page } from '@playwright/test';
import { action, actionBar, selectEverything, selectFirst } from '../support/actions.ts';
import { about, listen } from '../support/announcements.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { openMore, waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const EMPTY = 'empty@example.com';
const DOWNLOADS = 'photo-downloads';
/** What copying to the album of these tests calls. */
const COPYING = /\/albums\/album-jobs\/photos$/;
const copying = { service: 'photo-management', operationId: 'addPhotosToAlbum' };

const card = (page: Page) => page.getByRole('region', { name: 'Under way' });
const jobs = (page: Page) => card(page).getByRole('listitem');
const job = (page: Page, title: string) => jobs(page).filter({ hasText: title });

/** Unfolds the card, which is a line at first where the window is narrow. */
async function unfold(page: Page): Promise<void> {
  const details = card(page).getByRole('button', { name: 'Details' });
  await expect(details).toBeVisible();
  if ((await details.getAttribute('aria-expanded')) === 'false') await details.click();
}
/** In the panel of more options, open or not. */
const downloadsLink = (page: Page) => page.locator('main a[href="/downloads"]');

/** A library of so many photos of one month. */
async function monthOf(sandbox: SandboxControl, count: number): Promise<void> {
  await sandbox.state('the customer has photos in a month', { user: EMPTY, year: 2026, month: 11, count });
}

/** Whether an element lies over another one. */
function covers(over: Locator, under: Locator): Promise<boolean> {
  return Promise.all([over.boundingBox(), under.boundingBox()]).then(([one, other]) => {
    if (!one || !other) throw new Error('One of them is not drawn.');
    return one.y + one.height > other.y && other.y + other.height > one.y && one.x + one.width > other.x;
  });
}

for (const [tag, device] of [
  ['', 'a desktop'],
  ['@phone ', 'a phone'],
] as const) {
  test.describe('more than 100 photos', () => {
    test.beforeEach(() => test.setTimeout(180_000));

    test(`${tag}P1.6 P5.13 O53 are downloaded in parts of 100, the next when the one before has come, shown on every page on ${device}`, async ({
      page,
      signIn,
      sandbox,
    }) => {
      await monthOf(sandbox, 102);
      await signIn(EMPTY, PHOTOS);
      await waitForPictures(page);
      await expect(downloadsLink(page)).toHaveText('Downloads');
      await selectEverything(page);
      // The documented limit of one archive stays, and says why.
      await expect(action(page, 'Download')).toHaveAttribute('aria-disabled', 'true');
      const saved: string[] = [];
      page.on('download', (file) => saved.push(file.suggestedFilename()));
      // The file of the first part: until it has come, that part is under way.
      const release = await holdBack(page, /\/photo-files\/archives\/[^/]+\.zip$/);
      await action(page, 'Download in parts').click();
      await unfold(page);
      await expect(job(page, 'Download of 102 photos')).toContainText('Part 1 of 2');
      await expect(actionBar(page)).toHaveCount(0);
      expect(await sandbox.calls('createArchiveDownload')).toHaveLength(1);
      await expect(downloadsLink(page)).toHaveText('Downloads (new)');
      release();

      await page
        .getByRole('navigation', { name: 'Photos and albums' })
        .getByRole('link', { name: /^Albums/ })
        .click();
      await expect(page).toHaveURL(/\/my-photos\/albums$/);
      await expect(job(page, 'Download of 102 photos')).toBeVisible();
      await expect.poll(() => saved.length, { timeout: 120_000 }).toBe(2);
      const calls = await sandbox.calls('createArchiveDownload');
      expect(calls.map(({ body }) => (body as { photos: string[] }).photos.length)).toEqual([100, 2]);
      expect(new Set(calls.flatMap(({ body }) => (body as { photos: string[] }).photos)).size).toBe(102);
      await expect(page.getByText('Downloading photos')).toBeVisible();
      await expect(card(page)).toBeHidden();

      // What has come has not been looked at.
      await page.goto(PHOTOS);
      await expect(downloadsLink(page)).toHaveText('Downloads (new)');
      await openMore(page);
      await downloadsLink(page).click();
      await expect(page.getByRole('list', { name: 'Your downloads' }).getByRole('listitem')).toHaveCount(2);
      await page.goBack();
      await expect(downloadsLink(page)).toHaveText('Downloads');
    });
  });

  test(`${tag}P1.6 an album is downloaded as a whole, under its name on ${device}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    expectConsole('WebSocket connection to');
    test.setTimeout(90_000);
    await sandbox.state('an album exists', { albumId: 'album-jobs', name: 'Winter', photoIds: ['photo-1', 'photo-2'] });
    await signIn(ANNA, '/my-photos/albums/album-jobs');
    await waitForPictures(page);
    const arrives = page.waitForEvent('download', { timeout: 60_000 });
    await openMore(page);
    // Two photos are ready in little more than a second: no message tells of it, nor does the list, for as long as is looked.
    await sandbox.fault({ service: 'photo-push', status: 503 });
    await sandbox.fault({ service: DOWNLOADS, operationId: 'listDownloads', status: 200, body: { items: [] } });
    await page.getByRole('button', { name: 'Download album' }).click();
    await unfold(page);
    await expect(job(page, 'Download of “Winter”, 2 photos')).toContainText('Preparing…');
    await sandbox.healFaults();
    await arrives;
    expect(await sandbox.calls('createArchiveDownload')).toHaveLength(1);
  });

  test(`${tag}P4.36 S29 a link whose first byte takes longer than half a minute is waited for on ${device}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    test.setTimeout(120_000);
    await signIn(ANNA, PHOTOS);
    await waitForPictures(page);
    await selectFirst(page, 2);
    const arrives = page.waitForEvent('download', { timeout: 90_000 });
    // Before the press: two photos are ready in little more than a second.
    await sandbox.fault({ service: 'photo-files', path: '.zip', delayMs: 34_000 });
    await action(page, 'Download').click();
    await expect(card(page)).toContainText('Download of 2 photos');
    await unfold(page);
    await expect(job(page, 'Download of 2 photos')).toContainText('Waiting for the file', { timeout: 30_000 });
    await expect.poll(async () => (await sandbox.calls()).some(({ path }) => path.endsWith('.zip'))).toBe(true);
    await sandbox.healFaults();
    await arrives;
    await expect(card(page)).toBeHidden();
  });

  test(`${tag}P2.83 R3 copying that is left goes on, on the card; what could not be copied is tried again there on ${device}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await monthOf(sandbox, 101);
    await sandbox.state('an album exists', { user: EMPTY, albumId: 'album-jobs', name: 'Winter' });
    await signIn(EMPTY, PHOTOS);
    await waitForPictures(page);
    await selectEverything(page);
    await action(page, 'Copy to album').click();
    const dialog = page.getByRole('dialog', { name: 'Copy to album' });
    // Of two calls the first is held back, so that the dialog can be left meanwhile, and the second fails.
    const release = await holdBack(page, COPYING);
    await sandbox.fault({ ...copying, delayMs: 0, times: 1 });
    await sandbox.fault({ ...copying, status: 500, times: 2 });
    await dialog.getByRole('button', { name: /^Winter/ }).click();
    await dialog.getByRole('button', { name: 'Keep browsing' }).click();
    await expect(dialog).toHaveCount(0);
    await unfold(page);
    await expect(jobs(page)).toContainText('Copying 101 photos to Winter');
    release();
    await expect(jobs(page).getByRole('alert')).toHaveText('Unable to save changes. Please try again', {
      timeout: 20_000,
    });
    await jobs(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Photos copied to Winter')).toBeVisible();
    await expect(card(page)).toBeHidden();
  });

  test(`${tag}P4.20 P9.9 X8 an export is shown until it is ready, which is read out, and has been looked at on ${device}`, async ({
    page,
    signIn,
  }) => {
    const said = await listen(page);
    await signIn('critical@example.com', '/my-photos/exports/none');
    await page.getByRole('button', { name: 'Create a new export' }).click();
    await unfold(page);
    await expect(job(page, 'Export of all your photos')).toContainText(/Ready by .+ at the latest/);
    await page.goto('/orders');
    await expect(card(page)).toContainText('Your export is ready', { timeout: 30_000 });
    // On a phone the card is a line again: the page has been loaded anew.
    await expect.poll(async () => about(await said(), 'Your export is ready')).toHaveLength(1);
    await unfold(page);
    await job(page, 'Your export is ready').getByRole('link', { name: 'Show' }).click();
    await expect(page.getByRole('list', { name: 'Your export files' })).toBeVisible();
    await expect(card(page)).toBeHidden();
  });

  test(`${tag}X2 X8 X11 several jobs share one card, which is folded by keyboard and covers nothing that is pressed on ${device}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn(ANNA, PHOTOS);
    await waitForPictures(page);
    // None of them is heard of again, so that they are under way for as long as the test takes.
    await sandbox.fault({ service: 'photo-push', delayMs: 60_000 });
    for (const amount of [2, 3]) {
      await selectFirst(page, amount);
      await action(page, 'Download').click();
      await expect(actionBar(page)).toHaveCount(0);
      await unfold(page);
      const cancel = job(page, `Download of ${amount} photos`).getByRole('button');
      await expect(cancel).toHaveAccessibleName(`Cancel Download of ${amount} photos`);
    }
    await expect(card(page)).toContainText('2 in progress');

    const fold = card(page).getByRole('button', { name: 'Details' });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(jobs(page)).toHaveCount(0);
    await expect(fold).toBeFocused();

    await selectFirst(page, 1);
    await expect(actionBar(page)).toBeVisible();
    await expect.poll(() => covers(card(page), actionBar(page))).toBe(false);
  });
}

test('R9 P9.9 the card of every tab is about the newest export, until that is looked at in one of them', async ({
  page,
  context,
  signIn,
  sandbox,
}) => {
  test.setTimeout(120_000);
  const request = (tab: Page) => tab.getByRole('button', { name: 'Create a new export' });
  await signIn('critical@example.com', '/my-photos/exports/none');
  await request(page).click();
  await expect(card(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/my-photos/exports/none');
  for (const tab of [page, other]) await expect(card(tab)).toContainText('Your export is ready', { timeout: 30_000 });
  await expect(request(other)).toBeVisible();
  await sandbox.fault({
    service: 'photo-export',
    operationId: 'getBackup',
    status: 200,
    body: { requested: new Date().toISOString() },
  });
  await request(other).click();
  for (const tab of [other, page]) {
    await expect(card(tab)).not.toContainText('Your export is ready');
    await expect(card(tab)).toContainText('Export of all your photos');
  }
  await sandbox.healFaults();
  for (const tab of [page, other]) await expect(card(tab)).toContainText('Your export is ready', { timeout: 40_000 });
  await unfold(other);
  await job(other, 'Your export is ready').getByRole('link', { name: 'Show' }).click();
  await expect(other.getByRole('list', { name: 'Your export files' })).toBeVisible();
  for (const tab of [other, page]) await expect(card(tab)).toBeHidden();
});

test('X8 @phone how far copying is, is read out while the card is folded to a line', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  await page.clock.install();
  const said = await listen(page);
  await monthOf(sandbox, 102);
  await sandbox.state('an album exists', { user: EMPTY, albumId: 'album-jobs', name: 'Winter' });
  await signIn(EMPTY, PHOTOS);
  await waitForPictures(page);
  await selectEverything(page);
  await action(page, 'Copy to album').click();
  const dialog = page.getByRole('dialog', { name: 'Copy to album' });
  const album = dialog.getByRole('button', { name: /^Winter/ });
  await expect(album).toBeVisible();
  // What is still asked for beside it would be told as without an answer, once time is moved on.
  await traffic.quiet();
  // Of two calls the first is held back until a step of the progress may be read out, and the second has no answer as long as this takes.
  const release = await holdBack(page, COPYING);
  await sandbox.fault({ ...copying, delayMs: 0, times: 1 });
  await sandbox.fault({ ...copying, delayMs: 60_000 });
  await album.click();
  await dialog.getByRole('button', { name: 'Keep browsing' }).click();
  await expect(card(page).getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'false');
  await page.clock.fastForward(5_000);
  release();
  await expect.poll(async () => about(await said(), /^100 of 102/)).toHaveLength(1);
  await expect(card(page)).toBeVisible();
});

test('P2.83 R3 copying that is cancelled on the card is off it for good', async ({ page, signIn, sandbox }) => {
  await monthOf(sandbox, 301);
  await sandbox.state('an album exists', { user: EMPTY, albumId: 'album-jobs', name: 'Winter' });
  await signIn(EMPTY, PHOTOS);
  await waitForPictures(page);
  await selectEverything(page);
  await action(page, 'Copy to album').click();
  const dialog = page.getByRole('dialog', { name: 'Copy to album' });
  // Of four calls the first is held back, so that copying can be cancelled meanwhile.
  const release = await holdBack(page, COPYING);
  await dialog.getByRole('button', { name: /^Winter/ }).click();
  await dialog.getByRole('button', { name: 'Keep browsing' }).click();
  await job(page, 'Copying 301 photos to Winter').getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page)).toBeHidden();
  const counted = async () => (await sandbox.calls('getPhotoAccountCounts')).length;
  const before = await counted();
  release();
  // What has been copied by then is counted anew, once no other call follows.
  await expect.poll(counted, { timeout: 20_000 }).toBeGreaterThan(before);
  await expect(card(page)).toBeHidden();
  expect(await sandbox.calls('addPhotosToAlbum')).toHaveLength(1);
});

test.describe('downloads in parts', () => {
  test.beforeEach(() => test.setTimeout(180_000));

  test('O53 R3 go on after a reload; nothing is ordered twice, not by another tab either', async ({
    page,
    context,
    signIn,
    sandbox,
  }) => {
    await monthOf(sandbox, 101);
    await signIn(EMPTY, PHOTOS);
    await waitForPictures(page);
    await selectEverything(page);
    // The page that is left hears nothing of its archive.
    await sandbox.fault({ service: 'photo-push', delayMs: 60_000 });
    await action(page, 'Download in parts').click();
    await expect(job(page, 'Download of 101 photos')).toContainText('Part 1 of 2');
    await page.reload();
    await expect(job(page, 'Download of 101 photos')).toContainText('Part 1 of 2');
    const other = await context.newPage();
    const saved: string[] = [];
    for (const tab of [page, other]) tab.on('download', (file) => saved.push(file.suggestedFilename()));
    await other.goto('/orders');
    await expect(other.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await sandbox.healFaults();
    await page.reload();
    await expect.poll(() => saved.length, { timeout: 120_000 }).toBe(2);
    expect(new Set(saved).size).toBe(2);
    const calls = await sandbox.calls('createArchiveDownload');
    expect(calls.map(({ body }) => (body as { photos: string[] }).photos.length)).toEqual([100, 1]);
  });

  test('P8.13 O53 say which part failed, also after a reload, and go on from there', async ({
    page,
    signIn,
    sandbox,
  }) => {
    expectConsole('createArchiveDownload failed');
    await monthOf(sandbox, 101);
    await signIn(EMPTY, PHOTOS);
    await waitForPictures(page);
    await selectEverything(page);
    // Before the press: the second part is ordered as soon as the first has come.
    await sandbox.fault({ service: DOWNLOADS, operationId: 'createArchiveDownload', delayMs: 0, times: 1 });
    await sandbox.fault({ service: DOWNLOADS, operationId: 'createArchiveDownload', status: 500 });
    await action(page, 'Download in parts').click();
    await expect(job(page, 'Download of 101 photos')).toBeVisible();
    const failed = job(page, 'Download failed');
    await expect(failed).toContainText('Part 2 of 2', { timeout: 120_000 });
    await expect(failed.getByRole('button', { name: 'Copy reference' })).toBeVisible();
    await page.reload();
    await expect(failed).toContainText('Part 2 of 2');
    await sandbox.healFaults();
    await sandbox.forgetCalls();
    const arrives = page.waitForEvent('download');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await arrives;
    await expect(card(page)).toBeHidden();
    expect((await sandbox.calls('createArchiveDownload')).map(({ body }) => body)).toEqual([
      { photos: [expect.any(String)] },
    ]);
  });
});
