import type { Page } from '@playwright/test';
import { addressField, fillInAddress } from '../support/address-form.ts';
import { dialog } from '../support/albums.ts';
import { expect } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { conflicts, otherDevice, test, type OtherDevice } from '../support/other-device.ts';
import { endSession } from '../support/session.ts';
import { answerSignIn } from '../support/sign-in.ts';
import { toast } from '../support/steps.ts';
import { ANNA, BUSINESS } from '../support/seeded.ts';

const ADDRESSES = '/customers/me/addresses';
const ALL = '/settings/addresses/all';
const BOOK = '/online-products/OR-2999-1';
const UNPAID = '/orders/SO-2999';
const RECORD = /\/customers\/me$/;

interface Address {
  id: string;
  [field: string]: unknown;
}

const city = (page: Page) => addressField(page, 'Town or city');
const save = (page: Page) => page.getByRole('button', { name: 'Save address', exact: true });
const addressAt = async (phone: OtherDevice, place: number) => {
  const address = (await phone.get<Address[]>('customer', ADDRESSES))[place];
  if (!address) throw new Error(`There is no address ${place}`);
  return address;
};
/** Changes one of Anna's addresses on her other device. */
async function changeThere(phone: OtherDevice, place: number, fields: object): Promise<Address> {
  const address = { ...(await addressAt(phone, place)), ...fields };
  await phone.put('customer', `${ADDRESSES}/${address.id}`, address);
  return address;
}

test('R9 A2.108 O107 two tabs change one address, each another field, and both changes hold', async ({
  page,
  signIn,
  phone,
}) => {
  const { id } = await addressAt(phone, 1);
  await signIn(ANNA, `/settings/address/${id}`);
  await expect(city(page)).toHaveValue('Edinburgh');
  const other = await page.context().newPage();
  await other.goto(`/settings/address/${id}`);
  await addressField(other, 'Phone number (optional)').fill('+44 131 496 0099');
  await city(page).fill('Leeds');
  await save(page).click();
  await expect(page).toHaveURL(/addresses\/all$/);
  await save(other).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'Leeds' })).toContainText('+44 131 496 0099');
  expect(await addressAt(phone, 1)).toMatchObject({ city: 'Leeds', phoneNumber: '+44 131 496 0099' });
});

test('R9 X2 X16 a field that both have changed is asked about by keyboard, and either value can be kept', async ({
  page,
  signIn,
  phone,
  sandbox,
}) => {
  const { id } = await changeThere(phone, 1, {});
  await signIn(ANNA, `/settings/address/${id}`);
  await city(page).fill('York');
  await addressField(page, 'First name').fill('Ann');
  await changeThere(phone, 1, { city: 'Leeds', firstName: 'Annie', lastName: 'Lind' });
  await save(page).click();
  await expect(conflicts(page)).toBeFocused();
  await expect(conflicts(page).getByRole('group', { name: 'Town or city' })).toContainText(/York.*Leeds/);
  expect(await sandbox.calls('updateAddress')).toHaveLength(2);
  const keep = conflicts(page).getByRole('group', { name: 'First name' }).getByRole('button', { name: 'Keep mine' });
  await expect(keep).toHaveAccessibleDescription('First name Ann');
  await page.keyboard.press('Tab');
  await expect(keep).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(conflicts(page)).toBeFocused();
  await conflicts(page).getByRole('button', { name: 'Use the other' }).press('Enter');
  await expect(page).toHaveURL(/addresses\/all$/);
  expect(await addressAt(phone, 1)).toMatchObject({ city: 'Leeds', firstName: 'Ann', lastName: 'Lind' });
});

test('R9 X16 the list shows the value of the other device where that was taken instead of the own one', async ({
  page,
  signIn,
  phone,
}) => {
  await signIn(ANNA, '/settings/addresses/all');
  await page.getByRole('listitem').filter({ hasText: 'Edinburgh' }).getByRole('link').first().click();
  await expect(city(page)).toHaveValue('Edinburgh');
  await city(page).fill('York');
  await changeThere(phone, 1, { city: 'Leeds' });
  await save(page).click();
  await conflicts(page).getByRole('button', { name: 'Use the other' }).click();
  await expect(page).toHaveURL(/addresses\/all$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Leeds' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Edinburgh' })).toHaveCount(0);
});

test('R9 S23 an address that was typed when the session ended does not undo what another device has changed of it meanwhile', async ({
  page,
  context,
  signIn,
  phone,
  sandbox,
  traffic,
}) => {
  const { id } = await addressAt(phone, 1);
  await signIn(ANNA, `/settings/address/${id}`);
  await city(page).fill('York');
  await changeThere(phone, 1, { phoneNumber: '+44 131 496 0099' });
  await endSession({ context, sandbox, traffic }, ANNA);
  await save(page).click();
  await answerSignIn(page, ANNA);
  await expect(city(page)).toHaveValue('York');
  await save(page).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'York' })).toContainText('+44 131 496 0099');
});

test('R9 O107 an address that is made the default one keeps what another device has changed of it', async ({
  page,
  signIn,
  phone,
}) => {
  await signIn(ANNA, ALL);
  const make = page.getByRole('button', { name: 'Make default: Mia Berg, Rose Cottage' });
  await expect(make).toBeVisible();
  await changeThere(phone, 2, { city: 'Carbis Bay' });
  await make.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Carbis Bay' })).toContainText('Default address');
  expect(await addressAt(phone, 2)).toMatchObject({ city: 'Carbis Bay', isDefault: true });
});

test('R9 O104 an address that was deleted elsewhere cannot be made the default one, and is told as gone', async ({
  page,
  signIn,
  phone,
}) => {
  await signIn(ANNA, ALL);
  const make = page.getByRole('button', { name: 'Make default: Mia Berg, Rose Cottage' });
  await expect(make).toBeVisible();
  await phone.delete('customer', `${ADDRESSES}/${(await addressAt(phone, 2)).id}`);
  await make.click();
  await expect(toast(page, 'This address no longer exists')).toBeVisible();
  await expect(make).toHaveCount(0);
});

test('R9 A2.108 O104 O107 an address that is deleted elsewhere while it is edited can be saved as a new one, with what was typed', async ({
  page,
  signIn,
  phone,
}) => {
  const { id } = await changeThere(phone, 1, { doorCode: '4711' });
  await signIn(ANNA, `/settings/address/${id}`);
  await city(page).fill('Leeds');
  await phone.delete('customer', `${ADDRESSES}/${id}`);
  await save(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This address has been deleted in another tab or on another device.',
  );
  const asNew = page.getByRole('button', { name: 'Save as a new address' });
  await expect(asNew).toBeFocused();
  await expect(city(page)).toHaveValue('Leeds');
  await asNew.click();
  await expect(page).toHaveURL(/addresses\/all$/);
  expect(await addressAt(phone, 2)).toMatchObject({ city: 'Leeds', streetName: 'Castle Street', doorCode: '4711' });
  expect(await phone.get('customer', ADDRESSES)).toHaveLength(3);
});

test('R9 S55 what is typed while personal details are being saved stays, is asked about, and is saved next', async ({
  page,
  signIn,
  phone,
}) => {
  await signIn(ANNA, '/settings/personal-details');
  const [first, last] = [
    page.getByRole('textbox', { name: 'First name' }),
    page.getByRole('textbox', { name: 'Last name' }),
  ];
  const submit = page.getByRole('button', { name: 'Save changes' });
  await first.fill('Ann');
  const letGo = await holdBack(page, RECORD);
  await submit.click();
  await last.fill('Lind');
  letGo();
  await expect(page.getByText('This went through, but without your latest changes.')).toBeVisible();
  expect(await phone.get('customer', '/customers/me')).toMatchObject({ firstName: 'Ann', lastName: 'Berg' });
  await expect(last).toHaveValue('Lind');
  await page.getByRole('link', { name: 'My settings' }).first().click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await submit.click();
  await expect(page).toHaveURL(/\/settings$/);
  expect(await phone.get('customer', '/customers/me')).toMatchObject({ firstName: 'Ann', lastName: 'Lind' });
});

test('R9 A2.93 O99 the address of an order keeps what another device has changed of it', async ({
  page,
  signIn,
  phone,
}) => {
  await signIn(ANNA, UNPAID);
  await page.getByRole('button', { name: 'Change address' }).click();
  await addressField(page, 'Town or city').fill('Bath');
  const path = '/v1/superorders/SO-2999';
  const { deliveryAddress } = await phone.get<{ deliveryAddress: object }>('order', path);
  await phone.put('order', `${path}/deliveryAddress`, {
    ...deliveryAddress,
    phoneNumber: '+44 20 7946 0099',
    deliveryType: 'Home',
  });
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await phone.get('order', path)).toMatchObject({
    deliveryAddress: { city: 'Bath', phoneNumber: '+44 20 7946 0099' },
  });
});

test('R9 A2.93 A8.15 an order that is gone while its address is changed is told as that, with the way to the others', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, UNPAID);
  await page.getByRole('button', { name: 'Change address' }).click();
  await addressField(page, 'Town or city').fill('Bath');
  await sandbox.state('an order does not exist', { code: 'SO-2999' });
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('This order no longer exists.');
  await dialog(page).getByRole('link', { name: 'Go to my orders' }).click();
  await expect(page).toHaveURL(/\/orders(\?|$)/);
  await expect(dialog(page)).toHaveCount(0);
});

test('R9 O103 O129 an online photo book that is removed elsewhere while it is shared is told as gone, with the way to the others', async ({
  page,
  signIn,
  sandbox,
  phone,
}) => {
  await sandbox.state('an online photo book exists', { orderCode: 'OR-2999-1', widgetId: 'widget-1' });
  await signIn(ANNA, BOOK);
  await page.getByLabel('Their email address').fill('mia@example.org');
  await phone.delete('widget', '/v1/widget/widget-1');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This photo book is no longer online');
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
  const toList = page.getByRole('link', { name: 'All my online photo books' });
  await expect(toList).toBeFocused();
  await toList.press('Enter');
  await expect(page).toHaveURL(/\/online-products$/);
});

test('R9 A2.116 O135 the callback URL of another device stays where the format alone was changed', async ({
  page,
  signIn,
  browser,
  world,
}) => {
  const other = await otherDevice(browser, world.app, BUSINESS);
  await signIn(BUSINESS, '/integration');
  await page.getByLabel('Format').selectOption('JSON');
  await other.patch('customer', '/customers/me', {
    callbackUrl: 'https://orders.elsewhere.example/',
    callbackFormat: 'XML',
  });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Your settings are saved')).toBeVisible();
  expect(await other.get('customer', '/customers/me')).toMatchObject({
    callbackUrl: 'https://orders.elsewhere.example/',
    callbackFormat: 'JSON',
  });
});

for (const { name, path, operationId, submit } of [
  {
    name: 'personal details',
    path: '/settings/personal-details',
    operationId: 'updateCustomer',
    submit: 'Save changes',
  },
  { name: 'a new address', path: '/settings/new-address', operationId: 'createAddress', submit: 'Save address' },
]) {
  test(`R9 S55 whoever leaves the page while ${name} are saved stays where she went, and they are saved`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    const isNew = operationId === 'createAddress';
    await signIn(ANNA, path);
    if (isNew) await fillInAddress(page);
    else await page.getByRole('textbox', { name: 'First name' }).fill('Ann');
    const address = isNew ? /\/customers\/me\/addresses$/ : RECORD;
    let letGo = await holdBack(page, address);
    const called = page.waitForRequest(
      (request) => address.test(request.url()) && request.method() === (isNew ? 'POST' : 'GET'),
    );
    const saved = page.waitForResponse(
      (response) =>
        ['PUT', 'POST'].includes(response.request().method()) &&
        response.url().includes('/customers/me') &&
        response.ok(),
    );
    const button = page.getByRole('button', { name: submit, exact: true });
    await button.click();
    await called;
    await expect(button).toHaveAttribute('aria-busy', 'true');
    if (!isNew) {
      // The record is read anew first, and written to the same address: that is what is on its way when the page is left.
      const letRead = letGo;
      letGo = await holdBack(page, address);
      const written = page.waitForRequest((request) => request.method() === 'PUT');
      letRead();
      await written;
    }
    await page
      .getByRole('link', { name: /orders/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\/orders/);
    letGo();
    await saved;
    // What would lead her away comes with the answer.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await expect(page).toHaveURL(/\/orders/);
    expect(await sandbox.calls(operationId)).toHaveLength(1);
  });
}

test('R9 A7.40 a category that was saved here and taken away on another device is not put back by the next one', async ({
  page,
  signIn,
  sandbox,
  phone,
  passTime,
}) => {
  const entry = { orderCode: 'OR-2999-1', channel: 'channel-folioleaf-uk', title: 'Our year', isPublic: true };
  const own = `/v1/galleryentries/${entry.orderCode}?channel=${entry.channel}`;
  await sandbox.state('an online photo book exists', { orderCode: entry.orderCode, widgetId: 'widget-1' });
  await page.clock.install();
  await phone.post('widget-gallery', '/v1/galleryentries/', { ...entry, categoryIds: [] });
  await signIn(ANNA, BOOK);
  const gallery = page.getByRole('region', { name: 'Public gallery' });
  const saveCategories = gallery.getByRole('button', { name: 'Save categories' });
  await gallery.getByRole('checkbox', { name: 'Family' }).check();
  await saveCategories.click();
  await expect(toast(page, 'Categories saved')).toBeVisible();
  await phone.put('widget-gallery', own, { ...entry, categoryIds: [] });
  // So long an answer is held to be of now; then it is read again when the page is looked at.
  await passTime(31_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(gallery.getByRole('checkbox', { name: 'Family' })).not.toBeChecked();
  await gallery.getByRole('checkbox', { name: 'Year books' }).check();
  await saveCategories.click();
  await expect
    .poll(async () => (await phone.get<{ categoryIds: string[] }>('widget-gallery', own)).categoryIds)
    .toEqual(['year']);
});
