import type { Page } from '@playwright/test';
import { about, listen } from '../support/announcements.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { stopClock } from '../support/clock.ts';
import { holdBack } from '../support/held-requests.ts';
import { ANNA } from '../support/seeded.ts';

const ORDERS = '/orders';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Your orders' }).getByRole('link', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your orders' });

test('A1.1 A2.6 A2.64 A2.75 A2.90 A2.92 A9.2 A9.3 A9.4 A9.5 O98 X2 X5 two tabs in pages of three, each with its address', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA);
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'My orders' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page).toHaveTitle(/^Orders/);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
  await expect(cards(page)).toHaveCount(3);
  await expect(tab(page, /^In progress 21$/)).toHaveAttribute('aria-current', 'page');
  const first = cards(page).first();
  await expect(first).toContainText('Order SO-2999');
  await expect(first).toContainText('Awaiting payment');
  await expect(first).toContainText(/\d+ \w+ \d{4} 1 item £\d+\.\d\d/);

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/orders\?page=2$/);
  await expect(page.getByRole('region', { name: 'Orders, Page 2 of 7' })).toBeFocused();
  await expect(first).toContainText('Order SO-2996');
  // Forwards by keyboard: the first order of this page opens, and Back returns to it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/SO-2996$/);
  await page.goBack();
  await expect(first).toContainText('Order SO-2996');

  await tab(page, /^History/).click();
  await expect(page).toHaveURL(/\/orders\?order_state=history$/);
  await expect(tab(page, /^History 38$/)).toHaveAttribute('aria-current', 'page');
  await expect(first).not.toContainText('Order SO-2996');
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(first).toContainText('Order SO-2996');
});

test('X8 P9.4 how much a search has found is read out once typing has come to rest', async ({ page, signIn }) => {
  await page.clock.install();
  const said = await listen(page);
  await signIn(ANNA, ORDERS);
  await expect(cards(page)).toHaveCount(3);
  // However long the page takes for each letter, nobody rests between them.
  await stopClock(page);
  await search(page).pressSequentially('SO-2979');
  await expect(tab(page, /^History 1$/)).toBeVisible();
  expect(about(await said(), /orders? found/)).toEqual([]);
  await page.clock.runFor(1_000);
  await expect
    .poll(async () => about(await said(), /orders? found/).map(({ text }) => text))
    .toEqual(['1 order found']);
});

test('A2.91 who has not ordered anything yet is shown the way to the shop', async ({ page, signIn }) => {
  await signIn('empty@example.com', ORDERS);
  await expect(page.getByRole('heading', { name: "You haven't ordered anything yet!" })).toBeVisible();
  await expect(tab(page, /^In progress 0$/)).toBeVisible();
  await expect(search(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Visit the shop' })).toHaveAttribute(
    'href',
    /^https?:/,
  );
});

test('A4.32 A4.33 A2.92 X19 every status has its words and its colour: cyan, and red for what was cancelled', async ({
  page,
  signIn,
  sandbox,
}) => {
  const createdAt = new Date().toISOString();
  const statuses = ['Received', 'Confirmed', 'ProductionStarted', 'Dispatched', 'Cancelled'];
  const superOrders = statuses.map((status, index) => ({ code: `SO-${index}`, createdAt, status }));
  await sandbox.fault({
    service: 'order',
    operationId: 'listMySuperOrders',
    status: 200,
    body: { superOrders, total: superOrders.length },
  });
  await signIn(ANNA, ORDERS);
  const seen: [text: string, className: string | null, colour: string][] = [];
  for (const number of [1, 2]) {
    if (number === 2) await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(cards(page)).toHaveCount(number === 1 ? 3 : 2);
    for (const text of ['Awaiting payment', 'Ordered', 'In production', 'Sent', 'Cancelled']) {
      const badge = cards(page).getByText(text, { exact: true });
      if ((await badge.count()) > 0)
        seen.push([
          text,
          await badge.getAttribute('class'),
          await badge.evaluate((element) => getComputedStyle(element).color),
        ]);
    }
  }
  expect(seen.map(([text]) => text)).toEqual(['Awaiting payment', 'Ordered', 'In production', 'Sent', 'Cancelled']);
  expect(seen.map(([, className]) => /cyan|red/.exec(className ?? '')?.[0])).toEqual([
    'cyan',
    'cyan',
    'cyan',
    'cyan',
    'red',
  ]);
  const colours = seen.map(([, , colour]) => colour);
  expect(new Set(colours.slice(0, 4)).size).toBe(1);
  expect(colours[4]).not.toBe(colours[0]);
});

test('A5.7 A5.8 X6 orders are looked for by number, product and year in both tabs, and the address says what for', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, `${ORDERS}?page=3`);
  await expect(cards(page)).toHaveCount(3);
  const asked = await sandbox.calls('listMySuperOrders');
  // What is typed is there at once, and turns no page under the hands of who types.
  await search(page).pressSequentially('so-2998');
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL(/\/orders\?q=so-2998$/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Order SO-2998');
  await expect(page.locator('search [aria-live]')).toHaveText('1 order found');

  for (const copied of ['Order SO-2998', '#SO-2998', 'Order number:\u00A0so\u20112998']) {
    await search(page).fill('nothing of the kind');
    await expect(cards(page)).toHaveCount(0);
    await search(page).fill(copied);
    await expect(cards(page)).toContainText('Order SO-2998');
  }

  await search(page).fill('so-2890');
  await expect(page.getByRole('heading', { name: 'No order in progress matches “so-2890”' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Show 1 earlier order' }).click();
  await expect(page).toHaveURL(/order_state=history&q=so-2890$/);
  await expect(cards(page)).toContainText('Order SO-2890');
  const [year = ''] =
    /\b20\d\d\b/.exec(
      (await cards(page)
        .getByText(/^\d+ \w+ \d{4}$/)
        .textContent()) ?? '',
    ) ?? [];
  const [, product = ''] = (await cards(page).getByRole('paragraph').allTextContents())
    .map((text) => text.split(',')[0] ?? '')
    .toReversed();
  await search(page).fill(`${product.toUpperCase()} ${year}`);
  await expect(cards(page).filter({ hasText: 'Order SO-2890' })).toHaveCount(1);

  // The address alone brings it back; a link clears the field.
  await page.reload();
  await expect(search(page)).toHaveValue(`${product.toUpperCase()} ${year}`);
  await expect(cards(page).first()).toContainText(product);
  await search(page).fill('nothing of the kind');
  await expect(page.getByText('Search by order number, product name or year.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/orders\?order_state=history$/);
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  await expect(page.getByText('Search by order number, product name or year.')).toBeVisible();
  await expect(search(page)).toHaveValue('nothing of the kind');
  expect(await sandbox.calls('listMySuperOrders')).toHaveLength(asked.length + 1);
});

test('A7.13 A7.14 A5.8 A9.3 O95 O96 O138 all orders are read a hundred at a time; an address that asks for nonsense shows what there is', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('large@example.com', `${ORDERS}?page=9999&order_state=history`);
  await expect(tab(page, /^History 2\d\d$/)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })).toHaveCount(0);
  expect(
    (await sandbox.calls('listMySuperOrders')).map(({ query }) => [
      query['Offset'],
      query['Limit'],
      query['OrderState'],
    ]),
  ).toEqual([
    ['0', '100', 'notExpired'],
    ['100', '100', 'notExpired'],
    ['200', '100', 'notExpired'],
  ]);
  await page.goto(`${ORDERS}?page=minus&order_state=all`);
  await expect(tab(page, /^In progress/)).toHaveAttribute('aria-current', 'page');
  await expect(cards(page)).not.toHaveCount(0);
});

test('A4.1 R1 a list that is slow has its places; one that cannot be had says so, and comes when asked again', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('listMySuperOrders failed');
  await sandbox.fault({ service: 'order', operationId: 'listMySuperOrders', status: 500 });
  const letGo = await holdBack(page, /\/superorders\/me$/);
  await signIn(ANNA, ORDERS);
  await expect(page.getByText('Loading your orders')).toBeAttached();
  letGo();
  await expect(page.getByRole('alert').getByText('We could not load your orders.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(/^Reference/)).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(3);
});

test('S37 S38 X10 whatever the service calls things stays text, fits on 320 px, and no picture comes from nowhere', async ({
  page,
  signIn,
  sandbox,
}) => {
  const title = `<img src=x onerror=alert(1)>${'Donaudampfschifffahrt'.repeat(4)}`;
  const order = {
    code: `SO-${'9'.repeat(40)}`,
    createdAt: new Date().toISOString(),
    status: 'Confirmed',
    total: { amount: 1, currency: '<b>' },
    orders: [{ code: '"><script>alert(1)</script>', title, thumbnailUrl: 'javascript:alert(1)' }],
  };
  await sandbox.fault({
    service: 'order',
    operationId: 'listMySuperOrders',
    status: 200,
    body: { superOrders: [order], total: 1 },
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(ANNA, ORDERS);
  await expect(cards(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(cards(page).locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
