import type { Locator, Page } from '@playwright/test';
import { drawnPhotos, tabCount } from '../support/actions.ts';
import { ALBUMS } from '../support/albums.ts';
import { violations } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { gif, heic, jpeg, jpegs, png } from '../support/photo-files.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { waitForPictures } from '../support/timeline.ts';
import type { ChosenFile } from '../support/upload-files.ts';

const PHOTOS = '/my-photos/photos';
/** An own album without photos. */
const IDEAS = `${ALBUMS}/album-ideas`;

const addPhotos = (page: Page) => page.getByRole('button', { name: 'Add photos', exact: true }).first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add photos' });
const row = (page: Page, name: string) => dialog(page).getByRole('listitem').filter({ hasText: name });
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const card = (page: Page) => page.getByRole('region', { name: 'Under way' });

/** Chooses files as the system's own chooser gives them. */
async function choose(page: Page, files: ChosenFile[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, /^Choose/).click()]);
  await chooser.setFiles(files);
}

async function openDialog(page: Page): Promise<void> {
  await addPhotos(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** Chooses photos and starts their upload, and waits until each is held up in the middle of it. */
async function uploadHeldUp(page: Page, sandbox: SandboxControl, files: ChosenFile[]): Promise<void> {
  await choose(page, files);
  await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', delayMs: 30_000 });
  await button(page, `Upload ${files.length} photos`).click();
  await expect.poll(async () => (await sandbox.calls('appendToUpload')).length).toBe(files.length);
}

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
  const before = await tabCount(page, 'Photos');
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

  await button(page, 'Upload 3 photos').click();
  await expect(dialog(page).getByText('3 photos uploaded', { exact: true }).first()).toBeVisible();
  expect(await sandbox.calls('createUpload')).toHaveLength(3);
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
  await confirm.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(addPhotos(page)).toBeFocused();
  await expect(page.getByText('3 photos added')).toBeVisible();
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before + 3);
  await expect(page.getByRole('heading', { name: 'October 2026' }).locator('..')).toContainText('14 photos');
  await expect(card(page)).toBeHidden();
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
  const before = await tabCount(other, 'Photos');
  await page.bringToFront();
  await page.getByRole('main').getByRole('button', { name: 'Add photos' }).last().click();
  await expect(dialog(page)).toContainText('They go into your library and into the album Ideas.');
  await choose(page, [await jpeg('idea.jpg', { hue: 7 })]);
  await button(page, 'Upload 1 photo').click();
  await button(page, 'Confirm').click();
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
  await choose(page, [await jpeg('idea.jpg', { hue: 7 })]);
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
  const refused = dialog(page).getByRole('status').filter({ hasText: '3 files cannot be added' });
  await expect(refused.getByRole('listitem')).toHaveText([
    'funny.gif Only JPEG, PNG and HEIC photos can be added.',
    'disguised.jpg This is not a JPEG, PNG or HEIC photo, although its name says so.',
    'nothing.png This file is empty.',
  ]);
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

test('O29 P8.1 what fails says why and is tried again, alone or with all others; a duplicate is not sent twice', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('createUpload failed', 'the server responded with a status of 4');
  await signIn('empty@example.com', PHOTOS);
  await openDialog(page);
  await choose(page, await jpegs(3));
  await sandbox.fault({ service: 'photo-storage', operationId: 'createUpload', status: 413 });
  await button(page, 'Upload 3 photos').click();
  await expect(row(page, 'IMG_1001.jpg')).toContainText('too large');
  await expect(dialog(page).getByText('3 photos could not be uploaded')).toBeVisible();
  await sandbox.healFaults();
  await sandbox.fault({ service: 'photo-storage', operationId: 'createUpload', status: 400 });
  await choose(page, [await jpeg('other.jpg', { hue: 200 })]);
  await button(page, 'Upload 1 photo').click();
  await expect(dialog(page).getByText('4 photos could not be uploaded')).toBeVisible();
  await sandbox.healFaults();
  await button(page, 'Try again: other.jpg').click();
  await expect(row(page, 'other.jpg')).toContainText('Uploaded');
  // The same content under another name.
  await choose(page, [{ ...(await jpeg('other.jpg', { hue: 200 })), name: 'again.jpg' }]);
  await expect(button(page, 'Add anyway: again.jpg')).toBeVisible();
  await expect(button(page, 'Upload 1 photo')).toHaveCount(0);
});

test('P2.155 O65 uploads go on while the dialog is closed: a card follows them from page to page, pauses them, and leads back', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const before = await tabCount(page, 'Photos');
  await openDialog(page);
  await choose(page, await jpegs(6, { taken: '2026:09:01 10:00:00' }));
  await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', delayMs: 20_000 });
  await button(page, 'Upload 6 photos').click();
  await expect(dialog(page).getByRole('progressbar', { name: /of 6 photos uploaded/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page).getByRole('progressbar', { name: /of 6 photos uploaded/ })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Photos and albums' })
    .getByRole('link', { name: /^Albums/ })
    .click();
  await expect(page.getByRole('link', { name: 'Lisbon' })).toBeVisible();
  await card(page).getByRole('button', { name: 'Pause' }).click();
  await expect(card(page)).toContainText('Paused');
  await sandbox.healFaults();
  await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', delayMs: 6_000 });
  await card(page).getByRole('button', { name: 'Show' }).click();
  await button(page, 'Go on').click();
  // Giving up is asked about.
  await button(page, 'Cancel all').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go on uploading' }).click();
  await button(page, 'Remove IMG_1006.jpg').click();
  await expect(row(page, 'IMG_1006.jpg')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await sandbox.healFaults();
  await expect.poll(() => tabCount(page, 'Photos'), { timeout: 30_000 }).toBe(before + 5);
  await expect(card(page)).toBeHidden();
});

test('O65 leaving the page asks while photos are on their way; after a reload the customer sees that they go on', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('empty@example.com', PHOTOS);
  await openDialog(page);
  await uploadHeldUp(page, sandbox, await jpegs(3));
  await sandbox.healFaults();
  await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', delayMs: 6_000 });
  const asked: string[] = [];
  page.on('dialog', (question) => void (asked.push(question.type()), question.accept()));
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(card(page).getByRole('button', { name: 'Show' })).toBeVisible({ timeout: 20_000 });
  await sandbox.healFaults();
  await expect(page.getByText('3 photos added')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => drawnPhotos(page)).toHaveLength(3);
});

test('R2 O65 photos go on after a reload though the page that was left takes its time to go', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('empty@example.com', PHOTOS);
  await openDialog(page);
  await uploadHeldUp(page, sandbox, await jpegs(2));
  // Whoever is next in line for the list of the page keeps it as a page does that is not gone yet.
  const slow = await page.context().newPage();
  // Not a page of the app, which would go on with them itself.
  await slow.goto('/favicon.svg');
  await slow.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    const list = held.find(({ name }) => name?.startsWith('uploads-list-'))?.name;
    if (list === undefined) throw new Error('No list is held');
    void navigator.locks.request(list, () => new Promise((resolve) => setTimeout(resolve, 4_000)));
  });
  await sandbox.healFaults();
  page.on('dialog', (question) => void question.accept());
  await page.bringToFront();
  await page.reload();
  await expect(page.getByText('2 photos added')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => drawnPhotos(page)).toHaveLength(2);
  expect(await sandbox.calls('createUpload')).toHaveLength(2);
});

test('O65 what the browser has not kept over a reload is named, and goes on when it is chosen again', async ({
  page,
  signIn,
  sandbox,
}) => {
  const files = await jpegs(2);
  await signIn('empty@example.com', PHOTOS);
  await openDialog(page);
  await uploadHeldUp(page, sandbox, files);
  page.on('dialog', (question) => void question.accept());
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    await folder.removeEntry('kept-uploads', { recursive: true });
  });
  await sandbox.healFaults();
  await page.reload();
  await expect(card(page)).toContainText('2 photos are to be chosen again', { timeout: 20_000 });
  await card(page).getByRole('button', { name: 'Show' }).click();
  const lost = dialog(page).getByRole('status').filter({ hasText: '2 photos are to be chosen again' });
  await expect(lost.getByRole('listitem')).toHaveCount(2);
  await expect(lost).toContainText('IMG_1001.jpg');
  await expect(lost).toContainText('IMG_1002.jpg');
  await choose(page, files);
  await expect(lost).toHaveCount(0);
  await expect(dialog(page).getByText('2 photos uploaded', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  expect(await sandbox.calls('createUpload')).toHaveLength(2);
});

for (const [what, address] of [
  ['in the place of an album that was empty', IDEAS],
  ['beside the photos of one that was not', `${ALBUMS}/album-lisbon`],
] as const) {
  test(`R1 O29 that a photo has been added but cannot be shown yet is said ${what}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    expectConsole('getAlbum failed', 'photo-action failed', 'the server responded with a status of 500');
    await signIn('anna@example.com', address);
    await openDialog(page);
    await choose(page, [await jpeg('new.jpg', { hue: 3 })]);
    await button(page, 'Upload 1 photo').click();
    await expect(dialog(page).getByText('1 photo uploaded', { exact: true }).first()).toBeVisible();
    await sandbox.fault({ service: 'photo-management', operationId: 'getAlbum', status: 500 });
    await button(page, 'Confirm').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Unable to display album' })).toHaveCount(1);
    await expect(page.getByText('Your album is empty')).toHaveCount(0);
    await sandbox.healFaults();
    if (address === IDEAS) await page.getByRole('button', { name: 'Try again' }).click();
    else await page.reload();
    await expect(page.getByText(address === IDEAS ? '1 photo' : '47 photos', { exact: true })).toBeVisible();
  });
}

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
  await card(page).getByRole('button', { name: 'Show' }).focus();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  // The card that led there has come back in the meantime; the focus is not lost.
  await expect(page.locator('body')).not.toBeFocused();
});

test('O29 of 500 photos those in view are drawn, and every one can be scrolled to', async ({ page, signIn }) => {
  await signIn('empty@example.com', PHOTOS);
  await openDialog(page);
  await choose(page, await jpegs(500));
  await expect(dialog(page).getByText('500 photos ready to upload').first()).toBeVisible({ timeout: 50_000 });
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
    await signIn('anna@example.com', PHOTOS);
    await waitForPictures(page);
    await sandbox.forgetCalls();
    const pressed = Date.now();
    await addPhotos(page).click();
    await expect(addPhotos(page)).toHaveAttribute('aria-busy', 'true');
    await expect(addPhotos(page)).not.toHaveAttribute('aria-busy', 'true');
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(2000);
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
