import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { ANNA, BUSINESS } from '../support/seeded.ts';

const OVERVIEW = 'My account overview';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: OVERVIEW });
const menu = (page: Page) => page.getByRole('navigation', { name: 'My account' });
const tiles = (page: Page) => page.getByRole('list', { name: 'Everything in your account' }).getByRole('link');

/** The first words of links, as they are seen. */
async function namesOf(links: ReturnType<typeof tiles>): Promise<(string | undefined)[]> {
  return (await links.allInnerTexts()).map((text) =>
    text.replaceAll('\u00AD', '').split('\n')[0]?.replace('(opens in a new tab)', '').trim(),
  );
}

/** Has the browser know nobody, while no page is open that would start a sign-in. */
async function forget(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

test('A2.1 A2.63 A2.64 A2.67 A2.69 A2.71 A2.74 A6.8 O84 the overview has a tile for each entry of the menu but itself and signing out, and no banner for consumers', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA);
  await expect(heading(page)).toBeVisible();
  await expect(tiles(page).filter({ hasText: 'FAQs' })).toBeVisible();
  const entries = await namesOf(menu(page).getByRole('link'));
  expect(entries).toEqual([
    'Overview',
    'My orders',
    'Settings',
    'Saved projects',
    'Saved photos',
    'Print tray',
    'Widgets',
    'FAQs',
    'Sign out',
  ]);
  expect(await namesOf(tiles(page))).toEqual(entries.filter((name) => name !== 'Overview' && name !== 'Sign out'));
  await expect(page.getByText(/account details|account validation|Blocked account/)).toHaveCount(0);
  await tiles(page).filter({ hasText: 'Saved projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My saved projects' })).toBeFocused();
});

test('A2.65 A2.66 A2.68 A2.71 A2.87 A2.88 A2.89 A3.33 A6.8 A6.9 O94 X1 business customers have pages of their own, and read on every page of the account what is up with it', async ({
  page,
  signIn,
}) => {
  await signIn(BUSINESS);
  await expect(page.getByText('Missing account details, please complete additional details')).toBeVisible();
  await expect(tiles(page).filter({ hasText: 'FAQs' })).toBeVisible();
  expect(await namesOf(tiles(page))).toEqual([
    'My orders',
    'Invoices',
    'FTP instructions',
    'Settings',
    'Saved projects',
    'Saved photos',
    'Print tray',
    'FAQs',
  ]);
  await expect(tiles(page).filter({ hasText: 'Settings' })).toHaveAttribute('href', '/settings/b2b');
  await expect(page.getByRole('link', { name: 'Complete your details' })).toHaveAttribute(
    'href',
    '/settings/personal-details',
  );
  await menu(page).getByRole('link', { name: 'Saved projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My saved projects' })).toBeFocused();
  await expect(page.getByText('Missing account details, please complete additional details')).toBeVisible();

  await forget(page);
  await signIn('b2b-new@example.com');
  await expect(page.getByText('Pending account validation')).toBeVisible();
  await forget(page);
  await signIn('b2b-blocked@example.com', '/saved-projects');
  await expect(page.getByText('Blocked account, please contact customer care')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Contact customer care/ })).toHaveAttribute('href', /\/customer-care/);
  expect(await violations(page)).toEqual([]);
});

test('O94 A4.1 X19 a customer\u2019s record that is slow or cannot be read keeps nobody from the page', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getCustomer');
  await sandbox.fault({ service: 'customer', operationId: 'getCustomer', status: 500, delayMs: 20_000 });
  await signIn(BUSINESS);
  await expect(heading(page)).toBeVisible();
  await expect(tiles(page).filter({ hasText: 'Invoices' })).toBeVisible();
  await sandbox.healFaults();
  await sandbox.fault({
    service: 'customer',
    operationId: 'getCustomer',
    status: 200,
    body: { b2bStatus: 'SomethingNew' },
  });
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(/account details|account validation|Blocked account/)).toHaveCount(0);
});

test('X5 the heading of a business page stands while the customer\u2019s record is awaited, and what is below it does not move', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.fault({ service: 'customer', operationId: 'getCustomer', delayMs: 20_000 });
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const title = document.querySelector('main h1');
      if (!title) return;
      observer.disconnect();
      const isSeen = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true;
      Object.assign(globalThis, { atFirst: [isSeen(title), isSeen(document.querySelector('main li a'))] });
    }).observe(document, { subtree: true, childList: true });
  });
  await signIn(BUSINESS);
  await expect(tiles(page).first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'atFirst')), 'the heading alone at first').toEqual([
    true,
    false,
  ]);
});

test('S52 S53 O5 P2.17 A6.9 pages for business customers lead consumers home, and those for consumers business customers, before anything is asked for', async ({
  page,
  signIn,
  sandbox,
}) => {
  const visit = async (path: string) => {
    await sandbox.forgetCalls();
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
    await expect(page, path).toHaveURL(/^[^?]*:\d+\/$/);
    return (await sandbox.calls()).map(({ operationId }) => operationId);
  };
  await signIn(ANNA);
  await expect(heading(page)).toBeVisible();
  for (const name of ['Invoices', 'FTP instructions'])
    await expect(menu(page).getByRole('link', { name })).toHaveCount(0);
  for (const path of [
    '/invoices',
    '/integration',
    '/settings/b2b',
    '/settings/b2b/email',
    '/settings/b2b/new-address',
    '/settings/b2b/address/address-1',
  ]) {
    const asked = await visit(path);
    for (const operation of ['listHistoricalInvoices', 'listAddresses']) expect(asked, path).not.toContain(operation);
  }
  await forget(page);
  await signIn(BUSINESS);
  await expect(heading(page)).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Widgets' })).toHaveCount(0);
  for (const path of ['/online-products', '/online-products/SO-6001']) {
    const asked = await visit(path);
    for (const operation of ['listOrdersByAccount', 'listWidgetsByOrderCodes', 'getWidget', 'getBlockedOrder'])
      expect(asked, path).not.toContain(operation);
  }
});
