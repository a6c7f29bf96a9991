import type { Page } from '@playwright/test';
import { drawnPhotos, letDeletionGo, tabCount, tile, knownTabCount } from '../support/actions.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { toast } from '../support/steps.ts';
import { photos, waitForPictures } from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

const LISBON = '/my-photos/albums/album-lisbon';
const SERVICE = 'photo-management';

const preview = (page: Page) => page.getByRole('dialog', { name: 'Photo', exact: true });
const shownId = (page: Page) => new URL(page.url()).pathname.split('/').at(-1);

/** Opens the second photo of a list; gives the ids of those that are drawn. */
async function openSecond(page: Page): Promise<string[]> {
  await waitForPictures(page);
  const ids = await drawnPhotos(page);
  await photos(page).nth(1).click();
  await expect(preview(page)).toBeVisible();
  await expect.poll(() => shownId(page)).toBe(ids[1]);
  return ids;
}

test('P2.68 P2.71 P4.14 O15 a photo that is deleted gives way to the next one, and is gone from the list', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  const before = await knownTabCount(page, 'Photos');
  const ids = await openSecond(page);
  await preview(page).getByRole('button', { name: 'Delete', exact: true }).click();
  // What is pointed at does not go by itself.
  await toast(page, 'Photo deleted').hover();
  await expect.poll(() => shownId(page)).toBe(ids[2]);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await expect(tile(page, ids[1] ?? '')).toHaveCount(0);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 1);
  await letDeletionGo(page);
  await expect.poll(async () => (await sandbox.calls('deletePhotos')).length).toBe(1);
});

test('P8.5 P4.15 one that could not be deleted is back in the list, and it is said over the next one', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  const ids = await openSecond(page);
  await sandbox.fault({ service: SERVICE, operationId: 'deletePhotos', status: 500 });
  await preview(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await letDeletionGo(page);
  await expect(page.getByText('Error: Your photo could not be deleted')).toBeVisible();
  await expect.poll(() => shownId(page)).toBe(ids[2]);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await expect.poll(async () => (await drawnPhotos(page)).slice(0, 3)).toEqual(ids.slice(0, 3));
});

test('P2.69 P2.71 P8.7 a photo is deleted from its album; with Undo it is in it again, and a failure is said', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', LISBON);
  const ids = await openSecond(page);
  await preview(page).getByRole('button', { name: 'Delete from album' }).click();
  await expect.poll(() => shownId(page)).toBe(ids[2]);
  // What is pointed at does not go by itself.
  await page.getByText('1 photo removed from the album').hover();
  await page.keyboard.press('Escape');
  await expect(tile(page, ids[1] ?? '')).toHaveCount(0);
  await expect(page.getByText('45 photos')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tile(page, ids[1] ?? '')).toHaveCount(1);
  await expect(page.getByText('46 photos')).toBeVisible();
  await expect.poll(async () => (await sandbox.calls('addPhotosToAlbum')).length).toBe(1);
  // The service counts it as the one that was added last.
  await expect.poll(async () => (await drawnPhotos(page))[0]).toBe(ids[1]);

  await sandbox.fault({ service: SERVICE, operationId: 'removePhotosFromAlbum', status: 500 });
  const order = await drawnPhotos(page);
  await photos(page).first().click();
  await preview(page).getByRole('button', { name: 'Delete from album' }).click();
  await expect(page.getByText('Error: Your photo could not be removed from the album')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await drawnPhotos(page)).slice(0, order.length)).toEqual(order);
  await expect(page.getByText('46 photos')).toBeVisible();
});

test('P2.71 O15 a photo that is deleted while the next one is loading gives way to that one', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', LISBON);
  await waitForPictures(page);
  await expect.poll(async () => (await drawnPhotos(page)).length).toBeGreaterThan(24);
  const ids = await drawnPhotos(page);
  // The first page of 24 comes at once, the next one late.
  const pages = { service: SERVICE, operationId: 'listAlbumPhotos', times: 1 };
  await sandbox.fault({ ...pages, delayMs: 1 });
  await sandbox.fault({ ...pages, delayMs: 6_000 });
  await page.reload();
  await tile(page, ids[23] ?? '').click();
  await expect.poll(() => shownId(page)).toBe(ids[23]);
  await preview(page).getByRole('button', { name: 'Delete from album' }).click();
  await expect.poll(() => shownId(page), { timeout: 15_000 }).not.toBe(ids[23]);
  expect(shownId(page)).toBe(ids[24]);
  await page.waitForTimeout(500);
  expect(shownId(page)).toBe(ids[24]);
});

test('P2.68 P2.70 while a photo is being saved the next one can be deleted', async ({ page, signIn }) => {
  // Asked for by the stage, too, as soon as the photo rests on it.
  const letGo = await holdBack(page, /\/photo-files\/.+\/untouched$/);
  await signIn('anna@example.com', PHOTOS);
  const ids = await openSecond(page);
  const arrives = page.waitForEvent('download');
  const download = preview(page).getByRole('button', { name: 'Download' });
  await download.click();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownId(page)).toBe(ids[2]);
  await expect(download).toHaveAttribute('aria-busy', 'true');
  await preview(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => shownId(page)).toBe(ids[3]);
  letGo();
  await arrives;
  expect(shownId(page)).toBe(ids[3]);
});

test('P2.67 P2.70 P1.5 copied to an album and downloaded a photo stays open', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  const ids = await openSecond(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    preview(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.\w+$/);
  await preview(page).getByRole('button', { name: 'Copy to album' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy to album' });
  await expect(dialog.getByText('1 photo selected')).toBeVisible();
  await dialog.getByRole('button', { name: /^Lisbon/ }).click();
  await expect(page.getByText('Photos copied to Lisbon')).toBeVisible();
  await expect(preview(page)).toBeVisible();
  expect(shownId(page)).toBe(ids[1]);
});

for (const { width, height, rows, share } of [
  { width: 390, height: 844, rows: [6], share: 0.75 },
  { width: 320, height: 568, rows: [3, 3], share: 0.6 },
  { width: 844, height: 390, rows: [6], share: 0.72 },
])
  test.describe(`a phone of ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test('F5 look.md a photo opens with its actions below it, as many in each row, has most of the screen, and keeps its place, by a press and by a link', async ({
      page,
      signIn,
    }) => {
      const places = await watchPlaces(page);
      await signIn('anna@example.com', LISBON);
      // Whether or not what shows it has come by then.
      await openSecond(page);
      const actions = preview(page).locator('[data-fades=bars]').last().getByRole('button');
      await expect(actions).toHaveCount(6);
      const tops = await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect([...new Set(tops)].map((top) => tops.filter((one) => one === top).length)).toEqual(rows);
      const icons = await actions
        .locator('svg')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(icons).size, 'lines of icons').toBe(rows.length);
      const picture = page.locator('[role=dialog] img[data-preview]');
      await expect(picture).toBeVisible();
      const pressed = await places();
      expect(pressed).toHaveLength(1);
      expect(Number(pressed[0]?.split(' ')[1]) / height).toBeGreaterThan(share);
      await page.reload();
      await expect(picture).toBeVisible();
      await expect(actions).toHaveCount(6);
      expect(await places()).toEqual(pressed);
    });
  });

/** Records in each document, frame by frame, where the photo has its place in the preview; gives the different ones. */
async function watchPlaces(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const places = new Set<string>();
    Object.assign(globalThis, { places });
    const look = () => {
      const stage = document.querySelector('[role=dialog] [data-frame]')?.closest('[class*=_stage_]');
      if (stage) {
        const { top, height } = stage.getBoundingClientRect();
        places.add(`${top} ${height}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(globalThis as typeof globalThis & { places: Set<string> }).places]);
}
