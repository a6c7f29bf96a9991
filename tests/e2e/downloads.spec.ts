import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { waitForPictures, openMore } from '../support/timeline.ts';
import { ANNA } from '../support/seeded.ts';

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

test('P6.6 S52 with the timeline off it leads home before anything is asked for', async ({ page, signIn, sandbox }) => {
  await signIn(ANNA, `${DOWNLOADS}?PhotoManagementTimelineViewEnabled=false`);
  await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
  expect(await sandbox.calls('listDownloads')).toEqual([]);
});
