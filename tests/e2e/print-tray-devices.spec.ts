import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { action, drawnPhotos, selectFirst } from '../support/actions.ts';
import { violations } from '../support/axe.ts';
import { expect, expectConsole } from '../support/fixtures.ts';
import { test } from '../support/other-device.ts';
import { expectInMenu, keepTray, leave, photoIds, tilesOf, TRAY } from '../support/print-tray.ts';
import { answerSignIn, signInOn } from '../support/sign-in.ts';
import { waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const service = 'temp-selections';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Continue on another device' });
const code = (page: Page) => dialog(page).getByRole('img', { name: 'QR code with the link to your print tray' });

/** Opens the tray with some photos in it, and the dialog that hands it over; gives their ids. */
async function continueElsewhere(page: Page, amount: number): Promise<string[]> {
  const ids = await selectFirst(page, amount);
  await action(page, 'Add to tray').click();
  await page.getByRole('link', { name: 'Print tray', exact: true }).click();
  // The page that is left has its pictures already, and more options of its own.
  await expect(tilesOf(page)).toHaveCount(amount);
  await waitForPictures(page);
  await openDialog(page);
  return ids;
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Continue on another device' }).click();
}

/** The address that the dialog copies. */
async function copiedAddress(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('P7.31 P7.32 O59 S27 a tray goes to another device by a code, and is there after signing in', async ({
  page,
  signIn,
  sandbox,
  browser,
  guard,
}) => {
  test.slow();
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const chosen = await continueElsewhere(page, 3);
  await expect(code(page)).toBeVisible();
  await expect(dialog(page).getByText('3 photos will be in your print tray on it.')).toBeVisible();
  expect((await sandbox.calls('createTempSelection')).map(({ body }) => body)).toEqual([{ photoIds: chosen }]);
  expect(await violations(page), 'the code').toEqual([]);
  const { width = 0 } = (await code(page).boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(200);

  const address = await copiedAddress(page);
  const drawn = await code(page).locator('path').last().getAttribute('d');
  const { data } = encode(address, { ecc: 'M', border: 4 });
  const dark = [...(drawn ?? '').matchAll(/h(\d+)v1/g)].reduce((sum, [, length]) => sum + Number(length), 0);
  expect(dark, 'the code is that of the address').toBe(data.flat().filter(Boolean).length);
  expect(address).toMatch(
    new RegExp(`^http://localhost:\\d+${TRAY}/received/[\\w-]{36}\\?in=\\d{4}-\\d\\d(\\.\\d{4}-\\d\\d)*$`),
  );
  expect(address).not.toMatch(/anna|eyJ/);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'More options' })).toBeFocused();

  const device = await browser.newContext();
  await guard.watch(device);
  const tablet = await device.newPage();
  await tablet.goto(address);
  await answerSignIn(tablet, ANNA);
  await expect(tablet.getByText('3 photos from your other device are in your print tray now')).toBeVisible();
  await expect(tablet).toHaveURL(new RegExp(`${TRAY}$`));
  await waitForPictures(tablet);
  await expect.poll(() => drawnPhotos(tablet)).toEqual(chosen.toReversed());
  await expectInMenu(tablet, 3);
  // Back does not lead through the address once more, and opening it again adds nothing.
  await tablet.goto(address);
  await expect(tablet).toHaveURL(new RegExp(`${TRAY}$`));
  await expectInMenu(tablet, 3);
  await device.close();
});

test('P7.32 O59 a code that is kept no longer, and one of another account, are explained', async ({
  page,
  signIn,
  sandbox,
  phone,
  world,
}) => {
  test.slow();
  expectConsole('getTempSelection failed');
  const address = await keepTray(sandbox, await photoIds(phone, 2));
  await signIn('empty@example.com', address);
  const explained = page.getByRole('heading', { name: 'This code no longer works' });
  await expect(explained).toBeVisible();
  await expect(page.getByText('check that you are signed in with that one')).toBeVisible();
  await expect(
    page.getByText('choose “Continue on another device” on the device that has the print tray'),
  ).toBeVisible();
  expect(await violations(page), 'a code that does not work').toEqual([]);
  await page.getByRole('link', { name: 'Open print tray' }).click();
  await expect(page.getByText('Your print tray is empty')).toBeVisible();

  await leave(page);
  await signInOn(page, ANNA, `${world.app}${TRAY}/received/no-such-selection`);
  await expect(explained).toBeVisible();
});

test('O59 S39 an address with more selections than a tray has is explained, and none of them is asked for', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, `${TRAY}/received/a~b~c~d~e`);
  await expect(page.getByRole('heading', { name: 'This code no longer works' })).toBeVisible();
  expect(await sandbox.calls('getTempSelection')).toEqual([]);
});

test('R1 a tray that cannot be read on the other device is read again, and one that cannot be kept is kept again', async ({
  page,
  signIn,
  sandbox,
  phone,
}) => {
  test.slow();
  const ids = await photoIds(phone, 30);
  const address = await keepTray(sandbox, ids);
  await signIn(ANNA, TRAY);
  const faults = { refused: { status: 500 }, 'cut off': { abort: true }, nonsense: { malformed: true } } as const;
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(name, async () => {
      await sandbox.fault({ service, operationId: 'getTempSelection', ...fault });
      await page.goto(address);
      await expect(page.getByText('Error: Your photos could not be loaded')).toBeVisible({ timeout: 30_000 });
      await sandbox.healFaults();
    });
  }
  await sandbox.fault({ service: 'photo-management', operationId: 'listPhotos', status: 500 });
  await page.getByRole('button', { name: 'Try again' }).click();
  // Until then it may be the failure before that is told.
  await expect.poll(async () => (await sandbox.calls('listPhotos')).some(({ status }) => status === 500)).toBe(true);
  await expect(page.getByText('Error: Your photos could not be loaded')).toBeVisible({ timeout: 30_000 });
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('30 photos from your other device are in your print tray now')).toBeVisible();

  await sandbox.fault({ service, operationId: 'createTempSelection', status: 500 });
  await openDialog(page);
  await expect(dialog(page).getByText('Error transferring photos. Try again.')).toBeVisible();
  expect(await violations(page), 'a code that was not made').toEqual([]);
  await sandbox.healFaults();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(code(page)).toBeVisible();
});

test('P7.31 O59 R9 501 photos take two selections, without those that are deleted meanwhile', async ({
  page,
  signIn,
  sandbox,
  phone,
  browser,
}) => {
  test.slow();
  const ids = await photoIds(phone, 502);
  await signIn(ANNA, await keepTray(sandbox, ids));
  await expect(page).toHaveURL(new RegExp(`${TRAY}$`), { timeout: 30_000 });
  await expectInMenu(page, 502);
  await waitForPictures(page);
  // Far down: the page has not read it anew.
  await phone.delete('photo-management', '/photos', { photoIds: [ids[0]] });
  await openDialog(page);
  await expect(code(page)).toBeVisible({ timeout: 30_000 });
  await expect(dialog(page).getByText('501 photos will be in your print tray on it.')).toBeVisible();
  await expectInMenu(page, 501);
  const address = await copiedAddress(page);
  const [first, second] = (await sandbox.calls('createTempSelection')).slice(-2).map(({ body }) => body);
  expect([first, second]).toEqual([{ photoIds: ids.slice(1, 501) }, { photoIds: ids.slice(501) }]);

  const device = await browser.newContext();
  const tablet = await device.newPage();
  await tablet.goto(address);
  await answerSignIn(tablet, ANNA);
  await expect(tablet.getByText('501 photos from your other device')).toBeVisible({ timeout: 30_000 });
  await expectInMenu(tablet, 501);
  await device.close();
});
