import { addressCards, addressHeading } from '../support/address-form.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { ANNA } from '../support/seeded.ts';

const ALL = '/settings/addresses/all';

test('A1.4 A2.24 A2.84 A2.106 every address stands there as on an envelope, the default one marked', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, ALL);
  await expect(addressHeading(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Delivery address/);
  await expect(addressCards(page)).toHaveCount(3);
  await expect(addressCards(page).nth(0).locator('address')).toHaveText(
    '12B Mill LaneLondonNW6 1NJUnited Kingdom+44 20 7946 0018',
  );
  await expect(addressCards(page).nth(1).locator('address')).toContainText('Berg Design40 Castle Street2nd floor');
  await expect(addressCards(page).nth(2).getByRole('heading')).toHaveText('Mia Berg');
  await expect(page.getByText('Default address')).toHaveCount(1);
  await expect(addressCards(page).nth(0)).toContainText('Default address');
});

test('A2.109 O104 X3 X4 S55 an address is deleted once that is confirmed, and the next one is at hand', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, ALL);
  const remove = (which: string) => page.getByRole('button', { name: `Delete the address ${which}` });
  const dialog = page.getByRole('alertdialog', { name: 'Delete this address?' });
  await remove('Anna Berg, Berg Design').click();
  await expect(dialog).toContainText('40 Castle Street');
  await page.keyboard.press('Escape');
  await expect(remove('Anna Berg, Berg Design')).toBeFocused();
  expect(await sandbox.calls('deleteAddress')).toEqual([]);
  await remove('Anna Berg, Berg Design').click();
  await sandbox.forgetCalls();
  const letGo = await holdBack(page, /\/customers\/me\/addresses\/[^/]+$/);
  await dialog.getByRole('button', { name: 'Delete address' }).dblclick();
  letGo();
  await expect(addressCards(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Change the address Mia Berg, Rose Cottage' })).toBeFocused();
  expect(await sandbox.calls('deleteAddress')).toHaveLength(1);
  await expect.poll(async () => (await sandbox.calls('listAddresses')).length).toBe(1);
  // One that somebody has deleted elsewhere is gone all the same.
  await sandbox.fault({ service: 'customer', operationId: 'deleteAddress', status: 404, times: 1 });
  await remove('Mia Berg, Rose Cottage').click();
  await dialog.getByRole('button', { name: 'Delete address' }).click();
  await expect(dialog).toHaveCount(0);
});

test('A2.109 A4.1 an address that an order is on its way to stays, and so does one that cannot be deleted', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('deleteAddress failed');
  await sandbox.state('an address exists', { id: 'address-9', isInUse: true });
  await signIn(ANNA, ALL);
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: /^Delete the address/ }).click();
  await dialog.getByRole('button', { name: 'Delete address' }).click();
  await expect(
    dialog.getByText('You cannot delete this address yet, because an order is on its way to it.'),
  ).toBeVisible();
  // It is read out as an alert, and not once more as what is asked.
  await expect(dialog).not.toHaveAccessibleDescription(/order is on its way/);
  await sandbox.fault({ service: 'customer', operationId: 'deleteAddress', status: 500, times: 1 });
  await dialog.getByRole('button', { name: 'Delete address' }).click();
  await expect(dialog.getByText('We could not delete this address. Try again.')).toBeVisible();
  await expect(dialog.getByText(/^Reference/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(addressCards(page)).toHaveCount(1);
});

test('A2.108 O107 S55 X4 another address becomes the default one; when that fails it says so on its card', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('updateAddress failed');
  await signIn(ANNA, ALL);
  await sandbox.fault({ service: 'customer', operationId: 'updateAddress', status: 500, times: 1 });
  const make = page.getByRole('button', { name: 'Make default: Mia Berg, Rose Cottage' });
  await make.click();
  await expect(addressCards(page).nth(2).getByText('We could not save this address. Try again.')).toBeVisible();
  const letGo = await holdBack(page, /\/customers\/me\/addresses\/[^/]+$/);
  await make.click();
  await make.click({ force: true });
  letGo();
  await expect(addressCards(page).nth(2)).toContainText('Default address');
  await expect(page.getByText('Default address')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Change the address Mia Berg, Rose Cottage' })).toBeFocused();
  expect(await sandbox.calls('updateAddress')).toHaveLength(2);
});

test('A4.1 R1 a list that is slow or cannot be had, and one that is empty', async ({ page, signIn, sandbox }) => {
  expectConsole('listAddresses failed');
  await sandbox.fault({ service: 'customer', operationId: 'listAddresses', status: 500, times: 4 });
  const letGo = await holdBack(page, /\/customers\/me\/addresses$/);
  await signIn(ANNA, ALL);
  await expect(page.getByText('Loading your addresses')).toBeAttached();
  letGo();
  await expect(page.getByText('We could not load your addresses.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(/^Reference/)).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(addressCards(page)).toHaveCount(3);
  await sandbox.state('the customer has no addresses');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have no addresses yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add an address' }).click();
  await expect(page).toHaveURL(/\/settings\/new-address$/);
});

test('O85 A2.23 R1 an address without an id leads to the list, and one that is gone says so, also while that is asked again', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, '/settings/address/');
  await expect(page).toHaveURL(/\/settings\/addresses\/all$/);
  await expect(addressCards(page)).toHaveCount(3);
  await page.goto('/settings/address/nowhere');
  const gone = page.getByRole('heading', { name: 'This address no longer exists' });
  await expect(gone).toBeVisible();
  const toAll = page.getByRole('link', { name: 'Show all addresses' });
  await toAll.focus();
  // She comes back from another tab.
  await page.clock.setSystemTime(Date.now() + 60_000);
  await sandbox.fault({ service: 'customer', operationId: 'listAddresses', delayMs: 1_500 });
  const asked = page.waitForRequest(/\/addresses$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const answered = (await asked).response();
  await expect(toAll).toBeFocused();
  await answered;
  await expect(toAll).toBeFocused();
  await toAll.click();
  await expect(page).toHaveURL(/\/settings\/addresses\/all$/);
});

test('S52 S53 A6.7 the business pages are closed to others before anything is asked for', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, '/settings/b2b/new-address');
  await expect(page.getByRole('heading', { level: 1, name: 'My account overview' })).toBeVisible();
  await page.goto('/settings/b2b/address/address-1');
  await expect(page.getByRole('heading', { level: 1, name: 'My account overview' })).toBeVisible();
  expect(await sandbox.calls('listAddresses')).toEqual([]);
});
