import { about, listen } from '../support/announcements.ts';
import { expect, test } from '../support/keyboard-fixtures.ts';
import { waitForPictures } from '../support/timeline.ts';
import { ANNA, BUSINESS } from '../support/seeded.ts';

/** The latest one; there are others of that title. */
const BOOK = /The first twelve months \(\d{1,2} \w+ \d{4}\)/;
/** What a control of that photo book is called. */
const named = (before: string, after = '') => new RegExp(`^${before}${BOOK.source}${after}$`);
const heading = (name: string) => ({ level: 1, name }) as const;

test('X2 X4 X16 a photo book is put online, shared, refreshed and taken down again', async ({
  page,
  keyboard,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA);
  await keyboard.use('link', 'Widgets');
  await expect(page.getByRole('heading', heading('My online photo books'))).toBeFocused();
  const creates = await page
    .getByRole('button', { name: /^Create online version of/ })
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
  expect(new Set(creates).size, 'no two are called the same').toBe(creates.length);
  await keyboard.use('button', named('Create online version of '));
  await expect(
    page.getByRole('link', { name: named('View online: ', String.raw` \(opens in a new tab\)`) }),
  ).toBeFocused({ timeout: 30_000 });
  await keyboard.use('link', named('Share '));
  await expect(page.getByRole('heading', heading('Share your photo book'))).toBeFocused();
  await keyboard.use('button', 'Send');
  await keyboard.use('link', /^Enter the email address/);
  await expect(page.getByRole('textbox', { name: 'Their email address' })).toBeFocused();
  await keyboard.type('leo@example.org');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Share with someone else' })).toBeFocused();
  expect(await sandbox.mail('leo@example.org')).toHaveLength(1);
  await keyboard.use('link', 'My online photo books');
  await expect(page.getByRole('heading', heading('My online photo books'))).toBeFocused();
  await keyboard.use('button', named('More options for '));
  await expect(page.getByRole('menuitem', { name: 'Refresh' })).toBeFocused();
  await keyboard.press('Escape');
  expect((await keyboard.here()).name).toMatch(named('More options for '));
  await keyboard.press('Enter', 'ArrowDown', 'Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await keyboard.use('button', 'Delete online version');
  await expect(page.getByRole('button', { name: named('Create online version of ') }).first()).toBeFocused();
});

test('X2 X16 a business customer downloads an invoice and changes where orders are reported to', async ({
  page,
  keyboard,
  signIn,
  sandbox,
}) => {
  await signIn(BUSINESS);
  await keyboard.use('link', 'Invoices');
  await expect(page.getByRole('heading', heading('B2B invoices'))).toBeFocused();
  const downloading = page.waitForEvent('download');
  await keyboard.use('button', /^PDF of the invoice for order/);
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  const group = page.waitForEvent('download');
  await keyboard.use('button', /^All in one PDF/);
  await group;
  expect((await keyboard.here()).name).toMatch(/^All in one PDF/);

  await keyboard.use('link', 'FTP instructions');
  await expect(page.getByRole('heading', heading('FTP instructions'))).toBeFocused();
  await keyboard.fill('Callback URL', 'http://orders.example');
  await keyboard.press('Enter');
  await keyboard.use('link', /^Enter an address that begins with/);
  await expect(page.getByRole('textbox', { name: 'Callback URL' })).toBeFocused();
  await keyboard.type('sftp://files.baker-prints.example/orders');
  await keyboard.to('combobox', 'Format');
  await keyboard.press('j');
  await keyboard.use('button', 'Save settings');
  await expect(page.getByText('Your settings are saved').first()).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  expect((await sandbox.calls('updateFtpIntegration')).map(({ body }) => body)).toEqual([
    { callbackUrl: 'sftp://files.baker-prints.example/orders', callbackFormat: 'JSON' },
  ]);
});

test('X2 X5 X8 a library that is being brought here says so once, not with every photo, and the keyboard is not lost when it has come', async ({
  page,
  keyboard,
  signIn,
}) => {
  const said = await listen(page);
  await signIn('inactive@example.com', '/my-photos/photos');
  await expect(page.getByText('We are importing your photos')).toBeVisible();
  await keyboard.to('link', /^Albums/);
  await expect(page.getByText('We are importing your photos')).toHaveCount(0, { timeout: 30_000 });
  expect((await keyboard.here()).name).toMatch(/^Albums/);
  expect(about(await said(), 'We are importing your photos')).toHaveLength(1);
  expect(about(await said(), /photos? so far/).length).toBeLessThanOrEqual(1);
  await keyboard.to('link', /^Photo, /);
});

test('X2 X4 what could not be deleted is told on a card, and when that is taken away the focus goes on in the page', async ({
  page,
  keyboard,
  signIn,
  sandbox,
}) => {
  await sandbox.state('the customer has photos in a month', {
    user: 'empty@example.com',
    year: 2026,
    month: 11,
    count: 120,
  });
  await signIn('empty@example.com', '/my-photos/photos');
  await waitForPictures(page);
  await sandbox.fault({ service: 'photo-management', operationId: 'deletePhotos', status: 500, times: 4 });
  await keyboard.use('button', 'Select');
  await keyboard.use('button', /^Select all [\d,]+$/);
  await keyboard.use('button', 'Delete');
  await keyboard.use('button', 'Delete 120 photos');
  const card = page.getByRole('region', { name: 'Under way' });
  await expect(card.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await keyboard.use('button', 'Dismiss 100 of 120 photos are still there.');
  await expect(card).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
