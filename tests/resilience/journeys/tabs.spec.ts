import type { Page } from '@playwright/test';
import { action, drawnPhotos, letDeletionGo, selectFirst, tabCount, tile } from '../../support/actions.ts';
import { ALBUMS, dialog, heading, LISBON } from '../../support/albums.ts';
import { expect, expectConsole, test } from '../../support/fixtures.ts';
import type { SandboxControl } from '../../support/sandbox-control.ts';
import { photos, waitForPictures } from '../../support/timeline.ts';
import { ANNA, PHOTOS } from '../../support/seeded.ts';

const DETAILS = '/settings/personal-details';
/** Five sign-ins at once, each with two pages on its way. */
const SIGNED_IN_MS = 60_000;

// So many tabs at once, with six connections for all of them, make the parts slow that no page waits for: they have a second
// (src/vendor/sample-test.ts), and the texts three, before the built-in English is shown (src/i18n/texts.ts).
test.beforeEach(() => {
  expectConsole('getSampleTestOffer failed');
  expectConsole('texts failed');
});

/** The first tab and as many more on an address, all at rest. */
async function openTabs(first: Page, amount: number, address: string): Promise<Page[]> {
  const others = await Promise.all(Array.from({ length: amount - 1 }, () => first.context().newPage()));
  await Promise.all(others.map((tab) => tab.goto(address)));
  const tabs = [first, ...others];
  await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
  return tabs;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

const isWith = (body: unknown, lastName: string) =>
  typeof body === 'object' && body !== null && 'lastName' in body && body.lastName === lastName;

/** What the authority was asked for, by what came of it. */
const exchanges = async (sandbox: SandboxControl) => (await sandbox.calls('exchangeToken')).map(({ status }) => status);

test.describe('five tabs when the token ends', () => {
  test.setTimeout(180_000);

  test('R7 S22 all of them call at once and the authority is slow: exactly one refresh, and all go on', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn(ANNA, PHOTOS);
    const tabs = await openTabs(page, 5, PHOTOS);
    await sandbox.expireTokens(ANNA);
    await sandbox.forgetCalls();
    await sandbox.fault({ service: 'identity-provider', operationId: 'exchangeToken', delayMs: 1_500 });
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) await expect(photos(tab).first()).toBeVisible({ timeout: SIGNED_IN_MS });
    expect(await exchanges(sandbox)).toEqual([200]);
    // Each of them had been refused: none was spared by coming late.
    expect((await sandbox.calls()).filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(tabs.length);
    expect(await sandbox.calls('authorize')).toEqual([]);
  });

  test('R7 S7 S22 the authority is in trouble: no storm of calls, nobody is signed out, and trying again works in each', async ({
    page,
    context,
    signIn,
    sandbox,
  }) => {
    expectConsole('failed (');
    await signIn(ANNA, PHOTOS);
    const tabs = await openTabs(page, 5, PHOTOS);
    await sandbox.expireTokens(ANNA);
    await sandbox.forgetCalls();
    await sandbox.fault({ service: 'identity-provider', operationId: 'exchangeToken', status: 500 });
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs)
      await expect(tab.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: SIGNED_IN_MS });
    await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
    // A page reads in a few turns, and each turn may ask once.
    expect((await exchanges(sandbox)).length).toBeLessThanOrEqual(4 * tabs.length);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['auth_access_token', 'auth_refresh_token']),
    );
    await sandbox.healFaults();
    for (const tab of tabs) {
      await tab.getByRole('button', { name: 'Try again' }).first().click();
      await expect(photos(tab).first()).toBeVisible({ timeout: SIGNED_IN_MS });
    }
    expect((await exchanges(sandbox)).filter((status) => status === 200)).toHaveLength(1);
  });
});

test('R7 S22 S23 five tabs whose refresh is refused: asked once, each is led to the sign-in once and comes back, and what was typed is there', async ({
  page,
  signIn,
  sandbox,
}) => {
  test.setTimeout(180_000);
  expectConsole('AccessToken Error: ', 'Auth Error: ', 'failed (');
  await signIn(ANNA, DETAILS);
  const tabs = await openTabs(page, 5, DETAILS);
  const typing = tabs.slice(0, 2);
  for (const [index, tab] of typing.entries()) await field(tab, 'Last name').fill(`Lind ${index}`);
  await sandbox.expireTokens(ANNA, { refresh: true });
  await sandbox.forgetCalls();
  await sandbox.fault({ service: 'identity-provider', operationId: 'exchangeToken', delayMs: 500 });
  await Promise.all(tabs.map((tab) => (typing.includes(tab) ? save(tab).click() : tab.reload())));
  for (const tab of tabs.filter((one) => !typing.includes(one)))
    await expect(field(tab, 'Last name')).toBeVisible({ timeout: SIGNED_IN_MS });
  // It stands in its field again, or is saved: by then another tab may have signed in.
  for (const [index, tab] of typing.entries()) {
    const text = `Lind ${index}`;
    const saved = async () =>
      (await sandbox.calls('updateCustomer')).some(
        ({ status, body }) => status !== null && status < 300 && isWith(body, text),
      );
    await expect
      .poll(
        async () =>
          (await saved()) ||
          (await field(tab, 'Last name')
            .inputValue({ timeout: 500 })
            .catch(() => '')) === text,
        { timeout: SIGNED_IN_MS },
      )
      .toBe(true);
  }
  await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
  expect((await exchanges(sandbox)).filter((status) => status !== 200)).toEqual([400]);
  expect((await sandbox.calls('authorize')).length).toBeLessThanOrEqual(tabs.length);
  expect((await exchanges(sandbox)).filter((status) => status === 200).length).toBeLessThanOrEqual(tabs.length);
});

test('R7 S23 O134 two tabs in the same form: what is typed in one stays as the other saves, is not undone when it is saved, and each has its own back after the session', async ({
  page,
  signIn,
  sandbox,
}) => {
  test.setTimeout(120_000);
  await signIn(ANNA, DETAILS);
  const [, other = page] = await openTabs(page, 2, DETAILS);
  await field(page, 'Last name').fill('Lind');
  await field(other, 'First name').fill('Maja');
  await save(other).click();
  await expect(other.getByRole('region', { name: 'Personal details' })).toContainText('Maja Berg');
  await page.bringToFront();
  await expect(field(page, 'Last name')).toHaveValue('Lind');
  await save(page).click();
  await expect(page.getByRole('region', { name: 'Personal details' })).toContainText('Maja Lind');

  await Promise.all([page.goto(DETAILS), other.goto(DETAILS)]);
  await field(page, 'Last name').fill('Typed here');
  await field(other, 'Last name').fill('Typed there');
  await sandbox.expireTokens(ANNA, { refresh: true });
  await save(page).click();
  await expect(page.getByText('We kept what you had typed before you signed in again.')).toBeVisible({
    timeout: SIGNED_IN_MS,
  });
  await expect(field(page, 'Last name')).toHaveValue('Typed here');
  await other.bringToFront();
  await expect(field(other, 'Last name')).toHaveValue('Typed there');
  await save(other).click();
  await expect(other.getByRole('region', { name: 'Personal details' })).toContainText('Maja Typed there');
  await expect(field(page, 'Last name')).toHaveValue('Typed here');
});

test('R7 S15 S19 signing out in one tab while the others wait for answers: they forget the customer, and late answers bring nothing back', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, ALBUMS);
  const tabs = await openTabs(page, 3, ALBUMS);
  const [first, ...others] = tabs;
  await sandbox.fault({ service: 'photo-management', delayMs: 1_500 });
  await Promise.all(
    others.map((tab) =>
      tab
        .getByRole('navigation', { name: 'Photos and albums' })
        .getByRole('link', { name: /^Photos/ })
        .click(),
    ),
  );
  await first?.goto('/logout');
  for (const tab of others)
    await expect(tab.getByRole('heading', { name: 'You are signed out' })).toBeVisible({ timeout: 5_000 });
  for (const tab of others) {
    await tab.waitForLoadState('networkidle');
    await expect(tab.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(tab.locator('[data-photo]')).toHaveCount(0);
  }
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('auth_'))).toEqual([]);
});

test('R7 R3 P4.14 a deletion in one tab that is refused: both tabs show what the service has', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('failed (');
  await signIn(ANNA, PHOTOS);
  const tabs = await openTabs(page, 2, PHOTOS);
  const [, other = page] = tabs;
  await waitForPictures(page);
  await waitForPictures(other);
  const [before, order] = [await tabCount(page, 'Photos'), await drawnPhotos(page)];
  await sandbox.fault({ service: 'photo-management', operationId: 'deletePhotos', status: 500 });
  const [id = ''] = await selectFirst(page, 1);
  await action(page, 'Delete').click();
  await letDeletionGo(page);
  await expect(page.getByText('Error: Your photo could not be deleted')).toBeVisible({ timeout: 30_000 });
  for (const tab of tabs) {
    await expect.poll(() => tabCount(tab, 'Photos')).toBe(before);
    await expect(tile(tab, id)).toHaveCount(1);
  }
  await expect.poll(async () => (await drawnPhotos(page)).slice(0, order.length)).toEqual(order);
});

test('R7 P2.100 P8.22 a new name that could not be saved shows in no tab, and once it is saved in both', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, LISBON);
  const [, other = page] = await openTabs(page, 2, LISBON);
  await sandbox.fault({ service: 'photo-management', operationId: 'updateAlbum', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Edit album name' }).click();
  await dialog(page).getByRole('textbox', { name: 'Album name' }).fill('Lisboa');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Unable to save changes. Please try again')).toBeVisible();
  await expect(heading(other, 'Lisbon')).toBeVisible();
  // The other tab hears of it while nobody can read the album, which had been read before it was written: it catches up when
  // that works again.
  await sandbox.fault({ service: 'photo-management', operationId: 'updateAlbum', delayMs: 1_000, times: 1 });
  const isWriting = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().endsWith('/albums/album-lisbon'),
  );
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await isWriting;
  await sandbox.fault({ service: 'photo-management', operationId: 'getAlbum', status: 500, times: 2 });
  expectConsole('getAlbum failed');
  await expect(heading(page, 'Lisboa')).toBeVisible();
  await sandbox.healFaults();
  await other.reload();
  await expect(heading(other, 'Lisboa')).toBeVisible();
});
