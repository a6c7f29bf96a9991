import { violationsInBothSchemes } from '../support/axe.ts';
import { dialog } from '../support/albums.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { latestMail, tokenOf, watchAddressAtCalls } from '../support/mailed-link.ts';
import { answerSignIn } from '../support/sign-in.ts';
import { ANNA } from '../support/seeded.ts';

test('A1.7 A2.3 A2.50 A2.51 A2.52 A2.102 A4.13 A4.14 O131 S31 X1 X2 X3 from the settings over the mail to the end, and the link a second time', async ({
  page,
  context,
  signIn,
  sandbox,
}) => {
  const addresses = await watchAddressAtCalls(page);
  await signIn(ANNA, '/settings');
  const start = page.getByRole('button', { name: 'Delete my account' });
  await start.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Delete your account?');
  await expect(dialog(page)).toHaveAccessibleDescription(new RegExp(`we’ll email a link to ${ANNA}`));
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('button', { name: 'Send me the link' }).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Check your inbox');
  await expect(dialog(page).getByText(`We have sent a link to ${ANNA}.`)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
  expect((await sandbox.calls('requestAccountDeletion')).map(({ body, path }) => [path, body])).toEqual([
    ['/v2/identities/local/local-anna/deleteaccount', { channel: 'channel-folioleaf-uk' }],
  ]);

  const { link } = await latestMail(sandbox, ANNA);
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your account has been successfully deleted' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/account-deleted$/);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('auth_'))).toEqual([]);
  expect((await sandbox.calls('confirmAccountDeletion')).map(({ path, status }) => [path, status])).toEqual([
    [`/v2/identities/local/local-anna/deleteaccount/${tokenOf(link)}/actions/confirm`, 204],
  ]);

  // Whoever still can sign in is told what has happened.
  await page.goto(link);
  await answerSignIn(page, ANNA);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has already been used' })).toBeVisible();
  await expect(page.getByText('You have already used it to delete your account.')).toBeVisible();
  for (const address of await addresses()) expect(address).not.toContain(tokenOf(link));
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state])),
  ).not.toContain(tokenOf(link));
});

test('A4.13 S55 A4.1 R1 a request that fails, is pending, or comes too often: each is told, and one press is one request', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, '/settings');
  const start = page.getByRole('button', { name: 'Delete my account' });
  const send = page.getByRole('button', { name: 'Send me the link' });
  await start.click();
  await sandbox.fault({ service: 'auth', operationId: 'requestAccountDeletion', status: 500, times: 1 });
  await send.click();
  await expect(dialog(page).getByText('We could not start deleting your account. Try again.')).toBeVisible();
  await expect(dialog(page).getByText(/^Reference [0-9a-f]{8}\b/)).toBeVisible();
  await sandbox.forgetCalls();
  const letGo = await holdBack(page, /\/deleteaccount$/);
  await send.dblclick();
  letGo();
  await expect(dialog(page)).toHaveAccessibleName('Check your inbox');
  expect(await sandbox.calls('requestAccountDeletion')).toHaveLength(1);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();

  await start.click();
  await send.click();
  await expect(dialog(page).getByText('We have already sent a link to ')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  expect(await sandbox.mail(ANNA)).toHaveLength(1);

  await sandbox.fault({ service: 'auth', operationId: 'requestAccountDeletion', status: 429, times: 1 });
  await start.click();
  await send.click();
  await expect(dialog(page).getByText('Too many requests, please try again later')).toBeVisible();
  await expect(dialog(page).getByText(/^Reference [0-9a-f]{8}\b/)).toBeVisible();
});

test('A2.4 A2.53 A2.57 A2.58 A2.59 A2.60 A2.61 A2.62 A8.11 A8.12 A4.1 the error page takes the place of the confirmation, and leads on', async ({
  page,
  signIn,
  sandbox,
  world,
}) => {
  await sandbox.state('a confirmation is pending', { purpose: 'account-deletion', token: 'delete-token-1' });
  await sandbox.fault({ service: 'auth', operationId: 'confirmAccountDeletion', status: 500 });
  await signIn(ANNA, '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'My settings' })).toBeVisible();
  await page.goto('/delete-account-confirmation?confirmation-token=delete-token-1');
  await expect(page.getByRole('heading', { level: 1, name: "Your account couldn't be deleted" })).toBeFocused();
  await expect(page).toHaveURL(/\/delete-account-error$/);
  await expect(
    page.getByText('Something went wrong with the account deletion. Could you please try again?'),
  ).toBeVisible();
  await expect(
    page.getByText('You tried again and are still having issues? Please contact customer care'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'contact customer care' })).toHaveAttribute(
    'href',
    new RegExp(`^${world.sandbox}/customer-care`),
  );
  await expect(page.getByText(/^Reference [0-9a-f]{8}\b/)).toBeVisible();
  // The account is still there, nothing else was asked for, and Back leads past the link.
  expect(await sandbox.calls('confirmAccountDeletion')).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'My settings' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: "Your account couldn't be deleted" })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  expect(await sandbox.calls('confirmAccountDeletion')).toHaveLength(1);
});

test('S56 O89 neither a scanner nor a page that is loaded ahead deletes anything, and no token is no call', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  await sandbox.state('a confirmation is pending', { purpose: 'account-deletion', token: 'delete-token-2' });
  const link = '/delete-account-confirmation?confirmation-token=delete-token-2';
  await signIn(ANNA, '/delete-account-confirmation');
  await expect(page.getByRole('heading', { level: 1, name: "Your account couldn't be deleted" })).toBeVisible();
  // With the customer's own cookies, as a browser that fetches the page ahead has them.
  expect((await page.context().request.get(link, { headers: { 'sec-purpose': 'prefetch;prerender' } })).ok()).toBe(
    true,
  );
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'prerendering', { get: () => true }));
  await page.goto(link);
  await traffic.quiet();
  expect(await sandbox.calls('confirmAccountDeletion')).toEqual([]);
});
