import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { stopClock } from '../support/clock.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { ANNA } from '../support/seeded.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Received. */
const UNPAID = 'SO-2999';
/** Its payment failed. */
const FAILED = 'SO-2995';
/** Produced, and 17 days late. */
const LATE = 'SO-2984';
/** Dispatched 28 days ago; can be ordered again. */
const SENT = 'SO-2979';
const CANCELLED = 'SO-2982';

const news = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('list', { name: 'Order progress' }) });
const headline = (page: Page) => news(page).getByRole('heading', { level: 2 });
const card = (page: Page, code: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Order ${code}` }) });
const main = (page: Page) => page.getByRole('main');

test('O98 O123 a late order says that we are sorry and whom to ask, on its page and in the list, and nothing cheerful', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, `/orders?q=${LATE}`);
  await expect(card(page, LATE).getByRole('paragraph').first()).toHaveText('We are sorry, your order is late');
  await expect(card(page, LATE)).toContainText(
    /It should have reached you by \d+ \w+ \d{4}, but has not been sent yet\./,
  );
  await expect(card(page, LATE)).toContainText('In production');
  const ask = card(page, LATE).getByRole('link', { name: 'Contact us' });
  await expect(ask).toHaveAttribute('href', /\/customer-care\?/);
  await expect(ask).toHaveAccessibleDescription(`Order ${LATE}`);
  await expect(page.getByRole('link', { name: `Order ${LATE}` })).toHaveAccessibleDescription(
    /^We are sorry, your order is late \d+ \w+/,
  );
  expect(await violations(page)).toEqual([]);

  // Beside the link of the whole card that to customer care is one of its own.
  await page.getByRole('link', { name: `Order ${LATE}` }).click();
  await expect(headline(page)).toHaveText('We are sorry, your order is late');
  await expect(news(page)).toContainText(/It should have reached you by \d+ \w+ \d{4}/);
  await expect(news(page)).not.toContainText('with care');
  await expect(page.getByText('Delivery was expected')).toHaveCount(0);
  const [care] = await Promise.all([
    page.waitForEvent('popup'),
    news(page).getByRole('link', { name: 'Contact us (opens in a new tab)' }).click(),
  ]);
  await expect(care).toHaveURL(/\/customer-care\?/);
  // What it is about stays open.
  await expect(headline(page)).toBeVisible();
});

test('O98 O113 O123 an order that is not paid names no day on which it comes, but how to pay and until when for Christmas', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, `/orders/${UNPAID}`);
  await expect(headline(page)).toHaveText('Waiting for your payment');
  await expect(news(page)).toContainText('We’ll start as soon as we receive it.');
  await expect(news(page).getByText(/^Pay by 18 December \d{4} at .+ for Christmas$/)).toBeVisible();
  await expect(main(page)).not.toContainText(/Arrives|Expected/);
  expect(await sandbox.calls('getOrderDeliveryDates')).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await news(page).getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(new RegExp(`/order-payment\\?.*orderCode=${UNPAID}$`));

  await page.goto(`/orders/${FAILED}`);
  await expect(headline(page)).toHaveText('Your payment did not go through');
  await expect(news(page).getByRole('link', { name: 'Pay now' })).toBeVisible();

  await page.goto('/orders');
  await expect(card(page, UNPAID).getByRole('paragraph').first()).toHaveText('Waiting for your payment');
  await expect(card(page, UNPAID).getByRole('link', { name: `Pay now, order ${UNPAID}` })).toHaveAttribute(
    'href',
    new RegExp(`orderCode=${UNPAID}$`),
  );
  await expect(card(page, UNPAID)).not.toContainText('Christmas');
});

test('O98 S38 where the vendor names no address to pay at, or one that is none, customer care tells how', async ({
  page,
  signIn,
  sandbox,
}) => {
  const customerCareUrl = 'https://www.folioleaf-uk.example/contact';
  const config = (body: object) =>
    sandbox.fault({ service: 'public-vendor-config', operationId: 'getVendorConfig', status: 200, body });
  await config({ orderPaymentUrl: 'javascript:alert(1)', customerCareUrl });
  await signIn(ANNA, `/orders/${UNPAID}`);
  await expect(news(page).getByRole('link', { name: 'Ask how to pay' })).toHaveAttribute('href', customerCareUrl);
  await expect(news(page)).not.toContainText('Christmas');

  await sandbox.healFaults();
  await config({});
  await page.reload();
  await expect(headline(page)).toHaveText('Waiting for your payment');
  await expect(news(page).getByRole('link')).toHaveCount(0);
});

test('O98 O123 what was to have arrived is asked about, for a month; what was cancelled says so, and neither promises anything', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, `/orders/${SENT}`);
  await expect(headline(page)).toHaveText(/^Should have arrived by \d+ \w+ \d{4}$/);
  await expect(news(page)).toContainText('We are sorry if it has not reached you.');
  await expect(news(page).getByRole('link', { name: 'Contact us' })).toBeVisible();

  // The list says the same, wherever the order is in it.
  await page.goto(`/orders?order_state=history&q=${SENT}`);
  await expect(card(page, SENT).getByRole('paragraph').first()).toHaveText(/^Should have arrived by \d+ \w+ \d{4}$/);
  await expect(card(page, SENT).getByRole('link', { name: 'Contact us' })).toBeVisible();

  await sandbox.state('an order exists', {
    order: { code: 'SO-100', createdAt: new Date(Date.now() - 60 * DAY).toISOString(), status: 'Dispatched' },
  });
  await page.goto('/orders/SO-100');
  await expect(headline(page)).toHaveText('Your order has been sent');
  await expect(news(page).getByRole('link')).toHaveCount(0);
  // Of what was sent long ago the list does not even ask.
  await sandbox.forgetCalls();
  await page.goto('/orders?order_state=history&q=SO-100');
  await expect(card(page, 'SO-100').getByRole('paragraph').first()).toHaveText('Your order has been sent');
  expect(await sandbox.calls('getOrderDeliveryDates')).toEqual([]);

  await page.goto(`/orders/${CANCELLED}`);
  await expect(headline(page)).toHaveText('This order was cancelled');
  await expect(news(page)).toContainText('contact us');
  await expect(news(page).getByRole('link', { name: 'Contact us' })).toBeVisible();
});

test('O98 O108 O122 of an order whose status nobody knows neither making nor sending is promised, and its badge stays', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('order-status failed');
  const order = { code: 'SO-101', createdAt: new Date().toISOString() };
  await sandbox.state('an order exists', { order: { ...order, status: 'teleported' } });
  await sandbox.fault({ service: 'order-delivery-dates', status: 404 });
  await signIn(ANNA, '/orders/SO-101');
  await expect(headline(page)).toHaveText('Your order has been placed');
  await expect(news(page)).toContainText('We have no further news of it at the moment.');
  await expect(news(page).getByText('Ordered', { exact: true }).first()).toBeVisible();
  await expect(news(page).getByRole('link')).toHaveCount(0);

  await sandbox.healFaults();
  const over = new Date(Date.now() - 3 * DAY).toISOString().slice(0, 10);
  await sandbox.fault({ service: 'order-delivery-dates', status: 200, body: { deliveryDate: over } });
  await page.reload();
  await expect(headline(page)).toHaveText(/^Should have arrived by /);
  await expect(news(page)).not.toContainText('has not been sent');
  await expect(news(page).getByRole('link', { name: 'Contact us' })).toBeVisible();
});

test('A2.92 O98 R1 in the list an order begins with when it comes, and stands without where that cannot be learned', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getOrderDeliveryDates failed');
  await signIn(ANNA, '/orders?q=SO-2998');
  await expect(card(page, 'SO-2998').getByRole('paragraph').first()).toHaveText(/^Arrives \d/);
  await expect(card(page, 'SO-2998').getByText('Ordered', { exact: true })).toBeVisible();
  await sandbox.fault({ service: 'order-delivery-dates', status: 500 });
  await page.reload();
  await expect(card(page, 'SO-2998').getByRole('paragraph').first()).toHaveText('We have your order', {
    timeout: 30_000,
  });
  await expect(main(page).getByRole('alert')).toHaveCount(0);

  // Nobody waits long for them.
  await sandbox.healFaults();
  const letGo = await holdBack(page, /\/order-delivery-dates\//);
  await page.clock.install();
  await stopClock(page);
  await page.goto('/orders/SO-2998');
  await expect(main(page)).toContainText('Mill Lane');
  await page.clock.runFor(3_000);
  await expect(headline(page)).toHaveText('We have your order');
  letGo();
  await page.clock.resume();
  await expect(headline(page)).toHaveText(/^Arrives \d/);
});

test('O113 a campaign whose name is not meant for customers is not named', async ({ page, signIn, sandbox }) => {
  await sandbox.fault({
    service: 'order-cutoff',
    operationId: 'getCutoffCampaign',
    status: 200,
    body: { name: 'xm-7', cutOffDate: '2999-12-18' },
  });
  await signIn(ANNA, `/orders/${SENT}`);
  await expect(page.getByText('Order by 18 December 2999', { exact: true })).toBeVisible();
  await expect(main(page)).not.toContainText('xm-7');
});

test('A2.92 O123 X10 the steps of every progress bar are equally long, whatever became of the order', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, '/orders');
  const screens = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ];
  /** Appends the widths of the same parts on each screen. */
  const measure = async (parts: Locator, widths: number[][]) => {
    for (const [at, screen] of screens.entries()) {
      await page.setViewportSize(screen);
      widths[at]?.push(
        ...(await parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().width)))),
      );
    }
  };
  const expectEqual = (widths: number[][], amount: number) => {
    for (const [at, seen] of widths.entries()) {
      expect(seen, `at ${screens[at]?.width} px`).toHaveLength(amount);
      expect(Math.max(...seen) - Math.min(...seen), `at ${screens[at]?.width} px`).toBeLessThanOrEqual(1);
    }
  };
  const steps = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
  const widthsOfSteps = screens.map((): number[] => []);
  for (const code of [UNPAID, LATE, CANCELLED]) {
    await page.goto(`/orders/${code}`);
    await expect(headline(page)).toBeVisible();
    await measure(steps, widthsOfSteps);
  }
  expectEqual(widthsOfSteps, 8);

  await page.goto('/orders');
  await expect(card(page, UNPAID)).toBeVisible();
  const widthsOfBars = screens.map((): number[] => []);
  await measure(main(page).locator('li [aria-hidden=true] > span:empty'), widthsOfBars);
  expectEqual(widthsOfBars, 9);
});

test('O98 O113 X10 @phone on a phone what helps stands within reach, in large letters too', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, `/orders?q=${LATE}`);
  const ask = card(page, LATE).getByRole('link', { name: 'Contact us' });
  await expect(ask).toBeInViewport();
  expect((await ask.boundingBox())?.height).toBeGreaterThanOrEqual(32);
  await page.goto(`/orders/${UNPAID}`);
  await expect(news(page).getByRole('link', { name: 'Pay now' })).toBeInViewport();
  await expect(news(page).getByText(/for Christmas$/)).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
