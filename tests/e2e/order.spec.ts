import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { ANNA } from '../support/seeded.ts';

/** Confirmed, with a voucher that is known. */
const ORDERED = '/orders/SO-2998';

const products = (page: Page) => page.getByRole('region', { name: 'Items' });
const delivery = (page: Page) => page.getByRole('region', { name: 'Delivery address' });
const way = (page: Page) => page.getByRole('list', { name: 'Order progress' });

test('A2.7 A2.85 A2.92 A3.11 O98 O111 O123 X5 it says where it is, when it comes, what is in it, where it goes', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, '/orders?page=3');
  await page.getByRole('link', { name: 'Order SO-2994' }).click();
  await expect(page).toHaveTitle(/^Order details/);
  await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeFocused();
  await expect(page.getByText(/^Order SO-2994, placed on \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^Arrives (?:\d+\s*–\s*\d+\s\w+|\d+\s\w+\s*–\s*\d+\s\w+|\d+\s\w+ \d{4}\s*–\s*\d+\s\w+) \d{4}$/,
    'Items',
    'Delivery address',
  ]);
  await expect(page.getByRole('region', { name: /^Arrives/ }).getByText('Ordered', { exact: true })).toHaveCount(2);
  await expect(way(page).getByRole('listitem')).toHaveText(['Ordered', 'In production', 'Sent']);
  await expect(way(page).locator('[aria-current=step]')).toHaveText('Ordered');
  await expect(products(page).getByRole('listitem')).toHaveCount(3);
  await expect(products(page)).toContainText(/Total£\d+\.\d\d/);
  await expect(delivery(page)).toContainText('Home delivery');
  await expect(delivery(page)).toContainText('12 Mill Lane');
  await expect(products(page)).toContainText('We could not find this voucher');
});

test('A8.15 an order that does not exist', async ({ page, signIn, sandbox }) => {
  await sandbox.fault({ service: 'order', operationId: 'getSuperOrder', status: 200, body: null, times: 1 });
  await signIn(ANNA, ORDERED);
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  await page.goto('/orders/SO-1');
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to my orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
});

test('A3.10 A3.21 A3.22 A7.24 A7.25 O140 a voucher is found, looked up again, and not found any more', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getVoucherOffer failed');
  await signIn(ANNA, ORDERED);
  const product = products(page).getByRole('listitem').first();
  await expect(product).toContainText('Voucher SAVE10');
  await expect(product).toContainText('10 % off photo books');
  await expect(product).toContainText(/Valid until \d+ \w+ \d{4} at \d/);

  await sandbox.fault({
    service: 'voucher',
    operationId: 'getVoucherOffer',
    status: 200,
    body: { title: '20 % off photo books', expiryDate: '2020-01-05' },
  });
  await product.getByRole('button', { name: 'Check again, voucher SAVE10' }).click();
  await expect(product).toContainText('20 % off photo books');
  await expect(product).toContainText('Was valid until 5 January 2020');
  await expect(page.getByText('Voucher SAVE10 has been checked again')).toBeAttached();

  // A moment is over when it has passed, also on its own day.
  await sandbox.healFaults();
  await sandbox.fault({
    service: 'voucher',
    operationId: 'getVoucherOffer',
    body: { title: '20 % off photo books', expiryDate: new Date(Date.now() - 2 * 60_000).toISOString() },
  });
  await product.getByRole('button', { name: /^Check again/ }).click();
  await expect(product).toContainText(/Was valid until \d+ \w+ \d{4} at \d/);

  // A failure leaves what was known, and says so where it was asked.
  await sandbox.healFaults();
  await sandbox.fault({ service: 'voucher', operationId: 'getVoucherOffer', status: 500 });
  await product.getByRole('button', { name: /^Check again/ }).click();
  await expect(product.getByRole('alert')).toHaveText('We could not load your voucher.', {
    timeout: 30_000,
  });
  await expect(product.getByText(/^Reference/)).toBeVisible();
  await expect(product).toContainText('20 % off photo books');

  await sandbox.healFaults();
  await sandbox.fault({ service: 'voucher', operationId: 'getVoucherOffer', status: 404 });
  await product.getByRole('button', { name: /^Check again/ }).click();
  await expect(product).toContainText('We could not find this voucher');
  await expect(product.getByRole('alert')).toHaveCount(0);
});

test('O98 R1 what other services know is left out where they fail, and the order stays', async ({
  page,
  signIn,
  sandbox,
}) => {
  const operations = [
    'getOrderDeliveryDates',
    'getVoucherOffer',
    'getReorderStatus',
    'getProduct',
    'getCutoffCampaign',
    'listCutoffArticleGroups',
  ];
  expectConsole(...operations.map((operation) => `${operation} failed`));
  for (const service of ['order-delivery-dates', 'voucher', 'reorder', 'product', 'order-cutoff'])
    await sandbox.fault({ service, malformed: true });
  await signIn(ANNA, ORDERED);
  await expect(products(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 2, name: 'We have your order' })).toBeVisible();
  await expect(products(page)).not.toContainText('Voucher');
  await expect(delivery(page)).toContainText('Anna Berg');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('A2.94 A4.1 R1 a slow order has its places; one that failed says so', async ({ page, signIn, sandbox }) => {
  expectConsole('getSuperOrder failed');
  await sandbox.fault({ service: 'order', operationId: 'getSuperOrder', status: 500 });
  const letGo = await holdBack(page, /\/superorders\/SO-\d+$/);
  await signIn(ANNA, ORDERED);
  await expect(page.getByText('Loading your order')).toBeAttached();
  letGo();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'An error occurred loading this order, please contact us to report this issue.',
  );
  await expect(page.getByText(/^Reference/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^https?:/);
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(products(page)).toBeVisible();
  // What the list knew is shown before the order itself is there.
  await holdBack(page, /\/superorders\/SO-\d+$/);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('link', { name: 'Order SO-2999', exact: true }).click();
  await expect(products(page)).toBeVisible();
});

for (const { tag, width } of [
  { tag: '', width: 1440 },
  { tag: '@phone ', width: 390 },
])
  for (const { ids, what, order, held, besides, come } of [
    {
      ids: 'O113 X5',
      what: 'until when to pay',
      order: 'SO-2999',
      held: /\/order-cutoff\/v1\/Campaign\//,
      besides: 'Change address',
      come: /^Pay by /,
    },
    {
      ids: 'O111 X5',
      what: 'when it arrives',
      order: 'SO-2998',
      held: /\/order-delivery-dates\//,
      besides: 'Change address',
      come: /^Arrives /,
    },
    {
      ids: 'O112 O113 X5',
      what: 'the way to order it again',
      order: 'SO-2979',
      held: /\/reorder\/status\//,
      besides: /^Should have arrived by /,
      come: /^Order by /,
    },
  ])
    test(`${ids} ${tag}${what} comes into a room of its own: nothing moves under a press`, async ({
      page,
      signIn,
      traffic,
    }) => {
      await page.setViewportSize({ width, height: 1_600 });
      const letGo = await holdBack(page, held);
      const asked = page.waitForRequest(held);
      await signIn(ANNA, `/orders/${order}`);
      await asked;
      await expect(page.getByText(besides)).toBeVisible();
      const awaited = page.getByText(come);
      await expect(awaited).toBeHidden();
      // What the vendor's configuration makes room for.
      await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeAttached();
      const places = async () => ({
        print: (await page.getByRole('button', { name: 'Print' }).boundingBox())?.y,
        products: (await products(page).boundingBox())?.y,
      });
      const before = await places();
      letGo();
      await expect(awaited).toBeVisible();
      await traffic.quiet();
      expect(await places()).toEqual(before);
    });

test('O98 A4.1 R1 an order that the list knew stays when it cannot be read itself, with what was begun in it', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getSuperOrder failed');
  await signIn(ANNA, '/orders');
  await sandbox.fault({ service: 'order', operationId: 'getSuperOrder', status: 500, delayMs: 3_000 });
  await page.getByRole('link', { name: 'Order SO-2999', exact: true }).click();
  await delivery(page).getByRole('button', { name: 'Change address' }).click();
  const town = page.getByRole('dialog').getByRole('textbox', { name: 'Town or city' });
  await town.fill('Bath');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toHaveText('An error occurred loading this order, please contact us to report this issue.', {
    timeout: 15_000,
  });
  await expect(town).toHaveValue('Bath');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(products(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  await expect(products(page)).toBeVisible();
});

test('O98 R5 an order that the list knew shows without a connection, and nothing is drawn in place of a failure', async ({
  page,
  context,
  signIn,
  traffic,
}) => {
  expectConsole('failed (', 'ERR_INTERNET_DISCONNECTED');
  await signIn(ANNA, '/orders');
  const link = page.getByRole('link', { name: 'Order SO-2998', exact: true });
  await link.hover();
  await traffic.quiet();
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText('No connection')).toBeVisible();
  await expect(products(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main').locator('[class*="failure_"]')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('No connection')).toHaveCount(0);
  await expect(products(page)).toBeVisible();
});

test('A4.36 A3.9 O108 S37 S38 X10 little is enough for an order, and whatever it holds stays text', async ({
  page,
  signIn,
  sandbox,
}) => {
  const fault = (body: object) =>
    sandbox.fault({ service: 'order', operationId: 'getSuperOrder', status: 200, body, times: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  await fault({ code: 'SO-2998' });
  await signIn(ANNA, ORDERED);
  await expect(page.getByText('Order SO-2998', { exact: true })).toBeVisible();
  await expect(delivery(page)).toContainText('The delivery is being changed');
  await expect(products(page)).toHaveCount(0);
  await fault({ code: 'SO-2998', status: 'Dispatched' });
  await page.reload();
  await expect(way(page).locator('[aria-current=step]')).toHaveText('Sent');
  await expect(delivery(page)).toHaveCount(0);

  const evil = '<svg onload=alert(1)>';
  const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
  await fault({
    code: 'SO-2998',
    status: evil,
    deliveryType: 'PickupPoint',
    deliveryAddress: { firstName: evil, city: long, countryCode: evil },
    orders: [
      { code: `${evil}${long}`, thumbnailUrl: 'data:text/html,x', voucher: `../${evil}` },
      { code: 'OR-2', title: long, status: 'Dispatched' },
    ],
  });
  expectConsole('order-status failed');
  await page.reload();
  await expect(delivery(page)).toContainText('Pick-up point');
  await expect(delivery(page)).toContainText(evil);
  await expect(products(page)).toContainText(evil);
  await expect(products(page).locator('img')).toHaveCount(0);
  await expect(products(page).getByText('Sent', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('O98 on paper an order is the order: no menu, no buttons, all of its parts', async ({ page, signIn }) => {
  await signIn(ANNA, ORDERED);
  await expect(products(page)).toContainText('Voucher SAVE10');
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve('printed'))));
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe('printed');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const gone of [
    page.getByRole('navigation', { name: 'My account' }),
    page.getByRole('link', { name: 'Orders', exact: true }),
    page.getByRole('main').getByRole('button'),
  ]) {
    await expect(gone).toHaveCount(0);
  }
  for (const region of [way(page), products(page), delivery(page), page.getByRole('heading', { name: /^Arrives/ })])
    await expect(region).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});

test('A2.7 A8.15 an order is found by its code in small letters, and is then at its own address', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', '/orders/so-2979');
  await expect(page.getByRole('main')).toContainText('SO-2979');
  await expect(page).toHaveURL(/\/orders\/SO-2979$/);
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
  expect((await sandbox.calls('getReorderStatus')).map(({ path }) => path.split('/').at(-1))).toEqual(['SO-2979']);
});

test('A7.24 A7.45 F2 R9 an order of 200 products asks of each when it comes into view, six at a time, and no more once the page is left', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  expectConsole('getVoucherOffer failed');
  const code = (index: number) => `OR-200-${index + 1}`;
  const orders = Array.from({ length: 200 }, (_, index) => ({
    code: code(index),
    title: `Our year, part ${index + 1}`,
    articleType: 'LargePhotoBook',
    voucher: `SAVE-${index + 1}`,
  }));
  await sandbox.state('an order exists', {
    order: {
      code: 'SO-200',
      createdAt: '2026-11-10T09:00:00Z',
      status: 'Dispatched',
      source: 'PHOTOBOOK_BRAND',
      orders,
    },
  });
  const calls = async () =>
    (await sandbox.calls()).filter(
      ({ operationId }) => operationId === 'getProduct' || operationId === 'getVoucherOffer',
    );
  await sandbox.fault({ service: 'product', operationId: 'getProduct', delayMs: 3_000 });
  await sandbox.fault({ service: 'voucher', operationId: 'getVoucherOffer', delayMs: 3_000 });
  await signIn(ANNA, '/orders/SO-200');
  await expect(products(page).getByRole('listitem')).toHaveCount(200);
  const download = (index: number) =>
    products(page).getByRole('button', { name: `Download PDF of Our year, part ${index + 1}`, exact: true });
  await expect(download(0)).toBeVisible();
  const begun = await calls();
  expect(begun.length).toBeLessThan(60);
  expect(begun.some(({ path }) => path.endsWith(code(150)))).toBe(false);
  const atOnce = begun.map(
    ({ at }) =>
      begun.filter(
        (other) => Date.parse(other.at) <= Date.parse(at) && Date.parse(at) < Date.parse(other.at) + other.ms,
      ).length,
  );
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(6);

  // What comes into view is asked for, the middle not, and does not wait for what is out of view again.
  const asked = async () => (await calls()).map(({ path }) => path.split('/').at(-1));
  await page.keyboard.press('End');
  await expect.poll(asked).toContain(code(199));
  await sandbox.healFaults();
  await expect(download(199)).toBeVisible();
  // Of what is still asked for here some would set out before the next calls are counted, and make way for more than the six that are.
  await traffic.quiet();
  const order = await asked();
  expect(order).not.toContain(code(100));
  const top = new Set<string | undefined>(orders.slice(0, 20).map((product) => product.code));
  const last = order.findLastIndex((call) => top.has(call));
  expect(order.indexOf(code(199))).toBeLessThan(last);

  // What waits when the page is left is given up. An answer before that would make way for a seventh call.
  await sandbox.fault({ service: 'product', operationId: 'getProduct', delayMs: 30_000 });
  await sandbox.fault({ service: 'voucher', operationId: 'getVoucherOffer', delayMs: 30_000 });
  await sandbox.forgetCalls();
  await products(page).getByRole('listitem').nth(100).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await calls()).length).toBe(6);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await sandbox.healFaults();
  // Another order's product is asked for in the same line, behind whatever still waited.
  await page.getByRole('searchbox', { name: 'Search your orders' }).fill('SO-2979');
  const another = page.getByRole('link', { name: 'Order SO-2979' });
  const earlier = page.getByRole('link', { name: 'Show 1 earlier order' });
  await expect(another.or(earlier)).toBeVisible();
  if (await earlier.isVisible()) await earlier.click();
  await another.click();
  await expect(
    products(page)
      .getByRole('button', { name: /^Download PDF of/ })
      .first(),
  ).toBeVisible();
  expect((await calls()).filter(({ path }) => /OR-200-|SAVE-/.test(path))).toHaveLength(6);
});
