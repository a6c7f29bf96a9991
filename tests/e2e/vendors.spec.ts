import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { answerSignIn } from '../support/sign-in.ts';
import type { World } from '../support/world.ts';

/** One host of each brand; test and acceptance hosts among them. */
const HOSTS = [
  { host: 'account.folioleaf-nl', domain: 'folioleaf-nl', brand: 'Folioleaf', acr: 'vendor:folioleaf-nl' },
  { host: 'test-account.norrleaf-dk', domain: 'norrleaf-dk', brand: 'Norrleaf', acr: 'vendor:norrleaf-dk' },
  { host: 'account.bildvik-se', domain: 'bildvik-se', brand: 'Bildvik', acr: 'vendor:norrleaf-se' },
  { host: 'acceptance-account.wallbay-de', domain: 'wallbay-de', brand: 'Wallbay', acr: 'vendor:wallbay-de' },
  { host: 'account.printmoor-uk', domain: 'printmoor-uk', brand: 'Printmoor', acr: 'vendor:printmoor-uk' },
];

const originOf = (world: World, host: string) => `http://${host}.localhost:${world.appPort}`;
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const menuLink = (page: Page, path: string) => page.getByRole('navigation').locator(`a[href^="${path}"]`).first();

async function tokenCookies(page: Page) {
  return (await page.context().cookies()).filter(({ name }) => name.startsWith('auth_'));
}

/** Opens an address and answers the sign-in that it leads to; gives the acr that was asked for. */
async function signInAt(page: Page, address: string, email = 'anna@example.com'): Promise<string | null> {
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => candidate.url().includes('acr_values=')),
    page.goto(address),
  ]);
  await answerSignIn(page, email);
  await expect(heading(page)).toBeVisible();
  return new URL(request.url()).searchParams.get('acr_values');
}

test('A1.13 A1.15 A1.16 A7.7 A9.7 A9.10 S8 S12 S14 each brand at its host: sign-in with its acr, cookies on its domain, its look and menu, and sign-out', async ({
  page,
  world,
}) => {
  const menus = new Set<string>();
  for (const { host, domain, brand, acr } of HOSTS) {
    expect(await signInAt(page, originOf(world, host))).toBe(acr);
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(brand) })
        .getByRole('img', { name: brand }),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand.toLowerCase());
    await expect(page).toHaveTitle(new RegExp(`${brand}$`));
    const menu = page.getByRole('banner').getByRole('navigation');
    await expect(menu.first()).toBeVisible();
    menus.add((await menu.allInnerTexts()).join(' '));
    const cookies = await tokenCookies(page);
    expect(cookies.map(({ name }) => name).sort()).toEqual(['auth_access_token', 'auth_refresh_token']);
    for (const cookie of cookies)
      expect(cookie).toMatchObject({ domain: `.${domain}.localhost`, path: '/', secure: false, sameSite: 'Strict' });
    await menuLink(page, '/logout').click();
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    expect(await tokenCookies(page)).toEqual([]);
  }
  expect(menus.size).toBe(HOSTS.length);
  expect(menus).not.toContain('');
});

test('A1.17 A4.10 A2.32 O83 O133 a vendor\u2019s own paths: after sign-in, in links, for a public page, and for signing out', async ({
  page,
  world,
  sandbox,
}) => {
  const origin = originOf(world, 'account.wallbay-fr');
  // Shown without sign-in, at either address.
  for (const path of ['/compte-supprime', '/account-deleted', '/inscription/merci']) {
    await page.goto(origin + path);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(origin + path);
  }
  expect((await sandbox.calls()).filter(({ service }) => service === 'identity-provider')).toEqual([]);

  await signInAt(page, `${origin}/mes-commandes?page=2`);
  await expect(page).toHaveURL(`${origin}/mes-commandes?page=2`);
  await expect(menuLink(page, '/mes-commandes')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').locator('a[href^="/mes-commandes/"]').first().click();
  await expect(page).toHaveURL(/\/mes-commandes\/[^/]+$/);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  // Our own paths go on working.
  await page.goto(`${origin}/orders`);
  await expect(menuLink(page, '/mes-commandes')).toHaveAttribute('aria-current', 'page');
  await menuLink(page, '/mes-photos').click();
  await page.locator('[data-photo]').first().click();
  await expect(page).toHaveURL(/\/mes-photos\/[^/?]+/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${origin}/mes-photos`);

  await expect(menuLink(page, '/deconnexion')).toBeVisible();
  await page.goto(`${origin}/deconnexion?to=/compte-supprime`);
  await expect(page).toHaveURL(`${origin}/account-deleted`);
  await expect(heading(page)).toBeVisible();
  expect(await tokenCookies(page)).toEqual([]);
});

test('A1.17 A2.118 O155 opened before the vendor\u2019s paths have come, a page has consent tool, chat and feedback as well', async ({
  page,
  world,
  sandbox,
}) => {
  // Far within the three seconds after which a page goes on without it (O152).
  await sandbox.fault({ service: 'public-vendor-config', operationId: 'getVendorConfig', delayMs: 700 });
  await signInAt(page, `${originOf(world, 'account.wallbay-fr')}/mes-commandes`);
  await expect(menuLink(page, '/mes-commandes')).toHaveAttribute('aria-current', 'page');
  for (const name of ['support-chat', 'feedback'])
    await expect(page.locator(`#${name} [data-double]`), name).toBeVisible();
  await expect(page.locator('script[src$="/third-parties/cookie-consent.js"]')).toHaveCount(1);
});

test('A1.17 A2.40 A2.43 a mail\u2019s link works at the vendor\u2019s path, and can be tried again there', async ({
  page,
  world,
  sandbox,
}) => {
  expectConsole('confirmNewsletterSubscription');
  const origin = originOf(world, 'account.wallbay-fr');
  const email = 'reader@news.example';
  await sandbox.state('a newsletter subscription exists', { email, token: 'newsletter-token-1', situation: 'pending' });
  await sandbox.fault({ service: 'newsletter', status: 500, times: 1 });
  await page.goto(
    `${origin}/inscription?${new URLSearchParams({ 'confirmation-token': 'newsletter-token-1', email })}`,
  );
  await expect(page).toHaveURL(`${origin}/inscription/erreur`);
  await page.getByRole('main').locator('a[href="/inscription"]').click();
  await expect(page).toHaveURL(`${origin}/inscription/merci`);
  expect(
    (await sandbox.calls()).filter(({ service }) => service === 'identity-provider' || service === 'customer'),
  ).toEqual([]);
});

test('A2.32 A4.45 A4.46 O152 where the vendor\u2019s paths do not come, an unknown address asks for a sign-in after three seconds, and ours are in use', async ({
  page,
  sandbox,
  world,
}) => {
  expectConsole('getVendorConfig');
  await sandbox.fault({ service: 'public-vendor-config', delayMs: 20_000 });
  await page.goto(`${originOf(world, 'account.wallbay-fr')}/compte-supprime`);
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible({ timeout: 20_000 });
  const opened = await sandbox.calls();
  const waited =
    Date.parse(opened.find(({ service }) => service === 'identity-provider')?.at ?? '') -
    Date.parse(opened.find(({ operationId }) => operationId === 'getAppConfig')?.at ?? '');
  expect(waited).toBeGreaterThan(2500);
  expect(waited).toBeLessThan(15_000);
  await answerSignIn(page, 'anna@example.com');
  await expect(menuLink(page, '/orders')).toBeVisible();
  await menuLink(page, '/orders').click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('main').locator('a[href^="/orders/"]').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
});

test('S38 links of a vendor that lead to no web page are left out', async ({ page, signIn, sandbox }) => {
  const menu = [
    { label: 'Books', href: 'https://www.folioleaf-uk.example/books' },
    { label: 'Script', href: 'javascript:alert(1)' },
    { label: 'Data', href: 'data:text/html,x' },
  ];
  await sandbox.fault({
    service: 'public-vendor-config',
    status: 200,
    body: { menus: { header: menu, footer: menu }, faqUrl: 'javascript:alert(1)', shopUrl: 'data:text/html,x' },
  });
  await signIn('anna@example.com');
  for (const role of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(role).getByRole('navigation').getByRole('link')).toHaveText(['Books']);
  await expect(page.getByRole('link', { name: /FAQs/ })).toHaveCount(0);
  expect(await page.locator('a[href^="javascript:"], a[href^="data:"]').count()).toBe(0);
});

test('A1.18 O82 P2.16 stripped=true stays over sign-in, account pages and signing out; no header, menu, footer or way back', async ({
  page,
  world,
}) => {
  const none = async () => {
    // The sign-in page, which is left for it, has a heading as well.
    await expect(page).toHaveURL((url) => url.searchParams.get('stripped') === 'true');
    await expect(heading(page)).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    for (const role of ['link', 'button'] as const)
      await expect(
        page.getByRole('main').getByRole(role, { name: /^(My settings|Orders|My account overview|All addresses)$/ }),
      ).toHaveCount(0);
  };
  await signInAt(page, `${world.app}/?stripped=true`);
  await none();
  await page.getByRole('main').locator('a[href^="/settings"]').first().click();
  await expect(page).toHaveURL(/\/settings\?/);
  await none();
  for (const path of ['/settings/personal-details', '/settings/email', '/settings/addresses/all']) {
    await page.getByRole('main').locator(`a[href^="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?`));
    await none();
    await page.goBack();
    await expect(page).toHaveURL(/\/settings\?/);
  }
  await page.goto('/orders?stripped=true');
  await page.getByRole('main').locator('a[href^="/orders/"]').first().click();
  await expect(page).toHaveURL(/\/orders\/[^/]+\?stripped=true$/);
  await none();
  // Whom a page is not for goes home; an unknown address leads home: the flag goes along.
  await page.goto('/invoices?stripped=true');
  await expect(page).toHaveURL(/:\d+\/\?stripped=true$/);
  await none();
  await page.goto('/logout?stripped=true');
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await answerSignIn(page, 'anna@example.com');
  await none();
});

test('A2.121 A2.122 A2.123 S49 in production the root may be indexed and is canonical, every other page is kept out', async ({
  page,
  signIn,
  sandbox,
  world,
}) => {
  const config: Record<string, unknown> = await (await fetch(`${world.app}/config.json`)).json();
  await sandbox.fault({
    service: 'app-config',
    operationId: 'getAppConfig',
    status: 200,
    body: { ...config, environment: 'production' },
  });
  const robots = page.locator('meta[name=robots]');
  const canonical = page.locator('link[rel=canonical]');
  await signIn('anna@example.com', '/?stripped=true');
  await expect(heading(page)).toBeVisible();
  await expect(canonical).toHaveAttribute('href', `${world.app}/`);
  await expect(robots).toHaveCount(0);
  await page.getByRole('main').locator('a[href^="/orders"]').first().click();
  await expect(page).toHaveURL(/\/orders/);
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(canonical).toHaveCount(0);
  await page.goBack();
  await expect(canonical).toHaveAttribute('href', `${world.app}/`);
  await expect(robots).toHaveCount(0);
});

test('A1.13 S12 S8 a host with a dot at its end is the same shop: its look, its sign-in, its cookies', async ({
  page,
  world,
}) => {
  expect(
    await signInAt(
      page,
      `${originOf(world, 'account.wallbay-fr').replace('.localhost', '.localhost.')}/orders?stripped=true`,
    ),
  ).toBe('vendor:wallbay-fr');
  await expect(page).toHaveURL(`${originOf(world, 'account.wallbay-fr')}/orders?stripped=true`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  for (const cookie of await tokenCookies(page)) expect(cookie.domain).toBe('.wallbay-fr.localhost');
});
