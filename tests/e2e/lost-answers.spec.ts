import { addressCards, fillInAddress } from '../support/address-form.ts';
import { ALBUMS, card, dialog, heading, newAlbum } from '../support/albums.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/other-device.ts';
import { ANNA } from '../support/seeded.ts';
import { openMore } from '../support/timeline.ts';

test('R3 P2.90 an album whose answer got lost is made once, also where it cannot be looked for at first', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, ALBUMS);
  await newAlbum(page).click();
  await dialog(page).getByRole('textbox', { name: 'Album name' }).fill('Porto');
  await sandbox.fault({ service: 'photo-management', operationId: 'createAlbum', abort: 'body', times: 1 });
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Unable to save changes. Please try again')).toBeVisible();
  await sandbox.fault({ service: 'photo-management', operationId: 'listAlbums', status: 500, times: 4 });
  await dialog(page).getByRole('button', { name: 'Create album' }).click();
  await expect(dialog(page).getByText('Unable to save changes. Please try again')).toBeVisible();
  await sandbox.healFaults();
  await dialog(page).getByRole('button', { name: 'Create album' }).click();
  await expect(heading(page, 'Porto')).toBeVisible({ timeout: 20_000 });
  expect(await sandbox.calls('createAlbum')).toHaveLength(1);
});

test('R3 A4.18 an address whose answer got lost is added once', async ({ page, signIn, sandbox }) => {
  await signIn(ANNA, '/settings/new-address');
  await fillInAddress(page);
  await sandbox.fault({ service: 'customer', operationId: 'createAddress', abort: 'body', times: 1 });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('We could not save this address. Try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(addressCards(page)).toHaveCount(4);
  expect(await sandbox.calls('createAddress')).toHaveLength(1);
});

test('R3 P8.24 P2.106 an album whose deletion failed is not listed any more where it is gone all the same', async ({
  page,
  signIn,
  sandbox,
  phone,
}) => {
  await signIn(ANNA, ALBUMS);
  await card(page, 'Lisbon').click();
  await openMore(page);
  await page.getByRole('button', { name: 'Delete album' }).click();
  // As a service does whose answer gets lost behind it.
  await phone.delete('photo-management', '/albums/album-lisbon');
  await sandbox.fault({ service: 'photo-management', operationId: 'deleteAlbum', status: 500 });
  await dialog(page).getByRole('button', { name: 'Delete album' }).click();
  await expect(dialog(page).getByText('Unable to remove album. Please try again')).toBeVisible();
  await sandbox.healFaults();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.goBack();
  await expect(newAlbum(page)).toBeVisible();
  await expect(card(page, 'Lisbon')).toHaveCount(0);
});
