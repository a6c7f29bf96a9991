import type { Page } from '@playwright/test';
import { action, selectFirst } from '../support/actions.ts';
import { ALBUMS, dialog, heading, LISBON, newAlbum } from '../support/albums.ts';
import { expect, test } from '../support/fixtures.ts';
import { endSession } from '../support/session.ts';
import { answerSignIn } from '../support/sign-in.ts';
import { setLookedAt } from '../support/looked-at.ts';
import { backgroundBegins } from '../support/steps.ts';
import { counter, waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const nameField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Album name' });

async function copyToNew(page: Page): Promise<void> {
  await waitForPictures(page);
  await selectFirst(page, 1);
  await copySelectedToNew(page);
}

/** The selection outlasts the sign-in (R9). */
async function copySelectedToNew(page: Page): Promise<void> {
  await expect(counter(page)).toHaveText('1 selected');
  await action(page, 'Copy to album').click();
  await dialog(page).getByRole('button', { name: 'Create new album' }).click();
}

/** Where the name of an album is typed; the other forms have tests beside what they are for: settings, e-mail, orders, addresses, photo books. */
const places = [
  { name: 'a new album', path: ALBUMS, open: (page: Page) => newAlbum(page).click(), before: '' },
  {
    name: 'an album that is renamed',
    path: LISBON,
    open: (page: Page) => page.getByRole('button', { name: 'Edit album name' }).click(),
    before: 'Lisbon',
  },
  { name: 'a new album for copies', path: PHOTOS, open: copyToNew, reopen: copySelectedToNew, before: '' },
];

for (const { name, path, open, reopen = open, before } of places) {
  test(`S23 the name of ${name} is there again when the session ended meanwhile, and gone when it was given up`, async ({
    page,
    context,
    signIn,
    sandbox,
    traffic,
  }) => {
    await signIn(ANNA, path);
    await open(page);
    await nameField(page).fill('Given up');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    if (path === PHOTOS) await page.getByRole('button', { name: 'Cancel' }).click();
    await open(page);
    await expect(nameField(page)).toHaveValue(before);

    await nameField(page).fill('Winter in Delft');
    await backgroundBegins(page);
    await endSession({ context, sandbox, traffic }, ANNA);
    await nameField(page).press('Enter');
    await answerSignIn(page, ANNA);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await reopen(page);
    await expect(nameField(page)).toHaveValue('Winter in Delft');
    await expect(dialog(page).getByText('We kept what you had typed before you signed in again.')).toBeVisible();
    await nameField(page).press('Enter');
    // What is pointed at does not go by itself.
    if (path === PHOTOS) await page.getByText('Photos copied to Winter in Delft').hover();
    await expect(dialog(page)).toHaveCount(0);
    if (path === PHOTOS) await page.getByRole('link', { name: 'Winter in Delft' }).click();
    await expect(heading(page, 'Winter in Delft')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('formDraft')))).toEqual(
      [],
    );
  });
}

test('S23 while the page is hidden what was typed is stored, for a phone may end it then; looked at again it stands in the form alone', async ({
  page,
  signIn,
}) => {
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('formDraft')).length);
  await signIn(ANNA, '/settings/personal-details');
  const name = page.getByRole('textbox', { name: 'Last name' });
  await name.fill('Lind');
  await setLookedAt(page, false);
  expect(await drafts()).toBe(1);
  await setLookedAt(page, true);
  expect(await drafts()).toBe(0);
  await expect(name).toHaveValue('Lind');
});

test('S23 A2.93 O99 an order’s new address that was made from a saved one still is after the sign-in', async ({
  page,
  context,
  signIn,
  sandbox,
  traffic,
}) => {
  await signIn(ANNA, '/orders/SO-2998');
  const change = page.getByRole('button', { name: 'Change address' });
  const source = dialog(page).getByRole('combobox', { name: 'Deliver to' });
  const street = dialog(page).getByRole('textbox', { name: 'Street name', exact: true });
  const save = dialog(page).getByRole('button', { name: 'Save address' });
  await change.click();
  await source.selectOption({ index: 1 });
  await street.fill('Harbour Row');
  await endSession({ context, sandbox, traffic }, ANNA);
  await save.click();
  await answerSignIn(page, ANNA);
  await change.click();
  await expect(street).toHaveValue('Harbour Row');
  await expect(source).toHaveValue('saved:address-2');
  await save.click();
  await expect(dialog(page)).toHaveCount(0);
  const sent = (await sandbox.calls('updateDeliveryAddress')).find(({ status }) => status !== 401);
  expect(sent?.body).toMatchObject({ id: 'address-2', streetName: 'Harbour Row' });
});
