import type { Page } from '@playwright/test';
import { expect, expectViolation, test } from '../support/fixtures.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { waitForPictures } from '../support/timeline.ts';
import type { World } from '../support/world.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const SCRIPTS = ['getConsentScript', 'getChatScript', 'getFeedbackScript'];

const script = (page: Page, name: string) => page.locator(`script[src$="/third-parties/${name}.js"]`);
const chat = (page: Page) => page.locator('#support-chat [data-double]');
const feedback = (page: Page) => page.locator('#feedback [data-double]');
const overview = (page: Page) => page.getByRole('heading', { name: 'My account overview' });
const orders = (page: Page) => page.getByRole('heading', { name: 'Orders', exact: true });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name });

/** The scripts of others that were asked for. */
async function loaded(sandbox: SandboxControl): Promise<string[]> {
  const asked = (await sandbox.calls()).map(({ operationId }) => operationId ?? '');
  return SCRIPTS.filter((operation) => asked.includes(operation));
}

/** Deploys the app with another configuration. */
async function deploy(
  sandbox: SandboxControl,
  world: World,
  change: (config: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await sandbox.healFaults();
  const config = await (await fetch(`${world.app}/config.json`)).json();
  await sandbox.fault({ service: 'app-config', operationId: 'getAppConfig', status: 200, body: change(config) });
}

test('A2.118 A7.59 A7.60 A9.16 O155 O156 pages of the account load consent tool, chat and feedback, each once and late; the chat is hidden on photo pages', async ({
  page,
  sandbox,
  world,
  signIn,
}) => {
  await signIn(ANNA);
  await expect(chat(page)).toBeVisible();
  await expect(feedback(page)).toBeVisible();
  for (const name of ['cookie-consent', 'support-chat', 'feedback'])
    await expect(script(page, name)).toHaveAttribute('src', `${world.sandbox}/third-parties/${name}.js`);
  // The page is drawn before they are asked for.
  const [drawn = 0, asked = 0] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/third-parties/'))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(asked).toBeGreaterThan(drawn);
  await expect(script(page, 'support-chat')).toHaveAttribute('data-mobile-breakpoint', '576');
  await expect(script(page, 'support-chat')).toHaveAttribute('data-customer', 'consumer');
  await expect(page.locator('#support-chat')).toHaveCSS('z-index', '18');
  await menuLink(page, 'My orders').click();
  await expect(orders(page)).toBeVisible();
  await expect(chat(page)).toBeVisible();

  await menuLink(page, 'Saved photos').click();
  await waitForPictures(page);
  await expect(chat(page)).toBeHidden();
  await expect(feedback(page)).toBeHidden();
  await menuLink(page, 'Overview').click();
  await expect(chat(page)).toBeVisible();
  for (const operation of SCRIPTS) {
    const calls = await sandbox.calls(operation);
    expect(
      calls.map(({ headers }) => [headers['authorization'], headers['referer'] ?? null]),
      operation,
    ).toEqual([[false, null]]);
  }
});

test('A2.119 O82 S46 S48 opened on photo, album or public pages, or on those that a mail leads to, nothing of others is loaded, and with reduced chrome no chat', async ({
  page,
  sandbox,
  signIn,
  traffic,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  for (const path of [
    PHOTOS,
    '/my-photos/shared-albums/album-wedding',
    '/account-deleted',
    '/subscription-confirmation-error',
    '/change-email-error',
    '/delete-account-confirmation',
  ]) {
    if (path !== PHOTOS) await page.goto(path);
    await expect(page.locator('main').getByRole('heading').first(), path).toBeVisible();
    await traffic.quiet();
  }
  expect(await loaded(sandbox)).toEqual([]);
  await page.goto('/?stripped=true');
  await expect(feedback(page)).toBeVisible();
  await page.goto('/orders?stripped=true');
  await expect(feedback(page)).toBeVisible();
  await expect(script(page, 'support-chat')).toHaveCount(0);

  // Nothing else can be loaded either, whoever tries: neither past the policy's name nor by making it anew.
  expectViolation('require-trusted-types-for', 'trusted-types');
  const refused = await page.evaluate(() => {
    const attempts = [
      () => void (document.createElement('script').src = 'https://evil.example/x.js'),
      () => void window.trustedTypes?.createPolicy('external-scripts', { createScriptURL: (address) => address }),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(refused).toEqual(['refused', 'refused']);
});

test('A3.51 A3.52 A3.53 O116 O155 what the customer answers counts at once, without a reload', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(ANNA);
  await expect(feedback(page)).toBeVisible();
  // Scripts of different hosts run as they come.
  await page.waitForFunction(() => Reflect.has(window, 'cookieConsent'));
  const consent = async () => await script(page, 'feedback').getAttribute('data-consent');
  expect(await consent()).toBe('00');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const [analytics, marketing, code] of [
    [true, false, '10'],
    [false, true, '01'],
    [true, true, '11'],
    [false, false, '00'],
  ] as const) {
    await page.evaluate((answer) => Reflect.get(window, 'cookieConsent').set(...answer), [
      analytics,
      marketing,
    ] as const);
    await expect.poll(consent).toBe(code);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  // An answer of an earlier visit counts as well; one that is none allows nothing (A5.11).
  for (const [value, code] of [
    ['11', '11'],
    ['2x', '00'],
  ] as const) {
    await context.addCookies([{ name: 'cookie_consent', value, domain: 'localhost', path: '/' }]);
    await page.reload();
    await expect(script(page, 'support-chat')).toHaveAttribute('data-consent', code);
  }
});

test('A2.120 A9.13 O151 O157 what is disabled or not configured is not loaded, and the page stands without all of it', async ({
  page,
  sandbox,
  world,
  signIn,
  traffic,
}) => {
  const visit = async () => {
    await sandbox.forgetCalls();
    await page.reload();
    await expect(overview(page)).toBeVisible();
  };
  await deploy(sandbox, world, ({ supportChat, feedback: widget, ...config }) => ({
    ...config,
    supportChat: { ...Object(supportChat), enabled: false },
    feedback: { ...Object(widget), keys: { 'nl-NL': 'other' } },
  }));
  await signIn(ANNA);
  await expect(script(page, 'cookie-consent')).toHaveCount(1);
  await traffic.quiet();
  await expect(script(page, 'support-chat').or(script(page, 'feedback'))).toHaveCount(0);
  await expect.poll(() => loaded(sandbox)).toEqual(['getConsentScript']);

  // Nothing but what must be there (O125).
  await deploy(sandbox, world, ({ environment, services, auth }) => ({
    environment,
    services: { ...Object(services), targeting: undefined },
    auth,
  }));
  await visit();
  await traffic.quiet();
  expect(await loaded(sandbox)).toEqual([]);
  expect(await sandbox.calls('getSampleTestOffer')).toEqual([]);
  await expect(menuLink(page, 'Saved photos')).toHaveCount(0);
  await sandbox.state('an online photo book exists', { orderCode: 'OR-2999-1', widgetId: 'widget-1' });
  await page.goto('/online-products/OR-2999-1');
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  expect((await sandbox.calls()).filter(({ service }) => service === 'widget-gallery')).toEqual([]);

  // Services that fail, and scripts that customers block, are missed by nobody.
  await sandbox.healFaults();
  await sandbox.fault({ service: 'third-parties', status: 500 });
  await sandbox.fault({ service: 'targeting', abort: true });
  await page.goto('/');
  await expect(script(page, 'feedback')).toHaveCount(1);
  await expect(overview(page)).toBeVisible();
  await menuLink(page, 'My orders').click();
  await expect(orders(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('');
});

test('A7.60 A9.14 O156 each locale has its feedback key, and another on small screens; business customers have the chat as well', async ({
  page,
  world,
  signIn,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await signIn('b2b@example.com');
  await expect(feedback(page)).toHaveAttribute('data-double', 'feedback-en-GB-small');
  await expect(script(page, 'support-chat')).toHaveAttribute('data-customer', 'business');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(feedback(page)).toHaveAttribute('data-double', 'feedback-en-GB');

  await page.goto(`http://account.folioleaf-nl.localhost:${world.appPort}/`);
  await expect(feedback(page)).toHaveAttribute('data-double', 'feedback-nl-NL');
});

test('A7.58 O154 S29 the offer is asked for once, without a token, and nothing waits for it', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ service: 'targeting', delayMs: 5000 });
  await signIn(ANNA);
  await expect(overview(page)).toBeVisible();
  await expect(chat(page)).toBeVisible();
  await menuLink(page, 'My orders').click();
  await expect(orders(page)).toBeVisible();
  await menuLink(page, 'Overview').click();
  await expect(overview(page)).toBeVisible();
  const calls = await sandbox.calls('getSampleTestOffer');
  expect(calls.map(({ headers }) => headers['authorization'])).toEqual([false]);
});
