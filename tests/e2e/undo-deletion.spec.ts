import type { Page } from '@playwright/test';
import {
  action,
  actionBar,
  drawnPhotos,
  knownTabCount,
  letDeletionGo,
  selectFirst,
  tabCount,
  tile,
  wholeOrder,
} from '../support/actions.ts';
import { extendTimeouts } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { setLookedAt } from '../support/looked-at.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { libraryStands, preview, toast } from '../support/steps.ts';
import { photos, waitForPictures } from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

const SERVICE = 'photo-management';
const DELETED = 'Photo deleted';
const LEFT = /^A photo you deleted is still here: we could not delete it in time\./;

const undo = (page: Page) => page.locator('[data-toast]').getByRole('button', { name: 'Undo' });
const deletedBy = async (sandbox: SandboxControl) =>
  (await sandbox.calls('deletePhotos')).map(({ body }) => (body as { photoIds: string[] }).photoIds);
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('heldDeletion')));

/** Selects the first photo, presses Delete and points at the toast, whose time stands still until the mouse goes elsewhere; gives its id. */
async function deleteFirst(page: Page): Promise<string> {
  const [id = ''] = await selectFirst(page, 1);
  await action(page, 'Delete').click();
  await expect(actionBar(page)).toHaveCount(0);
  await toast(page, DELETED).hover();
  return id;
}

/** Deletes the second photo by finger, in the preview; gives its id. No finger can stop the toast's time, so it has more of it. */
async function deleteByFinger(page: Page): Promise<string> {
  await extendTimeouts(page, { 8_000: 60_000 });
  await page.reload();
  await waitForPictures(page);
  const [, id = '', next] = await drawnPhotos(page);
  await photos(page).nth(1).tap();
  await preview(page).getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(page).toHaveURL(new RegExp(`/preview/${next}`));
  return id;
}

async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(PHOTOS);
  await waitForPictures(tab);
  return tab;
}

async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Sign out' }).first().click();
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
});

test('P4.14 P1.7 P2.87 X4 one photo goes at once, without a question, and comes back with Undo: no call is made', async ({
  page,
  sandbox,
}) => {
  const before = await knownTabCount(page, 'Photos');
  const order = await wholeOrder(page);
  const id = await deleteFirst(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(tile(page, id)).toHaveCount(0);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 1);
  await expect(actionBar(page)).toHaveCount(0);
  await expect(tile(page, order[1] ?? '')).toBeFocused();
  await undo(page).click();
  await expect(toast(page, 'The photo is back')).toBeVisible();
  await expect(toast(page, DELETED)).toHaveCount(0);
  await expect.poll(async () => (await drawnPhotos(page)).slice(0, order.length)).toEqual(order);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before);
  expect(await stored(page)).toEqual([]);
  await page.reload();
  await waitForPictures(page);
  await expect(tile(page, id)).toHaveCount(1);
  expect(await deletedBy(sandbox)).toEqual([]);
});

test('P4.14 X7 it is deleted when eight seconds are over; as long as its toast is pointed at they stand still', async ({
  page,
  sandbox,
}) => {
  const pressed = Date.now();
  const id = await deleteFirst(page);
  await page.mouse.move(2, 2);
  await expect.poll(() => deletedBy(sandbox), { timeout: 20_000 }).toEqual([[id]]);
  expect(Date.parse((await sandbox.calls('deletePhotos'))[0]?.at ?? '') - pressed).toBeGreaterThan(7_500);
  await expect(toast(page, DELETED)).toHaveCount(0);
  await expect.poll(() => stored(page)).toEqual([]);

  const other = await deleteFirst(page);
  await toast(page, DELETED).hover();
  await page.waitForTimeout(9_000);
  await expect(undo(page)).toBeVisible();
  expect(await deletedBy(sandbox)).toEqual([[id]]);
  await page.mouse.move(2, 2);
  await expect.poll(() => deletedBy(sandbox), { timeout: 20_000 }).toEqual([[id], [other]]);
});

test('P4.14 P2.71 X2 in the preview Undo is reached by F6, and the photo is back in its place', async ({
  page,
  sandbox,
}) => {
  const ids = await drawnPhotos(page);
  await photos(page).nth(1).click();
  await preview(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/preview/${ids[2]}`));
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'The photo is back')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await drawnPhotos(page)).slice(0, 3)).toEqual(ids.slice(0, 3));
  expect(await deletedBy(sandbox)).toEqual([]);
});

test('P4.14 S55 a double click, or a key that is held, deletes one photo of the preview and not the next one', async ({
  page,
  sandbox,
}) => {
  const before = await knownTabCount(page, 'Photos');
  const ids = await drawnPhotos(page);
  await photos(page).nth(1).click();
  const button = preview(page).getByRole('button', { name: 'Delete', exact: true });
  await button.dblclick();
  // What is pointed at does not go by itself.
  await toast(page, DELETED).hover();
  await expect(page).toHaveURL(new RegExp(`/preview/${ids[2]}`));
  await page.waitForTimeout(500);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 1);
  await letDeletionGo(page);
  await button.focus();
  for (let times = 0; times < 4; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await toast(page, DELETED).hover();
  await page.waitForTimeout(500);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 2);
  await letDeletionGo(page);
  await expect.poll(() => deletedBy(sandbox)).toEqual([[ids[1]], [ids[2]]]);
});

test('P4.14 the one before is deleted when another one is: Undo means the latter', async ({ page, sandbox }) => {
  const first = await deleteFirst(page);
  const second = await deleteFirst(page);
  await expect(toast(page, DELETED)).toHaveCount(1);
  await expect.poll(() => deletedBy(sandbox)).toEqual([[first]]);
  await undo(page).click();
  await expect(tile(page, second)).toHaveCount(1);
  await expect(tile(page, first)).toHaveCount(0);
});

test('P4.14 P2.71 X14 @phone a tap deletes one photo, another one brings it back: no call is made', async ({
  page,
  sandbox,
}) => {
  const before = await knownTabCount(page, 'Photos');
  const id = await deleteByFinger(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await undo(page).tap();
  await expect(toast(page, 'The photo is back')).toBeVisible();
  await preview(page).getByRole('button', { name: 'Back' }).tap();
  await expect.poll(async () => (await drawnPhotos(page))[1]).toBe(id);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before);
  expect(await stored(page)).toEqual([]);
  expect(await deletedBy(sandbox)).toEqual([]);
});

test('P4.14 X14 @phone it is deleted when the phone shows something else, and cannot be undone then', async ({
  page,
  sandbox,
}) => {
  const id = await deleteByFinger(page);
  await expect(undo(page)).toBeVisible();
  expect(await deletedBy(sandbox)).toEqual([]);
  await setLookedAt(page, false);
  await expect.poll(() => deletedBy(sandbox)).toEqual([[id]]);
  await expect(undo(page)).toHaveCount(0);
});

test('P4.14 it is deleted when nobody looks at the page any more, and cannot be undone then', async ({
  page,
  sandbox,
}) => {
  const id = await deleteFirst(page);
  await setLookedAt(page, false);
  await expect.poll(() => deletedBy(sandbox)).toEqual([[id]]);
  await expect(toast(page, DELETED)).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
});

test('P4.14 R3 it is deleted when the page is left, once; another tab learns of it, and the next visit has nothing to say', async ({
  page,
  sandbox,
}) => {
  const other = await openTab(page);
  const before = await knownTabCount(other, 'Photos');
  await page.bringToFront();
  const id = await deleteFirst(page);
  await page.goto('about:blank');
  await expect.poll(() => deletedBy(sandbox)).toEqual([[id]]);
  await expect(tile(other, id)).toHaveCount(0);
  await expect.poll(() => tabCount(other, 'Photos')).toBe(before - 1);
  await page.goto(PHOTOS);
  await waitForPictures(page);
  await expect.poll(() => stored(page)).toEqual([]);
  await expect(tile(page, id)).toHaveCount(0);
  await expect(page.getByText(LEFT)).toHaveCount(0);
  expect(await deletedBy(sandbox)).toEqual([[id]]);
});

test('P4.14 P4.15 R3 what was refused after the page was left is told at the next visit', async ({ page, sandbox }) => {
  test.slow();
  await sandbox.fault({ service: SERVICE, operationId: 'deletePhotos', status: 500, times: 1 });
  const id = await deleteFirst(page);
  await page.goto('about:blank');
  await expect.poll(() => deletedBy(sandbox)).toEqual([[id]]);
  await page.goto(PHOTOS);
  await waitForPictures(page);
  await expect(tile(page, id)).toHaveCount(1);
  // Not before a call that was on its way must have ended.
  await expect(page.getByText(LEFT)).toBeVisible({ timeout: 45_000 });
  expect(await deletedBy(sandbox)).toEqual([[id]]);
});

test('P4.14 R3 when the tab crashes nothing is deleted, and the next visit says so and leads to the photo', async ({
  page,
  sandbox,
}) => {
  const id = await deleteFirst(page);
  const crash = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => {});
  await crash;
  const next = await openTab(page);
  await expect(next.getByText(LEFT)).toBeVisible();
  expect(await stored(next)).toEqual([]);
  await expect(tile(next, id)).toHaveCount(1);
  await next.getByRole('link', { name: 'Show the photo' }).click();
  await expect(next).toHaveURL(new RegExp(`/preview/${id}`));
  expect(await deletedBy(sandbox)).toEqual([]);
});

test('P4.14 S14 it is deleted before the customer is signed out, and nothing of it stays in the browser', async ({
  page,
  sandbox,
}) => {
  const id = await deleteFirst(page);
  await signOut(page);
  await expect.poll(() => deletedBy(sandbox)).toEqual([[id]]);
  await expect.poll(async () => (await sandbox.calls('deletePhotos'))[0]?.status).toBe(200);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto('/favicon.svg');
  expect(await stored(page)).toEqual([]);
});

test('P4.14 S15 it is deleted, too, when the customer signs out in another window', async ({ page, sandbox }) => {
  const other = await openTab(page);
  // What looks after the deletions of other tabs comes after the first screen.
  await libraryStands(other);
  const id = await deleteFirst(page);
  await signOut(other);
  await expect.poll(() => deletedBy(sandbox)).toEqual([[id]]);
  await expect.poll(async () => (await sandbox.calls('deletePhotos'))[0]?.status).toBe(200);
  await expect(undo(page)).toHaveCount(0);
});

test('P4.14 P2.90 a new album is counted at once: what is held back is deleted first', async ({ page, sandbox }) => {
  const id = await deleteFirst(page);
  // By keyboard: the mouse stays on the toast, whose time stands still.
  await page.getByRole('link', { name: /^Albums/ }).press('Enter');
  await expect(page).toHaveURL(/\/albums$/);
  const albums = await knownTabCount(page, 'Albums');
  await page.getByRole('button', { name: 'New album' }).press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Album name' }).fill('Porto');
  await expect(undo(page)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Create album' }).press('Enter');
  await expect(undo(page)).toHaveCount(0);
  // What it says would have gone with its time: the photo was sent before that.
  await expect(toast(page, DELETED)).toBeVisible();
  await expect.poll(() => deletedBy(sandbox)).toEqual([[id]]);
  await page.getByRole('link', { name: 'My albums' }).click();
  await expect.poll(() => tabCount(page, 'Albums')).toBe(albums + 1);
});
