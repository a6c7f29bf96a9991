import type { Locator } from '@playwright/test';
import { drawnPhotos, tabCount, knownTabCount } from '../support/actions.ts';
import { ALBUMS } from '../support/albums.ts';
import { about, listen } from '../support/announcements.ts';
import { violations } from '../support/axe.ts';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { gif, heic, jpeg, jpegs, png } from '../support/photo-files.ts';
import { waitForPictures } from '../support/timeline.ts';
import type { ChosenFile } from '../support/upload-files.ts';
import {
  addPhotos,
  button,
  card,
  choose,
  expectAdded,
  openDialog,
  row,
  uploadDialog as dialog,
} from '../support/uploads.ts';
import { PHOTOS } from '../support/seeded.ts';

/** An own album without photos. */
const IDEAS = `${ALBUMS}/album-ideas`;

/** Drops or pastes files on an element. */
async function hand(target: Locator, kind: 'dragover' | 'drop' | 'paste', files: ChosenFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  await target.evaluate(
    (element, { kind: type, sent: all }) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of all) {
        transfer.items.add(
          new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type: mimeType }),
        );
      }
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...options, clipboardData: transfer })
          : new DragEvent(type, { ...options, dataTransfer: transfer }),
      );
    },
    { kind, sent },
  );
}

test('P1.4 P2.23 P2.152 P2.154 P2.155 P2.156 O29 photos are chosen, looked at, uploaded when the customer says so, and then in the library', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const before = await knownTabCount(page, 'Photos');
  await openDialog(page);
  await expect(button(page, 'Choose photos')).toBeFocused();
  const confirm = button(page, 'Confirm');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expect(confirm).toHaveAccessibleDescription('Upload at least one photo first');

  await choose(page, [await jpeg('beach.jpg'), await png('drawing.png'), heic('IMG_1.HEIC')]);
  for (const name of ['beach.jpg', 'drawing.png', 'IMG_1.HEIC']) {
    await expect
      .poll(() =>
        row(page, name)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(144);
  }
  await expect(dialog(page).getByText('3 photos ready to upload').first()).toBeVisible();
  expect(await sandbox.calls('createUpload')).toEqual([]);
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');

  // One press: with all of them uploaded there is nothing left to confirm.
  await button(page, 'Upload 3 photos').click();
  await expectAdded(page, 3);
  expect(await sandbox.calls('createUpload')).toHaveLength(3);
  await expect(addPhotos(page)).toBeFocused();
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before + 3);
  await expect(page.getByRole('heading', { name: 'October 2026' }).locator('..')).toContainText('14 photos');
  await expect(card(page)).toBeHidden();
  // The beginning of all photos is for a first visit.
  expect(await sandbox.calls('listPhotos')).toHaveLength(1);
});

test('P2.156 O29 where something is left to be read the dialog stays until Confirm, which can be pressed from the first upload on', async ({
  page,
  signIn,
}) => {
  await signIn('empty@example.com', PHOTOS);
  await openDialog(page);
  await choose(page, [await jpeg('beach.jpg'), gif('funny.gif')]);
  const confirm = button(page, 'Confirm');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Upload 1 photo').click();
  await expect(dialog(page).getByText('1 photo uploaded', { exact: true }).first()).toBeVisible();
  await expect(dialog(page).getByText('1 file cannot be added').first()).toBeVisible();
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
  await confirm.click();
  await expectAdded(page, 1);

  // What was closed meanwhile is followed in the card, and its dialog waits for what she says when it is looked at again. The card
  // goes with the last upload.
  const letGo = await holdBack(page, /\/photo-storage\/uploads\/[^/]+$/);
  await openDialog(page);
  await choose(page, [await jpeg('dunes.jpg', { hue: 120 })]);
  await button(page, 'Upload 1 photo').click();
  await button(page, 'Close').click();
  await card(page).getByRole('button', { name: 'Show' }).click();
  letGo();
  await expect(dialog(page).getByText('1 photo uploaded', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await confirm.click();
  await expectAdded(page, 1);
});

test('P2.105 P2.110 O29 P1.2 what is added in an album is in it at once, also in another tab', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', IDEAS);
  await expect(page.getByText('Your album is empty')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(PHOTOS);
  await waitForPictures(other);
  const before = await knownTabCount(other, 'Photos');
  await page.bringToFront();
  await page.getByRole('main').getByRole('button', { name: 'Add photos' }).last().click();
  await expect(dialog(page)).toContainText('We’ll add them to your library and to the album Ideas.');
  await choose(page, [await jpeg('idea.jpg', { hue: 7 })]);
  await button(page, 'Upload 1 photo').click();
  await expect.poll(() => drawnPhotos(page)).toHaveLength(1);
  expect((await sandbox.calls('createUpload')).length).toBe(1);
  await expect(page.getByText('1 photo', { exact: true }).first()).toBeVisible();
  await expect.poll(() => tabCount(other, 'Photos')).toBe(before + 1);
});

test('O29 P4.14 what has been added shows in another tab, too, when this one is loaded anew before the customer confirms', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', IDEAS);
  await expect(page.getByText('Your album is empty')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(IDEAS);
  await expect(other.getByText('Your album is empty')).toBeVisible();
  await page.bringToFront();
  await page.getByRole('main').getByRole('button', { name: 'Add photos' }).last().click();
  await choose(page, [await jpeg('idea.jpg', { hue: 7 }), gif('funny.gif')]);
  await button(page, 'Upload 1 photo').click();
  await expect(dialog(page).getByText('1 photo uploaded', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect.poll(() => drawnPhotos(page)).toHaveLength(1);
  await expect.poll(() => drawnPhotos(other)).toHaveLength(1);
  await expect(other.getByText('1 photo', { exact: true }).first()).toBeVisible();
});

test('P2.153 S37 what is no JPEG, PNG or HEIC is refused by its name with the reason, and shown as it is called', async ({
  page,
  signIn,
  sandbox,
}) => {
  const said = await listen(page);
  await signIn('empty@example.com', PHOTOS);
  await expect(page.getByText('Your photo library is empty')).toBeVisible();
  await openDialog(page);
  await expect(dialog(page).locator('input[type=file]')).toHaveAttribute(
    'accept',
    /^image\/heic,image\/jpeg,image\/png/,
  );
  await choose(page, [
    gif('funny.gif'),
    gif('disguised.jpg', 'image/jpeg'),
    { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    await jpeg('<img src=x onerror=alert(1)>.jpg'),
  ]);
  const refused = dialog(page).getByRole('list').filter({ hasText: 'funny.gif' });
  await expect(refused.getByRole('listitem')).toHaveText([
    'funny.gif Only JPEG, PNG and HEIC photos can be added.',
    'nothing.png This file is empty.',
    'disguised.jpg This is not a JPEG, PNG or HEIC photo, despite its name.',
  ]);
  const isSaid = async () => about(await said(), '3 files cannot be added').map(({ urgent }) => urgent);
  await expect.poll(isSaid, 'read out once, and nothing is interrupted').toEqual([false]);
  await expect(dialog(page).getByRole('list', { name: 'Photos to add' }).getByRole('listitem')).toHaveCount(1);
  await expect(row(page, '<img src=x onerror=alert(1)>.jpg')).toBeVisible();
  await button(page, 'Got it').click();
  await expect(refused).toHaveCount(0);
  expect(await sandbox.calls('createUpload')).toEqual([]);
});

test('P2.152 photos are dropped on the page or into the dialog, and pasted; other things are not taken', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const body = page.locator('body');
  // What takes them is loaded once the first screen stands.
  await expect(async () => {
    await hand(body, 'dragover', [await jpeg('a.jpg')]);
    await expect(page.getByText('Drop your photos to add them')).toBeVisible({ timeout: 200 });
  }).toPass();
  await hand(body, 'drop', [await jpeg('a.jpg', { hue: 1 })]);
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByText('Drop your photos to add them')).toHaveCount(0);
  await expect(row(page, 'a.jpg')).toBeVisible();
  await hand(dialog(page), 'drop', [await jpeg('b.jpg', { hue: 2 })]);
  await hand(dialog(page), 'paste', [await png('c.png', { hue: 3 })]);
  await hand(dialog(page), 'drop', []);
  await expect(dialog(page).getByText('3 photos ready to upload').first()).toBeVisible();
  // What was chosen and not begun stays, and there is a way back to it.
  await page.keyboard.press('Escape');
  await expect(card(page)).toContainText('3 photos ready to upload');
  await hand(body, 'paste', [await png('d.png', { hue: 4 })]);
  await expect(dialog(page).getByText('4 photos ready to upload').first()).toBeVisible();
  await button(page, 'Clear list').click();
  await expect(button(page, 'Choose photos')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
});

test('O30 P6.9 P2.23 without the flag nothing adds photos, on no page and by no drop', async ({ page, signIn }) => {
  const off = 'PhotoManagementUploadViewEnabled=false';
  await signIn('anna@example.com', `${PHOTOS}?${off}`);
  await waitForPictures(page);
  await expect(addPhotos(page)).toHaveCount(0);
  await hand(page.locator('body'), 'drop', [await jpeg('a.jpg')]);
  await page.goto(`${IDEAS}?${off}`);
  await expect(page.getByText('Your album is empty')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to my photos' })).toBeVisible();
  await expect(addPhotos(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
});

test('X1 X2 X3 X4 X10 the dialog by keyboard, on a narrow page', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await addPhotos(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Choose photos')).toBeFocused();
  await choose(page, [...(await jpegs(3)), gif('funny.gif')]);
  await expect(dialog(page).getByText('3 photos ready to upload').first()).toBeVisible();
  expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await button(page, 'Remove IMG_1002.jpg').focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'IMG_1003.jpg')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(addPhotos(page)).toBeFocused();
  // Where the page is narrow it is a line at first.
  await card(page).getByRole('button', { name: 'Details' }).click();
  await card(page).getByRole('button', { name: 'Show' }).focus();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  // The card that led there has come back in the meantime; the focus is not lost.
  await expect(page.locator('body')).not.toBeFocused();
});

test('O29 of 500 photos those in view are drawn, and every one can be scrolled to', async ({ page, signIn }) => {
  // To have each of 500 files looked at takes a while where other tests run beside; how long is not what this is about.
  test.slow();
  await signIn('empty@example.com', PHOTOS);
  await openDialog(page);
  const { mimeType, buffer } = await jpeg('IMG_1001.jpg');
  // Bytes after the end of the picture make files different, and nothing else.
  const files = Array.from({ length: 500 }, (_file, at) => ({
    name: `IMG_${1001 + at}.jpg`,
    mimeType,
    buffer: Buffer.concat([buffer, Buffer.from(`photo ${at}`)]),
  }));
  await choose(page, files);
  await expect(dialog(page).getByText('500 photos ready to upload').first()).toBeVisible({ timeout: 120_000 });
  const rows = dialog(page).getByRole('list', { name: 'Photos to add' }).getByRole('listitem');
  expect(await rows.count()).toBeLessThan(40);
  await expect(rows.first()).toHaveAttribute('aria-setsize', '500');
  await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(row(page, 'IMG_1500.jpg')).toBeInViewport();
  await expect.poll(() => row(page, 'IMG_1500.jpg').locator('img').count()).toBe(1);
  expect(await rows.count()).toBeLessThan(40);
});

test.describe('on a mobile device', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('P2.157 P2.159 S27 photos are added at the configured address, which is told the album and no token', async ({
    page,
    signIn,
  }) => {
    await signIn('anna@example.com', IDEAS);
    await addPhotos(page).click();
    await expect(page).toHaveURL(/\/mobile-upload\?album_id=album-ideas$/);
    await page.goBack();
    await page.goto(PHOTOS);
    await addPhotos(page).click();
    await expect(page).toHaveURL(/\/mobile-upload$/);
  });

  test('P2.160 O28 when the page is still there after 2 seconds it is itself again, with what was added meanwhile', async ({
    page,
    signIn,
    sandbox,
    world,
    traffic,
    passTime,
  }) => {
    const config: object = await (await fetch(`${world.app}/config.json`)).json();
    // An app opens: the browser stays where it is, as it does for an answer without content.
    const mobileUploadUrl = `${world.sandbox}/upload-storage/uploads/in-app`;
    await sandbox.fault({
      service: 'app-config',
      operationId: 'getAppConfig',
      status: 200,
      body: { ...config, mobileUploadUrl },
    });
    await sandbox.fault({ service: 'upload-storage', operationId: 'getUpload', status: 204 });
    await page.clock.install();
    await signIn('anna@example.com', PHOTOS);
    await waitForPictures(page);
    await stopClock(page);
    await sandbox.forgetCalls();
    await addPhotos(page).click();
    await expect(addPhotos(page)).toHaveAttribute('aria-busy', 'true');
    await passTime(1_900);
    // Had it ended by then, it would have read all of the page anew.
    await traffic.quiet();
    await expect(addPhotos(page)).toHaveAttribute('aria-busy', 'true');
    expect(await sandbox.calls('getTimeline')).toEqual([]);
    await passTime(200);
    await expect(addPhotos(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
    await expect.poll(async () => (await sandbox.calls('getTimeline')).length).toBe(1);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('P2.158 an address that is none leads to the dialog', async ({ page, signIn, sandbox, world }) => {
    const config: object = await (await fetch(`${world.app}/config.json`)).json();
    await sandbox.fault({
      service: 'app-config',
      operationId: 'getAppConfig',
      status: 200,
      body: { ...config, mobileUploadUrl: 'javascript:alert(1)' },
    });
    await signIn('anna@example.com', PHOTOS);
    await openDialog(page);
    await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
  });
});
