import type { Page } from '@playwright/test';
import { dialog } from '../support/albums.ts';
import { colourViolations, violations } from '../support/axe.ts';
import { stopClock } from '../support/clock.ts';
import { openMore } from '../support/timeline.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { bar, ONCE_BACK } from '../support/offline.ts';
import type { Fault, SandboxControl } from '../support/sandbox-control.ts';
import { ANNA, BUSINESS } from '../support/seeded.ts';

/** Her storage ends in two months, and she has something of everything. */
const WARNED = 'warning@example.com';

const now = (page: Page) => page.getByRole('list', { name: 'At a glance' });
const cards = (page: Page) => now(page).getByRole('heading', { level: 2 });
const tiles = (page: Page) => page.getByRole('list', { name: 'Everything in your account' }).getByRole('link');

const order = (page: Page) => now(page).getByRole('link', { name: /^Order SO-/ });
const photos = (page: Page) => now(page).getByRole('link', { name: /^Newest photos/ });
const project = (page: Page) => now(page).getByRole('link', { name: /^Saved project/ });
const storage = (page: Page) => now(page).getByRole('button', { name: /^Storage status/ });
const invoice = (page: Page) => now(page).getByRole('link', { name: /open invoice/ });

/** What each part asks for. */
const calls = {
  order: { service: 'order', operationId: 'listMySuperOrders' },
  storage: { service: 'photo-deletion', operationId: 'getAccountInformation' },
  project: { service: 'saved-projects', operationId: 'listProjects' },
  photos: { service: 'photo-management', operationId: 'listPhotos' },
} as const satisfies Record<string, Fault>;
const parts = { order, storage, project, photos };

/** An order that has just been placed, and is on time. */
const ORDERED = { code: 'SO-7500', status: 'ProductionStarted', source: 'PHOTOBOOK_BRAND' };

async function hasSomethingOfEverything(sandbox: SandboxControl, user = WARNED): Promise<void> {
  const createdAt = new Date().toISOString();
  const orders = [{ code: 'OR-7500-1', title: 'Summer in Skagen', status: ORDERED.status }];
  await sandbox.state('an order exists', { user, order: { ...ORDERED, createdAt, orders } });
  await sandbox.state('the customer has saved projects', { user, projectIds: ['project-1', 'project-2'] });
}

/** Notes from the first frame of each page what moves on it by itself; gives what has moved since that page was opened. */
async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, 'sources');
        const names = Array.isArray(sources) ? sources.map(({ node }) => node?.className ?? node?.nodeName) : [];
        moved.push(`${Reflect.get(entry, 'value')} ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'moved'));
}

/** Has been drawn to its end: nothing on the page is grey any more. */
async function isWhole(page: Page): Promise<void> {
  await expect(tiles(page).filter({ hasText: 'FAQs' })).toBeVisible();
  await expect(page.locator('main [class*=_skeleton_]:visible')).toHaveCount(0);
}

for (const [device, tag] of [
  ['a desktop', ''],
  ['a phone', '@phone '],
] as const) {
  test(`A2.74 O84 O98 X5 ${tag}on ${device} the overview says what is under way, and nothing moves when that comes`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await hasSomethingOfEverything(sandbox);
    const moved = await watchShifts(page);
    await signIn(WARNED);
    await isWhole(page);
    await expect(cards(page)).toHaveCount(4);
    await expect(order(page)).toHaveAccessibleName(/^Order SO-7500 Summer in Skagen Arrives .*\d{4}$/);
    await expect(storage(page)).toHaveAccessibleName('Storage status 2 months left');
    await expect(project(page)).toHaveAccessibleName(/^Saved project Last changed .* Continue$/);
    await expect(project(page)).toHaveAttribute('href', /^https?:/);
    await expect(photos(page)).toHaveAccessibleName(/^Newest photos \d+ \w+ \d{4}$/);
    await expect(now(page).locator('img[data-shown]').first()).toBeVisible();
    expect(await moved()).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await order(page).click();
    await expect(page).toHaveURL(/\/orders\/SO-7500$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeFocused();
  });

  test(`O84 R3 ${tag}on ${device} each part of the overview is left out alone when it cannot be read, and nothing moves`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    test.slow();
    await hasSomethingOfEverything(sandbox);
    const moved = await watchShifts(page);
    for (const [failing, call] of Object.entries(calls)) {
      await sandbox.healFaults();
      await sandbox.fault({ ...call, status: 500 });
      if (page.url() === 'about:blank') await signIn(WARNED);
      else await page.reload();
      await isWhole(page);
      for (const [part, found] of Object.entries(parts))
        await expect(found(page), `${part} without ${failing}`).toHaveCount(part === failing ? 0 : 1);
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
      expect(await moved(), failing).toEqual([]);
    }
  });

  test(`O84 ${tag}on ${device} what takes long has its room, in which it comes, or which stays empty`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await hasSomethingOfEverything(sandbox);
    await sandbox.fault({ ...calls.project, status: 403 });
    const release = await holdBack(page, /\/photo-management\/photos$|\/saved-projects\//);
    const moved = await watchShifts(page);
    await signIn(WARNED);
    await expect(tiles(page).first()).toBeVisible();
    await expect(order(page)).toBeVisible();
    await expect(photos(page)).toHaveCount(0);
    release();
    await expect(photos(page)).toBeVisible();
    await expect(project(page)).toHaveCount(0);
    await isWhole(page);
    expect(await moved()).toEqual([]);
  });

  test(`O84 O5 ${tag}on ${device} business customers see the invoice that they are to pay, and where that cannot be read their project`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await hasSomethingOfEverything(sandbox, BUSINESS);
    const moved = await watchShifts(page);
    await signIn(BUSINESS);
    await isWhole(page);
    await expect(invoice(page)).toHaveAccessibleName(/^1 open invoice Order SO-6001 £[\d.]+ Due by \d+ \w+ \d{4}$/);
    await expect(order(page)).toBeVisible();
    await expect(photos(page)).toBeVisible();
    await expect(project(page)).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    expect(await moved()).toEqual([]);
    await invoice(page).click();
    await expect(page.getByRole('row').filter({ hasText: 'SO-6001' })).toContainText(/Due by \d+ \w+ \d{4}/);

    await sandbox.fault({ service: 'invoice', operationId: 'listHistoricalInvoices', status: 500 });
    await page.goto('/');
    await isWhole(page);
    await expect(project(page)).toBeVisible();
    await expect(invoice(page)).toHaveCount(0);
    expect(await moved()).toEqual([]);
  });

  test(`O84 O141 ${tag}on ${device} an invoice that is overdue comes before the one that is not, and warns in words and colour`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn(BUSINESS);
    await isWhole(page);
    const headline = invoice(page).getByText(/^(?:Due by|Was due by)/);
    await expect(headline).toHaveText(/^Due by /);
    const colour = () => headline.evaluate((words) => getComputedStyle(words).color);
    const calm = await colour();
    await sandbox.state('a business customer with an invoice that is overdue', { user: BUSINESS });
    await page.reload();
    await isWhole(page);
    await expect(invoice(page)).toHaveAccessibleName(
      /^2 open invoices Order SO-6300 £39\.95 Was due by \d+ \w+ \d{4}$/,
    );
    expect(await colour()).not.toBe(calm);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourViolations(page)).toEqual([]);
    await invoice(page).click();
    await expect(page).toHaveURL(/\/invoices\?q=SO-6300$/);
    await expect(page.getByRole('row').filter({ hasText: 'SO-6300' })).toContainText(/Was due by \d+ \w+ \d{4}/);
  });

  test(`O84 ${tag}on ${device} a new customer, of whom there is nothing to say, has the tiles alone`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    const moved = await watchShifts(page);
    await signIn('empty@example.com');
    await isWhole(page);
    await expect(now(page)).toHaveCount(0);
    expect(await sandbox.calls('listHistoricalInvoices')).toEqual([]);
    expect(await moved()).toEqual([]);
    // A browser that has shown her nothing once expects nothing.
    await page.reload();
    await isWhole(page);
    expect(await moved()).toEqual([]);

    await sandbox.state('an order exists', {
      user: 'empty@example.com',
      order: { ...ORDERED, createdAt: new Date().toISOString() },
    });
    await page.reload();
    await isWhole(page);
    await expect(order(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    expect(await moved()).toEqual([]);
  });

  test(`O84 P4.6 X3 ${tag}on ${device} photos that are in danger say so and what helps, and others say nothing of it`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn(ANNA);
    await isWhole(page);
    await expect(photos(page)).toBeVisible();
    await expect(storage(page)).toHaveCount(0);

    await sandbox.state('photos are stored for some time', { user: ANNA, months: 0, days: 1 });
    await page.reload();
    await isWhole(page);
    await expect(storage(page)).toHaveAccessibleName('Storage status Will be deleted tomorrow');
    await expect(now(page)).toContainText('Order anything and all your photos stay another 18 months');
    await storage(page).click();
    await expect(dialog(page).getByRole('heading', { name: /^Order anything today/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(storage(page)).toBeFocused();
  });
}

test('R5 O84 without a network the newest photos have their places and no sign of a failure, and come when it is back', async ({
  page,
  context,
  signIn,
}) => {
  expectConsole('failed (', 'WebSocket', 'ERR_INTERNET_DISCONNECTED');
  const letGo = await holdBack(page, /\/photo-files\//);
  await signIn(WARNED, '/', 'commit');
  await expect(photos(page)).toBeVisible();
  await isWhole(page);
  const row = now(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Newest photos/ }) });
  const pictures = row.locator('img:visible');
  await expect(pictures.first()).toBeAttached();
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  letGo();
  await expect(pictures).toHaveCount(0);
  await expect(row.locator('svg')).toHaveCount(0);
  await context.setOffline(false);
  await expect(row.locator('img[data-shown]').first()).toBeVisible(ONCE_BACK);
});

test('O84 F2 what the overview has read its areas have already', async ({ page, signIn, sandbox }) => {
  await hasSomethingOfEverything(sandbox);
  await signIn(WARNED);
  await isWhole(page);
  const menu = page.getByRole('navigation', { name: 'My account' });
  await menu.getByRole('link', { name: 'My orders' }).click();
  await expect(page.getByRole('heading', { name: 'Order SO-7500' })).toBeVisible();
  await menu.getByRole('link', { name: 'Saved projects' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await menu.getByRole('link', { name: 'Saved photos' }).click();
  await openMore(page);
  await expect(page.getByRole('button', { name: 'Storage status 2 months left' })).toBeVisible();
  for (const { operationId } of Object.values(calls))
    expect(await sandbox.calls(operationId), operationId).toHaveLength(1);
});

test('O84 P6.6 O5 without the photo library nothing of it is asked for or said', async ({ page, signIn, sandbox }) => {
  await hasSomethingOfEverything(sandbox);
  await signIn(WARNED, '/?PhotoManagementTimelineViewEnabled=false');
  await isWhole(page);
  await expect(order(page)).toBeVisible();
  await expect(project(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  for (const operation of ['listPhotos', 'getAccountInformation']) expect(await sandbox.calls(operation)).toEqual([]);
});

test('O84 O98 X5 an order whose dates are late has its room at once, and says without them what it knows', async ({
  page,
  signIn,
  sandbox,
}) => {
  await hasSomethingOfEverything(sandbox);
  await holdBack(page, /\/order-delivery-dates\//);
  const moved = await watchShifts(page);
  // It waits for them for three seconds, which pass once it has been looked at.
  await page.clock.install();
  await stopClock(page);
  await signIn(WARNED);
  await expect(order(page)).toHaveAccessibleName('Order SO-7500 Summer in Skagen');
  await page.clock.runFor(3_000);
  await expect(order(page)).toHaveAccessibleName('Order SO-7500 Summer in Skagen We are making your order');
  expect(await moved()).toEqual([]);
});

test('O84 P1.4 P2.28 photos that have come since the overview was read stand first in the timeline', async ({
  page,
  sandbox,
  signIn,
  passTime,
}) => {
  const user = 'empty@example.com';
  await page.clock.install();
  await sandbox.state('the customer has photos in a month', { user, year: 2026, month: 11, count: 40 });
  await signIn(user, '/');
  await expect(photos(page)).toBeVisible();
  await passTime(60_000);
  await sandbox.state('photos arrive from another device', { user, photoIds: ['new'], taken: '2026-11-30T23:00:00Z' });
  await photos(page).click();
  await expect(page.locator('a[data-photo="new"]')).toBeVisible();
});
