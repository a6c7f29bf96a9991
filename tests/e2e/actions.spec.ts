import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { counter, tiles, waitForPictures } from '../support/timeline.ts';

const PHOTOS = '/my-photos/photos';

const bar = (page: Page) => page.getByRole('region', { name: 'With the selected photos' });
const tab = (page: Page, name: 'Photos' | 'Albums') => page.getByRole('navigation', { name: 'Photos and albums' }).getByRole('link', { name: new RegExp(`^${name} `) });

/** Starts the selection mode and selects the first photos. */
async function selectFirst(page: Page, amount: number): Promise<string[]> {
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const chosen: string[] = [];
  for (let at = 0; at < amount; at += 1) {
    const tile = tiles(page).nth(at);
    chosen.push((await tile.getAttribute('data-photo')) ?? '');
    await tile.click();
  }
  await expect(counter(page)).toHaveText(`${amount} selected`);
  return chosen;
}

async function countOf(page: Page, name: 'Photos' | 'Albums'): Promise<number> {
  return Number(((await tab(page, name).textContent()) ?? '').replace(/\D/g, ''));
}

test.describe('deleting photos', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('anna@example.com', PHOTOS);
    await waitForPictures(page);
  });

  test('P1.7 P2.84 P2.87 P4.14 three photos are asked about, gone at once and from every count, and the selection ends', async ({ page, sandbox }) => {
    const before = await countOf(page, 'Photos');
    const chosen = await selectFirst(page, 3);
    await sandbox.fault({ service: 'photo-management', operationId: 'deletePhotos', delayMs: 12_000, times: 1 });
    await bar(page).getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete 3 photos' });
    await dialog.getByRole('button', { name: 'Delete 3 photos' }).click();
    for (const id of chosen) await expect(page.locator(`[data-photo="${id}"]`)).toHaveCount(0);
    await expect(page.getByText((before - 3).toLocaleString('en-GB'), { exact: true })).toBeVisible();
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveCount(0, { timeout: 20_000 });
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByText('3 photos deleted')).toBeVisible();
    await page.reload();
    await waitForPictures(page);
    expect(await countOf(page, 'Photos')).toBe(before - 3);
    for (const id of chosen) await expect(page.locator(`[data-photo="${id}"]`)).toHaveCount(0);
  });

  test('P4.15 P8.1 P8.3 when nothing can be deleted everything is back in its place, and the dialog says so and stays', async ({ page, sandbox }) => {
    const before = await countOf(page, 'Photos');
    const order = await page.locator('[data-photo]').evaluateAll((elements) => elements.map((element) => element.getAttribute('data-photo')));
    await selectFirst(page, 3);
    await sandbox.fault({ service: 'photo-management', operationId: 'deletePhotos', status: 500, times: 4 });
    await bar(page).getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete 3 photos' });
    await dialog.getByRole('button', { name: 'Delete 3 photos' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Error: Your photos could not be deleted');
    await expect(dialog.getByRole('button', { name: 'Copy reference' })).toBeVisible();
    expect(await sandbox.calls('deletePhotos')).toHaveLength(4);
    expect(await page.locator('[data-photo]').evaluateAll((elements) => elements.map((element) => element.getAttribute('data-photo')))).toEqual(order);
    expect(await countOf(page, 'Photos')).toBe(before);
    await expect(counter(page)).toHaveText('3 selected');
    await dialog.getByRole('button', { name: 'Delete 3 photos' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(tab(page, 'Photos')).toContainText((before - 3).toLocaleString('en-GB'));
  });
});
