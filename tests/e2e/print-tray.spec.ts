import type { Page } from '@playwright/test';
import { action, drawnPhotos, selectFirst, tile } from '../support/actions.ts';
import { LISBON } from '../support/albums.ts';
import { violations } from '../support/axe.ts';
import { expect, expectConsole } from '../support/fixtures.ts';
import { test } from '../support/other-device.ts';
import { tracesOf } from '../support/page-traces.ts';
import { expectInMenu, keepTray, leave, photoIds, tilesOf, TRAY } from '../support/print-tray.ts';
import { signInOn } from '../support/sign-in.ts';
import { counter, openMore, photos, waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const toast = (page: Page, text: string | RegExp) => page.locator('[data-toast]').filter({ hasText: text });

/** Puts the first photos of the page into the tray; gives their ids. */
async function addFirst(page: Page, amount: number): Promise<string[]> {
  const ids = await selectFirst(page, amount);
  await action(page, 'Add to tray').click();
  await expect(toast(page, 'added to your print tray')).toBeVisible();
  return ids;
}

test('P4.45 S23 P2.46 photos are collected over pages and reloads, looked at and sorted', async ({ page, signIn }) => {
  test.slow();
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await expectInMenu(page, 0);
  const chosen = await addFirst(page, 3);
  await expect(toast(page, '3 photos added to your print tray')).toBeVisible();
  // What it was selected for is done.
  await expect(action(page, 'Add to tray')).toHaveCount(0);
  await expectInMenu(page, 3);

  await page.goto(LISBON);
  await waitForPictures(page);
  const id = (await photos(page).first().getAttribute('data-photo')) ?? '';
  await photos(page).first().click();
  const preview = page.getByRole('dialog', { name: 'Photo', exact: true });
  await preview.getByRole('button', { name: 'Add to tray' }).click();
  await expect(toast(page, '1 photo added to your print tray')).toBeVisible();
  await preview.getByRole('button', { name: 'Add to tray' }).click();
  await expect(toast(page, '1 photo is already in your print tray')).toBeVisible();
  await toast(page, 'already').getByRole('link', { name: 'Print tray' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Print tray' })).toBeVisible();
  await waitForPictures(page);
  await expect(page.getByText('4 photos', { exact: true })).toBeVisible();
  await expect.poll(() => drawnPhotos(page)).toEqual([id, ...chosen.toReversed()]);
  expect(await violations(page), 'the tray').toEqual([]);
  await page.reload();
  await waitForPictures(page);
  await expect.poll(() => drawnPhotos(page)).toEqual([id, ...chosen.toReversed()]);

  await openMore(page);
  await page.getByLabel('Sort photos by').selectOption({ label: 'Date added (old-new)' });
  await expect.poll(() => drawnPhotos(page)).toEqual([...chosen, id]);
  await page.getByLabel('Sort photos by').selectOption({ label: 'Date taken (new-old)' });
  await expect.poll(async () => (await drawnPhotos(page)).toSorted()).toEqual([...chosen, id].toSorted());
});

test('P4.45 photos are taken out of the tray, or all of them, and put back', async ({ page, signIn }) => {
  test.slow();
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await addFirst(page, 4);
  await page.goto(TRAY);
  await waitForPictures(page);
  await selectFirst(page, 2);
  const taken = await drawnPhotos(page);
  await action(page, 'Remove from tray').click();
  // It stays for as long as the mouse is on it.
  await toast(page, '2 photos removed from your print tray').hover();
  await expect.poll(() => drawnPhotos(page)).toEqual(taken.slice(2));
  await expectInMenu(page, 2);
  await toast(page, 'removed from your print tray').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '2 photos are back in your print tray')).toBeVisible();
  await expect.poll(() => drawnPhotos(page)).toEqual(taken);

  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Empty the tray' }).click();
  await toast(page, 'Print tray emptied').hover();
  await expect(page.getByText('Your print tray is empty')).toBeVisible();
  await expectInMenu(page, 0);
  await toast(page, 'Print tray emptied').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => drawnPhotos(page)).toEqual(taken);
  await page.reload();
  await waitForPictures(page);
  await expectInMenu(page, 4);
});

test('P4.45 P4.47 S33 a tray is ordered, stays, and says that the editor has its photos', async ({
  page,
  signIn,
  sandbox,
}) => {
  test.slow();
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const chosen = await addFirst(page, 2);
  await page.goto(TRAY);
  await waitForPictures(page);
  const order = page.getByRole('button', { name: 'Order all 2 photo prints' });
  await sandbox.fault({ service: 'temp-selections', operationId: 'createTempSelection', status: 500, times: 1 });
  await order.click();
  await expect(page.getByText('Error transferring photos. Try again.')).toBeVisible();
  await order.click();
  await expect(page).toHaveURL(/\/prints-editor\?/, { timeout: 15_000 });
  expect((await sandbox.calls('createTempSelection')).at(-1)?.body).toEqual({ photoIds: chosen });
  await page.goBack();
  await expect(page.getByText('2 photos have been handed to the editor.')).toBeVisible();
  await expect(order).toHaveCount(0);
  expect(await violations(page), 'what was handed over').toEqual([]);
  await page.getByRole('button', { name: 'Order again from the start' }).click();
  await expect(order).toBeVisible();
  await expect(page.getByText('have been handed to the editor')).toHaveCount(0);
});

test('O79 P4.47 what is added to a tray that the editor takes at once is ordered by itself, and is no part', async ({
  page,
  signIn,
  sandbox,
}) => {
  test.slow();
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await addFirst(page, 2);
  await page.goto(TRAY);
  await page.getByRole('button', { name: 'Order all 2 photo prints' }).click();
  await expect(page).toHaveURL(/\/prints-editor\?/, { timeout: 15_000 });
  await page.goto(LISBON);
  await waitForPictures(page);
  const [added] = await addFirst(page, 1);
  await page.goto(TRAY);
  await expect(page.getByText('3 photos', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Order 1 photo print' }).click();
  await expect(page).toHaveURL(/\/prints-editor\?/, { timeout: 15_000 });
  expect((await sandbox.calls('createTempSelection')).at(-1)?.body).toEqual({ photoIds: [added] });
});

test('O79 1,200 photos are handed over in three parts, one after the other', async ({
  page,
  signIn,
  sandbox,
  phone,
}) => {
  test.slow();
  const ids = await photoIds(phone, 1_200);
  await signIn(ANNA, await keepTray(sandbox, ids));
  await expect(page).toHaveURL(new RegExp(`${TRAY}$`), { timeout: 30_000 });
  await expect(page.getByText('1,200 photos · up to 500 at a time, so in 3 parts')).toBeVisible();
  const parts = [ids.slice(0, 500), ids.slice(500, 1_000), ids.slice(1_000)];
  for (const [at, part] of parts.entries()) {
    await sandbox.fault({ service: 'temp-selections', operationId: 'createTempSelection', delayMs: 4_000, times: 1 });
    await page.getByRole('button', { name: `Order part ${at + 1} of 3: ${part.length} photos` }).click();
    const overlay = page.getByRole('dialog', { name: `Adding ${part.length} photos to editor...` });
    await expect(overlay.getByText(`Part ${at + 1} of 3`)).toBeVisible();
    await expect(page).toHaveURL(/\/prints-editor\?/, { timeout: 20_000 });
    expect((await sandbox.calls('createTempSelection')).at(-1)?.body).toEqual({ photoIds: part });
    await page.goBack();
    await expect(page.getByText('handed to the editor')).toBeVisible();
  }
  await expect(page.getByText('1,200 photos have been handed to the editor.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Empty the tray' }).click();
  await expect(page.getByText('Your print tray is empty')).toBeVisible();
});

test('S14 S20 S28 the tray is there after signing out and in again, and nobody else finds or reads it', async ({
  page,
  signIn,
  world,
}) => {
  test.slow();
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const chosen = await addFirst(page, 2);
  await expectInMenu(page, 2);
  await leave(page);
  await signInOn(page, 'empty@example.com', `${world.app}${TRAY}`);
  await expect(page.getByText('Your print tray is empty')).toBeVisible();
  await expectInMenu(page, 0);
  const traces = await tracesOf(page, new Set());
  expect(traces.filter(({ name }) => name === 'print-trays').length).toBeGreaterThan(0);
  expect([...chosen, 'user-anna', ANNA].filter((secret) => traces.some(({ text }) => text.includes(secret)))).toEqual(
    [],
  );
  await leave(page);
  await signInOn(page, ANNA, `${world.app}${TRAY}`);
  await waitForPictures(page);
  await expect.poll(() => drawnPhotos(page)).toEqual(chosen.toReversed());
});

test('R9 two tabs have one tray', async ({ page, signIn }) => {
  test.slow();
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const other = await page.context().newPage();
  await other.goto(TRAY);
  await expect(other.getByText('Your print tray is empty')).toBeVisible();
  const chosen = await addFirst(page, 3);
  await expect.poll(() => drawnPhotos(other)).toEqual(chosen.toReversed());
  await expectInMenu(other, 3);
  await selectFirst(other, 1);
  await action(other, 'Remove from tray').click();
  await expectInMenu(page, 2);
  await expect(tilesOf(other)).toHaveCount(2);
});

test('R9 P4.15 photos that are deleted leave the tray, here and on another device, and it says so', async ({
  page,
  signIn,
  phone,
}) => {
  test.slow();
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const chosen = await addFirst(page, 5);
  const [first = '', second = '', third = ''] = chosen;
  await selectFirst(page, 2);
  await action(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 photos' }).click();
  await expectInMenu(page, 3);
  // They leave the tray at once: the page must not be left before they are deleted.
  await expect(toast(page, '2 photos deleted')).toBeVisible();
  await phone.delete('photo-management', '/photos', { photoIds: [third] });
  await page.goto(TRAY);
  await waitForPictures(page);
  await expect.poll(() => drawnPhotos(page)).toEqual(chosen.slice(3).toReversed());
  await expect(
    page.getByText('3 photos have left your print tray because they are no longer in your library.'),
  ).toBeVisible();
  for (const id of [first, second, third]) await expect(tile(page, id)).toHaveCount(0);
  expect(await violations(page), 'what has gone').toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByText('have left your print tray')).toHaveCount(0);
  await expectInMenu(page, 2);
  await page.reload();
  await waitForPictures(page);
  await expect(page.getByText('have left your print tray')).toHaveCount(0);
});

test('P4.14 R9 a photo whose deletion can still be undone is not handed over, and is again once that is done', async ({
  page,
  signIn,
  sandbox,
}) => {
  test.slow();
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const chosen = await addFirst(page, 3);
  const menu = page.getByRole('navigation', { name: 'My account' });
  const deleteFirst = async () => {
    expect(await selectFirst(page, 1)).toEqual(chosen.slice(0, 1));
    await action(page, 'Delete').click();
    await menu.getByRole('link', { name: /^Print tray/ }).click();
    // It stays for as long as the mouse is on it.
    await toast(page, 'Photo deleted').hover();
    await expect(page.getByRole('button', { name: 'Order all 2 photo prints' })).toBeVisible();
    await expect.poll(() => drawnPhotos(page)).toEqual(chosen.slice(1).toReversed());
  };
  await deleteFirst();
  await expect(page.getByText('2 photos', { exact: true })).toBeVisible();
  await toast(page, 'Photo deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Order all 3 photo prints' })).toBeVisible();
  await expect.poll(() => drawnPhotos(page)).toEqual(chosen.toReversed());

  await page.goto(PHOTOS);
  await waitForPictures(page);
  await deleteFirst();
  await page.getByRole('button', { name: 'Order all 2 photo prints' }).click();
  await expect(page).toHaveURL(/\/prints-editor\?/, { timeout: 15_000 });
  expect((await sandbox.calls('createTempSelection')).map(({ body }) => body)).toEqual([{ photoIds: chosen.slice(1) }]);
});

test('R1 a browser without room for the tray says so, and what was chosen still is', async ({
  page,
  signIn,
  world,
}) => {
  test.slow();
  expectConsole('The print tray could not be stored');
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const browser = await page.context().newCDPSession(page);
  const room = (quotaSize?: number) =>
    browser.send('Storage.overrideQuotaForOrigin', {
      origin: world.app,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  // The browser does not ask again about room that it has just been told of: not after anything has been stored.
  await room(1);
  await selectFirst(page, 3);
  await action(page, 'Add to tray').click();
  const told = toast(page, 'Your print tray could not be saved: this browser has no room left, or stores nothing.');
  await expect(told).toBeVisible();
  await expectInMenu(page, 0);
  await expect(counter(page)).toHaveText('3 selected');
  await room();
  await action(page, 'Add to tray').click();
  await expect(toast(page, '3 photos added to your print tray')).toBeVisible();
  await expectInMenu(page, 3);
});

test('R1 photos of the tray that cannot be read are asked for again, and none of them leaves it for that', async ({
  page,
  signIn,
  sandbox,
}) => {
  test.slow();
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const chosen = await addFirst(page, 2);
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimelinePage', status: 500 });
  await page.goto(TRAY);
  await expect(page.getByText('Error: Your photos could not be loaded')).toBeVisible({ timeout: 30_000 });
  await expectInMenu(page, 2);
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForPictures(page);
  await expect.poll(() => drawnPhotos(page)).toEqual(chosen.toReversed());
  await expect(page.getByText('have left your print tray')).toHaveCount(0);
});

test('P6.11 without prints there is no tray, and photos of shared albums do not go into it', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(ANNA, '/my-photos/shared-albums/album-wedding');
  await waitForPictures(page);
  await selectFirst(page, 1);
  await expect(action(page, 'Add to tray')).toHaveAccessibleDescription('Unavailable for shared albums');
  await page.goto(`${PHOTOS}?PhotoManagementOrderPrintsEnabled=false`);
  await waitForPictures(page);
  await expect(page.getByRole('link', { name: /^Print tray/ })).toHaveCount(0);
  await selectFirst(page, 1);
  await expect(action(page, 'Delete')).toBeVisible();
  await expect(action(page, 'Add to tray')).toHaveCount(0);
  await page.goto(`${TRAY}?PhotoManagementOrderPrintsEnabled=false`);
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Print tray' })).toHaveCount(0);
});

test('P4.45 X10 @phone on a phone the tray is filled, looked through, handed to another device and emptied', async ({
  page,
  signIn,
}) => {
  test.slow();
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const chosen = await addFirst(page, 2);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const entry = page.getByRole('dialog', { name: 'My account' }).getByRole('link', { name: 'Print tray 2 photos' });
  expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Print tray' })).toBeVisible();
  await waitForPictures(page);
  await expect.poll(() => drawnPhotos(page)).toEqual(chosen.toReversed());
  expect(await fits()).toBe(true);
  expect(await violations(page), 'the tray').toEqual([]);

  await photos(page).first().click();
  const preview = page.getByRole('dialog', { name: 'Photo', exact: true });
  await preview.getByRole('button', { name: 'Remove from tray' }).click();
  await expect(toast(page, '1 photo removed from your print tray')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${TRAY}/preview/${chosen[0]}$`));
  await page.keyboard.press('Escape');
  await expect.poll(() => drawnPhotos(page)).toEqual(chosen.slice(0, 1));

  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const code = page.getByRole('img', { name: 'QR code with the link to your print tray' });
  await expect(code).toBeInViewport({ ratio: 1 });
  expect(await fits()).toBe(true);
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Empty the tray' }).click();
  await expect(page.getByText('Your print tray is empty')).toBeVisible();
});
