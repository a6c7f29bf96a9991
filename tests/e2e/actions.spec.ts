import type { Page } from '@playwright/test';
import {
  action,
  actionBar,
  drawnPhotos,
  letDeletionGo,
  selectEverything,
  selectFirst,
  tabCount,
  tile,
  wholeOrder,
  knownTabCount,
} from '../support/actions.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { counter, scrollToEnd, waitForPictures } from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

const SERVICE = 'photo-management';

/** Where photos are deleted. */
const DELETIONS = /\/photo-management\/photos$/;

const question = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });

/** Presses Delete and confirms. */
async function deleteSelected(page: Page, title: string): Promise<void> {
  await action(page, 'Delete').click();
  await question(page, title).getByRole('button', { name: title }).click();
}

test.describe('deleting photos', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('anna@example.com', PHOTOS);
    await waitForPictures(page);
  });

  test('P1.7 P2.84 P2.87 P4.14 S55 X4 photos are asked about, gone at once and from every count; the selection ends', async ({
    page,
    sandbox,
  }) => {
    const before = await knownTabCount(page, 'Photos');
    const neighbour = (await drawnPhotos(page))[3] ?? '';
    const chosen = await selectFirst(page, 3);
    await action(page, 'Delete').click();
    await question(page, 'Delete 3 photos').getByRole('button', { name: 'Cancel' }).click();
    await expect(counter(page)).toHaveText('3 selected');
    expect(await sandbox.calls('deletePhotos')).toEqual([]);

    const letGo = await holdBack(page, DELETIONS);
    await action(page, 'Delete').click();
    await question(page, 'Delete 3 photos').getByRole('button', { name: 'Delete 3 photos' }).dblclick();
    for (const id of chosen) await expect(tile(page, id)).toHaveCount(0);
    await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 3);
    await expect(question(page, 'Delete 3 photos')).toBeVisible();
    letGo();
    // What is pointed at does not go by itself.
    await page.getByText('3 photos deleted').hover();
    await expect(question(page, 'Delete 3 photos')).toHaveCount(0);
    await expect(actionBar(page)).toHaveCount(0);
    await expect(tile(page, neighbour)).toBeFocused();
    expect(await sandbox.calls('deletePhotos')).toHaveLength(1);

    await page.reload();
    await waitForPictures(page);
    await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 3);
    for (const id of chosen) await expect(tile(page, id)).toHaveCount(0);
  });

  test('P4.15 P4.17 P8.1 P8.3 when nothing can be deleted all is back in its place, and the dialog says so and stays', async ({
    page,
    sandbox,
  }) => {
    const before = await knownTabCount(page, 'Photos');
    const order = await wholeOrder(page);
    await selectFirst(page, 3);
    await sandbox.fault({ service: SERVICE, operationId: 'deletePhotos', status: 500, times: 4 });
    await deleteSelected(page, 'Delete 3 photos');
    const dialog = question(page, 'Delete 3 photos');
    await expect(dialog.getByRole('alert')).toHaveText('Error: Your photos could not be deleted');
    await expect(dialog.getByRole('button', { name: 'Copy reference' })).toBeVisible();
    expect(await sandbox.calls('deletePhotos')).toHaveLength(4);
    await expect.poll(async () => (await drawnPhotos(page)).slice(0, order.length)).toEqual(order);
    await expect.poll(() => tabCount(page, 'Photos')).toBe(before);
    await dialog.getByRole('button', { name: 'Delete 3 photos' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 3);
  });

  test('P4.16 P4.18 O50 R3 photos of a chunk that fails for good are back and named, can be selected, and tried again', async ({
    page,
    sandbox,
  }) => {
    const total = await selectEverything(page);
    await sandbox.fault({ service: SERVICE, operationId: 'deletePhotos', status: 500, times: 4 });
    const title = `Delete ${total.toLocaleString('en-GB')} photos`;
    await deleteSelected(page, title);
    const card = page.getByRole('region', { name: 'Under way' });
    await expect(card.getByRole('alert')).toHaveText('Error: Your photos could not be deleted', { timeout: 30_000 });
    await expect(question(page, title)).toHaveCount(0);
    await expect(card.getByText(`100 of ${total.toLocaleString('en-GB')} photos are still there.`)).toBeVisible();
    await expect.poll(() => tabCount(page, 'Photos')).toBe(100);
    const [first = ''] = await wholeOrder(page);
    await scrollToEnd(page);
    await card.getByRole('button', { name: 'Select 100 photos' }).click();
    await expect(counter(page)).toHaveText('100 selected');
    await expect(tile(page, first)).toBeFocused();
    await expect(tile(page, first)).toBeInViewport();
    await expect(card).toHaveCount(0);
    await page.reload();
    await waitForPictures(page);
    await expect.poll(() => tabCount(page, 'Photos')).toBe(100);
  });

  test('P2.87 X4 the selection ends also when browsing goes on before the first photos are gone for the service', async ({
    page,
  }) => {
    const neighbour = (await drawnPhotos(page))[3] ?? '';
    await selectFirst(page, 3);
    const letGo = await holdBack(page, DELETIONS);
    await deleteSelected(page, 'Delete 3 photos');
    await question(page, 'Delete 3 photos').getByRole('button', { name: 'Keep browsing' }).click();
    await expect(actionBar(page)).toHaveCount(0);
    await expect(tile(page, neighbour)).toBeFocused();
    await expect(page.getByRole('region', { name: 'Under way' })).toContainText('Deleting 3 photos');
    letGo();
    await expect(page.getByText('3 photos deleted')).toBeVisible({ timeout: 20_000 });
  });

  test('P4.16 X8 a long deletion is followed while browsing on', async ({ page, sandbox }) => {
    const total = await selectEverything(page);
    await sandbox.fault({ service: SERVICE, operationId: 'deletePhotos', delayMs: 600 });
    await deleteSelected(page, `Delete ${total.toLocaleString('en-GB')} photos`);
    const progress = page
      .getByRole('region', { name: 'Under way' })
      .getByRole('progressbar', { name: `Deleting ${total.toLocaleString('en-GB')} photos` });
    await expect(progress).toBeVisible({ timeout: 30_000 });
    await page
      .getByRole('navigation', { name: 'Photos and albums' })
      .getByRole('link', { name: /^Albums/ })
      .click();
    await expect(page).toHaveURL(/\/my-photos\/albums$/);
    await expect(progress).toBeVisible();
    const seen = Number(await progress.getAttribute('aria-valuenow'));
    await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(seen);
    await expect.poll(() => tabCount(page, 'Photos')).toBe(0);
    await sandbox.healFaults();
    await expect(progress).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByText(/photos deleted$/)).toBeVisible();
    expect(await sandbox.calls('deletePhotos')).toHaveLength(Math.ceil(total / 100));
  });

  test('O14 the photos of whole months are read when they are needed, which shows and can be cancelled', async ({
    page,
    sandbox,
  }) => {
    const total = await selectEverything(page);
    await sandbox.fault({ service: SERVICE, operationId: 'listPhotos', delayMs: 1500 });
    await deleteSelected(page, `Delete ${total.toLocaleString('en-GB')} photos`);
    await expect(page.getByRole('progressbar', { name: 'Selecting your photos...' })).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(counter(page)).toHaveText(`${total.toLocaleString('en-GB')} selected`);
    await page.waitForTimeout(2000);
    expect(await sandbox.calls('deletePhotos')).toEqual([]);
    await expect.poll(() => tabCount(page, 'Photos')).toBe(total);
  });

  test('R3 P4.14 P4.15 one photo whose deletion was done, though its answer got lost, stays gone and nothing else is said', async ({
    page,
    sandbox,
    traffic,
  }) => {
    const before = await knownTabCount(page, 'Photos');
    await sandbox.fault({ service: SERVICE, operationId: 'deletePhotos', abort: 'body', times: 1 });
    const [id = ''] = await selectFirst(page, 1);
    await action(page, 'Delete').click();
    await letDeletionGo(page);
    // Whether it is still there is looked up.
    await expect
      .poll(async () => (await sandbox.calls('getTimelinePage')).some(({ query }) => query['limit'] === '500'))
      .toBe(true);
    await traffic.quiet();
    await expect(tile(page, id)).toHaveCount(0);
    await expect(page.getByText('Error: Your photo could not be deleted')).toHaveCount(0);
    await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 1);
  });

  for (const [ids, fault] of [
    ['P8.5', { status: 500 }],
    ['P8.6 P8.5', { status: 200, body: { failed: ['refused'] } }],
  ] as const) {
    test(`${ids} P4.15 one photo that could not be deleted is back, and it is said`, async ({ page, sandbox }) => {
      const order = await wholeOrder(page);
      await sandbox.fault({ service: SERVICE, operationId: 'deletePhotos', ...fault, times: 1 });
      await selectFirst(page, 1);
      await action(page, 'Delete').click();
      await letDeletionGo(page);
      await expect(page.getByText('Error: Your photo could not be deleted')).toBeVisible();
      await expect.poll(async () => (await drawnPhotos(page)).slice(0, order.length)).toEqual(order);
    });
  }
});
