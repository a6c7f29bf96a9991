import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { TIMEOUT_MS } from '#photos/activation/activation.ts';
import { action, selectFirst, tabCount } from '../support/actions.ts';
import { violations } from '../support/axe.ts';
import { ALBUMS, dialog } from '../support/albums.ts';
import { about, listen } from '../support/announcements.ts';
import { extendTimeouts } from '../support/clock.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { backgroundBegins } from '../support/steps.ts';
import { photos, waitForPictures, openMore } from '../support/timeline.ts';
import { INES, PHOTOS } from '../support/seeded.ts';

const SERVICE = 'photo-management';
const STATUS = 'the photo library has the status';
const IMPORTING = 'We are importing your photos';
const DELETING = 'We are deleting your photos';

const importMessage = (event: string, at = new Date()) => ({
  id: randomUUID(),
  type: `photo-import-${event}`,
  data: { payload: {}, timestamp: at.toISOString() },
});
const empty = (page: Page) => page.getByText('Your photo library is empty');

/** Deletes all photos in the dialog of the storage status, which the button of the page opens. */
async function deleteAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Storage status/ }).click();
  await dialog(page).getByRole('button', { name: 'Delete all photos' }).click();
  await dialog(page).getByRole('textbox', { name: 'Confirmation' }).fill('DELETE');
  await page.keyboard.press('Enter');
}

test('P4.25 P4.26 P4.29 O52 S34 a library is activated once, its import is told by push, and ten seconds later everything is there', async ({
  page,
  signIn,
  sandbox,
}) => {
  // An import of this size is over in no time: the connection is to be there before it begins.
  await sandbox.fault({ service: SERVICE, operationId: 'activatePhotoLibrary', delayMs: 4_000, times: 1 });
  await signIn(INES, PHOTOS);
  await expect(page.getByText(IMPORTING)).toBeVisible();
  await expect(page.getByText('Your photos will appear here').or(photos(page).first())).toBeVisible();
  await expect(page.getByText(/^\d+ photos so far/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(IMPORTING)).toHaveCount(0, { timeout: 30_000 });
  await waitForPictures(page);
  await expect.poll(() => tabCount(page, 'Photos')).toBeGreaterThan(0);
  const calls = await sandbox.calls();
  const of = (id: string) => calls.filter(({ operationId }) => operationId === id);
  expect(of('activatePhotoLibrary')).toHaveLength(1);
  expect(of('connectPush').map(({ path, query }) => [path, query])).toEqual([['/', {}]]);
  // The connection is closed: nobody hears what comes now.
  await expect.poll(() => sandbox.push(INES, importMessage('started'))).toBe(0);
});

test('P4.23 P4.24 O51 without push an import is followed by asking, on every page of the library', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('WebSocket connection');
  await sandbox.fault({ service: 'photo-push', status: 503 });
  await sandbox.state(STATUS, { status: 'IMPORTING' });
  await signIn('anna@example.com', ALBUMS);
  await expect(page.getByText(IMPORTING)).toBeVisible();
  await expect(page.getByText(/^[\d,]+ photos so far/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Photos and albums' })
    .getByRole('link', { name: /^Photos/ })
    .click();
  await waitForPictures(page);
  await expect(page.getByText(IMPORTING)).toBeVisible();
  // What is being imported cannot be deleted: the service would refuse it.
  await openMore(page);
  await page.getByRole('button', { name: /^Storage status/ }).click();
  await expect(dialog(page).getByRole('button', { name: 'Delete all photos' })).toHaveAccessibleDescription(
    'Wait until we have imported your photos.',
  );
  await page.keyboard.press('Escape');

  const before = await tabCount(page, 'Photos');
  await sandbox.state('the customer has photos in a month', { year: 2026, month: 11, count: 40 });
  await sandbox.state(STATUS, { status: 'ACTIVE' });
  await expect(page.getByText(IMPORTING)).toHaveCount(0, { timeout: 15_000 });
  await expect.poll(() => tabCount(page, 'Photos')).not.toBe(before);
  expect(await sandbox.calls('activatePhotoLibrary')).toEqual([]);
});

test('O53 A4.1 R1 an activation that fails, and an import that does, say so and can be tried again', async ({
  page,
  signIn,
  sandbox,
}) => {
  const said = await listen(page);
  await sandbox.fault({ service: SERVICE, operationId: 'activatePhotoLibrary', status: 500, times: 1 });
  await signIn(INES, PHOTOS);
  await expect(page.getByText('We could not import your photos.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy reference' })).toBeVisible();
  expect(about(await said(), 'We could not import your photos.').map(({ urgent }) => urgent)).toEqual([true]);
  await expect(empty(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // One that is running already is as good as started.
  await sandbox.state(STATUS, { user: INES, status: 'IMPORTING' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(IMPORTING)).toBeVisible();
  await expect
    .poll(async () => (await sandbox.calls('activatePhotoLibrary')).map(({ status }) => status))
    .toEqual([500, 409]);
  await expect.poll(() => sandbox.push(INES, '{not json')).toBe(1);
  await sandbox.push(INES, importMessage('error'));
  await expect(page.getByText('We could not import some of your photos.')).toBeVisible();
  await expect.poll(() => sandbox.push(INES, 'OK')).toBe(0);
});

test('O51 X4 X8 an import that takes too long is looked for again: the button waits for the answer, and the focus is kept when it goes', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  await page.clock.install();
  await extendTimeouts(page, { [TIMEOUT_MS]: 2_000 });
  const said = await listen(page);
  await sandbox.state(STATUS, { status: 'IMPORTING' });
  await signIn('anna@example.com', PHOTOS);
  const again = page.getByRole('button', { name: 'Check again' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await expect.poll(async () => about(await said(), 'are taking longer than usual')).toHaveLength(1);
  // What was answered a moment ago would do.
  await traffic.quiet();
  await page.clock.fastForward(60_000);
  const letGo = await holdBack(page, /\/users\/activate$/);
  await again.press('Enter');
  await expect(again).toHaveAttribute('aria-busy', 'true');
  await expect(again).toBeFocused();
  letGo();
  await expect(page.getByText(IMPORTING)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('P4.25 O52 that everything is deleted on the overview activates nothing, there or in another tab', async ({
  page,
  context,
  signIn,
  sandbox,
}) => {
  await sandbox.state('photos are stored for some time', { months: 0, days: 12 });
  await signIn('anna@example.com', '/');
  const other = await context.newPage();
  await other.goto('/orders');
  await backgroundBegins(other);
  await sandbox.state(STATUS, { status: 'NOT_ACTIVE' });
  await page.bringToFront();
  await deleteAll(page);
  await expect(page.getByText('All your photos have been deleted')).toBeVisible();
  await other.bringToFront();
  await expect.poll(async () => (await sandbox.calls('getActivationStatus')).length).toBe(2);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Saved photos' }).click();
    await expect(empty(tab)).toBeVisible();
    await expect(tab.getByText(IMPORTING)).toHaveCount(0);
  }
  expect(await sandbox.calls('activatePhotoLibrary')).toEqual([]);
});

test('O52 P8.2 R3 a deletion of everything that is under way though it is told as failed shows', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await openMore(page);
  await expect(page.getByRole('button', { name: /^Storage status Safe/ })).toBeVisible();
  await sandbox.state(STATUS, { status: 'DELETING' });
  await sandbox.fault({ service: SERVICE, operationId: 'deleteAllPhotos', status: 500, times: 1 });
  await deleteAll(page);
  await expect(dialog(page).getByRole('alert')).toHaveText('Error: Your photos could not be deleted');
  await expect(page.getByText(DELETING)).toBeVisible();
});

test('O52 P5.16 while everything is being deleted nothing can be done with photos, until that is over', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.state(STATUS, { status: 'DELETING' });
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await expect(page.getByText(DELETING)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add photos' })).toHaveAccessibleDescription(
    'You cannot do anything with your photos until that is done.',
  );
  await selectFirst(page, 1);
  for (const name of ['Download', 'Copy to album', 'Delete']) {
    await expect(action(page, name)).toHaveAccessibleDescription(
      'You cannot do anything with your photos until that is done.',
    );
  }
  expect(await violations(page)).toEqual([]);
  await page.goto(`${PHOTOS}?stripped=true`);
  await waitForPictures(page);
  await page.getByRole('button', { name: 'Order photo prints' }).click();
  await page
    .getByRole('checkbox', { name: /^Photo,/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Next: / })).toHaveAccessibleDescription(
    'You cannot do anything with your photos until that is done.',
  );
  await sandbox.state('the customer has no photos');
  await sandbox.state(STATUS, { status: 'ACTIVE' });
  await expect(page.getByText(DELETING)).toHaveCount(0, { timeout: 15_000 });
  await expect(empty(page)).toBeVisible();
});

for (const [ids, what, fault, query] of [
  ['P6.10 O31', 'without reactivation', undefined, '?PhotoManagementReactivationEnabled=false'],
  ['R1', 'whose status cannot be had', { status: 500 }, ''],
  ['R1 P7.6', 'whose status makes no sense', { status: 200, body: { status: 'SLEEPING' } }, ''],
] as const) {
  test(`${ids} a library ${what} is left as it is`, async ({ page, signIn, sandbox }) => {
    expectConsole('getActivationStatus failed');
    if (fault) await sandbox.fault({ service: SERVICE, operationId: 'getActivationStatus', ...fault });
    await signIn(INES, PHOTOS + query);
    await expect(empty(page)).toBeVisible();
    await expect(page.getByText(IMPORTING)).toHaveCount(0);
    expect(await sandbox.calls('activatePhotoLibrary')).toEqual([]);
  });
}
