import type { CDPSession, Page } from '@playwright/test';
import { createRandom } from '#lib/random.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { jpegFile, sha256Of, twentyFiles } from '../support/upload-files.ts';
import {
  bytesOf,
  card,
  chooseFiles,
  expectAdded,
  keptInBrowser,
  libraryPhotos,
  row,
  upload,
  uploadDialog,
} from '../support/uploads.ts';
import { NEWCOMER, PHOTOS } from '../support/seeded.ts';

const SERVICE = 'photo-storage';
/** As fast as the connection is in these tests, in bytes per second: what is sent can then be cut in its midst. */
const UPLINK = 1_200_000;

let asked: string[] = [];

test.beforeEach(async ({ page, signIn }) => {
  asked = [];
  // Asked before the page is left, the customer of these tests leaves.
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await signIn(NEWCOMER, PHOTOS);
});

/** The connection of a page, slow as at home, or gone. */
async function uplinkOf(page: Page): Promise<{ isUp(isUp: boolean): Promise<void> }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const isUp = async (up: boolean) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: !up,
      latency: 5,
      downloadThroughput: -1,
      uploadThroughput: UPLINK,
    });
  };
  await isUp(true);
  return { isUp };
}

test('R2 S24 twenty files arrive byte-identical exactly once, though the connection is cut at random points, the token expires and the tab is reloaded', async ({
  page,
  context,
  world,
  sandbox,
}) => {
  test.setTimeout(150_000);
  // The browser's own word, for a page that is left by the test and not by a click.
  expectConsole('appendToUpload', 'createUpload', 'getUploadOffset', 'Failed to fetch', 'beforeunload');
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  const random = createRandom(seed);
  const files = await twentyFiles(seed, 600_000);
  const uplink = await uplinkOf(page);
  await sandbox.fault({ service: SERVICE, operationId: 'appendToUpload', abort: true, probability: 0.12, seed });
  await sandbox.fault({
    service: SERVICE,
    operationId: 'appendToUpload',
    abort: 'body',
    probability: 0.12,
    seed: seed + 1,
  });
  await sandbox.fault({
    service: SERVICE,
    operationId: 'getUploadOffset',
    abort: true,
    probability: 0.2,
    seed: seed + 2,
  });
  await sandbox.fault({
    service: SERVICE,
    operationId: 'createUpload',
    abort: true,
    probability: 0.15,
    seed: seed + 3,
  });

  await chooseFiles(page, files);
  await expect(uploadDialog(page).getByRole('button', { name: 'Upload 20 photos' })).toBeVisible({ timeout: 30_000 });
  await upload(page);
  const misfortunes = [
    async () => {
      await uplink.isUp(false);
      await page.waitForTimeout(200 + random.next() * 500);
      await uplink.isUp(true);
    },
    () => sandbox.expireTokens(NEWCOMER),
    async () => {
      await page.reload();
      // A page whose own scripts did not come through is another matter; one that has nothing left to send says nothing.
      await expect(async () => {
        if ((await keptInBrowser(page)).rows > 0)
          await expect(page.getByText(/photos? (uploaded|added|on (its|their) way)/).first()).toBeVisible({
            timeout: 1_000,
          });
      }).toPass({ timeout: 60_000 });
    },
  ];
  for (let turn = 0; turn < 7; turn += 1) {
    await page.waitForTimeout(200 + random.next() * 700);
    await misfortunes[turn % misfortunes.length]?.();
  }
  await sandbox.healFaults();
  expect(asked[0], 'leaving the page asks while something is in flight').toBe('beforeunload');

  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Try all again' }).first();
    if (await retry.isVisible()) await retry.click();
    expect((await libraryPhotos(context, world.sandbox)).length, `seed ${seed}`).toBeGreaterThanOrEqual(20);
  }).toPass({ timeout: 90_000, intervals: [500] });
  await expect.poll(() => keptInBrowser(page), { message: `seed ${seed}` }).toEqual({ copies: 0, rows: 0, flag: null });
  const arrived = await Promise.all(
    (await libraryPhotos(context, world.sandbox)).map(
      async (photo) => `${photo.localFileName} ${sha256Of(await bytesOf(photo))}`,
    ),
  );
  expect(arrived.toSorted(), `seed ${seed}`).toEqual(
    files.map(({ name, buffer }) => `${name} ${sha256Of(buffer)}`).toSorted(),
  );
});

test('P2.153 P2.155 O65 a photo is known by its content, on the list, in the library, and no more once it is deleted', async ({
  page,
  context,
  world,
  sandbox,
}) => {
  const [beach, garden] = [await jpegFile('beach.jpg', 1, 50_000), await jpegFile('garden.jpg', 2)];
  const film = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('\0\0\0\x18ftypmp42') };
  const disguised = {
    name: 'disguised.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('GIF89a, whatever it is called'),
  };
  await chooseFiles(page, [beach, film, { ...beach, name: 'copy.jpg' }, disguised]);
  await expect(uploadDialog(page).getByText('film.mp4').first()).toBeVisible();
  await expect(uploadDialog(page).getByText('disguised.jpg').first()).toBeVisible();
  await expect(row(page, 'copy.jpg')).toContainText('This photo is already on the list.');
  expect(await sandbox.calls('createUpload')).toEqual([]);
  await upload(page);
  await expect(row(page, 'beach.jpg')).toContainText('Uploaded');
  await uploadDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(async () => (await keptInBrowser(page)).rows).toBe(0);

  await page.reload();
  await chooseFiles(page, [{ ...beach, name: 'renamed.jpg' }, garden]);
  await expect(row(page, 'renamed.jpg')).toContainText('This photo is already in your library.');
  await upload(page);
  await expect(row(page, 'garden.jpg')).toContainText('Uploaded');
  await uploadDialog(page).getByRole('button', { name: 'Confirm' }).click();
  expect((await libraryPhotos(context, world.sandbox)).map(({ localFileName }) => localFileName)).toEqual([
    'beach.jpg',
    'garden.jpg',
  ]);

  const [photo] = await libraryPhotos(context, world.sandbox);
  const token = (await context.cookies()).find(({ name }) => name === 'auth_access_token')?.value;
  await fetch(`${world.sandbox}/photo-management/photos`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ photoIds: [photo?.imageId] }),
  });
  await chooseFiles(page, [beach]);
  await upload(page);
  await expectAdded(page, 1);
});

test('R2 O65 what the browser did not keep over a reload is named, chosen again, and goes on where it stopped', async ({
  page,
  context,
  world,
  sandbox,
}) => {
  const file = await jpegFile('harbour.jpg', 3, 2_000_000);
  await uplinkOf(page);
  // The first part arrives, the second is held up.
  await sandbox.fault({ service: SERVICE, operationId: 'appendToUpload', delayMs: 0, times: 1 });
  await sandbox.fault({ service: SERVICE, operationId: 'appendToUpload', delayMs: 30_000, times: 1 });
  await chooseFiles(page, [file]);
  await upload(page);
  await expect.poll(async () => (await sandbox.calls('appendToUpload')).length).toBeGreaterThan(1);
  await uploadDialog(page).getByRole('button', { name: 'Pause' }).click();
  await page.evaluate(async () =>
    (await navigator.storage.getDirectory()).removeEntry('kept-uploads', { recursive: true }),
  );
  const offsets: number[] = [];
  page.on(
    'request',
    (request) => request.method() === 'PATCH' && offsets.push(Number(request.headers()['upload-offset'])),
  );
  await page.reload();

  await card(page).getByRole('button', { name: 'Show' }).click();
  await expect(row(page, 'harbour.jpg')).toContainText('Choose this photo again and we’ll carry on where it stopped.');
  await chooseFiles(page, [{ ...file, name: 'the same under another name.jpg' }]);
  await expect(row(page, 'the same')).toContainText('Uploaded', { timeout: 20_000 });
  expect(offsets[0]).toBeGreaterThan(0);
  expect(await sandbox.calls('createUpload')).toHaveLength(1);
  const [photo] = await libraryPhotos(context, world.sandbox);
  expect(photo && sha256Of(await bytesOf(photo))).toBe(sha256Of(file.buffer));
});

test('R2 S14 two tabs send a file once; signing out leaves nothing of it in the browser', async ({
  page,
  context,
  world,
  sandbox,
}) => {
  const [market, station] = [await jpegFile('market.jpg', 4, 200_000), await jpegFile('station.jpg', 5, 3_000_000)];
  await sandbox.fault({ service: SERVICE, operationId: 'appendToUpload', delayMs: 6_000 });
  const other = await context.newPage();
  await other.goto(PHOTOS);
  for (const tab of [page, other]) {
    await chooseFiles(tab, [market]);
    await expect(uploadDialog(tab).getByRole('button', { name: 'Upload 1 photo' })).toBeVisible();
  }
  await upload(page);
  await upload(other);
  await expect(row(other, 'market.jpg')).toContainText('This photo is being added in another tab.');
  await expectAdded(page, 1, { timeout: 20_000 });
  await expect(row(other, 'market.jpg')).toContainText('This photo is already in your library.', { timeout: 20_000 });
  expect(await libraryPhotos(context, world.sandbox)).toHaveLength(1);

  await chooseFiles(page, [station]);
  await upload(page);
  await expect.poll(async () => (await keptInBrowser(page)).copies).toBe(1);
  await uploadDialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('navigation', { name: 'My account' }).getByText('Sign out').click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  // The authority has another origin: what the app has kept is looked for in its own.
  await page.goto(`${world.app}/config.json`);
  await expect.poll(() => keptInBrowser(page)).toEqual({ copies: 0, rows: 0, flag: null });
});

test('S23 S24 a session that ends in the midst leads to the sign-in and back, without being asked, and the upload goes on', async ({
  page,
  context,
  world,
  sandbox,
}) => {
  await uplinkOf(page);
  // Of each a part arrives at most, until the session has ended.
  await sandbox.fault({ service: SERVICE, operationId: 'appendToUpload', delayMs: 0, times: 1 });
  await sandbox.fault({ service: SERVICE, operationId: 'appendToUpload', delayMs: 5_000 });
  await chooseFiles(page, [await jpegFile('bridge.jpg', 6, 2_000_000), await jpegFile('tower.jpg', 7, 1_000_000)]);
  await expect(uploadDialog(page).getByRole('button', { name: 'Upload 2 photos' })).toBeVisible();
  await upload(page);
  const underWay = async () => new Set((await sandbox.calls('appendToUpload')).map(({ path }) => path)).size;
  await expect.poll(underWay).toBe(2);
  await sandbox.expireTokens(NEWCOMER, { refresh: true });
  await sandbox.healFaults();
  await expect(page.getByText('2 photos added')).toBeVisible({ timeout: 40_000 });
  expect(await libraryPhotos(context, world.sandbox)).toHaveLength(2);
  expect(await sandbox.calls('createUpload')).toHaveLength(2);
  expect(asked).toEqual([]);
});
