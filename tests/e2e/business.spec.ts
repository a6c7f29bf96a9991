import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { BUSINESS } from '../support/seeded.ts';

const INVOICES = '/invoices';
const INTEGRATION = '/integration';
const MISSING = 'Missing account details, please complete additional details';

const menu = (page: Page) => page.getByRole('navigation', { name: 'My account' });
const table = (page: Page) => page.getByRole('table', { name: 'Your invoices' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^PDF of/ }) });
const url = (page: Page) => page.getByLabel('Callback URL');
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' });

test('A1.8 A2.27 A2.65 A2.76 A6.4 O102 O141 X2 the menu leads to the invoices, each a PDF, and each group one, by keyboard too', async ({
  page,
  signIn,
}) => {
  await signIn(BUSINESS);
  await menu(page).getByRole('link', { name: 'Invoices' }).click();
  await expect(page).toHaveURL(/\/invoices$/);
  await expect(page).toHaveTitle(/^B2B invoices/);
  await expect(page.getByRole('heading', { level: 1, name: 'B2B invoices' })).toBeFocused();
  await expect(rows(page)).toHaveCount(14);
  await expect(rows(page).first().getByRole('rowheader')).toContainText('SO-6001');
  await expect(rows(page).first().getByRole('cell')).toContainText([/^\d\d \w+ \d{4}$/, 'channel-uk', '£39.95', 'PDF']);

  await rows(page).first().getByRole('button').focus();
  const [one] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(one.suggestedFilename()).toBe('invoice-70214.pdf');
  expect(await readFile(await one.path(), 'latin1')).toMatch(/^%PDF-/);
  const [group] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'All in one PDF: invoice group group-4213' }).click(),
  ]);
  expect(group.suggestedFilename()).toBe('invoice-group-4213.pdf');
  expect(await readFile(await group.path(), 'latin1')).toMatch(/^%PDF-/);
});

test('A2.27 A5.8 F6 X5 X6 a thousand invoices stand in pages, are found by number and by year, and the address says which show', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.state('a business customer with many invoices', { user: BUSINESS });
  await signIn(BUSINESS, `${INVOICES}?page=2`);
  const search = page.getByRole('searchbox', { name: 'Search your invoices' });
  const year = page.getByRole('combobox', { name: 'Year' });
  const list = page.getByRole('region', { name: /^Your invoices/ });
  await expect(rows(page)).toHaveCount(25);
  await expect(rows(page).first()).toContainText('SO-6026');
  expect(await page.locator('main *').count()).toBeLessThan(900);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/invoices\?page=3$/);
  await expect(list).toBeFocused();
  await expect(rows(page).first()).toContainText('SO-6051');
  // A group of three whose last one stands on the next page.
  await expect(
    table(page)
      .getByRole('rowheader', { name: /3 invoices/ })
      .first(),
  ).toBeVisible();

  const [, ...years] = await year.getByRole('option').allTextContents();
  const wanted = years[2] ?? '';
  await year.selectOption(wanted);
  await expect(page).toHaveURL(new RegExp(`/invoices\\?year=${wanted}$`));
  await expect(rows(page).first()).toContainText(wanted);
  await search.fill('#so-6001');
  await expect(page.getByRole('heading', { name: 'No invoice matches “#so-6001”' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Show all invoices' }).click();
  await expect(page).toHaveURL(/\/invoices$/);
  await expect(search).toHaveValue('');
  await expect(list).toBeFocused();
  await search.pressSequentially('order so-6500');
  await expect(search).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator('search [aria-live]')).toHaveText('1 invoice found');
  await page.reload();
  await expect(search).toHaveValue('order so-6500');
  await expect(rows(page)).toContainText(['SO-6500']);
  expect(await violations(page)).toEqual([]);
});

test('A1.9 A2.28 A2.66 A2.77 A2.116 A2.117 A6.5 O135 O137 X16 the integration: instructions, what is wrong said, both fields sent, nothing else', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(BUSINESS);
  await menu(page).getByRole('link', { name: 'FTP instructions' }).click();
  await expect(page).toHaveURL(/\/integration$/);
  await expect(page.getByRole('heading', { level: 1, name: 'FTP instructions' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Read the full instructions/ })).toHaveAttribute(
    'href',
    /\/ftp-instructions/,
  );
  await expect(url(page)).toHaveValue('https://orders.baker-prints.example/callback');
  await expect(page.getByLabel('Format')).toHaveValue('XML');

  await url(page).fill('http://orders.baker-prints.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Enter an address that begins with https://' })).toBeVisible();
  await expect(page).toHaveTitle(/^Error:/);
  await page.getByRole('link', { name: 'Enter an address that begins with https://' }).click();
  await expect(url(page)).toBeFocused();

  // What is stored stands in the field, and is what a later change begins with.
  await url(page).fill(' SFTP://files.baker-prints.example/inbox ');
  await save(page).click();
  await expect(page.getByText('Your settings are saved')).toBeVisible();
  await expect(url(page)).toHaveValue('sftp://files.baker-prints.example/inbox');
  await sandbox.forgetCalls();

  await url(page).fill('sftp://files.baker-prints.example/orders');
  await page.getByLabel('Format').selectOption('JSON');
  await sandbox.fault({ service: 'customer', operationId: 'updateFtpIntegration', delayMs: 2_000, times: 1 });
  await save(page).dblclick();
  await expect(page.getByText('Your settings are saved')).toBeVisible();
  expect((await sandbox.calls('updateFtpIntegration')).map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', { callbackUrl: 'sftp://files.baker-prints.example/orders', callbackFormat: 'JSON' }],
  ]);
  await page.reload();
  await expect(url(page)).toHaveValue('sftp://files.baker-prints.example/orders');
  await expect(page.getByLabel('Format')).toHaveValue('JSON');
});

test('O141 A4.1 S38 S55 X1 an invoice that cannot be had says so in its place; a link in place of a file is followed, one of another kind is not', async ({
  page,
  context,
  signIn,
  sandbox,
  world,
}) => {
  expectConsole('getHistoricalInvoicePdf', 'getInvoiceGroupFiles', 'blocked by CORS policy');
  await signIn(BUSINESS, INVOICES);
  await sandbox.fault({ service: 'invoice', operationId: 'getHistoricalInvoicePdf', status: 404, delayMs: 2_000 });
  await rows(page).nth(1).getByRole('button').dblclick();
  const alert = table(page).getByRole('alert');
  await expect(alert).toHaveText('We could not download this invoice. Try again.');
  await expect(table(page).getByText(/^Reference/)).toBeVisible();
  expect(await sandbox.calls('getHistoricalInvoicePdf')).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
  await sandbox.healFaults();
  const [again] = await Promise.all([page.waitForEvent('download'), rows(page).nth(1).getByRole('button').click()]);
  expect(again.suggestedFilename()).toBe('invoice-70213.pdf');
  await expect(alert).toHaveCount(0);

  const all = page.getByRole('button', { name: 'All in one PDF: invoice group group-4214' });
  await sandbox.fault({
    service: 'invoice',
    operationId: 'getInvoiceGroupFiles',
    status: 200,
    body: { url: 'javascript:alert(1)' },
    times: 1,
  });
  await all.click();
  await expect(alert).toHaveText('We could not download this invoice. Try again.');
  await sandbox.fault({
    service: 'invoice',
    operationId: 'getInvoiceGroupFiles',
    status: 200,
    body: { url: `${world.sandbox}/shop?file=group.pdf` },
  });
  // One that the page may not read is left to the browser, beside the page.
  const [beside] = await Promise.all([context.waitForEvent('page'), all.click()]);
  await expect(beside).toHaveURL(/\/shop\?file=group\.pdf$/);
  await expect(alert).toHaveCount(0);
});

test('A4.1 O94 invoices: none, slow, and not to be had; an approved customer has them and no banner', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('listHistoricalInvoices failed');
  await sandbox.fault({ service: 'invoice', operationId: 'listHistoricalInvoices', status: 403, delayMs: 2_500 });
  await sandbox.state('the customer exists', { user: BUSINESS, without: ['b2bStatus'] });
  // Looked for from the beginning: on a busy machine a page may take longer to load than it shows this.
  await Promise.all([
    page.getByText('Loading your invoices').waitFor({ state: 'attached' }),
    signIn(BUSINESS, INVOICES),
  ]);
  await expect(page.getByRole('alert').getByText('We could not load your invoices.')).toBeVisible();
  await expect(page.getByText(/^Reference/)).toBeVisible();
  await expect(page.getByText(MISSING)).toHaveCount(0);
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(14);
  await sandbox.fault({ service: 'invoice', operationId: 'listHistoricalInvoices', status: 404 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have no invoices yet' })).toBeVisible();
  await expect(page.getByText(MISSING)).toHaveCount(0);
});

test('A4.22 X15 what has been sent cannot be discarded, and stands in the form once it is stored', async ({
  page,
  signIn,
}) => {
  await signIn(BUSINESS, INTEGRATION);
  await url(page).fill('https://orders.example');
  // Saving reads the record first.
  const letGo = await holdBack(page, /\/customers\/me$/);
  await save(page).click();
  const discard = page.getByRole('button', { name: 'Discard changes' });
  await expect(discard).toHaveAttribute('aria-disabled', 'true');
  await expect(discard).toHaveAccessibleDescription('Saving');
  await discard.click({ force: true });
  letGo();
  await expect(page.getByText('Your settings are saved')).toBeVisible();
  await expect(url(page)).toHaveValue('https://orders.example');
  await expect(discard).toHaveCount(0);
});

test('A4.22 O136 A4.1 what the service refuses stands at its field, a failure has a reference, and discarding puts back what is stored', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  expectConsole('updateFtpIntegration', 'getCustomer');
  await sandbox.state('the customer exists', { user: BUSINESS, fields: { callbackFormat: 'EDIFACT' } });
  await sandbox.fault({ service: 'customer', operationId: 'getCustomer', status: 500 });
  await signIn(BUSINESS, INTEGRATION);
  await expect(page.getByRole('alert').getByText('An error occurred loading your settings')).toBeVisible({
    timeout: 30_000,
  });
  await traffic.quiet();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Format')).toHaveValue('EDIFACT');
  await expect(page.getByLabel('Format').getByRole('option')).toHaveText(['XML', 'JSON', 'EDIFACT']);

  await url(page).fill('https://orders.invalid');
  await save(page).click();
  await expect(url(page)).toHaveAccessibleDescription(/This address was not accepted/);
  await expect(url(page)).toHaveValue('https://orders.invalid');
  await sandbox.fault({ service: 'customer', operationId: 'updateFtpIntegration', status: 500, times: 1 });
  await url(page).fill('https://orders.example');
  await save(page).click();
  await expect(page.getByText('We could not save your integration settings. Try again.')).toBeVisible();
  await expect(page.getByText(/^Reference/)).toBeVisible();

  // Going elsewhere would lose it.
  await menu(page).getByRole('link', { name: 'Invoices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /stay/i }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(url(page)).toBeFocused();
  await expect(url(page)).toHaveValue('https://orders.baker-prints.example/callback');
  await expect(page.getByText('We could not save')).toHaveCount(0);
  await menu(page).getByRole('link', { name: 'Invoices' }).click();
  await expect(page.getByRole('heading', { name: 'B2B invoices' })).toBeVisible();
});

test('A2.117 O135 where no format is stored, the one that shows is sent', async ({ page, signIn, sandbox }) => {
  await sandbox.state('the customer exists', { user: BUSINESS, without: ['callbackFormat'] });
  await signIn(BUSINESS, INTEGRATION);
  await expect(page.getByLabel('Format')).toHaveValue('XML');
  await save(page).click();
  await expect(page.getByText('Your settings are saved')).toBeVisible();
  expect((await sandbox.calls('updateFtpIntegration')).map(({ body }) => body)).toEqual([
    { callbackUrl: 'https://orders.baker-prints.example/callback', callbackFormat: 'XML' },
  ]);
});

test('R1 a record that cannot be read is not asked for again and again', async ({ page, signIn, sandbox, traffic }) => {
  await sandbox.fault({ service: 'customer', operationId: 'getCustomer', status: 500 });
  await signIn(BUSINESS, INTEGRATION);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('An error occurred loading your settings');
  await traffic.quiet();
  expect((await sandbox.calls('getCustomer')).length).toBeLessThanOrEqual(3);
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(url(page)).toHaveValue('https://orders.baker-prints.example/callback');
});

test('A3.1 A4.11 a customer who was deleted meanwhile is signed out when she saves, and not asked about what she has typed', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(BUSINESS, INTEGRATION);
  await url(page).fill('https://orders.example');
  await sandbox.fault({ service: 'customer', operationId: 'getCustomer', status: 404 });
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await sandbox.calls('updateFtpIntegration')).toEqual([]);
});
