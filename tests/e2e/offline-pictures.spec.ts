import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { setLookedAt } from '../support/looked-at.ts';
import { bar, brokenMarks, ONCE_BACK } from '../support/offline.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { PHOTOS } from '../support/seeded.ts';
import { photos, startSelection, tiles, waitForPictures } from '../support/timeline.ts';

const BROKEN = { name: /It cannot be shown at the moment$/ };
const broken = (page: Page) => page.getByRole('link', BROKEN);
const brokenBoxes = (page: Page) => page.getByRole('checkbox', BROKEN);

/** Calls for pictures: whether there were more than before, and until there are no more of them. */
async function pictureCalls(page: Page, sandbox: SandboxControl) {
  const count = async () => (await sandbox.calls('getPhotoFile')).length;
  let known = 0;
  const rest = async () => {
    known = await count();
    for (let last = -1; last !== known;) {
      last = known;
      await page.waitForTimeout(500);
      known = await count();
    }
  };
  await rest();
  return { more: async () => (await count()) > known, rest };
}

test('R5 P2.31 pictures that were asked for without a network come when it is back; the selection and the place stay', async ({
  page,
  context,
  signIn,
}) => {
  expectConsole('failed (', 'WebSocket');
  const letGo = await holdBack(page, /\/photo-files\//);
  await signIn('anna@example.com', PHOTOS, 'commit');
  await expect(photos(page).first()).toBeVisible();
  await startSelection(page);
  await tiles(page).first().click();
  await expect(page.getByText('1 selected').first()).toBeVisible();
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  letGo();
  // They have failed.
  await expect(tiles(page).filter({ hasNot: page.locator('img') })).not.toHaveCount(0);
  await expect(brokenMarks(page)).toHaveCount(0);
  await expect(brokenBoxes(page)).toHaveCount(0);
  // Neither is anything said of them while they are asked for once more.
  const comeAgain = await holdBack(page, /\/photo-files\//);
  const asked = page.waitForRequest(/\/photo-files\//, ONCE_BACK);
  await context.setOffline(false);
  await asked;
  await expect(bar(page)).toHaveCount(0);
  await expect(brokenMarks(page)).toHaveCount(0);
  await expect(brokenBoxes(page)).toHaveCount(0);
  comeAgain();
  await waitForPictures(page);
  await expect(page.getByText('1 selected').first()).toBeVisible();
});

test('P2.31 twelve and more pictures that their host refuses are asked for again, and come by themselves when it has recovered', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.fault({ service: 'photo-files', status: 500 });
  await signIn('anna@example.com', PHOTOS);
  await expect.poll(() => brokenMarks(page).count()).toBeGreaterThanOrEqual(12);
  await expect(bar(page)).toHaveCount(0);
  await sandbox.healFaults();
  // A machine that is slow to count has let the pause of 2 s pass by then, and that of 8 s may have just begun; the next one is 30 s.
  await expect(broken(page)).toHaveCount(0, { timeout: 20_000 });
  await waitForPictures(page);
});

test('P2.31 pictures that stay broken are asked for again after 2, 8 and 30 s, and when the tab is looked at', async ({
  page,
  signIn,
  sandbox,
  passTime,
}) => {
  await page.clock.install();
  await sandbox.fault({ service: 'photo-files', status: 500 });
  await signIn('anna@example.com', PHOTOS);
  // Their links are taken for expired, and they are loaded once more. Then time stands: the pause of 2 s must not pass unseen.
  await expect.poll(() => brokenMarks(page).count(), { intervals: [50] }).toBeGreaterThanOrEqual(12);
  await stopClock(page, 300);
  const asked = await pictureCalls(page, sandbox);
  for (const pause of [2_000, 8_000, 30_000]) {
    await passTime(pause);
    await expect.poll(asked.more).toBe(true);
    await asked.rest();
  }
  await sandbox.healFaults();
  await setLookedAt(page, false);
  await setLookedAt(page, true);
  await expect(broken(page)).toHaveCount(0);
  await waitForPictures(page);
});

test('R5 without a network a photo in full size shows its thumbnail and no error, nor while it is asked for once more, and comes', async ({
  page,
  context,
  signIn,
}) => {
  expectConsole('failed (', 'WebSocket');
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await photos(page).first().click();
  const picture = page.getByRole('dialog').locator('img[data-preview]');
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(true);
  await photos(page).nth(7).press('Enter');
  await expect(page.getByRole('dialog').locator('[data-frame] img')).toHaveCount(1);
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  const letGo = await holdBack(page, /\/photo-files\//);
  const asked = page.waitForRequest(/\/photo-files\/.*\/1300/, ONCE_BACK);
  await context.setOffline(false);
  await asked;
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  letGo();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), ONCE_BACK)
    .toBeGreaterThan(600);
});
