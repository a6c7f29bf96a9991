import type { Page } from '@playwright/test';
import { fillInAddress } from '../support/address-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { toast } from '../support/steps.ts';
import { without } from '../support/without.ts';
import { ANNA } from '../support/seeded.ts';

/** What is sent goes on when its page is left, and what comes of it is told where the customer is by then. */
const DETAILS = '/settings/personal-details';

const RECORD = /\/customers\/me$/;
const REORDER = /\/reorder\/direct$/;

const overview = (page: Page) => page.getByRole('heading', { level: 1, name: 'My account overview' });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name });

for (const { name, status, says } of [
  { name: 'is on its way', status: undefined, says: `We have sent a link to ${ANNA}.` },
  { name: 'was refused', status: 429, says: 'Too many requests, please try again later' },
])
  test(`A4.13 A4.16 X6 whoever leaves the settings meanwhile is told that the mail which deletes her account ${name}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn(ANNA);
    await menuLink(page, 'Settings').click();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const release = await holdBack(page, /\/deleteaccount$/);
    if (status) await sandbox.fault({ service: 'auth', operationId: 'requestAccountDeletion', status, times: 1 });
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.goBack();
    await expect(overview(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    release();
    await expect(toast(page, says)).toBeVisible();
  });

test('A4.16 O127 X6 whoever leaves the form meanwhile is told that a change of her address was asked for too often', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, '/settings/email');
  const email = page.getByLabel('New email address');
  await email.fill('anna.new@example.com');
  const release = await holdBack(page, /\/emailchanges$/);
  await sandbox.fault({ service: 'auth', operationId: 'requestEmailChange', status: 429, times: 1 });
  const asked = page.waitForRequest(/\/emailchanges$/);
  await expect(email).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send the link' })).toHaveAttribute('aria-busy', 'true');
  await asked;
  await menuLink(page, 'Overview').click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(overview(page)).toBeVisible();
  release();
  await expect(toast(page, 'Too many requests, please try again later')).toBeVisible();
});

test('A7.21 R1 whoever leaves an order while it is ordered again stays where she went, and the toast leads to the basket', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, '/orders/SO-2979');
  const release = await holdBack(page, REORDER);
  await page.getByRole('button', { name: 'Order again' }).click();
  await menuLink(page, 'Overview').click();
  await expect(overview(page)).toBeVisible();
  release();
  await expect(toast(page, 'Your order is in the basket.')).toBeVisible();
  await expect(overview(page)).toBeVisible();
  await page.getByRole('button', { name: 'Go to the basket' }).click();
  await expect(page).toHaveURL(/\/shop\?basket=\d+$/);
});

test('A7.21 R1 whoever leaves an order that can never be ordered again is told so where she is', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, '/orders/SO-2979');
  const release = await holdBack(page, REORDER);
  await sandbox.fault({ service: 'reorder', operationId: 'createDirectReorder', status: 409, times: 1 });
  await page.getByRole('button', { name: 'Order again' }).click();
  await menuLink(page, 'Overview').click();
  await expect(overview(page)).toBeVisible();
  release();
  await expect(toast(page, 'You can no longer order this again.')).toBeVisible();
});

test('S23 S55 R9 without the Navigation API what was saved after its form was left is no draft', async ({
  page,
  context,
  signIn,
  sandbox,
}) => {
  await without(context, 'window.navigation');
  await signIn(ANNA, DETAILS);
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lind');
  const letRead = await holdBack(page, RECORD);
  const read = page.waitForRequest(RECORD);
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  await read;
  await expect(save).toHaveAttribute('aria-busy', 'true');
  // The record is read anew first, and written to the same address: that is what is on its way when the page is left.
  const release = await holdBack(page, RECORD);
  const written = page.waitForRequest((request) => request.method() === 'PUT');
  letRead();
  await written;
  await menuLink(page, 'Overview').click();
  await expect(overview(page)).toBeVisible();
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('formDraft:')).length);
  await expect.poll(drafts).toBe(1);
  release();
  await expect.poll(async () => (await sandbox.calls('updateCustomer')).map(({ status }) => status)).toEqual([204]);
  await expect.poll(drafts).toBe(0);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Lind');
  await expect(page.getByText('It is not saved yet.')).toHaveCount(0);
});

test('S14 S15 a save that ends once another tab has signed out leads nowhere: the page that says so stays', async ({
  page,
  context,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, '/settings/new-address');
  await fillInAddress(page);
  const other = await context.newPage();
  await other.goto('/orders');
  const release = await holdBack(page, /\/customers\/me\/addresses$/);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/addresses'));
  await page.getByRole('button', { name: 'Save address' }).click();
  await sent;
  await menuLink(other, 'Sign out').click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  release();
  await expect.poll(async () => (await sandbox.calls('createAddress')).map(({ status }) => status)).toEqual([201]);
  // What would lead away comes with the answer.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/settings\/new-address$/);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
});
