import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { endSession } from '../support/session.ts';
import { answerSignIn } from '../support/sign-in.ts';
import { asciiZip } from '../support/ascii-zip.ts';
import { ANNA } from '../support/seeded.ts';

/** Received: the address may change, it has to be paid. */
const UNPAID = '/orders/SO-2999';
/** Confirmed. */
const CONFIRMED = '/orders/SO-2998';
/** Dispatched photo books, which can be ordered again. */
const SENT = '/orders/SO-2979';
/** In production. */
const PRODUCED = '/orders/SO-2986';

const card = (page: Page) => page.getByRole('region', { name: 'Delivery address' });
const change = (page: Page) => card(page).getByRole('button', { name: 'Change address' });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save address' });
const reorder = (page: Page) => page.getByRole('button', { name: 'Order again' });
const pdf = (page: Page) => page.getByRole('button', { name: /^Download PDF of/ }).first();
const notice = (page: Page) => page.getByRole('main').getByRole('alert');

test('A2.93 A4.17 A4.36 A7.16 O99 X1 X3 X15 X16 S55 the delivery address is changed to one of the customer’s own, or to what is typed', async ({
  page,
  signIn,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(ANNA, CONFIRMED);
  await expect(card(page)).toContainText('12 Mill Lane');
  await change(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(field(page, 'Street name')).toHaveValue('Mill Lane');
  await expect(dialog(page).getByRole('combobox', { name: 'Deliver to' })).toBeVisible();

  await field(page, 'Postcode').fill('12345');
  await save(page).click();
  await expect(dialog(page).getByRole('region', { name: 'There is a problem' })).toBeFocused();
  await expect(field(page, 'Postcode')).toHaveAccessibleDescription(/Postal Code must be valid/);
  expect(await sandbox.calls('updateDeliveryAddress')).toEqual([]);

  await dialog(page).getByRole('combobox', { name: 'Deliver to' }).selectOption({ index: 1 });
  await expect(field(page, 'Postcode')).not.toHaveValue('12345');
  await field(page, 'Street name').fill('Harbour Row');
  const letGo = await holdBack(page, /\/deliveryAddress$/);
  await save(page).dblclick();
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await expect(cancel).toHaveAccessibleDescription('Saving the address');
  await cancel.click({ force: true });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  letGo();
  await expect(card(page).getByText('Home delivery')).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page).getByRole('status')).toHaveText('The delivery address has been changed.');
  await expect(card(page)).toContainText('Harbour Row');
  await expect(change(page)).toBeFocused();
  const [sent, ...others] = await sandbox.calls('updateDeliveryAddress');
  expect(others).toEqual([]);
  expect(sent?.body).toMatchObject({ id: 'address-2', streetName: 'Harbour Row', deliveryType: 'Home' });
  expect(sent?.body).not.toHaveProperty('isDefault');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(card(page)).toContainText('Harbour Row');
});

test('A2.93 R1 the addresses that she can choose from stay when they cannot be read again', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  expectConsole('listAddresses failed');
  await signIn(ANNA, CONFIRMED);
  const choice = dialog(page).getByRole('combobox', { name: 'Deliver to' });
  await change(page).click();
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  // What was read is not fresh any more.
  await page.clock.setSystemTime(Date.now() + 60_000);
  await sandbox.fault({ service: 'customer', operationId: 'listAddresses', status: 500 });
  await sandbox.forgetCalls();
  await change(page).click();
  await expect.poll(async () => (await sandbox.calls('listAddresses')).length).toBeGreaterThan(0);
  await traffic.quiet();
  await expect(choice).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

test('A2.93 A5.2 A5.3 the number of an order’s new address leaves the street, in the order of its country', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, CONFIRMED);
  await change(page).click();
  await dialog(page).getByRole('combobox', { name: 'Country' }).selectOption('PT');
  await field(page, 'Street number').fill('');
  await field(page, 'Street name').fill('Rua X nº 5, 2º Esq');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Street number')).toBeFocused();
  await expect(field(page, 'Street number')).toHaveValue('5');
  await expect(field(page, 'Letter, e.g. A (optional)')).toHaveValue('2º Esq');
  await field(page, 'Postcode').fill('1250 142');
  await field(page, 'Phone number (optional)').fill('+351\u00A0912 345 678');
  await save(page).click();
  await expect(card(page)).toContainText('Rua X 5, 2º Esq');
  const [sent] = await sandbox.calls('updateDeliveryAddress');
  expect(sent?.body).toMatchObject({
    streetName: 'Rua X',
    streetNumber: '5',
    streetNumberAddition: '2º Esq',
    postalCode: '1250-142',
    phoneNumber: '+351 912 345 678',
  });
});

test('A4.17 A5.1 R1 S55 a change that fails keeps what was typed, at its field where the service says which', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, UNPAID);
  await sandbox.fault({ service: 'customer', operationId: 'listAddresses', status: 500 });
  expectConsole('listAddresses failed');
  await change(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('We could not load your addresses.');
  await field(page, 'Town or city').fill('Bath');
  await sandbox.fault({ service: 'order', operationId: 'updateDeliveryAddress', status: 500, times: 1 });
  await save(page).click();
  const notChanged = dialog(page)
    .getByRole('alert')
    .filter({ hasText: 'We could not change the delivery address. Try again.' });
  await expect(notChanged).toBeVisible();
  await expect(
    dialog(page)
      .getByText(/^Reference/)
      .last(),
  ).toBeInViewport();
  await expect(dialog(page).getByRole('combobox', { name: 'Deliver to' })).toHaveCount(0);
  await expect(field(page, 'Town or city')).toHaveValue('Bath');

  const phone = dialog(page).getByRole('textbox', { name: /^Phone/ });
  await phone.fill('020/7946 0018');
  await save(page).click();
  await expect(phone).toHaveAccessibleDescription(/Phone number must be valid/);
  await expect(notChanged).toHaveCount(0);

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(phone).toHaveValue('020/7946 0018');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(change(page)).toBeFocused();
  await expect(card(page)).not.toContainText('Bath');
});

/** Has the page draw what changes so late that it may be left before. */
function drawLate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    // React's tasks.
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 5_000);
    };
  });
}

for (const isBusy of [false, true])
  test(`S23 an address that was typed when the session ended is there again afterwards${isBusy ? ', also when the page was too busy to draw that' : ''}`, async ({
    page,
    context,
    signIn,
    sandbox,
    traffic,
  }) => {
    await signIn(ANNA, UNPAID);
    await change(page).click();
    await field(page, 'Town or city').fill('Bath');
    await expect(dialog(page).getByRole('combobox', { name: 'Deliver to' })).toBeVisible();
    await endSession({ context, sandbox, traffic }, ANNA);
    if (isBusy) await drawLate(page);
    await save(page).click();
    await answerSignIn(page, ANNA);
    await change(page).click();
    await expect(field(page, 'Town or city')).toHaveValue('Bath');
    await expect(dialog(page).getByText('We kept what you had typed before you signed in again.')).toBeVisible();
    await save(page).click();
    await expect(card(page)).toContainText('Bath');
  });

test('A2.93 O99 production may begin while the address is being changed, and then the address stays', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, UNPAID);
  await change(page).click();
  await field(page, 'Town or city').fill('Bath');
  await sandbox.state('an order exists', {
    order: {
      code: 'SO-2999',
      status: 'ProductionStarted',
      deliveryType: 'Home',
      deliveryAddress: { city: 'London' },
      orders: [],
    },
  });
  await save(page).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'You can no longer change the address, because production has started.',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(card(page)).toContainText('London');
  await expect(change(page)).toHaveCount(0);
  await page.goto(PRODUCED);
  await expect(card(page)).toContainText('Mill Lane');
  await expect(change(page)).toHaveCount(0);
});

test('A7.20 A7.21 A7.22 A7.23 O112 O113 O139 S55 the same is ordered again in the shop, in this tab, and it is told until when', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  await signIn(ANNA, SENT);
  await expect(page.getByText(/^Order by 18 December \d{4} at .+ for Christmas$/)).toBeVisible();
  await expect(page.getByText('Photo books ordered and paid for by then will arrive in time.')).toBeVisible();
  await sandbox.fault({ service: 'reorder', operationId: 'createDirectReorder', delayMs: 2_000, times: 1 });
  await reorder(page).dblclick();
  await expect(page).toHaveURL(/\/shop\?basket=\d+$/);
  expect((await sandbox.calls('createDirectReorder')).map(({ query }) => query)).toEqual([{ OrderCode: 'SO-2979' }]);
  await page.goBack();
  await expect(reorder(page)).toBeVisible();
  await expect(reorder(page)).not.toHaveAttribute('aria-disabled', 'true');

  await page.goto(PRODUCED);
  await expect(card(page)).toBeVisible();
  await traffic.quiet();
  await expect(reorder(page)).toHaveCount(0);
  await expect(page.getByText(/for Christmas$/)).toHaveCount(0);
});

test('O20 O113 R9 a page that stays open overnight says what is true of the next day', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn(ANNA, SENT);
  const end = page.getByText(/^Order by 18 December \d{4} at .+ for Christmas$/);
  const [year] = /\d{4}/.exec((await end.textContent()) ?? '') ?? [];
  await page.clock.setSystemTime(new Date(`${year}-12-18T23:00:00Z`));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(end).toHaveCount(0);
  await expect(reorder(page)).toBeVisible();
});

test('A7.21 S38 R1 X4 a shop that is none, and an order that cannot be ordered again after all', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, SENT);
  for (const fault of [
    { status: 500 },
    { body: { ShopUrl: 'javascript:alert(1)' } },
    { body: { ShopUrl: 'data:text/html,hello' } },
  ]) {
    await sandbox.fault({ service: 'reorder', operationId: 'createDirectReorder', times: 1, ...fault });
    await reorder(page).click();
    await expect(notice(page)).toHaveText('We could not place this order again. Try again later.');
    await expect(page.getByText(/^Reference/)).toBeVisible();
    await expect(page).toHaveURL(/SO-2979/);
  }
  await sandbox.state('an order exists', {
    order: { code: 'SO-2979', status: 'Dispatched', orders: [] },
    canReorder: false,
  });
  await reorder(page).click();
  await expect(notice(page)).toHaveText('You can no longer order this again.');
  await expect(reorder(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('O98 O112 O113 A7.45 R1 what cannot be learned is left out, and the order stands', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  expectConsole('getReorderStatus failed', 'getCutoffCampaign failed', 'getProduct failed');
  for (const [service, operationId] of [
    ['reorder', 'getReorderStatus'],
    ['order-cutoff', 'getCutoffCampaign'],
    ['product', 'getProduct'],
  ] as const) {
    await sandbox.fault({ service, operationId, malformed: true });
  }
  await signIn(ANNA, UNPAID);
  await expect(card(page)).toBeVisible();
  await expect.poll(async () => (await sandbox.calls('getCutoffCampaign')).length).toBeGreaterThan(0);
  await traffic.quiet();
  await expect(reorder(page)).toHaveCount(0);
  await expect(page.getByText(/for Christmas$/)).toHaveCount(0);
  await expect(pdf(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  // Nor is it asked for twice, in the places that it would have.
  expect(await sandbox.calls('getCutoffCampaign')).toHaveLength(1);
});

test('A3.50 A7.45 A7.46 A7.47 X2 a photo book’s PDF is unpacked and saved under its code, and a poster has none', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  await signIn(ANNA, UNPAID);
  await pdf(page).focus();
  const letGo = await holdBack(page, /\/product-unzip\//);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Getting it ready')).toBeVisible();
  await page.keyboard.press('Enter');
  letGo();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('OR-2999-1.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('OR-2999-1.pdf has been downloaded')).toBeVisible();
  await expect(pdf(page)).toBeFocused();
  expect(await sandbox.calls('getProductPdfArchive')).toHaveLength(1);

  await page.goto('/orders/SO-2996');
  await expect(card(page)).toBeVisible();
  await expect.poll(async () => (await sandbox.calls('getProduct')).length).toBeGreaterThan(1);
  await traffic.quiet();
  await expect(pdf(page)).toHaveCount(0);
});

test('S42 S43 O146 R1 an archive that plays tricks is refused, or loses its name', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, UNPAID);
  const answer = (body: string) =>
    sandbox.fault({
      service: 'product-unzip',
      operationId: 'getProductPdfArchive',
      status: 200,
      headers: { 'content-type': 'application/zip' },
      body,
      times: 1,
    });
  for (const archive of [
    asciiZip('bomb.pdf', '%PDF-1.4', 0x7f000000),
    asciiZip('inner.zip', 'PK\u0003\u0004 and so on'),
    asciiZip('inner.pdf', 'PK\u0003\u0004 and so on'),
    asciiZip('a.pdf', '%PDF-1.4').slice(0, 60),
    '<html>Sign in</html>',
  ]) {
    await answer(archive);
    await pdf(page).click();
    await expect(notice(page)).toHaveText('We could not download this file. Try again.');
    await expect(page.getByText(/^Reference/)).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);

  for (const name of ['../../evil.pdf', '/etc/evil.pdf']) {
    await answer(asciiZip(name, '%PDF-1.4'));
    const [download] = await Promise.all([page.waitForEvent('download'), pdf(page).click()]);
    expect(download.suggestedFilename()).toBe('OR-2999-1.pdf');
    expect((await readFile(await download.path())).toString()).toMatch(/^%PDF-1.4/);
    await expect(notice(page)).toHaveCount(0);
  }

  await sandbox.fault({ service: 'product-unzip', operationId: 'getProductPdfArchive', status: 404, times: 1 });
  await pdf(page).click();
  await expect(notice(page)).toHaveText('The PDF for this item is no longer available.');
});

test('A2.93 O113 X10 @phone on a phone everything is within reach', async ({ page, signIn }) => {
  await signIn(ANNA, SENT);
  await expect(reorder(page)).toBeVisible();
  await expect(page.getByText(/for Christmas$/)).toBeVisible();
  await expect(pdf(page)).toBeVisible();
  expect((await reorder(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto(UNPAID);
  await change(page).click();
  await expect(save(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
