import { expect, expectConsole, test } from '../support/fixtures.ts';
import { answerSignIn } from '../support/sign-in.ts';
import { photos, waitForPictures } from '../support/timeline.ts';

const PHOTOS = '/my-photos/photos';

function unsigned(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}.${Buffer.from('signature').toString('base64url')}`;
}

test.describe('S4 an identity token that is not meant for this sign-in is refused', () => {
  const seconds = () => Math.floor(Date.now() / 1000);
  const cases = {
    'another nonce': { nonce: 'of-another-sign-in' },
    'another audience': { aud: 'somebody-else' },
    'another issuer': { iss: 'https://identity.example' },
    'a time that has passed': { iat: seconds() - 7200, exp: seconds() - 3600 },
  };
  for (const [name, wrong] of Object.entries(cases)) {
    test(name, async ({ page, sandbox, world }) => {
      expectConsole('Auth Error');
      const authorizing = page.waitForRequest((request) => request.url().includes('nonce='));
      await page.goto('/');
      const authorize = await authorizing;
      const nonce = authorize.url().match(/nonce=([^&]+)/)?.[1];
      const claims = { iss: `${world.sandbox}/identity-provider`, aud: 'photo-account', sub: 'user-anna', iat: seconds(), exp: seconds() + 600, nonce, ...wrong };
      const access = unsigned({ ...claims, aud: 'photo-account-services', email: 'anna', idp_type: 'local', idp_sub: 'local-anna', amr: ['pwd'] });
      await sandbox.fault({
        service: 'identity-provider',
        operationId: 'exchangeToken',
        status: 200,
        body: { access_token: access, token_type: 'Bearer', expires_in: 600, refresh_token: 'refresh', id_token: unsigned(claims) },
      });
      await answerSignIn(page, 'anna@example.com');
      await expect(page.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible();
      expect((await page.context().cookies()).filter(({ name: cookie }) => cookie.startsWith('auth_'))).toEqual([]);
    });
  }
});

for (const minutes of [-10, 10]) {
  test(`S25 a clock that is ${Math.abs(minutes)} minutes ${minutes < 0 ? 'behind' : 'ahead'} does not keep anybody out`, async ({ page, signIn }) => {
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await signIn('anna@example.com');
    await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
  });
}

test('S26 after a long sleep the access cookie has ended and the page works on with a fresh token', async ({ page, context, signIn, sandbox }) => {
  await signIn('anna@example.com');
  await page.waitForLoadState('networkidle');
  await sandbox.expireTokens('anna@example.com');
  await context.clearCookies({ name: 'auth_access_token' });
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Saved photos' }).click();
  await expect(photos(page).first()).toBeVisible();
});

test('S29 S30 tokens go to the services that need one and nowhere else, and no address travels as a referrer', async ({ page, signIn, sandbox }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await photos(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const calls = await sandbox.calls();
  const without = ['photo-files', 'app-config', 'public-vendor-config', 'identity-provider', 'targeting'];
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
