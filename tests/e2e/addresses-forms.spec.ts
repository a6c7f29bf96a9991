import type { Page } from '@playwright/test';
import { about, listen } from '../support/announcements.ts';
import { addressCards, addressField, addressHeading, fillInAddress } from '../support/address-form.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { ANNA } from '../support/seeded.ts';

const ALL = '/settings/addresses/all';
const NEW = '/settings/new-address';

const save = (page: Page) => page.getByRole('button', { name: 'Save address' });
const summary = (page: Page) => page.getByRole('region', { name: /^There (?:is|are) / });

test('A2.22 A2.84 X16 X17 the form for a new address is empty, says what its fields are, and is clear about what is wrong', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, NEW);
  await expect(addressHeading(page)).toBeVisible();
  await expect(addressField(page, 'Country')).toHaveValue('GB');
  for (const label of [
    'First name',
    'Last name',
    'Street name',
    'Postcode',
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
  await expect(addressCards(page)).toHaveCount(3);
  await sandbox.forgetCalls();
  await page.getByRole('link', { name: 'Add an address' }).focus();
  await page.keyboard.press('Enter');
  await expect(addressHeading(page)).toBeFocused();
  await fillInAddress(page, { 'Phone number (optional)': '06-12345678' });
  await addressField(page, 'Use as my default address').check();
  const letGo = await holdBack(page, /\/customers\/me\/addresses$/);
  await addressField(page, 'Town or city').press('Enter');
  await page.keyboard.press('Enter');
  await save(page).click({ force: true });
  letGo();
  // What is pointed at does not go by itself.
  await page.locator('[data-toast]').getByText('Your changes are saved.').hover();
  await expect(page).toHaveURL(/\/settings\/addresses\/all$/);
  await expect(addressCards(page)).toHaveCount(4);
  await expect(addressCards(page).nth(3)).toContainText('Molenweg 12');
  await expect(addressCards(page).nth(3)).toContainText('Default address');
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
  await expect(addressCards(page).nth(3)).toContainText('Default address');
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
    Postcode: 'NW6 1NJ',
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
  for (const [index, label] of ['Street name', 'Street number', 'Postcode', 'Phone number (optional)'].entries()) {
    await expect(addressField(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(addressField(page, label)).toHaveAccessibleDescription(new RegExp(`${messages[index]}$`));
  }
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await summary(page).getByRole('link', { name: 'Postal Code must be valid' }).click();
  await expect(addressField(page, 'Postcode')).toBeFocused();
  await expect(addressField(page, 'Postcode')).toHaveValue('NW6 1NJ');
  // In Britain that is a postal code, and houses need no number.
  await addressField(page, 'Country').selectOption('GB');
  await expect(addressField(page, 'Postcode')).toHaveValue('NW6 1NJ');
  await addressField(page, 'Street name').fill('Rose Cottage');
  await addressField(page, 'Street number (optional)').fill('');
  await addressField(page, 'Phone number (optional)').fill('7946 0018');
  await save(page).click();
  await expect(summary(page).getByRole('link')).toHaveText(['Phone number must be valid']);
  await addressField(page, 'Phone number (optional)').fill('+31 6 12345678');
  expect(await sandbox.calls('createAddress')).toEqual([]);
  await save(page).click();
  await expect(addressCards(page)).toHaveCount(4);
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
  await expect(addressField(page, 'Company name (optional)')).toHaveValue('Berg Design');
  await expect(addressField(page, 'Street number (optional)')).toHaveValue('12');
  await addressField(page, 'Company name (optional)').fill('');
  await addressField(page, 'Town or city').fill('Leeds');
  // Whoever leaves now is asked first.
  await page.getByRole('link', { name: 'All addresses' }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(addressField(page, 'Town or city')).toHaveValue('Leeds');
  await sandbox.forgetCalls();
  await save(page).click();
  await expect(addressCards(page)).toHaveCount(1);
  await expect(addressCards(page).first()).toContainText('Leeds');
  await expect(addressCards(page).first()).not.toContainText('Berg Design');
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

test('A7.10 O107 an address that the service gave in small letters and with empty fields goes back as it takes it', async ({
  page,
  signIn,
  sandbox,
}) => {
  const fields = { firstName: 'Anna', lastName: 'Berg', streetName: 'The Old Mill', postalCode: 'NW6 1NJ' };
  const odd = { streetNumber: '', phoneNumber: '', countryCode: 'gb' };
  await sandbox.state('an address exists', { id: 'address-9', fields: { ...fields, ...odd, city: 'London' } });
  await signIn(ANNA, '/settings/address/address-9');
  await addressField(page, 'Town or city').fill('Leeds');
  await save(page).click();
  await expect(addressCards(page).first()).toContainText('Leeds');
  const [sent] = await sandbox.calls('updateAddress');
  expect(sent?.body).toEqual({ id: 'address-9', ...fields, city: 'Leeds', countryCode: 'GB' });
});

test('A4.18 A4.19 an address that is saved as it was is not sent, and nothing is said to be saved', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  await sandbox.state('an address exists', { id: 'address-9' });
  const announced = await listen(page);
  await signIn(ANNA, ALL);
  await addressCards(page)
    .first()
    .getByRole('link', { name: /^Change/ })
    .click();
  await expect(addressField(page, 'Town or city')).not.toHaveValue('');
  // It was typed over, and back.
  const city = await addressField(page, 'Town or city').inputValue();
  await addressField(page, 'Town or city').fill('Leeds');
  await addressField(page, 'Town or city').fill(city);
  await save(page).click();
  await expect(addressCards(page).first().getByRole('heading')).toBeFocused();
  await traffic.quiet();
  expect(await sandbox.calls('updateAddress')).toEqual([]);
  expect(about(await announced(), 'Your changes are saved.')).toEqual([]);
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
  await expect(addressField(page, 'Postcode')).toHaveAccessibleDescription('Postal Code must be valid');
  await sandbox.fault({ service: 'customer', operationId: 'createAddress', status: 500, times: 1 });
  await save(page).click();
  await expect(page.getByText('We could not save this address. Try again.')).toBeVisible();
  await expect(page.getByText(/^Reference/)).toBeVisible();
  await expect(addressField(page, 'Town or city')).toHaveValue('Amsterdam');
  await save(page).click();
  await expect(addressCards(page)).toHaveCount(4);
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
  await expect(addressField(page, 'Company name (optional)')).toHaveValue('');
  await fillInAddress(page, {
    'Company name (optional)': 'Baker Prints BV',
    'VAT number (optional)': 'NL123456789B01',
  });
  await save(page).click();
  await expect(addressCards(page)).toHaveCount(2);
  expect((await sandbox.calls('createAddress'))[0]?.body).toMatchObject({
    companyName: 'Baker Prints BV',
    vatNumber: 'NL123456789B01',
  });
  await page.getByRole('link', { name: 'Change the address Mia Berg, Baker Prints BV' }).click();
  await expect(page).toHaveURL(/\/settings\/b2b\/address\/[\w-]+$/);
  await expect(addressField(page, 'VAT number (optional)')).toHaveValue('NL123456789B01');
  await addressField(page, 'Street number').fill('14');
  await save(page).click();
  await expect(addressCards(page).nth(1)).toContainText('Molenweg 14');
  expect((await sandbox.calls('updateAddress'))[0]?.body).toMatchObject({
    vatNumber: 'NL123456789B01',
    streetNumber: '14',
  });
});

test('A2.107 A5.2 A5.3 X6 X17 what a browser fills in is saved: the number leaves the street, the postal code is written as its country does', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, NEW);
  await fillInAddress(page, { 'Street name': 'Molenweg', 'Street number': '', Postcode: '' });
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
  await expect(addressField(page, 'Letter, e.g. A (optional)')).toHaveValue('A');
  await expect(page.getByText('The street number has been moved to its own field')).toBeAttached();
  await fillAsBrowser('Postcode', 'nl-1012\u00A0 js');
  await expect(addressField(page, 'Postcode')).toHaveValue('1012 JS');
  // What was typed counts: a number that is there is not overwritten, and what cannot be told apart is asked for.
  await addressField(page, 'Street name').fill('Plein 1944');
  await addressField(page, 'Street number').fill('');
  await save(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Street number must be valid: enter it in its own field, and only the name in the street name',
  ]);
  await expect(addressField(page, 'Street name')).toHaveValue('Plein 1944');
  await addressField(page, 'Street number').fill('7');
  await sandbox.forgetCalls();
  await save(page).click();
  await expect(addressCards(page).nth(3)).toContainText('Plein 1944 7A');
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
  await expect(addressCards(page).first()).toContainText('Kärntner Straße 21-23/4/12');
  expect((await sandbox.calls('updateAddress')).map(({ body }) => body)).toMatchObject([
    { streetName: 'Kärntner Straße', streetNumber: '21-23', streetNumberAddition: '4/12', postalCode: '1010' },
  ]);
});
