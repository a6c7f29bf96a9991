import { violationsInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { latestMail, tokenOf, watchAddressAtCalls } from '../support/mailed-link.ts';
import { answerSignIn } from '../support/sign-in.ts';
import { ANNA } from '../support/seeded.ts';

const NEW = 'anna.new@example.com';
const PAGE = '/settings/email';

test('A1.6 A2.15 A2.16 A2.83 A2.54 A2.55 A4.12 A4.14 O131 S31 S56 X1 X2 from the form over the mail to the new address, and the link a second time', async ({
  page,
  context,
  signIn,
  sandbox,
}) => {
  const addresses = await watchAddressAtCalls(page);
  await signIn(ANNA, PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Change email address' })).toBeVisible();
  await expect(page).toHaveTitle(/^Change email address/);
  await expect(page.getByText(ANNA, { exact: true })).toBeVisible();

  await page.getByLabel('New email address').fill(` ${NEW} `);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expect(page.getByText(`We have sent a link to ${NEW}.`)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect((await sandbox.calls('requestEmailChange')).map(({ body, path }) => [path, body])).toEqual([
    ['/v2/identities/local/local-anna/emailchanges', { email: NEW, channel: 'channel-folioleaf-uk' }],
  ]);

  const { link } = await latestMail(sandbox, NEW);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail address has been changed!' })).toBeVisible();
  await expect(page).toHaveURL(/\/change-email-success$/);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('auth_'))).toEqual([]);
  const confirmed = await sandbox.calls('confirmEmailChange');
  expect(confirmed.map(({ path, status }) => [path, status])).toEqual([
    [`/v2/identities/local/local-anna/emailchanges/${tokenOf(link)}/actions/confirm`, 204],
  ]);
  for (const address of await addresses()) expect(address).not.toContain(tokenOf(link));

  // A second time: sign-in first, and the token comes along without being in any address.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  expect(page.url()).not.toContain(tokenOf(link));
  await answerSignIn(page, NEW);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has already been used' })).toBeVisible();
  await expect(page.getByText('You have already used it to confirm your new email address.')).toBeVisible();
  await expect(page).toHaveURL(/\/change-email-error$/);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  for (const address of await addresses()) expect(address).not.toContain(tokenOf(link));
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state])),
  ).not.toContain(tokenOf(link));
});

test('A4.15 A4.16 A5.5 A5.6 O127 X16 what is wrong is said at the field, what is typed stays, and too many requests are told apart', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, PAGE);
  const field = page.getByLabel('New email address');
  const send = page.getByRole('button', { name: 'Send the link' });
  for (const [typed, message] of [
    ['', 'Enter your new email address'],
    ['anna', 'Enter an email address like name@example.com'],
    [ANNA, 'Enter a different address: this is already your email address'],
    ['carl@example.com', 'This e-mail address is already in use'],
  ] as const) {
    await field.fill(typed);
    await send.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(typed);
    await expect(
      page
        .getByRole('region', { name: /problem|check/i })
        .or(page.locator('section[tabindex="-1"]'))
        .first(),
    ).toBeFocused();
    await expect(page).toHaveTitle(/^Error:/);
  }
  await sandbox.fault({ service: 'auth', operationId: 'requestEmailChange', status: 422, times: 1 });
  await field.fill('odd@example.com');
  await send.click();
  await expect(field).toHaveAccessibleDescription(/Enter an email address like name@example.com/);

  await sandbox.fault({ service: 'auth', operationId: 'requestEmailChange', status: 429, times: 1 });
  await send.click();
  await expect(page.getByRole('alert').getByText('Too many requests, please try again later')).toBeVisible();
  await expect(page.getByText(/^Reference [0-9a-f]{8}\b/)).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(field).toHaveValue('odd@example.com');
});

test('O131 R1 without the channel, which is a part of the request, nothing is sent, what was typed stays, and it can be sent again', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.fault({ service: 'public-vendor-config', operationId: 'getVendorConfig', status: 500 });
  await sandbox.fault({ service: 'merchandise', operationId: 'listChannels', status: 500 });
  await signIn(ANNA, PAGE);
  const field = page.getByLabel('New email address');
  const send = page.getByRole('button', { name: 'Send the link' });
  await field.fill(NEW);
  for (let press = 1; press <= 2; press += 1) {
    await send.click();
    await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
    await expect(field).toHaveValue(NEW);
    await expect(send).toBeEnabled();
  }
  expect(await sandbox.calls('requestEmailChange')).toEqual([]);
  await sandbox.healFaults();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  expect((await sandbox.calls('requestEmailChange')).map(({ body }) => body)).toEqual([
    { email: NEW, channel: 'channel-folioleaf-uk' },
  ]);
});

test('A4.1 R1 S55 a failure keeps what was typed and shows its number; two presses send once; then another address can be used', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, PAGE);
  const field = page.getByLabel('New email address');
  const send = page.getByRole('button', { name: 'Send the link' });
  await field.fill(NEW);
  for (const fault of [{ status: 500 }, { abort: true as const }]) {
    await sandbox.fault({ service: 'auth', operationId: 'requestEmailChange', ...fault });
    await send.click();
    await expect(
      page.getByRole('alert').getByText('We could not start changing your email address. Try again.'),
    ).toBeVisible();
    await expect(page.getByText(/^Reference [0-9a-f]{8}\b/)).toBeVisible();
    await expect(field).toHaveValue(NEW);
    await sandbox.healFaults();
  }
  await sandbox.forgetCalls();
  const letGo = await holdBack(page, /\/emailchanges$/);
  await send.dblclick();
  letGo();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  expect(await sandbox.calls('requestEmailChange')).toHaveLength(1);

  // It is still so on another visit of the page.
  await page.getByRole('main').getByRole('link', { name: 'My settings' }).click();
  await page.getByRole('link', { name: 'Change email address' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.getByRole('button', { name: 'Send again or use another address' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(NEW);
});

test('A2.18 A2.56 A2.57 A2.58 A2.59 A2.60 A2.61 A2.62 A8.13 A8.14 O90 A4.1 the error page of a failed confirmation leads to the settings, and to customer care', async ({
  page,
  signIn,
  sandbox,
  world,
}) => {
  await sandbox.state('a confirmation is pending', { purpose: 'email-change', token: 'email-token-1' });
  await sandbox.fault({ service: 'auth', operationId: 'confirmEmailChange', status: 500 });
  await signIn(ANNA, '/orders');
  await page.goto('/change-email-confirmation?confirmation-token=email-token-1');
  await expect(page.getByRole('heading', { level: 1, name: "Your email wasn't changed" })).toBeFocused();
  await expect(page).toHaveURL(/\/change-email-error$/);
  await expect(page.getByText('Something went wrong with the email change. Could you please try again?')).toBeVisible();
  await expect(
    page.getByText('You tried again and are still having issues? Please contact customer care'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'contact customer care' })).toHaveAttribute(
    'href',
    new RegExp(`^${world.sandbox}/customer-care`),
  );
  await expect(page.getByText(/^Reference [0-9a-f]{8}\b/)).toBeVisible();
  expect(await sandbox.calls('confirmEmailChange')).toHaveLength(1);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My settings' })).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
});

test('A2.56 A2.58 A8.14 O89 R1 a link that has expired, is of somebody else, unknown or without a token ends at the error page; the last without a call', async ({
  page,
  signIn,
  sandbox,
}) => {
  const title = page.getByRole('heading', { level: 1, name: "Your email wasn't changed" });
  const purpose = 'email-change';
  await sandbox.state('a confirmation has expired', { purpose, token: 'old' });
  await sandbox.state('a confirmation of another customer is pending', { purpose, token: 'of-carl' });
  await signIn(ANNA, '/change-email-confirmation?confirmation-token=old');
  await expect(title).toBeVisible();
  const explanation = page.getByText('Something went wrong with the email change. Could you please try again?');
  await expect(explanation).toBeVisible();
  await expect(page.getByText('This link has expired. Ask for a new one.')).toBeVisible();
  for (const [token, why] of [
    ['of-carl', `You are signed in as ${ANNA}.`],
    ['nobody-knows', 'This link has expired or has already been used. Ask for a new one.'],
  ] as const) {
    await page.goto(`/change-email-confirmation?confirmation-token=${token}`);
    await expect(title).toBeVisible();
    await expect(explanation).toBeVisible();
    await expect(page.getByText(why)).toBeVisible();
  }
  expect((await sandbox.calls('confirmEmailChange')).map(({ status }) => status)).toEqual([410, 400, 404]);
  for (const query of ['', '?confirmation-token=']) {
    await page.goto(`/change-email-confirmation${query}`);
    await expect(title).toBeVisible();
  }
  expect(await sandbox.calls('confirmEmailChange')).toHaveLength(3);
});

for (const [operationId, at, explanation] of [
  [
    'confirmEmailChange',
    '/change-email-confirmation',
    'Something went wrong with the email change. Could you please try again?',
  ],
  [
    'confirmAccountDeletion',
    '/delete-account-confirmation',
    'Something went wrong with the account deletion. Could you please try again?',
  ],
] as const) {
  test(`A2.58 A2.59 A2.60 A8.12 A8.14 S56 ${at}: a link that is refused, which may be cut off or for another account, is explained and can be tried again as any other`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    for (const status of [400, 403]) {
      await sandbox.fault({ service: 'auth', operationId, status, times: 1 });
      await signIn(ANNA, `${at}?confirmation-token=cut-o`);
      await expect(page.getByText(explanation)).toBeVisible();
      await expect(page.getByText(`You are signed in as ${ANNA}.`)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout');
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveURL(/\/settings$/);
    }
  });

  test(`A2.58 A8.12 A8.14 S56 A4.1 ${at}: a link that is answered by 404 or 410 without a code was used or has expired`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    for (const status of [404, 410]) {
      await sandbox.fault({ service: 'auth', operationId, status, body: {}, times: 1 });
      await signIn(ANNA, `${at}?confirmation-token=t-${status}`);
      await expect(page.getByText('This link has expired or has already been used. Ask for a new one.')).toBeVisible();
      await expect(page.getByText(explanation)).toBeVisible();
    }
  });
}

test('S56 S31 S32 a link of another account: who is signed in is said, and once signed out as the other one it does what it is for', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.state('a confirmation of another customer is pending', {
    purpose: 'account-deletion',
    token: 'of-carl',
  });
  const link = '/delete-account-confirmation?confirmation-token=of-carl';
  await signIn(ANNA, link);
  await expect(page.getByRole('heading', { level: 1, name: "Your account couldn't be deleted" })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${ANNA}.`)).toBeVisible();
  expect(page.url()).not.toContain('@');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/@|of-carl/);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto(link);
  await answerSignIn(page, 'carl@example.com');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your account has been successfully deleted' }),
  ).toBeVisible();
});

test('S23 O158 S31 a session that ends while the link is confirmed: sign-in, and the link still does what it is for', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  await sandbox.state('a confirmation is pending', { purpose: 'email-change', token: 'email-token-2', email: NEW });
  await signIn(ANNA);
  await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
  await traffic.quiet();
  await sandbox.expireTokens(ANNA, { refresh: true });
  await page.goto('/change-email-confirmation?confirmation-token=email-token-2');
  // The authority still knows her, so she comes straight back.
  await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail address has been changed!' })).toBeVisible();
  expect((await sandbox.calls('confirmEmailChange')).map(({ status }) => status).at(-1)).toBe(204);
});

test('A2.12 A2.60 O102 A6.6 business customers change it on their own page, and come back to their own settings', async ({
  page,
  signIn,
}) => {
  await signIn('b2b@example.com', '/settings/b2b/email');
  await expect(page.getByRole('heading', { level: 1, name: 'Change email address' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My settings' }).click();
  await expect(page).toHaveURL(/\/settings\/b2b$/);
  await page.goto('/change-email-error');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/settings\/b2b$/);
});
