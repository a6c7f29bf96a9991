import type { Page } from '@playwright/test';
import { extendTimeouts } from '../support/clock.ts';
import { rowsIn } from '../support/database-rows.ts';
import { chooseOwnFolder, CUSTOMER, EXPORT, expectChecked, makeExport, saveAll } from '../support/export-desk.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { jpegFile } from '../support/upload-files.ts';
import { chooseFiles, keptInBrowser, upload } from '../support/uploads.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';
import { answerSignIn } from '../support/sign-in.ts';

/** Opens the address that signs out, and then a file of the app's origin, which removes nothing by itself. */
async function signOutByAddress(page: Page, app: string): Promise<void> {
  // It leaves after two seconds with what is not removed by then: a busy machine may take longer.
  await extendTimeouts(page, { 2_000: 20_000 });
  await page.goto('/logout');
  // Signing out leads to another site, which nothing may interrupt.
  await expect(page.getByLabel('Password')).toBeVisible({ timeout: 30_000 });
  await page.goto(`${app}/config.json`);
}

test('S14 files on their way into the library are gone from the browser once /logout has been opened', async ({
  page,
  signIn,
  world,
  sandbox,
}) => {
  // The browser's own word, for a page that is left by the test and not by a click.
  expectConsole('appendToUpload', 'Failed to fetch', 'beforeunload');
  page.on('dialog', (dialog) => void dialog.accept());
  await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', delayMs: 30_000 });
  await signIn(CUSTOMER, '/my-photos/photos');
  await chooseFiles(page, [await jpegFile('station.jpg', 5, 1_000_000)]);
  await upload(page);
  await expect.poll(async () => (await sandbox.calls('appendToUpload')).length).toBeGreaterThan(0);
  expect(await keptInBrowser(page)).toMatchObject({ copies: 1, rows: 1 });
  await signOutByAddress(page, world.app);
  await expect.poll(() => keptInBrowser(page)).toEqual({ copies: 0, rows: 0, flag: null });
});

test('S14 S20 where an export was saved, and of which photos, is gone from the browser once /logout has been opened', async ({
  page,
  context,
  signIn,
  world,
  sandbox,
}) => {
  await chooseOwnFolder(context);
  await makeExport(sandbox, { photos: 2, photosPerPart: 2 });
  await signIn(CUSTOMER, EXPORT);
  await saveAll(page).click();
  await expectChecked(page, 1);
  expect(await rowsIn(page, 'saved-exports')).toBeGreaterThan(0);
  await signOutByAddress(page, world.app);
  await expect.poll(() => rowsIn(page, 'saved-exports')).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('exportRowsKept'))).toBeNull();
});

for (const [when, times] of [
  ['once', 1],
  ['twice', 2],
] as const)
  test(`A4.9 S14 an authority that fails ${when} to end its session lets nobody in without a password`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    expectConsole('status of 500');
    await signIn(ANNA, '/orders');
    await sandbox.fault({ service: 'identity-provider', operationId: 'endSession', status: 500, times });
    for (let failed = 1; failed <= times; failed += 1) {
      await page.goto(failed === 1 ? '/logout' : '/orders');
      await expect(page).toHaveURL(/\/session\/end\?/);
    }
    await page.goto('/orders');
    await expect(page.getByLabel('Password')).toBeVisible();
    await answerSignIn(page, 'carl@example.com');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth_sign_out_owed'))).toBeNull();
    expect(await sandbox.calls('endSession')).toHaveLength(2);
  });

test('S14 what was typed in a tab that is elsewhere as she signs out is gone when it is back', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await signIn(ANNA, PHOTOS);
  // Whose the storage is, is noted once it is known.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('auth_last_identity'))).not.toBeNull();
  await page.evaluate(() => {
    sessionStorage.setItem('formDraft:album:new', JSON.stringify({ values: { name: 'Ours' }, from: { name: '' } }));
  });
  await page.goto('about:blank');
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other.getByLabel('Password')).toBeVisible();
  await page.goto(PHOTOS);
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.goto(`${world.app}/config.json`);
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key.startsWith('formDraft'))).toEqual([]);
});
