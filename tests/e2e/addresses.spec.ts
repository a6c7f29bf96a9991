import type { Page } from '@playwright/test';
import { addressField, fillInAddress } from '../support/address-form.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';

const ANNA = 'anna@example.com';
const ALL = '/settings/addresses/all';
const NEW = '/settings/new-address';

const cards = (page: Page) => page.getByRole('list', { name: 'Your addresses' }).getByRole('listitem');
const save = (page: Page) => page.getByRole('button', { name: 'Save address' });
const summary = (page: Page) => page.getByRole('region', { name: /^Please check/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Delivery address' });

test('A1.4 A2.24 A2.84 A2.106 every address stands there as on an envelope, the default one marked', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, ALL);
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Delivery address/);
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).nth(0).locator('address')).toHaveText(
    '12B Mill LaneLondonNW6 1NJUnited Kingdom+44 20 7946 0018',
  );
  await expect(cards(page).nth(1).locator('address')).toContainText('Berg Design40 Castle Street2nd floor');
  await expect(cards(page).nth(2).getByRole('heading')).toHaveText('Mia Berg');
  await expect(page.getByText('Default address')).toHaveCount(1);
  await expect(cards(page).nth(0)).toContainText('Default address');
});

test('A2.22 A2.84 X16 X17 the form for a new address is empty, says what its fields are, and is clear about what is wrong', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, NEW);
  await expect(heading(page)).toBeVisible();
  await expect(addressField(page, 'Country')).toHaveValue('GB');
  for (const label of [
    'First name',
    'Last name',
    'Street name',
    'Postal code',
    'Town or city',
    'Street number (optional)',
    'Phone number (optional)',
  ])
    await expect(addressField(page, label)).toHaveValue('');
  const tokens = await page
    .locator('form :is(input:not([type=checkbox]), select)')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('name'), one.getAttribute('autocomplete')]));
  expect(Object.fromEntries(tokens)).toEqual({
    countryCode: 'shipping country',
    firstName: 'shipping given-name',
    lastName: 'shipping family-name',
    companyName: 'shipping organization',
    streetName: 'shipping address-line1',
    streetNumber: null,
    streetNumberAddition: null,
    addressLine2: 'shipping address-line2',
    postalCode: 'shipping postal-code',
    city: 'shipping address-level2',
    phoneNumber: 'shipping tel',
  });
  await save(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
});

test('A2.107 A4.18 A4.19 S55 an address is added by keyboard, once, and the list is read again', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, ALL);
  await expect(cards(page)).toHaveCount(3);
  await sandbox.forgetCalls();
  await page.getByRole('link', { name: 'Add an address' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await fillInAddress(page, { 'Phone number (optional)': '06-12345678' });
  await addressField(page, 'Use as my default address').check();
  await sandbox.fault({ service: 'customer', operationId: 'createAddress', delayMs: 3_000, times: 1 });
  await addressField(page, 'Town or city').press('Enter');
  await page.keyboard.press('Enter');
  await save(page).click({ force: true });
  await expect(page).toHaveURL(/\/settings\/addresses\/all$/);
  await expect(cards(page)).toHaveCount(4);
  await expect(page.locator('[data-toast]').getByText('Your changes are saved.')).toBeVisible();
  await expect(cards(page).nth(3)).toContainText('Molenweg 12');
  await expect(cards(page).nth(3)).toContainText('Default address');
  await expect(page.getByText('Default address')).toHaveCount(1);
  expect((await sandbox.calls('createAddress')).map(({ body }) => body)).toEqual([
    {
      firstName: 'Mia',
      lastName: 'Berg',
      streetName: 'Molenweg',
      streetNumber: '12',
      postalCode: '1012 JS',
      city: 'Amsterdam',
      countryCode: 'NL',
      phoneNumber: '06-12345678',
      isDefault: true,
    },
  ]);
  await expect.poll(async () => (await sandbox.calls('listAddresses')).length).toBeGreaterThanOrEqual(1);
  await page.reload();
  await expect(cards(page).nth(3)).toContainText('Default address');
});

test('A5.1 A5.2 A5.3 A5.4 O126 X16 the four messages, by the rules of the country, and nothing is sent or lost', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, NEW);
  await fillInAddress(page, {
    'Street name': '12',
    'Street number': 'B12',
    'Postal code': 'NW6 1NJ',
    'Phone number (optional)': '12345',
  });
  await save(page).click();
  await expect(summary(page)).toBeFocused();
  const messages = [
    'Street name must be valid',
    'Street number must be valid',
    'Postal Code must be valid',
    'Phone number must be valid',
  ];
  await expect(summary(page).getByRole('link')).toHaveText(messages);
  for (const [index, label] of ['Street name', 'Street number', 'Postal code', 'Phone number (optional)'].entries()) {
    await expect(addressField(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(addressField(page, label)).toHaveAccessibleDescription(new RegExp(`${messages[index]}$`));
  }
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await summary(page).getByRole('link', { name: 'Postal Code must be valid' }).click();
  await expect(addressField(page, 'Postal code')).toBeFocused();
  await expect(addressField(page, 'Postal code')).toHaveValue('NW6 1NJ');
  // In Britain that is a postal code, and houses need no number.
  await addressField(page, 'Country').selectOption('GB');
  await expect(addressField(page, 'Postal code')).toHaveValue('NW6 1NJ');
  await addressField(page, 'Street name').fill('Rose Cottage');
  await addressField(page, 'Street number (optional)').fill('');
  await addressField(page, 'Phone number (optional)').fill('7946 0018');
  await save(page).click();
  await expect(summary(page).getByRole('link')).toHaveText(['Phone number must be valid']);
  await addressField(page, 'Phone number (optional)').fill('+31 6 12345678');
  expect(await sandbox.calls('createAddress')).toEqual([]);
  await save(page).click();
  await expect(cards(page)).toHaveCount(4);
});

test('A2.23 A2.108 A7.10 O107 an address is changed, and keeps what only the service knows', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.state('an address exists', {
    id: 'address-9',
    fields: {
      firstName: 'Anna',
      lastName: 'Berg',
      companyName: 'Berg Design',
      streetName: 'Mill Lane',
      streetNumber: '12',
      postalCode: 'NW6 1NJ',
      city: 'London',
      countryCode: 'GB',
      doorCode: '4711',
    },
  });
  await signIn(ANNA, ALL);
  await page.getByRole('link', { name: 'Change the address Anna Berg, Berg Design' }).click();
  await expect(page).toHaveURL(/\/settings\/address\/address-9$/);
  await expect(addressField(page, 'Company (optional)')).toHaveValue('Berg Design');
  await expect(addressField(page, 'Street number (optional)')).toHaveValue('12');
  await addressField(page, 'Company (optional)').fill('');
  await addressField(page, 'Town or city').fill('Leeds');
  // Whoever leaves now is asked first.
  await page.getByRole('link', { name: 'All addresses' }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(addressField(page, 'Town or city')).toHaveValue('Leeds');
  await sandbox.forgetCalls();
  await save(page).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('Leeds');
  await expect(cards(page).first()).not.toContainText('Berg Design');
  expect((await sandbox.calls('updateAddress')).map(({ body }) => body)).toEqual([
    {
      id: 'address-9',
      firstName: 'Anna',
      lastName: 'Berg',
      streetName: 'Mill Lane',
      streetNumber: '12',
      postalCode: 'NW6 1NJ',
      city: 'Leeds',
      countryCode: 'GB',
      doorCode: '4711',
    },
  ]);
  await expect.poll(async () => (await sandbox.calls('listAddresses')).length).toBeGreaterThanOrEqual(1);
});

test('A5.2 R1 S55 what the service refuses stands at its field, what fails is told with its reference, and what was typed stays', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('createAddress failed');
  await signIn(ANNA, NEW);
  await fillInAddress(page);
  await sandbox.fault({
    service: 'customer',
    operationId: 'createAddress',
    status: 422,
    body: { code: 'validation-failed', errors: { postalCode: 'No.' } },
    times: 1,
  });
  await save(page).click();
  await expect(summary(page).getByRole('link')).toHaveText(['Postal Code must be valid']);
  await expect(addressField(page, 'Postal code')).toHaveAccessibleDescription('Postal Code must be valid');
  await sandbox.fault({ service: 'customer', operationId: 'createAddress', status: 500, times: 1 });
  await save(page).click();
  await expect(page.getByText('This address could not be saved. Please try again.')).toBeVisible();
  await expect(page.getByText(/^Reference/)).toBeVisible();
  await expect(addressField(page, 'Town or city')).toHaveValue('Amsterdam');
  await save(page).click();
  await expect(cards(page)).toHaveCount(4);
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
  await sandbox.fault({ service: 'customer', operationId: 'deleteAddress', delayMs: 2_000, times: 1 });
  await dialog.getByRole('button', { name: 'Delete address' }).dblclick();
  await expect(cards(page)).toHaveCount(2);
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
  await expect(dialog.getByText('An order is on its way to this address, so it cannot be deleted yet.')).toBeVisible();
  await sandbox.fault({ service: 'customer', operationId: 'deleteAddress', status: 500, times: 1 });
  await dialog.getByRole('button', { name: 'Delete address' }).click();
  await expect(dialog.getByText('This address could not be removed. Please try again.')).toBeVisible();
  await expect(dialog.getByText(/^Reference/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards(page)).toHaveCount(1);
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
  await expect(cards(page).nth(2).getByText('This address could not be saved. Please try again.')).toBeVisible();
  await sandbox.fault({ service: 'customer', operationId: 'updateAddress', delayMs: 3_000, times: 1 });
  await make.click();
  await make.click({ force: true });
  await expect(cards(page).nth(2)).toContainText('Default address');
  await expect(page.getByText('Default address')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Change the address Mia Berg, Rose Cottage' })).toBeFocused();
  expect(await sandbox.calls('updateAddress')).toHaveLength(2);
});

test('A4.1 R1 a list that is slow or cannot be had, and one that is empty', async ({ page, signIn, sandbox }) => {
  expectConsole('listAddresses failed');
  await sandbox.fault({ service: 'customer', operationId: 'listAddresses', status: 500, delayMs: 2_500, times: 4 });
  await signIn(ANNA, ALL);
  await expect(page.getByText('Loading your addresses')).toBeAttached();
  await expect(page.getByText('Your addresses could not be loaded. Please try again.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(/^Reference/)).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(3);
  await sandbox.state('the customer has no addresses');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have no addresses yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add an address' }).click();
  await expect(page).toHaveURL(/\/settings\/new-address$/);
});

test('O85 A2.23 an address without an id leads to the list, and one that is gone says so', async ({ page, signIn }) => {
  await signIn(ANNA, '/settings/address/');
  await expect(page).toHaveURL(/\/settings\/addresses\/all$/);
  await expect(cards(page)).toHaveCount(3);
  await page.goto('/settings/address/nowhere');
  await expect(page.getByRole('heading', { name: 'This address is not there any more' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all addresses' }).click();
  await expect(page).toHaveURL(/\/settings\/addresses\/all$/);
});

test('A2.25 A2.26 A6.7 O102 business customers have pages of their own, with company and VAT number', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('b2b@example.com', '/settings/b2b/address/');
  await expect(page).toHaveURL(/\/settings\/addresses\/all$/);
  await page.getByRole('link', { name: 'Add an address' }).click();
  await expect(page).toHaveURL(/\/settings\/b2b\/new-address$/);
  await expect(addressField(page, 'Company (optional)')).toHaveValue('');
  await fillInAddress(page, { 'Company (optional)': 'Baker Prints BV', 'VAT number (optional)': 'NL123456789B01' });
  await save(page).click();
  await expect(cards(page)).toHaveCount(2);
  expect((await sandbox.calls('createAddress'))[0]?.body).toMatchObject({
    companyName: 'Baker Prints BV',
    vatNumber: 'NL123456789B01',
  });
  await page.getByRole('link', { name: 'Change the address Mia Berg, Baker Prints BV' }).click();
  await expect(page).toHaveURL(/\/settings\/b2b\/address\/[\w-]+$/);
  await expect(addressField(page, 'VAT number (optional)')).toHaveValue('NL123456789B01');
  await addressField(page, 'Street number').fill('14');
  await save(page).click();
  await expect(cards(page).nth(1)).toContainText('Molenweg 14');
  expect((await sandbox.calls('updateAddress'))[0]?.body).toMatchObject({
    vatNumber: 'NL123456789B01',
    streetNumber: '14',
  });
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

test('A2.107 A5.2 A5.3 X6 X17 what a browser fills in is saved: the number leaves the street, the postal code is written as its country does', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, NEW);
  await fillInAddress(page, { 'Street name': 'Molenweg', 'Street number': '', 'Postal code': '' });
  // Browsers fill in what has not got the focus, and tell of it at once.
  const fillAsBrowser = (label: string, text: string) =>
    addressField(page, label).evaluate((field: HTMLInputElement, value) => {
      // Not through the property of the element, which React watches.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);
  await fillAsBrowser('Street name', 'Molenweg 12\u00A0A');
  await expect(addressField(page, 'Street name')).toHaveValue('Molenweg');
  await expect(addressField(page, 'Street number')).toHaveValue('12');
  await expect(addressField(page, 'Addition (optional)')).toHaveValue('A');
  await expect(page.getByText('The street number was taken out of the street')).toBeAttached();
  await fillAsBrowser('Postal code', 'nl-1012\u00A0 js');
  await expect(addressField(page, 'Postal code')).toHaveValue('1012 JS');
  // What was typed counts: a number that is there is not overwritten, and what cannot be told apart is asked for.
  await addressField(page, 'Street name').fill('Plein 1944');
  await addressField(page, 'Street number').fill('');
  await save(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Street number must be valid: please enter it in its own field, and only the name in the street',
  ]);
  await expect(addressField(page, 'Street name')).toHaveValue('Plein 1944');
  await addressField(page, 'Street number').fill('7');
  await sandbox.forgetCalls();
  await save(page).click();
  await expect(cards(page).nth(3)).toContainText('Plein 1944 7A');
  expect((await sandbox.calls('createAddress')).map(({ body }) => body)).toMatchObject([
    { streetName: 'Plein 1944', streetNumber: '7', streetNumberAddition: 'A', postalCode: '1012 JS' },
  ]);
});

test('A2.108 A5.3 an address with its number in the street is saved with it apart, and by its own country', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.state('an address exists', {
    id: 'address-9',
    fields: {
      firstName: 'Anna',
      lastName: 'Berg',
      streetName: 'Kärntner Straße 21-23/4/12',
      postalCode: 'A-1010',
      city: 'Wien',
      countryCode: 'AT',
    },
  });
  await signIn(ANNA, '/settings/address/address-9');
  await expect(addressField(page, 'Street name')).toHaveValue('Kärntner Straße 21-23/4/12');
  await sandbox.forgetCalls();
  await save(page).click();
  await expect(cards(page).first()).toContainText('Kärntner Straße 21-23/4/12');
  expect((await sandbox.calls('updateAddress')).map(({ body }) => body)).toMatchObject([
    { streetName: 'Kärntner Straße', streetNumber: '21-23', streetNumberAddition: '4/12', postalCode: '1010' },
  ]);
});
