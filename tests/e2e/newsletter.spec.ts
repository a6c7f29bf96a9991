import { violationsInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { latestMail, tokenOf, watchAddressAtCalls } from '../support/mailed-link.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { READER } from '../support/seeded.ts';

const CONFIRM = 'confirmNewsletterSubscription';

/** Subscribes somebody, as the shop does; gives the link of the mail. */
async function subscribe(
  sandbox: SandboxControl,
  situation: 'pending' | 'confirmed' | 'expired' = 'pending',
): Promise<string> {
  await sandbox.state('a newsletter subscription exists', { email: READER, token: 'newsletter-token-1', situation });
  return (await latestMail(sandbox, READER)).link;
}

test('A1.12 A2.29 A2.40 A2.41 A2.42 A2.43 A2.44 A2.45 S31 the link of the mail confirms the subscription once, and leaves nothing in address and history', async ({
  page,
  sandbox,
}) => {
  const addresses = await watchAddressAtCalls(page);
  const link = await subscribe(sandbox);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Success!', exact: true })).toBeVisible();
  await expect(page.getByText('Your e-mail address has been successfully subscribed!')).toBeVisible();
  await expect(page).toHaveURL(/\/subscription-confirmation-success$/);
  await expect(page).toHaveTitle(/^Newsletter subscription/);

  const [confirmed, ...more] = await sandbox.calls(CONFIRM);
  expect(more).toEqual([]);
  expect(confirmed).toMatchObject({
    method: 'POST',
    status: 204,
    path: `/api/v1/Profiles/${encodeURIComponent(READER)}/subscription/confirm/${tokenOf(link)}`,
  });
  expect(confirmed?.headers['authorization']).toBe(false);
  for (const address of await addresses()) expect(address).not.toMatch(/token|%40|@/);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state])),
  ).not.toMatch(/newsletter-token|reader/);
  // The page of the link has left no entry of its own.
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('S56 A2.46 P2.16 X1 a link opened a second time is told from a failure, and offers nothing to try again; stripped=true stays', async ({
  page,
  sandbox,
}) => {
  const link = await subscribe(sandbox);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await page.goto(`${link}&stripped=true`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has already been used' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('You have already used it to confirm your subscription.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/subscription-confirmation-error\?stripped=true$/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('A2.43 A2.46 A2.47 A4.1 R1 while it takes its time it says so; a failure has its number, and trying again uses the same link', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ service: 'newsletter', operationId: CONFIRM, status: 500 });
  const letGo = await holdBack(page, /\/subscription\/confirm\/[^/]+$/);
  await page.goto(await subscribe(sandbox));
  await expect(page.getByRole('heading', { level: 1, name: 'Confirming your subscription' })).toBeVisible();
  await expect(page.getByRole('status').getByText('One moment, please', { exact: true })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Your subscription failed' })).toBeVisible();
  await expect(page.getByText('Something went wrong with the subscription. Could you please try again?')).toBeVisible();
  await expect(page.getByText(/^Reference [0-9a-f]{8}\b/)).toBeVisible();
  // Nothing that fails is sent twice by itself.
  expect(await sandbox.calls(CONFIRM)).toHaveLength(1);
  // A reload tells the same.
  await page.reload();
  await expect(page.getByText(/^Reference [0-9a-f]{8}\b/)).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
});

test('A2.43 R1 O158 a refusal for want of a token, which is not asked for, is a failure like any other, and is reported', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ service: 'newsletter', operationId: CONFIRM, status: 401 });
  const reported = page.waitForEvent('console', (message) => message.text().includes(CONFIRM));
  await page.goto(await subscribe(sandbox));
  await expect(page.getByRole('heading', { level: 1, name: 'Your subscription failed' })).toBeVisible();
  await reported;
  await sandbox.healFaults();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
});

test('A2.43 O89 O128 R1 a link that is too old, cut off or incomplete ends at the error page; without its parts there is no call', async ({
  page,
  sandbox,
}) => {
  await page.goto(await subscribe(sandbox, 'expired'));
  await expect(page.getByText('This link has expired. Ask for a new one.')).toBeVisible();
  await sandbox.forgetCalls();
  for (const query of [
    '',
    '?confirmation-token=t',
    `?email=${encodeURIComponent(READER)}`,
    '?confirmation-token=t&email=nobody',
  ]) {
    await page.goto(`/subscription-confirmation${query}`);
    await expect(page.getByRole('heading', { name: 'Your subscription failed' })).toBeVisible();
    // Without anything in the address it is the link from before. With half of one there is nothing to try again with: it says where there is.
    if (query === '') continue;
    await expect(
      page.getByText('Could you please try again? To do that, please open the link in our email'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0);
  }
  expect(await sandbox.calls(CONFIRM)).toEqual([]);
  await sandbox.fault({ service: 'newsletter', operationId: CONFIRM, abort: true });
  await page.goto(`/subscription-confirmation?confirmation-token=t&email=${encodeURIComponent(READER)}`);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});

test('S31 what a link said goes from the tab after half an hour, whatever page is open, and is not kept where no mail leads', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('mailedLink'));
  await page.goto('/account-deleted?confirmation-token=t');
  await expect(page).toHaveURL(/\/account-deleted$/);
  expect(await kept()).toBeNull();
  await page.evaluate(() => {
    const link = { at: Date.now() - 31 * 60_000, pathname: '/subscription-confirmation', token: 't' };
    sessionStorage.setItem('mailedLink', JSON.stringify(link));
  });
  await page.goto('/account-deleted');
  await expect.poll(kept).toBeNull();
});

test('S56 neither a scanner that opens the link nor a page that is loaded ahead confirms anything', async ({
  page,
  sandbox,
  request,
  traffic,
}) => {
  const link = await subscribe(sandbox);
  expect((await request.get(link)).ok()).toBe(true);
  expect((await request.get(link, { headers: { 'sec-purpose': 'prefetch' } })).ok()).toBe(true);
  // A browser may run a page ahead of the customer; it looks like this from inside.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', {
      get: () => Reflect.get(globalThis, 'isLookedAt') !== true,
    });
  });
  await page.goto(link);
  await traffic.quiet();
  expect(await sandbox.calls(CONFIRM)).toEqual([]);
  await page.evaluate(() => {
    Reflect.set(globalThis, 'isLookedAt', true);
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(await sandbox.calls(CONFIRM)).toHaveLength(1);
});
