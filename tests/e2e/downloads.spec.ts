import type { Page } from '@playwright/test';
import { action, selectFirst } from '../support/actions.ts';
import { dialog } from '../support/albums.ts';
import { about, listen } from '../support/announcements.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { waitForPictures, openMore } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const DOWNLOADS = '/downloads';
const SKAGEN = '5c0c7f0e-2f41-4a55-9a0e-6d1f3a7b8c01';

const archives = (page: Page) => page.getByRole('list', { name: 'Your downloads' }).getByRole('listitem');

test('P2.166 A2.9 A2.79 O35 P4.36 X2 the list is found from the photos, the newest first, and each is downloaded by keyboard too', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, '/my-photos/photos');
  await waitForPictures(page);
  await openMore(page);
  await page.getByRole('main').getByRole('link', { name: 'Downloads' }).click();
  await expect(page).toHaveURL(/\/downloads$/);
  await expect(page).toHaveTitle(/^Downloads/);
  await expect(page.getByRole('heading', { level: 1, name: 'Downloads' })).toBeFocused();
  await expect(archives(page).getByRole('heading')).toHaveText(['Summer in Skagen', 'For grandma']);
  await expect(archives(page).first()).toContainText('Created yesterday');
  await expect(archives(page).first()).toContainText('12 photos');
  await page.keyboard.press('Tab');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe(`${SKAGEN}.zip`);
  await expect(page.getByText('Downloading photos')).toBeVisible();
});

test('O35 nothing to download is said, with a way on', async ({ page, signIn }) => {
  await signIn('empty@example.com', DOWNLOADS);
  await expect(page.getByRole('heading', { name: 'You have no downloads' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to my photos' }).click();
  await expect(page).toHaveURL(/\/my-photos\/photos$/);
});

test('A4.1 R1 a list that is slow or cannot be had', async ({ page, signIn, sandbox }) => {
  expectConsole('listDownloads failed');
  await sandbox.fault({
    service: 'photo-downloads',
    operationId: 'listDownloads',
    status: 500,
    times: 4,
  });
  const letGo = await holdBack(page, /\/photo-downloads\/downloads$/);
  await signIn(ANNA, DOWNLOADS);
  await expect(page.getByText('Loading your downloads')).toBeAttached();
  letGo();
  await expect(page.getByRole('alert').getByText('We could not load your downloads.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(/^Reference/)).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(archives(page)).toHaveCount(2);
});

test('P8.13 S55 one that has expired says so and is not offered again; one press is one call', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, DOWNLOADS);
  const first = archives(page).first();
  await expect(first).toBeVisible();
  await sandbox.clock(new Date(Date.now() + 8 * 24 * 60 * 60 * 1000).toISOString());
  const button = first.getByRole('button', { name: 'Download Summer in Skagen' });
  expectConsole('getDownloadUrl failed');
  await sandbox.fault({ service: 'photo-downloads', operationId: 'getDownloadUrl', delayMs: 2_000, times: 1 });
  await button.dblclick();
  await expect(first.getByText('This download has expired').first()).toBeVisible();
  await expect(page.locator('[data-toast]').getByText('Download failed')).toBeVisible();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('This download has expired');
  expect(await sandbox.calls('getDownloadUrl')).toHaveLength(1);
});

test('O35 X7 one whose file is gone has expired, too', async ({ page, signIn, sandbox }) => {
  await signIn(ANNA, DOWNLOADS);
  const first = archives(page).first();
  await sandbox.fault({ service: 'photo-files', path: '.zip', status: 404, times: 1 });
  const button = first.getByRole('button', { name: 'Download Summer in Skagen' });
  await button.click();
  await expect(first.getByText('This download has expired').first()).toBeVisible();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('P2.166 one that is being made says so, and is ready without a reload', async ({ page, signIn, sandbox }) => {
  await sandbox.fault({
    service: 'photo-downloads',
    operationId: 'listDownloads',
    status: 200,
    body: {
      items: [
        { id: 'd1' },
        { id: SKAGEN, name: 'Summer in Skagen', created: new Date().toISOString(), status: 'started' },
      ],
    },
  });
  await signIn(ANNA, DOWNLOADS);
  const making = archives(page).filter({ hasText: 'Summer in Skagen' });
  await expect(making).toContainText('Preparing…');
  await expect(making.getByRole('button')).toHaveAccessibleDescription('We are still preparing it');
  await expect(archives(page).filter({ hasText: 'd1' }).getByRole('button', { name: 'Download d1' })).toBeVisible();
  await sandbox.healFaults();
  await expect(making).not.toContainText('Preparing…', { timeout: 12_000 });
});

/** Settles once the page has read the list: it does not read in the moment in which the list is as the service has it. */
const hasJustRead = (page: Page) =>
  page.waitForResponse((read) => read.request().method() === 'GET' && read.url().endsWith('/downloads'));

/** From now on the list has these archives. */
async function listHas(sandbox: SandboxControl, ...items: { id: string; name?: string; status: string }[]) {
  await sandbox.healFaults();
  const created = new Date().toISOString();
  const body = { items: items.map((item) => ({ ...item, created })) };
  await sandbox.fault({ service: 'photo-downloads', operationId: 'listDownloads', status: 200, body });
}

test('P2.166 X4 X15 what becomes of one that is being made is read out once, and the focus stays in the list', async ({
  page,
  signIn,
  sandbox,
}) => {
  const said = await listen(page);
  const other = { id: 'd1', status: 'started' };
  await listHas(sandbox, { id: SKAGEN, name: 'Summer in Skagen', status: 'started' }, other);
  await signIn(ANNA, DOWNLOADS);
  const button = page.getByRole('button', { name: 'Download Summer in Skagen' });
  await button.focus();
  await hasJustRead(page);
  await listHas(sandbox, { id: SKAGEN, name: 'Summer in Skagen', status: 'error' }, other);
  await expect(button).toHaveAccessibleDescription('We could not prepare it', { timeout: 12_000 });
  await expect(button).toBeFocused();
  await expect.poll(async () => about(await said(), 'Summer in Skagen. We could not prepare it.')).toHaveLength(1);
  await hasJustRead(page);
  await listHas(sandbox, { id: 'd1', status: 'finished' });
  await expect(archives(page)).toHaveCount(1, { timeout: 12_000 });
  await expect(page.getByRole('button', { name: 'Download d1' })).toBeFocused();
  await expect.poll(async () => about(await said(), 'd1. Ready to download.')).toHaveLength(1);
  expect(about(await said(), 'Summer in Skagen.')).toHaveLength(1);
});

test('P2.166 X8 what becomes of one that this page has ordered is read out by its toast alone', async ({
  page,
  signIn,
  sandbox,
}) => {
  const said = await listen(page);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await selectFirst(page, 2);
  // Its order is not over before the file has come.
  const letGo = await holdBack(page, /\/photo-files\/archives\/[^/]+\.zip$/);
  const ordered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/downloads'),
  );
  await action(page, 'Download').click();
  const { id }: { id: string } = await (await ordered).json();
  const other = { id: 'd1', status: 'started' };
  await listHas(sandbox, { id, name: 'Mine', status: 'started' }, other);
  await page
    .getByRole('region', { name: 'Under way' })
    .getByRole('link', { name: /^Downloads/ })
    .click();
  await expect(archives(page).filter({ hasText: 'Mine' })).toContainText('Preparing…');
  await hasJustRead(page);
  await listHas(sandbox, { id, name: 'Mine', status: 'finished' }, { ...other, status: 'finished' });
  await expect(archives(page).filter({ hasText: 'Mine' })).not.toContainText('Preparing…', { timeout: 12_000 });
  await expect.poll(async () => about(await said(), 'Ready to download.')).toHaveLength(1);
  expect(about(await said(), 'Mine')).toEqual([]);
  const arrives = page.waitForEvent('download');
  letGo();
  await arrives;
});

test('P1.6 P8.9 a month of one photo is said as one when it cannot be ordered', async ({ page, signIn, sandbox }) => {
  const user = 'empty@example.com';
  await sandbox.state('the customer has photos in a month', { user, year: 2026, month: 11, count: 1 });
  await sandbox.state('photos are stored for some time', { user, months: 0, days: 2 });
  await sandbox.fault({ service: 'photo-downloads', operationId: 'createArchiveDownload', status: 500 });
  await signIn(user, PHOTOS);
  const month = dialog(page).getByRole('region', { name: 'Months' }).getByRole('listitem').first();
  await month.getByRole('button', { name: /^Download/ }).click();
  await expect(month.getByRole('alert')).toHaveText('Error: Your photo could not be downloaded');
});

test('P6.6 S52 with the timeline off it leads home before anything is asked for', async ({ page, signIn, sandbox }) => {
  await signIn(ANNA, `${DOWNLOADS}?PhotoManagementTimelineViewEnabled=false`);
  await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
  expect(await sandbox.calls('listDownloads')).toEqual([]);
});
