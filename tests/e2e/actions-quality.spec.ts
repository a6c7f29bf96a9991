import { action, actionBar, selectEverything, selectFirst } from '../support/actions.ts';
import { LISBON } from '../support/albums.ts';
import { violations } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { cpuTime, slowness } from '../support/processor.ts';
import { counter, startSelection, waitForPictures } from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

const SERVICE = 'photo-management';

test('X1 axe finds nothing in the card of what failed', async ({ page, signIn, sandbox }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await selectFirst(page, 2);
  await page.getByRole('button', { name: /^Select all [\d,]+$/ }).click();
  await sandbox.fault({ service: SERVICE, operationId: 'deletePhotos', status: 500, times: 4 });
  await action(page, 'Delete').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('region', { name: 'Under way' }).getByRole('alert')).toBeVisible({ timeout: 30_000 });
  expect(await violations(page)).toEqual([]);
});

test('F11 X3 a dialog is drawn before the page behind it is made inert, and keeps the keys meanwhile', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await selectFirst(page, 2);
  await action(page, 'Delete').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const seen = await action(page, 'Delete').evaluate(async (button: HTMLElement) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const look = () => ({
      isOpen: document.querySelector('[role=alertdialog]') !== null,
      isInert: document.querySelector('main')?.closest('[inert]') !== null,
      hasFocus: document.activeElement?.closest('[role=alertdialog]') !== null,
    });
    button.click();
    await frame();
    const first = look();
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Tab', shiftKey: true, bubbles: true, cancelable: true }),
    );
    const afterTab = look();
    for (let tries = 0; tries < 100 && !look().isInert; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return { first, afterTab, atLast: look() };
  });
  expect(seen.first).toEqual({ isOpen: true, isInert: false, hasFocus: true });
  expect(seen.afterTab).toEqual({ isOpen: true, isInert: false, hasFocus: true });
  expect(seen.atLast).toEqual({ isOpen: true, isInert: true, hasFocus: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('F11 a deletion that is cancelled in the moment it was confirmed deletes nothing', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await selectFirst(page, 2);
  await action(page, 'Delete').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.evaluate((element) => {
    const buttons = [...element.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent?.startsWith('Delete'))?.click();
    buttons.find(({ textContent }) => textContent === 'Cancel')?.click();
  });
  await expect(dialog).toHaveCount(0);
  // What it waits for is over by then.
  await page.waitForTimeout(500);
  expect(await sandbox.calls('deletePhotos')).toEqual([]);
  await expect(counter(page)).toHaveText('2 selected');
});

test('F10 while 10,000 photos are deleted the interface answers, and progress is shown', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  test.setTimeout(120_000);
  await signIn('large@example.com', PHOTOS);
  await waitForPictures(page);
  await startSelection(page);
  const months = page.getByRole('checkbox', { name: /^Select all photos from /, checked: false });
  let total = 0;
  while (total < 10_000) {
    await months.first().click();
    await expect(counter(page)).not.toHaveText(`${total.toLocaleString('en-GB')} selected`);
    total = Number(((await counter(page).textContent()) ?? '').replace(/\D/g, ''));
    if ((await months.count()) === 0) await page.mouse.wheel(0, 800);
  }
  await sandbox.fault({ service: SERVICE, operationId: 'deletePhotos', delayMs: 300 });
  await action(page, 'Delete').click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: /^Delete [\d,]+ photos$/ });
  await expect(confirm).toBeVisible();
  // What comes for the page meanwhile would be counted, too.
  await traffic.quiet();
  const spent = await cpuTime(page, () =>
    confirm.evaluate(
      (button: HTMLElement) =>
        new Promise((resolve) => {
          button.click();
          requestAnimationFrame(() => setTimeout(resolve));
        }),
    ),
  );
  expect(spent / (await slowness(page)), `${spent} ms here`).toBeLessThan(50);
  await expect(page.getByRole('region', { name: 'Under way' }).getByRole('progressbar')).toBeVisible({
    timeout: 60_000,
  });
  // Photos go on being deleted, and the page is used meanwhile.
  await startSelection(page);
  await expect(counter(page)).toHaveText('0 selected');
  await expect(page.getByRole('region', { name: 'Under way' }).getByRole('progressbar')).toBeVisible();
});

test('@phone X11 on phones the buttons show icon and name, and are large enough', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await selectFirst(page, 1);
  for (const name of ['Download', 'Copy to album', 'Delete']) {
    const box = await action(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const lowerEdge = async () => {
    const bar = await actionBar(page).boundingBox();
    return Math.round((bar?.y ?? 0) + (bar?.height ?? 0));
  };
  // It slides in.
  await expect.poll(lowerEdge).toBe(page.viewportSize()?.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('X9 without motion the bar does not slide', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await selectEverything(page);
  // In milliseconds; not quite 0, so that the ends of animations are still told.
  expect(
    await actionBar(page).evaluate((element) =>
      element.getAnimations().every(({ effect }) => Number(effect?.getComputedTiming().duration) < 1),
    ),
  ).toBe(true);
});

test('X4 the focus stays in the page when the last photo of the library is deleted', async ({
  page,
  signIn,
  sandbox,
}) => {
  // Before the page is opened, or they would be newer than what is selected.
  await sandbox.clock(new Date(Date.now() - 60_000).toISOString());
  await sandbox.state('photos arrive from another device', {
    user: 'empty@example.com',
    photoIds: ['first', 'second', 'third'],
    taken: '2024-05-15T12:00:00Z',
  });
  await signIn('empty@example.com', PHOTOS);
  await startSelection(page);
  await page.getByRole('checkbox', { name: /^Select all photos from / }).click();
  await action(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 3 photos' }).click();
  await expect(page.getByText('3 photos deleted')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('[data-photo]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('X4 the focus stays in the page when the last photo is taken out of an album', async ({ page, signIn }) => {
  await signIn('anna@example.com', LISBON);
  await startSelection(page);
  await page.getByRole('button', { name: /^Select all [\d,]+$/ }).click();
  await action(page, 'Delete from album').click();
  await expect(page.locator('[data-photo]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('X4 the focus stays in the page when all of a large album are taken out of it, which have to be read for that', async ({
  page,
  signIn,
  sandbox,
}) => {
  const user = 'empty@example.com';
  const photoIds = Array.from({ length: 600 }, (_, index) => `of-the-album-${index}`);
  await sandbox.state('photos exist', { user, photoIds });
  await sandbox.state('an album exists', { user, albumId: 'album-large', name: 'Large', photoIds });
  await signIn(user, '/my-photos/albums/album-large');
  await waitForPictures(page);
  await startSelection(page);
  await page.getByRole('button', { name: 'Select all 600' }).click();
  await expect(counter(page)).toHaveText('600 selected');
  const letGo = await holdBack(page, /\/albums\/album-large\/photos$/);
  await action(page, 'Delete from album').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Selecting your photos...' })).toBeVisible();
  await expect(page.locator('[inert] main, main[inert]')).toBeAttached();
  letGo();
  await expect(page.locator('[data-photo]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('P4.16 P4.18 R3 a deletion that is under way when the network goes waits for it, and comes to its end', async ({
  page,
  context,
  signIn,
  sandbox,
}) => {
  expectConsole('failed (', 'WebSocket');
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await selectEverything(page);
  await sandbox.fault({ service: SERVICE, operationId: 'deletePhotos', delayMs: 300 });
  await action(page, 'Delete').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  const card = page.getByRole('region', { name: 'Under way' });
  await expect(card.getByRole('progressbar')).toBeVisible({ timeout: 30_000 });
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'DELETE');
  await context.setOffline(true);
  await failed;
  await expect(page.getByRole('status').filter({ hasText: /^No connection/ })).toBeVisible();
  await expect(card.getByRole('progressbar')).toBeVisible();
  await expect(card.getByRole('alert')).toHaveCount(0);
  await sandbox.healFaults();
  await context.setOffline(false);
  await expect(page.getByText(/photos deleted$/)).toBeVisible({ timeout: 30_000 });
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Your photo library is empty')).toBeVisible();
});
