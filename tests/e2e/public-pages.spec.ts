import { expect, expectConsole, test } from '../support/fixtures.ts';

/** The pages that ask for nobody and show at once: path, heading. */
const PAGES = [
  ['/account-deleted', 'Your account has been successfully deleted'],
  ['/change-email-success', 'Your e-mail address has been changed!'],
  ['/subscription-confirmation-success', 'Success!'],
  ['/subscription-confirmation-error', 'Your subscription failed'],
] as const;

test('A2.2 A2.17 A2.30 A2.31 A2.32 A2.33 A2.37 S11 S49 X10 they show without sign-in, without a call to the authority, to no search engine, and on small screens', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, name] of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      expect(await page.getByRole(role).boundingBox()).toMatchObject({ x: 0, width: 320 });
  }
  const services = new Set((await sandbox.calls()).map(({ service }) => service));
  expect([...services].sort()).toEqual(['app-config', 'public-vendor-config']);
});

test('A2.34 A2.35 A2.36 O87 after the deletion: to the shop, or to a new account', async ({ page, world }) => {
  await page.goto('/account-deleted');
  await expect(page.getByRole('link', { name: 'View products' })).toHaveAttribute(
    'href',
    `${world.sandbox}/shop?vendor=folioleaf-uk`,
  );
  const home = page.waitForRequest((request) => request.url().includes('/identity-provider/'));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await home;
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await page.getByLabel('E-mail address').fill('empty@example.com');
  await page.getByLabel('Password').fill('photos');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('A2.38 A2.39 O87 P2.16 after the change of the e-mail address: log in, or go on shopping; stripped=true stays', async ({
  page,
  world,
}) => {
  await page.goto('/change-email-success?stripped=true');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/?stripped=true');
  await page.goto('/change-email-success');
  await expect(page.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
    'href',
    `${world.sandbox}/shop?vendor=folioleaf-uk`,
  );
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
});

test('A2.32 the pages that a mail leads to ask for sign-in, and call no service before', async ({ page, sandbox }) => {
  for (const path of [
    '/delete-account-confirmation',
    '/delete-account-error',
    '/change-email-confirmation',
    '/change-email-error',
    '/settings/email',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  }
  const services = new Set((await sandbox.calls()).map(({ service }) => service));
  expect([...services].sort()).toEqual(['app-config', 'identity-provider']);
});

test('R1 without the vendor\u2019s configuration the pages stand, with the ways on that are left', async ({
  page,
  sandbox,
  traffic,
}) => {
  expectConsole('getVendorConfig failed');
  await sandbox.fault({ service: 'public-vendor-config', status: 500 });
  await page.goto('/account-deleted');
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
  await traffic.quiet();
  await expect(page.getByText('View products')).toHaveCount(0);
});

test('A2.2 A2.32 S7 back from a sign-in that failed such a page shows again, and its way leads to another one', async ({
  page,
  sandbox,
}) => {
  expectConsole('Auth Error', 'sign-in');
  await page.goto('/change-email-success');
  await sandbox.fault({ service: 'identity-provider', operationId: 'getOpenIdConfiguration', status: 500 });
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'We could not sign you in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your e-mail address has been changed!' })).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
});
