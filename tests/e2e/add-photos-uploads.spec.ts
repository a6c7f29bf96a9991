import type { Page } from '@playwright/test';
import { drawnPhotos, tabCount, knownTabCount } from '../support/actions.ts';
import { ALBUMS } from '../support/albums.ts';
import { about, listen } from '../support/announcements.ts';
import { extendTimeouts } from '../support/clock.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { gif, jpeg, jpegs } from '../support/photo-files.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { waitForPictures } from '../support/timeline.ts';
import type { ChosenFile } from '../support/upload-files.ts';
import {
  button,
  card,
  choose,
  expectAdded,
  libraryPhotos,
  openDialog,
  row,
  uploadDialog as dialog,
} from '../support/uploads.ts';
import { PHOTOS } from '../support/seeded.ts';

/** An own album without photos. */
const IDEAS = `${ALBUMS}/album-ideas`;

/** Chooses photos and starts their upload, and waits until each is held up in the middle of it. */
async function uploadHeldUp(page: Page, sandbox: SandboxControl, files: ChosenFile[]): Promise<void> {
  await choose(page, files);
  await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', delayMs: 30_000 });
  await button(page, `Upload ${files.length} photos`).click();
  await expect.poll(async () => (await sandbox.calls('appendToUpload')).length).toBe(files.length);
}

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
  await expect(dialog(page).getByText('3 photos could not be uploaded').first()).toBeVisible();
  await sandbox.healFaults();
  await sandbox.fault({ service: 'photo-storage', operationId: 'createUpload', status: 400 });
  await choose(page, [await jpeg('other.jpg', { hue: 200 })]);
  await button(page, 'Upload 1 photo').click();
  await expect(dialog(page).getByText('4 photos could not be uploaded').first()).toBeVisible();
  await sandbox.healFaults();
  await button(page, 'Try again: other.jpg').click();
  await expect(row(page, 'other.jpg')).toContainText('Uploaded');
  // The same content under another name.
  await choose(page, [{ ...(await jpeg('other.jpg', { hue: 200 })), name: 'again.jpg' }]);
  await expect(button(page, 'Add anyway: again.jpg')).toBeVisible();
  await expect(button(page, 'Upload 1 photo')).toHaveCount(0);
});

/** Makes a number that is read out once it has stood for a moment stand for longer: a busy machine may take its time from file to file. */
const whileNumbersGrow = (page: Page) => extendTimeouts(page, { 700: 6_000 });

test('X8 P2.153 O29 that files are refused, and that they fail, is read out once with their number, not with each of them', async ({
  page,
  signIn,
  sandbox,
}) => {
  await whileNumbersGrow(page);
  const said = await listen(page);
  await signIn('empty@example.com', PHOTOS);
  await openDialog(page);
  await choose(page, [gif('one.jpg', 'image/jpeg')]);
  await expect(dialog(page).getByText('1 file cannot be added').first()).toBeVisible();
  await choose(page, [gif('two.jpg', 'image/jpeg'), ...(await jpegs(3))]);
  await expect(dialog(page).getByText('2 files cannot be added').first()).toBeVisible();
  await sandbox.fault({ service: 'photo-storage', operationId: 'createUpload', status: 413 });
  await button(page, 'Upload 3 photos').click();
  await expect(dialog(page).getByText('3 photos could not be uploaded').first()).toBeVisible();
  const told = async () =>
    about(await said(), /cannot be added|could not be uploaded/).map(({ text, urgent }) => `${text} ${urgent}`);
  await expect
    .poll(async () => (await told()).toSorted(), { timeout: 20_000 })
    .toEqual([
      expect.stringMatching(/^2 files cannot be added\. one\.jpg .* two\.jpg .* false$/),
      '3 photos could not be uploaded true',
    ]);
});

test('X8 O29 that files fail is read out once with their number on the card, too', async ({
  page,
  signIn,
  sandbox,
}) => {
  await whileNumbersGrow(page);
  const said = await listen(page);
  await signIn('empty@example.com', PHOTOS);
  await openDialog(page);
  await choose(page, await jpegs(6));
  await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', delayMs: 60_000 });
  const letGo = await holdBack(page, /\/photo-storage\/uploads$/);
  await button(page, 'Upload 6 photos').click();
  await page.keyboard.press('Escape');
  await expect(card(page).getByRole('progressbar')).toBeVisible();
  // The last one is still on its way.
  await sandbox.fault({ service: 'photo-storage', operationId: 'createUpload', status: 400, times: 5 });
  letGo();
  await expect(card(page)).toContainText('5 photos could not be uploaded', { timeout: 20_000 });
  expect(about(await said(), 'could not be uploaded').map(({ text }) => text)).toEqual([
    '5 photos could not be uploaded',
  ]);
});

test('O29 R1 of a photo chosen twice the second is uploaded once the first is taken off the list', async ({
  page,
  context,
  world,
  signIn,
}) => {
  await signIn('empty@example.com', PHOTOS);
  await openDialog(page);
  const photo = await jpeg('first.jpg', { hue: 200 });
  await choose(page, [photo, { ...photo, name: 'copy.jpg' }]);
  // Which of the two is read first is the browser's matter.
  const said = 'This photo is already on the list.';
  await expect(row(page, said)).toHaveCount(1);
  await expect(button(page, 'Upload 1 photo')).toBeVisible();
  const isCopy = (await row(page, 'copy.jpg').getByText(said).count()) === 1;
  const [first, twin] = isCopy ? ['first.jpg', 'copy.jpg'] : ['copy.jpg', 'first.jpg'];
  await button(page, `Remove ${first}`).click();
  await expect(row(page, twin)).not.toContainText(said);
  await button(page, 'Upload 1 photo').click();
  await expectAdded(page, 1);
  expect((await libraryPhotos(context, world.sandbox)).map(({ localFileName }) => localFileName)).toEqual([twin]);
});

test('P2.155 O65 uploads go on while the dialog is closed: a card follows them from page to page, pauses them, and leads back', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const before = await knownTabCount(page, 'Photos');
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
  await button(page, 'Resume').click();
  // Giving up is asked about.
  await button(page, 'Cancel all').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep uploading' }).click();
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
  await expect(card(page)).toContainText('Choose 2 photos again', { timeout: 20_000 });
  await card(page).getByRole('button', { name: 'Show' }).click();
  const lost = dialog(page).getByRole('status').filter({ hasText: 'Choose 2 photos again' });
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
    // What is refused keeps the dialog open.
    await choose(page, [await jpeg('new.jpg', { hue: 3 }), gif('funny.gif')]);
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

test('P2.153 O29 what is no photo is told while others are checked; what turns out to be there already after the dialog is closed stays on the card until it has been seen', async ({
  page,
  signIn,
}) => {
  const beach = await jpeg('beach.jpg', { hue: 3 });
  await signIn('empty@example.com', PHOTOS);
  await openDialog(page);
  await choose(page, [beach]);
  await button(page, 'Upload 1 photo').click();
  await expectAdded(page, 1);
  // Whether it is there still is asked for, and answered once the dialog is closed.
  const letGo = await holdBack(page, /\/photo-storage\/uploads\/[^/]+$/);
  await openDialog(page);
  await choose(page, [{ ...beach, name: 'again.jpg' }, gif('disguised.jpg', 'image/jpeg')]);
  await expect(dialog(page).getByText('Checking 1 photo').first()).toBeVisible();
  await expect(dialog(page).getByText('disguised.jpg').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  letGo();
  await expect(card(page)).toContainText('1 photo you already have', { timeout: 20_000 });
  await expect(card(page)).not.toContainText('cannot be added');
  await card(page).getByRole('button', { name: 'Show' }).click();
  await expect(row(page, 'again.jpg')).toContainText('already in your library');
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
});
