import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { builtFilesCome } from '../support/steps.ts';
import { answerSignIn, signInOn } from '../support/sign-in.ts';

const ACCESS = 'auth_access_token';
const REFRESH = 'auth_refresh_token';

async function tokenCookies(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.filter(({ name }) => name === ACCESS || name === REFRESH);
}

/** Paths that the page comes to from now on, in order. */
function visitedBy(page: Page): string[] {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  return visited;
}

/** Leaves the app for now: a page that is left in the middle of a refresh would lose the rotated token. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/** The address of the authorize request that opening `path` leads to. */
async function authorizeRequest(page: Page, path: string): Promise<URL> {
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => /\/identity-provider\/(auth|authorize)\?/.test(candidate.url())),
    page.goto(path),
  ]);
  return new URL(request.url());
}

test('A4.3 S1 S2 S8 without a token sign-in runs: code flow with PKCE, no secret, the vendor\u2019s acr, and everything new each time', async ({
  page,
}) => {
  const { searchParams } = await authorizeRequest(page, '/');
  expect(searchParams.get('response_type')).toBe('code');
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(searchParams.get('code_challenge')).toBeTruthy();
  expect(searchParams.get('acr_values')).toBe('vendor:folioleaf-uk');
  expect(searchParams.has('client_secret')).toBe(false);
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  const second = (await authorizeRequest(page, '/')).searchParams;
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(second.get(name)).toBeTruthy();
    expect(second.get(name)).not.toBe(searchParams.get(name));
  }
});

test('A4.2 A4.4 A3.59 S5 S9 S12 sign-in leads to the address that was asked for, stores two cookies, leaves nothing of the hand-back, and is not needed again', async ({
  page,
  sandbox,
}) => {
  await signInOn(page, 'anna@example.com', '/my-photos/photos?stripped=true');
  const title = page.getByRole('heading', { level: 1, name: 'My photos' });
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/localhost:\d+\/my-photos\/photos\?stripped=true$/);
  const cookies = await tokenCookies(page);
  expect(cookies.map(({ name }) => name).sort()).toEqual([ACCESS, REFRESH]);
  for (const cookie of cookies)
    expect(cookie).toMatchObject({
      secure: false,
      sameSite: 'Strict',
      path: '/',
      domain: 'localhost',
      httpOnly: false,
    });
  await sandbox.forgetCalls();
  await page.reload();
  await expect(title).toBeVisible();
  expect((await sandbox.calls()).filter(({ service }) => service === 'identity-provider')).toEqual([]);
  // The history entry of the hand-back is gone too: going back leaves the app instead of replaying it.
  await page.goBack();
  expect(page.url()).not.toMatch(/code=/);
});

// src/session/session.test.ts shows the same of a state that is missing.
test('A4.6 S3 a hand-back with a forged state makes no token call, sets no cookie and ends at / after one reload', async ({
  page,
  sandbox,
}) => {
  expectConsole('Auth Error: The state is unknown here, used or too old');
  await page.goto('/?code=abc&state=forged');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await sandbox.calls('exchangeToken')).toEqual([]);
  expect(await tokenCookies(page)).toEqual([]);
  await signInOn(page, 'anna@example.com');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('S6 O119 a customer who cancels sees a retry page, is not sent round in circles, and can sign in from there', async ({
  page,
}) => {
  expectConsole('(access_denied)');
  await page.goto('/my-photos/photos');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const retry = page.getByRole('button', { name: /try again|sign in/i });
  await expect(retry).toBeVisible();
  expect(await tokenCookies(page)).toEqual([]);
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('S7 A8.7 a token endpoint that fails, is cut off or answers nonsense: a message with a correlation id, and trying again works', async ({
  page,
  context,
  sandbox,
}) => {
  expectConsole('Auth Error', 'sign-in');
  for (const [name, fault] of [
    ['it answers 500', { status: 500 }],
    ['it cuts the connection', { abort: true as const }],
    ['it answers nonsense', { malformed: true as const }],
  ] as const)
    await test.step(name, async () => {
      await leave(page);
      await context.clearCookies();
      await sandbox.fault({ service: 'identity-provider', operationId: 'exchangeToken', ...fault });
      await page.goto('/');
      await answerSignIn(page, 'anna@example.com');
      await expect(page.getByText(/Reference [0-9a-f]{8}\b/)).toBeVisible();
      await sandbox.healFaults();
      await page.getByRole('button', { name: /try again/i }).click();
      await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
    });
});

test('S7 a way to the sign-in that the customer stops leads to a page that offers it anew', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ service: 'identity-provider', operationId: 'authorize', delayMs: 60_000 });
  await Promise.all([
    page.waitForRequest((request) => request.url().includes('code_challenge=')),
    page.goto('/orders', { waitUntil: 'commit' }),
  ]);
  await (await page.context().newCDPSession(page)).send('Page.stopLoading');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 15_000 });
  await sandbox.healFaults();
  await again.click();
  await answerSignIn(page, 'anna@example.com');
  await expect(page).toHaveURL(/\/orders$/);
});

test.describe('refresh', () => {
  test('S21 O120 parallel refused calls lead to exactly one refresh and the page works on', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn('anna@example.com');
    await leave(page);
    await sandbox.expireTokens('anna@example.com');
    await sandbox.forgetCalls();
    await page.goto('/my-photos/photos');
    await expect(page.getByRole('heading', { name: 'My photos' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Photo,/ }).first()).toBeVisible();
    expect(await sandbox.calls('exchangeToken')).toHaveLength(1);
    const refused = (await sandbox.calls()).filter(({ status }) => status === 401);
    expect(refused.length).toBeGreaterThan(1);
  });

  test('S22 two tabs at expiry: one refresh, and both go on with the rotated token', async ({
    page,
    context,
    signIn,
    sandbox,
  }) => {
    await signIn('anna@example.com', '/my-photos/photos');
    const other = await context.newPage();
    await other.goto('/my-photos/photos');
    await expect(other.getByRole('link', { name: /^Photo,/ }).first()).toBeVisible();
    await Promise.all([leave(page), leave(other)]);
    await sandbox.expireTokens('anna@example.com');
    await sandbox.forgetCalls();
    await Promise.all([page.goto('/my-photos/photos'), other.goto('/my-photos/photos')]);
    await expect(page.getByRole('link', { name: /^Photo,/ }).first()).toBeVisible();
    await expect(other.getByRole('link', { name: /^Photo,/ }).first()).toBeVisible();
    const exchanges = await sandbox.calls('exchangeToken');
    expect(exchanges.map(({ status }) => status)).toEqual([200]);
  });

  test('S23 a refused refresh token leads to sign-in once, and back to the same page', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn('anna@example.com');
    await leave(page);
    await sandbox.expireTokens('anna@example.com', { refresh: true });
    await sandbox.forgetCalls();
    await page.goto('/my-photos/photos');
    // The authority still knows her, so she comes straight back: three pages, one after the other.
    await expect(page.getByRole('link', { name: /^Photo,/ }).first()).toBeVisible({ timeout: 30_000 });
    expect((await sandbox.calls('authorize')).length).toBe(1);
  });

  test('S7 S23 a refresh that got no answer ends no session: trying again goes on with it, in the same place', async ({
    page,
    context,
    signIn,
    sandbox,
  }) => {
    await signIn('anna@example.com');
    await leave(page);
    await context.clearCookies({ name: ACCESS });
    await sandbox.fault({ service: 'identity-provider', operationId: 'exchangeToken', status: 503 });
    await page.goto('/orders?stripped=true');
    await expect(page.getByRole('heading', { name: 'We could not sign you in' })).toBeVisible();
    await sandbox.healFaults();
    await sandbox.forgetCalls();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page).toHaveURL(/\/orders\?stripped=true$/);
    expect(await sandbox.calls('authorize')).toEqual([]);
  });

  test('S11 S26 O65 from a public page the tokens are refreshed without a word of a sign-out, and all that runs behind a page begins', async ({
    page,
    context,
    signIn,
    sandbox,
  }) => {
    await signIn('anna@example.com');
    await leave(page);
    await context.clearCookies({ name: ACCESS });
    await page.addInitScript(() => {
      const look = () => {
        if (document.body?.textContent?.includes('You are signed out')) sessionStorage.setItem('told', 'yes');
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/change-email-success');
    await sandbox.forgetCalls();
    await sandbox.fault({ service: 'identity-provider', operationId: 'exchangeToken', delayMs: 1_000 });
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
    // What photos are dropped on, which only a customer has.
    await builtFilesCome(page, 'upload');
    expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBeNull();
    expect(await sandbox.calls('authorize')).toEqual([]);
  });

  test('O120 an access cookie that has ended is renewed from the refresh cookie without sign-in', async ({
    page,
    context,
    signIn,
    sandbox,
  }) => {
    await signIn('anna@example.com');
    await leave(page);
    await context.clearCookies({ name: ACCESS });
    await sandbox.forgetCalls();
    await page.goto('/my-photos/photos');
    await expect(page.getByRole('heading', { name: 'My photos' })).toBeVisible();
    expect((await sandbox.calls('authorize')).length).toBe(0);
    expect(await sandbox.calls('exchangeToken')).toHaveLength(1);
  });
});

test.describe('sign-out', () => {
  test('A4.8 A4.9 A2.73 S14 signing out removes both cookies, ends the session at the authority and asks again', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn('anna@example.com');
    await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await tokenCookies(page)).toEqual([]);
    expect((await sandbox.calls('endSession')).length).toBeGreaterThan(0);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('eyJ');
  });

  test('A2.19 O86 /logout ends the session; without one it goes to / and starts no sign-in of its own', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn('anna@example.com');
    await page.goto('/logout');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await tokenCookies(page)).toEqual([]);

    await sandbox.forgetCalls();
    const visited = visitedBy(page);
    await page.goto('/logout');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    // Home asks for the sign-in, as it does whenever it is opened: that one leads home, and not to signing out again.
    expect([...new Set(visited)].join(' ')).toMatch(/^\/logout \/ \/identity-provider\//);
    expect(await sandbox.calls('endSession')).toEqual([]);
    await answerSignIn(page, 'anna@example.com');
    await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
  });

  test('S15 X5 signing out in one tab signs out the other within two seconds, which begins anew with what it says', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('anna@example.com', '/my-photos/photos');
    const other = await context.newPage();
    await other.goto('/my-photos/photos');
    await expect(other.getByRole('link', { name: /^Photo,/ }).first()).toBeVisible();
    await page.goto('/logout');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(other.getByRole('link', { name: /^Photo,/ })).toHaveCount(0, { timeout: 2000 });
    await expect(other.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeFocused();
  });

  test('S54 A4.11 a deleted customer is signed out once', async ({ page, sandbox, traffic }) => {
    const visited = visitedBy(page);
    await page.goto('/');
    await answerSignIn(page, 'deleted@example.com');
    // The sign-in page of before is gone by then.
    await expect.poll(async () => (await sandbox.calls('endSession')).length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await traffic.quiet();
    expect((await sandbox.calls('getCustomer')).map(({ status }) => status)).toEqual([404]);
    expect(visited.filter((path) => path === '/logout')).toHaveLength(1);
    expect((await sandbox.calls('endSession')).filter(({ method }) => method === 'GET')).toHaveLength(1);
    expect(await tokenCookies(page)).toEqual([]);
  });
});

test.describe('cookies', () => {
  test('S16 a planted second token cookie signs out and is reported', async ({ page, context, signIn }) => {
    expectConsole('AccessToken Error');
    await signIn('anna@example.com');
    const { hostname } = new URL(page.url());
    const access = (await tokenCookies(page)).find(({ name }) => name === ACCESS);
    await context.addCookies([
      {
        name: ACCESS,
        value: access?.value ?? '',
        domain: hostname,
        path: '/my-photos',
        secure: true,
        sameSite: 'Strict',
      },
    ]);
    const reported = page.waitForEvent('console', (message) => message.text().includes('AccessToken Error'));
    await page.goto('/my-photos/photos');
    await reported;
    await expect.poll(() => tokenCookies(page)).toEqual([]);
  });

  test('A2.48 A2.49 S18 with site data blocked only the cookie page shows', async ({ page, sandbox }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
    await page.goto('/my-photos/photos');
    await expect(
      page.getByText('Please enable site data and cookies in your browser to use the website'),
    ).toBeVisible();
    expect((await sandbox.calls()).filter(({ service }) => service !== 'app-config')).toEqual([]);
  });

  test('S12 A9.7 a vendor host gets cookies for the domain without the account prefix', async ({ page, world }) => {
    await page.goto(`http://test-account.folioleaf-nl.localhost:${world.appPort}/`);
    await answerSignIn(page, 'anna@example.com');
    await expect
      .poll(async () => (await tokenCookies(page)).map(({ domain }) => domain))
      .toEqual(['.folioleaf-nl.localhost', '.folioleaf-nl.localhost']);
  });
});
