import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { answerSignIn } from '../support/sign-in.ts';
import { photos, waitForPictures } from '../support/timeline.ts';
import type { World } from '../support/world.ts';
import { PHOTOS } from '../support/seeded.ts';

function unsigned(claims: object): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}.${Buffer.from('signature').toString('base64url')}`;
}

const seconds = () => Math.floor(Date.now() / 1000);

async function tokenCookies(page: Page): Promise<string[]> {
  return (await page.context().cookies()).flatMap(({ name }) => (name.startsWith('auth_') ? [name] : []));
}

/** Signs in at an authority that answers with these claims in place of the right ones. */
async function signInWith(
  { page, sandbox, world }: { page: Page; sandbox: SandboxControl; world: World },
  inIdentity: object,
  inAccess: object = {},
): Promise<void> {
  const authorizing = page.waitForRequest((request) => request.url().includes('nonce='));
  await page.goto('/');
  const nonce = (await authorizing).url().match(/nonce=([^&]+)/)?.[1];
  const claims = {
    iss: `${world.sandbox}/identity-provider`,
    aud: 'photo-account',
    sub: 'user-anna',
    iat: seconds(),
    exp: seconds() + 600,
    nonce,
    ...inIdentity,
  };
  const access = unsigned({
    ...claims,
    aud: 'photo-account-services',
    email: 'anna',
    idp_type: 'local',
    idp_sub: 'local-anna',
    amr: ['pwd'],
    ...inAccess,
  });
  const body = {
    access_token: access,
    token_type: 'Bearer',
    expires_in: 600,
    refresh_token: 'refresh',
    id_token: unsigned(claims),
  };
  await sandbox.fault({ service: 'identity-provider', operationId: 'exchangeToken', status: 200, body });
  await answerSignIn(page, 'anna@example.com');
}

// src/session/session.test.ts shows the same of another audience, another issuer and a time that has passed.
test('S4 an identity token that is meant for another sign-in is refused', async ({ page, sandbox, world }) => {
  expectConsole('Auth Error');
  await signInWith({ page, sandbox, world }, { nonce: 'of-another-sign-in' });
  await expect(page.getByRole('heading', { name: 'We could not sign you in' })).toBeVisible();
  expect(await tokenCookies(page)).toEqual([]);
});

test('S17 a token that no cookie holds is told, sets neither cookie, and is asked for once', async ({
  page,
  sandbox,
  world,
}) => {
  expectConsole('Auth Error');
  await signInWith({ page, sandbox, world }, {}, { more: 'x'.repeat(4_000) });
  await expect(page.getByRole('heading', { name: 'We could not sign you in' })).toBeVisible();
  await expect(page.getByText(/Reference [0-9a-f]{8}\b/)).toBeVisible();
  expect(await tokenCookies(page)).toEqual([]);
  expect(await sandbox.calls('exchangeToken')).toHaveLength(1);
});

test('S25 a clock that is ten minutes behind or ahead does not keep anybody out', async ({ page, signIn }) => {
  const now = Date.now();
  const overview = page.getByRole('heading', { name: 'My account overview' });
  await page.clock.install({ time: now - 10 * 60_000 });
  await signIn('anna@example.com');
  await expect(overview).toBeVisible();
  await page.clock.setSystemTime(now + 10 * 60_000);
  await page.reload();
  await expect(overview).toBeVisible();
});

test('S25 X2 a clock that is an hour ahead is what the page names, with the way on, and a right one signs in', async ({
  page,
  sandbox,
  world,
}) => {
  expectConsole('Auth Error');
  await page.clock.install({ time: Date.now() + 60 * 60_000 });
  await signInWith({ page, sandbox, world }, { exp: seconds() + 300 });
  await expect(page.getByRole('heading', { name: 'We could not sign you in' })).toBeVisible();
  await expect(page.getByText('The clock on this device is off by about 1 hour')).toBeVisible();
  await expect(page.getByText('Set the date, time and time zone to automatic')).toBeVisible();
  expect(await tokenCookies(page)).toEqual([]);
  // Nothing is tried again by itself.
  expect(await sandbox.calls('exchangeToken')).toHaveLength(1);

  await page.clock.setSystemTime(Date.now());
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
});

test('S26 after a long sleep the access cookie has ended and the page works on with a fresh token', async ({
  page,
  context,
  signIn,
  sandbox,
  traffic,
}) => {
  await signIn('anna@example.com');
  await traffic.quiet();
  await sandbox.expireTokens('anna@example.com');
  await context.clearCookies({ name: 'auth_access_token' });
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Saved photos' }).click();
  await expect(photos(page).first()).toBeVisible();
});

test('S29 S30 tokens go to the services that need one and nowhere else, and no address travels as a referrer', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await photos(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const calls = await sandbox.calls();
  // An offer that comes too late is reported, to a third party.
  const without = [
    'photo-files',
    'app-config',
    'public-vendor-config',
    'identity-provider',
    'targeting',
    'third-parties',
  ];
  for (const { service, path, headers } of calls) {
    expect(headers['authorization'], `${service} ${path}`).toBe(!without.includes(service));
    if (service !== 'identity-provider') expect(headers['referer'] ?? null, `${service} ${path}`).toBeNull();
  }
  expect(calls.some(({ service }) => service === 'photo-files')).toBe(true);
});

test('S52 A2.32 without a session no page shows anything or calls a service', async ({ page, sandbox }) => {
  const services = async (paths: string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    }
    return [...new Set((await sandbox.calls()).map(({ service }) => service))].sort();
  };
  expect(await services(['/', PHOTOS, '/my-photos/albums'])).toEqual(['app-config', 'identity-provider']);
  // An address that is none of ours may be one that the vendor gave to a public page.
  expect(await services(['/no-such-page'])).toEqual(['app-config', 'identity-provider', 'public-vendor-config']);
});
