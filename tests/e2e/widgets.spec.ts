import type { Locator } from '@playwright/test';
import { dialog, heading } from '../support/albums.ts';
import { violations } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { toast } from '../support/steps.ts';
import { BOOK, books, latest, LIST, putOnline } from '../support/widgets.ts';
import { ANNA } from '../support/seeded.ts';

const create = (book: Locator) => book.getByRole('button', { name: /^Create online version of/ });
const view = (book: Locator) => book.getByRole('link', { name: /^View online: / });

test('A2.20 A2.71 A2.81 A2.110 A2.111 A2.112 A3.32 X2 X5 photo books are listed, those that are online to be viewed and the others to be asked for, more of them by keyboard', async ({
  page,
  signIn,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await putOnline(sandbox);
  await signIn(ANNA);
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Widgets' }).click();
  await expect(page).toHaveURL(/\/online-products$/);
  await expect(page).toHaveTitle(/^My online photo books/);
  await expect(heading(page, 'My online photo books')).toBeFocused();
  await expect(latest(page).getByRole('heading')).toHaveText(BOOK.title);
  await expect(latest(page)).toContainText(/Ordered on \d{1,2} \w+ \d{4}/);
  await expect(view(latest(page))).toHaveAttribute('href', /\/shop\?book=OR-2999-1$/);
  await expect(view(latest(page))).toHaveAttribute('rel', /noopener/);
  const cover = latest(page).locator('img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(create(books(page).nth(1))).toBeVisible();
  await expect(books(page).nth(1)).toContainText('Not online yet');
  // One of her orders is of posters.
  expect(
    (await books(page).getByRole('heading').allTextContents()).filter((title) =>
      /Lighthouse|Mountain lake|four of us/.test(title),
    ),
  ).toEqual([]);

  const before = await books(page).count();
  await page.getByRole('button', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => books(page).count()).toBeGreaterThan(before);
  await expect(books(page).nth(before).getByRole('heading')).toBeFocused();
  const asked = await sandbox.calls('listOrdersByAccount');
  expect(asked.map(({ query }) => [query['offset'], query['limit']])).toEqual([
    ['0', '10'],
    ['10', '10'],
  ]);
});

test('A2.111 A2.112 in the sandbox the first photo books that show are some that are online and some that are not', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, LIST);
  await expect(create(latest(page))).toBeVisible();
  await expect(view(books(page).filter({ hasText: 'Online' })).first()).toBeVisible();
});

test('A2.112 A7.34 O114 S55 X4 an online version is asked for once, waited for, and viewed without a reload', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, LIST);
  await sandbox.fault({ service: 'widget', operationId: 'createOrRefreshWidget', status: 500, times: 1 });
  await create(latest(page)).click();
  await expect(latest(page).getByRole('alert')).toHaveText('We could not create the online version. Try again.');
  await expect(latest(page).getByText(/^Reference/)).toBeVisible();

  await sandbox.forgetCalls();
  await sandbox.fault({ service: 'widget', operationId: 'createOrRefreshWidget', delayMs: 500, times: 1 });
  await create(latest(page)).dblclick();
  // As one that takes longer.
  await expect.poll(async () => (await sandbox.calls('createOrRefreshWidget'))[0]?.status ?? null).not.toBeNull();
  await sandbox.state('an online photo book is being made', { orderCode: BOOK.orderCode, widgetId: 'widget-1' });
  await expect(latest(page)).toContainText('We are making it. This takes a moment.');
  await expect(latest(page).getByRole('alert')).toHaveCount(0);
  await expect(create(latest(page))).toBeFocused();
  await expect(create(latest(page))).toHaveAttribute('aria-disabled', 'true');
  expect(await violations(page)).toEqual([]);
  await putOnline(sandbox);
  await expect(view(latest(page))).toBeFocused();
  await expect(toast(page, `The online version of ${BOOK.title} is ready`)).toBeVisible();
  expect(await sandbox.calls('createOrRefreshWidget')).toHaveLength(1);
  // Whoever comes back finds it as it is.
  await page.reload();
  await expect(view(latest(page))).toBeVisible();
});

test('A2.112 O114 one that is being made stays so when the page is opened anew, and says when it cannot tell', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getWidget failed');
  await sandbox.state('an online photo book is being made', { orderCode: BOOK.orderCode, widgetId: 'widget-1' });
  await sandbox.fault({ service: 'widget', operationId: 'getWidget', malformed: true });
  await signIn(ANNA, LIST);
  await expect(latest(page)).toContainText('We are making it, but cannot tell at the moment how far along it is.');
  await sandbox.healFaults();
  await expect(latest(page)).toContainText('We are making it. This takes a moment.');
  await putOnline(sandbox);
  await expect(view(latest(page))).toBeVisible();
});

test('A2.112 A7.31 O114 O120 S22 one that is made while the token ends is found all the same, and nobody signs in again', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('the server responded with a status of', 'listWidgetsByOrderCodes failed');
  await sandbox.state('an online photo book is being made', { orderCode: BOOK.orderCode, widgetId: 'widget-1' });
  await signIn(ANNA, LIST);
  await expect(latest(page)).toContainText('We are making it. This takes a moment.');
  await sandbox.forgetCalls();
  // Where the list cannot say either, the customer is told, and asked for again.
  await sandbox.fault({ service: 'widget', operationId: 'listWidgetsByOrderCodes', status: 500 });
  await sandbox.expireTokens(ANNA);
  await expect(latest(page)).toContainText('We are making it, but cannot tell at the moment how far along it is.');
  await sandbox.healFaults();
  await expect(latest(page)).toContainText('We are making it. This takes a moment.');
  await putOnline(sandbox);
  await expect(view(latest(page))).toBeVisible();
  expect(await sandbox.calls('authorize')).toEqual([]);
});

test('X3 X4 a menu that closes because the window changed gives the focus back to its button', async ({
  page,
  signIn,
  sandbox,
}) => {
  await putOnline(sandbox);
  await signIn(ANNA, LIST);
  const menu = latest(page).getByRole('button', { name: `More options for ${BOOK.title}` });
  await menu.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Refresh' })).toBeFocused();
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('X3 a press of its button closes a menu, also where the browser gives buttons no focus', async ({
  page,
  signIn,
  sandbox,
}) => {
  await putOnline(sandbox);
  await signIn(ANNA, LIST);
  const menu = latest(page).getByRole('button', { name: `More options for ${BOOK.title}` });
  // As Safari does.
  await menu.evaluate((button) =>
    button.addEventListener('mousedown', (event) => {
      event.preventDefault();
      document.getElementById('content')?.focus();
    }),
  );
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Refresh' })).toBeFocused();
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('A7.32 A7.34 X3 X4 S55 an online version is made anew, and deleted only after asking', async ({
  page,
  signIn,
  sandbox,
}) => {
  await putOnline(sandbox);
  await signIn(ANNA, LIST);
  const menu = latest(page).getByRole('button', { name: `More options for ${BOOK.title}` });
  const letGo = await holdBack(page, new RegExp(`/widget/${BOOK.orderCode}$`));
  await menu.click();
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await latest(page)
    .getByRole('link', { name: `Share ${BOOK.title}` })
    .click();
  await expect(heading(page, 'Share your photo book')).toBeVisible();
  await page.goBack();
  // Whoever comes back meanwhile finds that it is being made.
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(toast(page, `The online version of ${BOOK.title} has been refreshed`)).toBeVisible();
  expect(await sandbox.calls('createOrRefreshWidget')).toHaveLength(1);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete online version' }).click();
  await expect(dialog(page)).toContainText(new RegExp(`${BOOK.title} \\(\\d.+\\d\\) will no longer be online`));
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  expect(await sandbox.calls('deleteWidget')).toEqual([]);

  await sandbox.fault({ service: 'widget', operationId: 'deleteWidget', status: 500, times: 1 });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete online version' }).click();
  const confirm = dialog(page).getByRole('button', { name: 'Delete online version' });
  await confirm.click();
  await expect(dialog(page).getByRole('alert')).toHaveText('We could not delete the online version. Try again.');
  await expect(view(latest(page))).toBeAttached();

  await sandbox.fault({ service: 'widget', operationId: 'deleteWidget', delayMs: 2_000, times: 1 });
  await sandbox.forgetCalls();
  await confirm.dblclick();
  await expect(dialog(page)).toHaveCount(0);
  await expect(create(latest(page))).toBeFocused();
  await expect(toast(page, `The online version of ${BOOK.title} has been deleted`)).toBeVisible();
  expect(await sandbox.calls('deleteWidget')).toHaveLength(1);
  await page.reload();
  await expect(create(latest(page))).toBeVisible();
});

test('A2.110 A4.1 R1 a list that is empty, slow, cannot be had, or cannot go on', async ({ page, signIn, sandbox }) => {
  expectConsole('listWidgetsByOrderCodes failed', 'listOrdersByAccount failed');
  await signIn('empty@example.com', LIST);
  await expect(page.getByRole('heading', { name: 'You have no photo books yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make a photo book' })).toHaveAttribute('href', /^https?:/);

  await page.goto('about:blank');
  await page.context().clearCookies();
  await sandbox.fault({
    service: 'widget',
    operationId: 'listWidgetsByOrderCodes',
    status: 403,
    times: 1,
  });
  const letGo = await holdBack(page, /\/widget\/.+/);
  await signIn(ANNA, LIST);
  await expect(page.getByText('Loading your photo books')).toBeAttached();
  letGo();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('We could not load your online photo books.');
  await expect(page.getByText(/^Reference/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(latest(page)).toBeVisible();

  const before = await books(page).count();
  await sandbox.fault({ service: 'order', operationId: 'listOrdersByAccount', malformed: true, times: 1 });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('We could not load your orders.');
  await expect(books(page)).toHaveCount(before);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(books(page).nth(before).getByRole('heading')).toBeFocused();
});

test('A6.9 A2.71 S53 business customers have none: they are led home before anything is asked for', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('b2b@example.com');
  for (const path of [LIST, `${LIST}/${BOOK.orderCode}`]) {
    await page.goto(path);
    await expect(heading(page, 'My account overview')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }
  await expect(page.getByRole('link', { name: 'Widgets' })).toHaveCount(0);
  expect((await sandbox.calls()).filter(({ service }) => ['widget', 'widget-gallery'].includes(service))).toEqual([]);
});

test('A2.20 A2.21 X10 X11 @phone on a phone each book is a line, and nothing scrolls sideways', async ({
  page,
  signIn,
  sandbox,
}) => {
  await putOnline(sandbox);
  await signIn(ANNA, LIST);
  await expect(view(latest(page))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const targets = await latest(page)
    .locator('a, button')
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
  await latest(page)
    .getByRole('link', { name: /^Share / })
    .click();
  await expect(page.getByRole('switch')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
