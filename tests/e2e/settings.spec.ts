import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { endSession, openSession } from '../support/session.ts';
import { answerSignIn } from '../support/sign-in.ts';
import { ANNA, BUSINESS } from '../support/seeded.ts';

const SETTINGS = '/settings';
const DETAILS = '/settings/personal-details';
const PAYMENT = '/settings/payment-method';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

test('A2.10 A2.78 A2.98 A2.99 A2.100 A2.101 A2.102 A2.103 X5 the settings tell what is known, each with the way to change it', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, '/');
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page).toHaveTitle(/^My settings/);
  await expect(heading(page, 'My settings')).toBeFocused();
  await expect(section(page, 'Personal details')).toContainText(
    /Name\s*Anna Berg\s*Date of birth\s*9 March 1984\s*Phone number\s*\+44 20 7946 0018/,
  );
  await expect(section(page, 'Personal details')).not.toContainText('Company name');
  await expect(section(page, 'Email address')).toContainText(ANNA);
  await expect(section(page, 'Delivery address')).toContainText('12B Mill Lane');
  await expect(section(page, 'Payment method')).toContainText('Credit card');
  await expect(page.getByRole('link', { name: 'Change email address' })).toHaveAttribute('href', '/settings/email');
  await expect(page.getByRole('link', { name: 'Change delivery address' })).toHaveAttribute(
    'href',
    '/settings/addresses/all',
  );
  await expect(section(page, 'Delete account').getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await page.getByRole('link', { name: 'Change payment method' }).click();
  await expect(heading(page, 'Change your payment method')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'My settings' }).click();
  await page.getByRole('link', { name: 'Change personal details' }).click();
  await expect(heading(page, 'Change personal details')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('X16 X17 A5.1 what is wrong is listed with the way to its field, and nothing is sent', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, DETAILS);
  await expect(field(page, 'First name')).toHaveValue('Anna');
  for (const [name, token] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Day', 'bday-day'],
    ['Month', 'bday-month'],
    ['Year', 'bday-year'],
    ['Phone number (optional)', 'tel'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('autocomplete', token);
  }
  await field(page, 'First name').fill('');
  await field(page, 'Month').fill('13');
  await field(page, 'Phone number (optional)').fill('call me');
  await field(page, 'Phone number (optional)').press('Enter');
  const summary = section(page, 'There are 3 problems');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Change personal details/);
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter the month as a number from 1 to 12',
    'Phone number must be valid',
  ]);
  await expect(field(page, 'First name')).toHaveAccessibleDescription('Enter your first name');
  await expect(field(page, 'Month')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Day')).toHaveAttribute('aria-invalid', 'false');
  await summary.getByRole('link', { name: 'The month' }).press('Enter');
  await expect(field(page, 'Month')).toBeFocused();
  expect(await sandbox.calls('updateCustomer')).toEqual([]);
  await field(page, 'Month').fill('3');
  await field(page, 'First name').fill('Anna');
  await save(page).click();
  await expect(section(page, 'There is a problem')).toBeFocused();
  await field(page, 'Phone number (optional)').fill('');
  await save(page).click();
  await expect(heading(page, 'My settings')).toBeFocused();
  await expect(page).toHaveTitle(/^My settings/);
  await expect(section(page, 'Personal details')).toContainText(/Phone number\s*Not provided/);
});

test('A1.3 A2.13 A2.82 A4.20 A4.21 O134 S37 S55 details are saved once, with what only the service knows, and told once', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.fault({
    service: 'customer',
    operationId: 'getCustomer',
    times: 2,
    status: 200,
    body: { firstName: '<img src=x onerror=alert(1)>', lastName: 'Berg', loyaltyLevel: 7 },
  });
  await signIn(ANNA, DETAILS);
  await expect(field(page, 'First name')).toHaveValue('<img src=x onerror=alert(1)>');
  await field(page, 'Last name').fill('Berg-Lind');
  await field(page, 'Day').fill('9');
  await field(page, 'Month').fill('3');
  await field(page, 'Year').fill('1984');
  await sandbox.fault({ service: 'customer', operationId: 'updateCustomer', delayMs: 2_000, times: 1 });
  await save(page).dblclick();
  await expect(heading(page, 'My settings')).toBeFocused();
  const told = page.locator('[data-toast]').getByText('Your changes are saved');
  await expect(told).toBeVisible();
  await expect(section(page, 'Personal details')).toContainText('<img src=x onerror=alert(1)> Berg-Lind');
  const calls = await sandbox.calls('updateCustomer');
  expect(calls.map(({ method, body }) => ({ method, body }))).toEqual([
    {
      method: 'PUT',
      body: {
        firstName: '<img src=x onerror=alert(1)>',
        lastName: 'Berg-Lind',
        loyaltyLevel: 7,
        dateOfBirth: '1984-03-09',
      },
    },
  ]);
  await page.reload();
  await expect(section(page, 'Personal details')).toContainText('Berg-Lind');
  await expect(told).toBeHidden();
});

test('A1.3 O126 R1 what the service refuses is told at its field, any other failure with its number; what was typed stays', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.fault({
    service: 'customer',
    operationId: 'updateCustomer',
    times: 1,
    status: 422,
    body: { errors: { PhoneNumber: 'no such number', 'customer.dateOfBirth': 'too old' } },
  });
  await signIn(ANNA, DETAILS);
  await field(page, 'Last name').fill('Lind');
  await save(page).click();
  const summary = section(page, 'There are 2 problems');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Check your date of birth', 'Phone number must be valid']);
  await expect(page.locator('form').getByRole('alert')).toHaveCount(0);
  await sandbox.fault({ service: 'customer', operationId: 'updateCustomer', times: 1, status: 500 });
  const letGo = await holdBack(page, /\/customers\/me$/);
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.locator('form').getByRole('alert')).toHaveText('We could not save your changes. Try again.');
  await expect(page.getByText(/^Reference/)).toBeVisible();
  await expect(summary).toBeHidden();
  await expect(field(page, 'Last name')).toHaveValue('Lind');
  await save(page).click();
  await expect(section(page, 'Personal details')).toContainText('Anna Lind');
});

test('X3 nothing that was typed is lost without being asked: by a link, by Back, by closing', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, SETTINGS);
  await page.getByRole('link', { name: 'Change personal details' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(heading(page, 'My settings')).toBeFocused();
  await page.getByRole('link', { name: 'Change personal details' }).click();
  await field(page, 'Last name').fill('Lind');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Overview' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(field(page, 'Last name')).toHaveValue('Lind');
  await field(page, 'Last name').press('End');
  // Playwright's own would wait for a page that does not come.
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(/personal-details$/);
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Overview' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(heading(page, 'My account overview')).toBeFocused();
  await page.goBack();
  await expect(field(page, 'Last name')).toHaveValue('Berg');
});

test('S23 S14 a session that ends keeps what was typed until the customer is back, and for nobody else', async ({
  page,
  context,
  signIn,
  sandbox,
  traffic,
}) => {
  await signIn(ANNA, DETAILS);
  await field(page, 'Last name').fill('Lind');
  await endSession({ context, sandbox, traffic }, ANNA);
  await save(page).click();
  await answerSignIn(page, ANNA);
  await expect(page).toHaveURL(/personal-details$/);
  await expect(field(page, 'Last name')).toHaveValue('Lind');
  await expect(page.getByText('We kept what you had typed before you signed in again.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('formDraft')))).toEqual(
    [],
  );
  await save(page).click();
  await expect(section(page, 'Personal details')).toContainText('Anna Lind');
  await page.goto(DETAILS);
  await field(page, 'Last name').fill('Somebody else');
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('formDraft')))).toEqual(
    [],
  );
});

test('A2.105 A4.1 settings that are slow or cannot be read', async ({ page, signIn, sandbox, traffic }) => {
  expectConsole('getCustomer failed', 'listAddresses failed');
  await sandbox.fault({ service: 'customer', status: 500, times: 8 });
  const letGo = await holdBack(page, /\/customer\/.+/);
  await signIn(ANNA, SETTINGS);
  await expect(page.getByText('Loading your settings')).toBeAttached();
  letGo();
  await expect(page.getByRole('alert').getByText('An error occurred loading your settings')).toBeVisible({
    timeout: 30_000,
  });
  // What begins behind the page asks for the record once more: if that found it mended, there would be nothing to press.
  await traffic.quiet();
  await expect(page.getByText(/^Reference/)).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(section(page, 'Personal details')).toContainText('Anna Berg');
  await sandbox.fault({ service: 'customer', operationId: 'listAddresses', status: 500, times: 4 });
  await page.reload();
  await expect(section(page, 'Delivery address')).toContainText('We could not load your addresses.', {
    timeout: 30_000,
  });
  await expect(section(page, 'Delivery address').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(section(page, 'Personal details')).toContainText('Anna Berg');
});

test('A1.5 A2.14 A2.86 O100 S38 the payment method, and where it is changed', async ({ page, signIn, sandbox }) => {
  await signIn(ANNA, PAYMENT);
  await expect(page).toHaveTitle(/^Change your payment method/);
  await expect(page.getByRole('definition')).toHaveText('Credit card');
  await expect(page.getByRole('link', { name: 'Change payment method' })).toHaveAttribute('href', /^http.*payment/);
  await sandbox.fault({
    service: 'public-vendor-config',
    status: 200,
    body: { paymentMethodUrl: 'javascript:alert(1)', customerCareUrl: 'https://www.folioleaf-uk.example/contact' },
  });
  await page.reload();
  await expect(page.getByText('To change your payment method, contact customer care.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact customer care' })).toHaveAttribute(
    'href',
    'https://www.folioleaf-uk.example/contact',
  );
  await expect(page.getByRole('link', { name: 'Change payment method' })).toBeHidden();
  // Of a customer without one there is none to name.
  await sandbox.state('the customer exists', { user: ANNA, without: ['paymentMethod'] });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Contact customer care' })).toBeVisible();
  await expect(page.getByText('Current payment method')).toHaveCount(0);
});

test('A1.10 A2.11 A2.68 A2.104 A6.6 O102 business customers have settings of their own, with company and VAT number', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(BUSINESS, '/');
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings\/b2b$/);
  await expect(section(page, 'Personal details')).toContainText(
    /Company name\s*Baker Prints Ltd\s*VAT number\s*Not provided/,
  );
  await expect(page.getByRole('link', { name: 'Change email address' })).toHaveAttribute('href', '/settings/b2b/email');
  await page.getByRole('link', { name: 'Change personal details' }).click();
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(field(page, 'Company name (optional)')).toHaveAttribute('autocomplete', 'organization');
  await field(page, 'VAT number (optional)').fill('GB 123 4567 89');
  await save(page).click();
  await expect(page).toHaveURL(/\/settings\/b2b$/);
  await expect(section(page, 'Personal details')).toContainText('GB 123 4567 89');
  expect((await sandbox.calls('updateCustomer')).map(({ body }) => body)).toEqual([
    expect.objectContaining({ vatNumber: 'GB 123 4567 89', callbackFormat: 'XML' }),
  ]);
});

test('S53 S52 the settings of business customers stay closed for others', async ({ page, signIn, sandbox }) => {
  await signIn(ANNA, '/settings/b2b');
  await expect(heading(page, 'My account overview')).toBeVisible();
  expect(await sandbox.calls('listAddresses')).toEqual([]);
});

test('X10 X11 X2 at 320 CSS px nothing scrolls sideways, fingers find what they want, and Tab goes in reading order', async ({
  page,
  context,
  world,
  guard,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  guard.know(...(await openSession(context, world.app, BUSINESS)));
  for (const path of [PAYMENT, '/settings/b2b', DETAILS]) {
    await page.goto(path);
    await expect(page.getByText(/^(Invoice|Save changes)$/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const targets = await page
      .locator('main :is(a, button, input)')
      .evaluateAll((all) =>
        all.map((target) => target.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(24);
  }
  await field(page, 'First name').focus();
  const order: string[] = [];
  for (let stop = 0; stop < 9; stop += 1) {
    order.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '',
      ),
    );
    await page.keyboard.press('Tab');
  }
  expect(order).toEqual([
    'firstName',
    'lastName',
    'companyName',
    'vatNumber',
    'dateOfBirth.day',
    'dateOfBirth.month',
    'dateOfBirth.year',
    'phoneNumber',
    'Save changes',
  ]);
});
