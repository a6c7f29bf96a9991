import { devices, type Locator, type Page } from '@playwright/test';
import { encode } from 'uqr';
import { LISBON } from '../support/albums.ts';
import { about, listen } from '../support/announcements.ts';
import { expect, expectConsole, test as base } from '../support/fixtures.ts';
import { jpegs } from '../support/photo-files.ts';
import { openSession } from '../support/session.ts';
import { answerSignIn } from '../support/sign-in.ts';
import { openMore } from '../support/timeline.ts';
import { choose, expectAdded, openDialog, upload, uploadDialog } from '../support/uploads.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

/** A page of a phone, where nobody is signed in. */
const test = base.extend<{ phone: Page }>({
  phone: async ({ browser, world, guard }, use) => {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 844 },
      baseURL: world.app,
      locale: 'en-GB',
    });
    await guard.watch(context);
    await use(await context.newPage());
    await context.close();
  },
});

/** The dialog with the code. */
const codeDialog = (page: Page) => page.getByRole('dialog', { name: 'Add photos from your phone' });
const arrivals = (page: Page) => codeDialog(page).getByRole('region', { name: 'Photos from your phone' });
const countOf = (page: Page, text: string) => arrivals(page).getByText(text, { exact: true }).first();
const names = (page: Page) => arrivals(page).getByRole('listitem');

/** Opens the dialog with the code from the page that shows, and waits until it looks for photos. */
async function showCode(page: Page, sandboxCalls: () => Promise<unknown[]>): Promise<void> {
  await openDialog(page);
  const before = (await sandboxCalls()).length;
  await uploadDialog(page).getByRole('button', { name: 'From your phone' }).click();
  await expect(codeDialog(page)).toBeVisible();
  // What is there at first has not come from a phone.
  await expect.poll(async () => (await sandboxCalls()).length).toBeGreaterThan(before + 1);
}

/** Path of the dark modules that a code of a text has. */
function modulesOf(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  return data
    .flatMap((line, y) =>
      [
        ...line
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}

const modulesIn = (code: Locator) => code.locator('path').last().getAttribute('d');

test('P2.152 P2.154 S28 a phone opens the dialog by the code, once it is signed in there; what it adds comes by itself, with names, into the album that was open', async ({
  page,
  phone,
  signIn,
  sandbox,
  world,
}) => {
  await signIn(ANNA, LISBON);
  await showCode(page, () => sandbox.calls('listAlbumPhotos'));
  await expect(countOf(page, 'Waiting for photos from your phone')).toBeVisible();
  const address = `${world.app}${LISBON}?add=true`;
  expect(await modulesIn(codeDialog(page).getByRole('img'))).toBe(modulesOf(address));

  await phone.goto(address);
  await answerSignIn(phone, ANNA);
  await expect(uploadDialog(phone)).toBeVisible();
  await expect(uploadDialog(phone).getByText(/Lisbon/)).toBeVisible();
  await expect(phone).toHaveURL(`${world.app}${LISBON}`);
  const files = await jpegs(2);
  await choose(phone, files);
  await upload(phone);
  await expectAdded(phone, 2, { timeout: 20_000 });

  await expect(countOf(page, '2 photos have arrived')).toBeVisible();
  expect((await names(page).allInnerTexts()).toSorted()).toEqual(files.map(({ name }) => name).toSorted());
  await codeDialog(page).getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('48 photos').first()).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Add photos' }).first()).toBeVisible();
  await expect(uploadDialog(phone)).toHaveCount(0);
});

test('P2.152 the camera of a phone is a press away, and there the way to a phone is not shown', async ({
  phone,
  world,
}) => {
  await openSession(phone.context(), world.app, ANNA);
  await phone.goto(`${PHOTOS}?add=true`);
  await expect(uploadDialog(phone).getByRole('button', { name: 'From your phone' })).toHaveCount(0);
  const takePhoto = uploadDialog(phone).getByRole('button', { name: 'Take a photo' });
  const [chooser] = await Promise.all([phone.waitForEvent('filechooser'), takePhoto.click()]);
  expect(await chooser.element().getAttribute('capture')).toBe('environment');
  await chooser.setFiles(await jpegs(1));
  await expect(uploadDialog(phone).getByRole('button', { name: 'Upload 1 photo' })).toBeVisible();
  const [library] = await Promise.all([
    phone.waitForEvent('filechooser'),
    uploadDialog(phone)
      .getByRole('button', { name: /^Choose/ })
      .click(),
  ]);
  expect(await library.element().getAttribute('capture')).toBeNull();
});

test('R9 an album that is deleted meanwhile is told of, and the code is one for the library then', async ({
  page,
  phone,
  signIn,
  sandbox,
  world,
}) => {
  test.slow();
  expectConsole('listAlbumPhotos failed', 'getAlbum failed');
  const files = await jpegs(2);
  await signIn(ANNA, LISBON);
  await showCode(page, () => sandbox.calls('listAlbumPhotos'));
  await openSession(phone.context(), world.app, ANNA);
  await phone.goto(`${LISBON}?add=true`);
  await choose(phone, files.slice(0, 1));
  await upload(phone);
  await expect(countOf(page, '1 photo has arrived')).toBeVisible({ timeout: 20_000 });
  await expect(uploadDialog(phone)).toHaveCount(0);
  await openMore(phone);
  await phone.getByRole('button', { name: 'Delete album' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Delete album' }).click();
  await expect(phone).toHaveURL(/\/albums$/);

  await expect(codeDialog(page).getByText(/^This album has been deleted/)).toBeVisible();
  const address = `${world.app}${PHOTOS}?add=true`;
  await expect.poll(() => modulesIn(codeDialog(page).getByRole('img'))).toBe(modulesOf(address));
  await expect.poll(async () => (await sandbox.calls('listPhotos')).length).toBeGreaterThan(1);
  // What came before is in the library.
  await expect(countOf(page, '1 photo has arrived')).toBeVisible();
  await phone.goto(address);
  await choose(phone, files.slice(1));
  await upload(phone);
  await expect(countOf(page, '2 photos have arrived')).toBeVisible({ timeout: 20_000 });

  // A code that was scanned before leads to an album that is not there: nothing is added by mistake.
  await phone.goto(`${LISBON}?add=true`);
  await expect(phone.getByText('Unable to display album')).toBeVisible();
  await expect(uploadDialog(phone)).toHaveCount(0);
});

test('R1 what cannot be looked for is said, and looked for again by itself', async ({
  page,
  phone,
  signIn,
  sandbox,
  world,
}) => {
  await signIn(ANNA, PHOTOS);
  await showCode(page, () => sandbox.calls('listPhotos'));
  await sandbox.fault({ service: 'photo-management', operationId: 'listPhotos', status: 500 });
  await expect(arrivals(page).getByText(/^We cannot see what has arrived/)).toBeVisible({ timeout: 30_000 });
  await openSession(phone.context(), world.app, ANNA);
  await phone.goto(`${PHOTOS}?add=true`);
  await choose(phone, await jpegs(1));
  await upload(phone);
  await expect
    .poll(async () => (await sandbox.calls('appendToUpload')).some(({ status }) => status === 204))
    .toBe(true);
  await sandbox.healFaults();
  await expect(countOf(page, '1 photo has arrived')).toBeVisible({ timeout: 30_000 });
  await expect(arrivals(page).getByText(/^We cannot see what has arrived/)).toHaveCount(0);
});

test('R1 X4 X8 while nothing could be looked for at all that is said once, and "Try again" keeps the focus', async ({
  page,
  signIn,
  sandbox,
}) => {
  const said = await listen(page);
  await signIn(ANNA, LISBON);
  await openDialog(page);
  await sandbox.fault({ service: 'photo-management', operationId: 'listAlbumPhotos', status: 403 });
  await uploadDialog(page).getByRole('button', { name: 'From your phone' }).click();
  const again = arrivals(page).getByRole('button', { name: 'Try again' });
  await again.focus();
  const looks = (await sandbox.calls('listAlbumPhotos')).length;
  await expect
    .poll(async () => (await sandbox.calls('listAlbumPhotos')).length, { timeout: 20_000 })
    .toBeGreaterThan(looks + 1);
  await expect(again).toBeFocused();
  expect(about(await said(), 'We cannot see what has arrived')).toHaveLength(1);
  await sandbox.healFaults();
  await expect(again).toHaveCount(0);
  await expect(codeDialog(page)).toBeFocused();
});

test('R2 of what fails on the phone nothing is counted, until it is tried again there', async ({
  page,
  phone,
  signIn,
  sandbox,
  world,
}) => {
  await signIn(ANNA, PHOTOS);
  await showCode(page, () => sandbox.calls('listPhotos'));
  await openSession(phone.context(), world.app, ANNA);
  await phone.goto(`${PHOTOS}?add=true`);
  await sandbox.fault({ service: 'photo-storage', operationId: 'createUpload', status: 400 });
  await choose(phone, await jpegs(1));
  await upload(phone);
  await expect(uploadDialog(phone).getByText('1 photo could not be uploaded').first()).toBeVisible({ timeout: 20_000 });
  await sandbox.healFaults();
  const looks = (await sandbox.calls('listPhotos')).length;
  await expect.poll(async () => (await sandbox.calls('listPhotos')).length).toBeGreaterThan(looks + 1);
  await expect(countOf(page, 'Waiting for photos from your phone')).toBeVisible();
  await uploadDialog(phone)
    .getByRole('button', { name: /^Try again|^Try all/ })
    .first()
    .click();
  await expect(countOf(page, '1 photo has arrived')).toBeVisible({ timeout: 20_000 });
});

test('R5 without a network on the desktop photos are shown once it is back', async ({
  page,
  context,
  phone,
  signIn,
  sandbox,
  world,
}) => {
  expectConsole('failed (', 'WebSocket', 'ERR_INTERNET_DISCONNECTED');
  await signIn(ANNA, PHOTOS);
  await showCode(page, () => sandbox.calls('listPhotos'));
  await context.setOffline(true);
  await openSession(phone.context(), world.app, ANNA);
  await phone.goto(`${PHOTOS}?add=true`);
  await choose(phone, await jpegs(2));
  await upload(phone);
  await expectAdded(phone, 2, { timeout: 20_000 });
  await expect(countOf(page, 'Waiting for photos from your phone')).toBeVisible();
  await context.setOffline(false);
  await expect(countOf(page, '2 photos have arrived')).toBeVisible({ timeout: 20_000 });
});

test('P2.152 the code stays while photos of the desktop itself come to an end, and the dialog around it goes with it', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('empty@example.com', PHOTOS);
  await openDialog(page);
  await choose(page, await jpegs(1));
  await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', delayMs: 10_000 });
  await upload(page);
  await uploadDialog(page).getByRole('button', { name: 'From your phone' }).click();
  await expect(codeDialog(page)).toBeVisible();
  await expect(uploadDialog(page).getByText('1 photo uploaded', { exact: true }).first()).toBeAttached({
    timeout: 20_000,
  });
  await expect(codeDialog(page)).toBeVisible();
  await codeDialog(page).getByRole('button', { name: 'Done' }).click();
  await expectAdded(page, 1);
});

test('S23 R2 a session that ends on the phone leads to the sign-in, and what was chosen goes on after that', async ({
  page,
  phone,
  signIn,
  sandbox,
  world,
}) => {
  await signIn(ANNA, PHOTOS);
  await showCode(page, () => sandbox.calls('listPhotos'));
  await openSession(phone.context(), world.app, ANNA);
  await phone.goto(`${PHOTOS}?add=true`);
  await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', delayMs: 30_000 });
  await choose(phone, await jpegs(2));
  await upload(phone);
  // A file that has not been read yet when the page is left would have to be chosen again.
  await expect.poll(async () => (await sandbox.calls('appendToUpload')).length).toBe(2);
  await sandbox.healFaults();
  phone.on('dialog', (question) => void question.accept());
  await phone.goto('about:blank');
  await phone.context().clearCookies();
  await phone.goto(PHOTOS);
  await answerSignIn(phone, ANNA);
  await expect(countOf(page, '2 photos have arrived')).toBeVisible({ timeout: 40_000 });
});
