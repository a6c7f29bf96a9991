import { action, selectFirst } from '../support/actions.ts';
import { about, listen, shortPauses } from '../support/announcements.ts';
import { expectConsole } from '../support/fixtures.ts';
import { expect, test } from '../support/keyboard-fixtures.ts';
import { setLookedAt } from '../support/looked-at.ts';
import { openPhoto } from '../support/preview.ts';
import { jpegs } from '../support/photo-files.ts';
import { expectAdded } from '../support/uploads.ts';
import { backgroundBegins } from '../support/steps.ts';
import { startSelection, waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

test('X6 two permanent live regions are there before the first message; success is polite, failure assertive, each said once', async ({
  page,
  signIn,
  sandbox,
}) => {
  const said = await listen(page);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const place = page.getByRole('region', { name: 'Notifications (F6)' });
  const regions = place.locator('[aria-live]');
  await expect(regions).toHaveCount(2);
  expect(
    await regions.evaluateAll((all) =>
      all.map((region) => [
        region.role,
        region.getAttribute('aria-live'),
        region.getAttribute('aria-atomic'),
        region.childElementCount,
      ]),
    ),
  ).toEqual([
    ['status', 'polite', 'false', 0],
    ['alert', 'assertive', 'false', 0],
  ]);
  await regions.evaluateAll((all) => all.forEach((region) => region.setAttribute('data-first', '')));
  expect(
    about(await said(), /./).filter(({ urgent }) => urgent),
    'silent at first',
  ).toEqual([]);

  await selectFirst(page, 2);
  await sandbox.fault({ service: 'photo-downloads', operationId: 'createArchiveDownload', status: 500, times: 1 });
  await action(page, 'Download').click();
  const failed = 'Error: Your photos could not be downloaded';
  await expect(place.getByText(failed)).toBeVisible();
  await action(page, 'Copy to album').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ideas/ })
    .click();
  const copied = 'Photos copied to Ideas';
  await expect(place.getByText(copied)).toBeVisible();
  await selectFirst(page, 2);
  await action(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 photos' }).click();
  const deleted = '2 photos deleted';
  await expect(place.getByText(deleted)).toBeVisible();

  const all = await said();
  expect(about(all, failed).map(({ urgent }) => urgent)).toEqual([true]);
  expect(about(all, copied).map(({ urgent }) => urgent)).toEqual([false]);
  expect(about(all, deleted).map(({ urgent }) => urgent)).toEqual([false]);
  expect(about(all, '2 selected').length, 'the counter is read out when it stands still').toBeLessThanOrEqual(2);
  await expect(place.locator('[aria-live][data-first]'), 'they are the same regions as at first').toHaveCount(2);
});

test('X7 a message waits while it has the focus or the mouse, or nobody sees the tab; it is reached by a key, and left again', async ({
  page,
  signIn,
  sandbox,
  passTime,
}) => {
  await signIn(ANNA, '/my-photos/albums/album-lisbon');
  await waitForPictures(page);
  // What passes is the page's own clock: nobody has to wait for it.
  await page.clock.install();
  await page.locator('[data-photo]').first().focus();
  let asked = 0;
  const remove = async () => {
    asked = (await sandbox.calls('getAlbum')).length;
    await page.keyboard.press('Space');
    await action(page, 'Delete from album').press('Enter');
    await expect(toast).toBeVisible();
  };
  /** What is asked for after a removal is asked for in real time; then time may pass. */
  const settle = async () => {
    await expect.poll(async () => (await sandbox.calls('getAlbum')).length).toBeGreaterThan(asked);
  };
  const toast = page.locator('[data-toast]').filter({ hasText: '1 photo removed from the album' });
  await remove();
  await expect(page.locator('[data-photo]:focus')).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(toast).toBeFocused();
  await settle();
  await passTime(60_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.locator('[data-photo]:focus')).toHaveCount(1);
  await passTime(6_000);
  await expect(toast).toHaveCount(0);

  await remove();
  await toast.hover();
  await settle();
  await passTime(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  await setLookedAt(page, false);
  await passTime(60_000);
  await expect(toast).toBeVisible();
  await setLookedAt(page, true);
  await passTime(6_000);
  await expect(toast).toHaveCount(0);

  await remove();
  await page.keyboard.press('F6');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(page.locator('[data-photo]:focus')).toHaveCount(1);
});

test('R5 X4 X7 a message that goes by itself, as that there is no connection, takes the focus to where it came from or to the content', async ({
  page,
  context,
  signIn,
  traffic,
}) => {
  expectConsole('failed (', 'WebSocket');
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await backgroundBegins(page);
  await traffic.quiet();
  const bar = page.locator('[data-toast]').filter({ hasText: 'No connection.' });
  const comeAndGo = async () => {
    await context.setOffline(true);
    await expect(bar).toBeVisible();
    await page.keyboard.press('F6');
    await expect(bar).toBeFocused();
    await context.setOffline(false);
    await expect(bar).toHaveCount(0);
  };
  // Nothing has had the focus yet.
  await expect(page.locator('body')).toBeFocused();
  await comeAndGo();
  await expect(page.getByRole('main')).toBeFocused();
  const photo = page.locator('[data-photo]').first();
  await photo.focus();
  await comeAndGo();
  await expect(photo).toBeFocused();
});

test('X7 A4.1 a failure that nobody has taken away stays in the page with its number when its message has gone', async ({
  page,
  keyboard,
  signIn,
  sandbox,
  passTime,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await keyboard.to('link', /^Photo, /);
  await keyboard.press('Space', 'Shift+ArrowRight');
  await sandbox.fault({ service: 'photo-downloads', operationId: 'createArchiveDownload', status: 500 });
  await page.clock.install();
  const failed = 'Error: Your photos could not be downloaded';
  const toast = page.locator('[data-toast]').getByText(failed);
  const card = page.getByRole('region', { name: 'Under way' });
  for (const attempt of ['first', 'again']) {
    await keyboard.use('button', 'Download');
    await expect(toast, attempt).toBeVisible();
    await passTime(5_000);
    await expect(toast).toHaveCount(0);
    await expect(card.getByText(failed), 'once, however often').toHaveCount(1);
  }
  await keyboard.to('button', 'Copy reference');
  await keyboard.use('button', `Dismiss ${failed}`);
  await expect(card).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  // One that was taken away has been read.
  await keyboard.use('button', 'Download');
  await expect(toast).toBeVisible();
  await keyboard.press('F6', 'Escape');
  await expect(toast).toHaveCount(0);
  await passTime(10_000);
  await expect(card).toBeHidden();
});

test('X8 how far a long deletion and an upload are is read out at a bearable pace', async ({
  page,
  signIn,
  sandbox,
}) => {
  test.setTimeout(180_000);
  const said = await listen(page);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await startSelection(page);
  await page.getByRole('button', { name: /^Select all [\d,]+$/ }).click();
  await sandbox.fault({ service: 'photo-management', operationId: 'deletePhotos', delayMs: 500 });
  await action(page, 'Delete').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete [\d,]+ photos$/ })
    .click();
  await expect(page.locator('[data-toast]').getByText(/^[\d,]+ photos deleted$/)).toBeVisible({ timeout: 60_000 });
  const steps = about(await said(), /^[\d,]+ of [\d,]+(?: · |$)/);
  expect(shortPauses(steps.slice(0, -1)), 'ms between two steps').toEqual([]);
  expect(steps.length).toBeLessThanOrEqual(10);
  expect(about(await said(), /photos deleted$/)).toHaveLength(1);

  await sandbox.healFaults();
  await sandbox.fault({ service: 'photo-storage', delayMs: 400 });
  await page.getByRole('button', { name: 'Add photos' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add photos' });
  await dialog.locator('input[type=file]').setInputFiles(await jpegs(12));
  await dialog.getByRole('button', { name: 'Upload 12 photos' }).click();
  await expectAdded(page, 12, { timeout: 60_000 });
  await expect.poll(async () => about(await said(), '12 photos added').length).toBeGreaterThan(0);
  const sent = about(await said(), / of .* · | of [\d.]+\s(?:KB|MB)/);
  expect(shortPauses(sent.slice(0, -1)), 'ms between two steps').toEqual([]);
  expect(about(await said(), '12 photos added')).toHaveLength(1);
});

test('X12 a message over a photo in a low window leaves room to go on to the next one', async ({ page, signIn }) => {
  await openPhoto(page, signIn, 1);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy to album' }).click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^Ideas/ })
    .click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeVisible();
  // It stays while it has the mouse.
  await toast.hover();
  // 1280 by 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await toast.hover();
  await page.keyboard.press('Shift');
  for (const name of ['Previous photo', 'Next photo']) {
    const arrow = page.getByRole('button', { name });
    await arrow.focus();
    await expect.poll(() => arrow.evaluate((own) => own.getBoundingClientRect().width)).toBe(48);
    const [own, card] = [await arrow.boundingBox(), await toast.boundingBox()];
    if (!own || !card) throw new Error('One of them does not show');
    expect(own.x >= card.x + card.width || own.x + own.width <= card.x, name).toBe(true);
  }
});
