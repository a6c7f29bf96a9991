import type { Page } from '@playwright/test';
import { action, actionBar, selectFirst } from '../support/actions.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { waitForPictures } from '../support/timeline.ts';

const PHOTOS = '/my-photos/photos';
const ANNA = 'anna@example.com';

const preparing = (page: Page) => page.getByText('Preparing download...');
const downloading = (page: Page) => page.getByText('Downloading photos');
const failed = (page: Page) => page.locator('[data-toast]').getByText('Download failed');

/** Selects photos and orders an archive of them. */
async function orderArchive(page: Page, amount = 3): Promise<void> {
  await selectFirst(page, amount);
  await action(page, 'Download').click();
  await expect(preparing(page)).toBeVisible();
  await expect(actionBar(page)).toHaveCount(0);
}

test.describe('an archive', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(ANNA, PHOTOS);
    await waitForPictures(page);
  });

  test('P4.33 P4.35 P4.36 P7.36 P8.12 S29 is handed to the browser as {downloadId}.zip when push says that it is ready, on whatever page', async ({ page, sandbox }) => {
    const arrives = page.waitForEvent('download');
    await orderArchive(page);
    await page.getByRole('navigation', { name: 'Photos and albums' }).getByRole('link', { name: /^Albums/ }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Lisbon' })).toBeVisible();
    const download = await arrives;
    await expect(downloading(page)).toBeVisible();
    const [asked] = await sandbox.calls('getDownloadUrl');
    const downloadId = asked?.path.split('/')[2] ?? '';
    expect(download.suggestedFilename()).toBe(`${downloadId}.zip`);
    await expect(page).toHaveURL(/\/my-photos\/albums/);
    await expect(preparing(page)).toHaveCount(0);
    const files = (await sandbox.calls()).filter(({ service, path }) => service === 'photo-files' && path.endsWith('.zip'));
    expect(files.length).toBeGreaterThan(0);
    for (const { headers } of files) expect(headers).toMatchObject({ authorization: false });
    expect(await sandbox.calls('connectPush')).toHaveLength(1);
  });
});
