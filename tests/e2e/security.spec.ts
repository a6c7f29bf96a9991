import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/setup/find-chromium.mjs';
import { expect, expectConsole, expectViolation, test } from '../support/fixtures.ts';
import { builtFilesCome } from '../support/steps.ts';
import { openSession } from '../support/session.ts';
import { answerSignIn } from '../support/sign-in.ts';
import { photos, waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const OVERVIEW = 'My account overview';

test('S9 an address that looks like one of another site leads to / after sign-in', async ({ page, world }) => {
  await page.goto(`${world.app}//evil.example/x`);
  await answerSignIn(page, ANNA);
  await expect(page.getByRole('heading', { name: OVERVIEW })).toBeVisible();
  expect(page.url()).toBe(`${world.app}/`);
});

test('S29 a configuration with an address that is not encrypted gives no token away, and says that it cannot be used', async ({
  page,
  sandbox,
  signIn,
  world,
}) => {
  const config = await (await fetch(`${world.app}/config.json`)).json();
  // The first calls set out before it is known what is wrong: these the policy keeps back.
  expectViolation('connect-src');
  expectConsole('configuration failed');
  await sandbox.fault({
    service: 'app-config',
    operationId: 'getAppConfig',
    status: 200,
    body: { ...config, services: { ...config.services, 'photo-management': 'http://photos.example' } },
  });
  const sent: string[] = [];
  page.on('request', (request) => request.headers()['authorization'] !== undefined && sent.push(request.url()));
  await signIn(ANNA, PHOTOS);
  await expect(
    page.getByText('An unexpected error has occurred, please contact us if you continue to have problems.'),
  ).toBeVisible();
  expect(sent).toEqual([]);
  expect((await sandbox.calls()).filter(({ headers }) => headers['authorization'])).toEqual([]);
});

test('S9 S14 S20 S39 S44 what somebody else wrote into the browser’s stores, or tells the tabs, is thrown away', async ({
  page,
  context,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await page.evaluate(() => {
    const hostile = [
      '{"__proto__":{"planted":1},"constructor":{"prototype":{"planted":1}}}',
      '[[[[]]]]',
      '"javascript:planted=1"',
      '{',
      '1e999',
      'null',
      '{"photos":{"sortKey":"__proto__","sortOrder":"<img>"},"y":1e308,"top":{},"width":-1}',
    ];
    const keys = [
      'sortingOptions',
      'overviewRooms',
      'scrollPosition',
      'visibleTimeLineSections',
      'savedExports',
      'exportRowsKept',
      'archiveOrder 1',
      'archiveState 1',
      'archiveNews',
      'requestedExport',
      'reactivationModalShown',
      'mailedLink',
      'formDraft:email',
      'heldDeletion photo-1',
      'uploadsKept',
      'reloadedForMissingScript',
      'auth_pending_sign_ins',
      'auth_sign_in_starts',
      'PhotoManagementTimelineViewEnabled',
      '__proto__',
      'constructor',
    ];
    keys.forEach((key, index) => {
      for (const store of [localStorage, sessionStorage]) store.setItem(key, hostile[index % hostile.length] ?? '');
    });
    sessionStorage.setItem('auth_place', '/ //evil.example/?a=b');
    sessionStorage.setItem('auth_reloaded', '//evil.example');
  });
  await page.reload();
  await waitForPictures(page);
  await page.evaluate(() => {
    for (const name of ['photo-account-session', 'photo-account-library']) {
      const channel = new BroadcastChannel(name);
      for (const message of [
        null,
        7,
        'signed-out',
        {},
        { type: 'signed-in' },
        { type: 'signed-in', sub: { toString: 'x' } },
        { type: '__proto__' },
        { type: 'signed-out-2' },
        { customer: null, change: null },
        { customer: 'x', change: { type: 'libraryEmptied' } },
      ])
        channel.postMessage(message);
    }
  });
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: OVERVIEW })).toBeVisible();
  expect(await page.evaluate(() => 'planted' in globalThis || 'planted' in {})).toBe(false);

  // A state that another page has left there is none that sign-in knows, and leads nowhere.
  expectConsole('Auth Error: The state is unknown here, used or too old');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'auth_pending_sign_ins',
      JSON.stringify([{ state: 'planted', nonce: 'n', verifier: 'v', returnTo: '//evil.example', createdAt: 0 }]),
    ),
  );
  // A page that finds its cookies gone would lead to the sign-in by itself.
  await page.goto('about:blank');
  await context.clearCookies({ name: /^auth_/ });
  await sandbox.forgetCalls();
  await page.goto('/?code=abc&state=planted');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  expect(await sandbox.calls('exchangeToken')).toEqual([]);
});

test('S14 S20 R9 what a service lets the browser keep is given to nobody who signs in next', async ({
  page,
  signIn,
  sandbox,
}) => {
  const mayBeKept = { 'cache-control': 'private, max-age=600' };
  await sandbox.fault({ service: 'customer', operationId: 'getCustomer', headers: mayBeKept });
  await signIn(ANNA, '/settings');
  await expect(page.getByText(ANNA)).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await sandbox.forgetCalls();
  await signIn('b2b@example.com', '/settings');
  await expect(page.getByText('b2b@example.com')).toBeVisible();
  await expect(page.getByText(ANNA)).toHaveCount(0);
  expect((await sandbox.calls('getCustomer')).length).toBeGreaterThan(0);
});

test('S14 S28 after a sign-out the browser’s stores hold nothing of the customer', async ({
  page,
  signIn,
  context,
}) => {
  await signIn(ANNA, '/my-photos/albums/album-lisbon');
  await waitForPictures(page);
  await page.evaluate(() => scrollTo(0, 400));
  await page.goto(PHOTOS);
  // What runs behind the page is there, too: the target of photos that are dropped, with the uploads.
  await builtFilesCome(page, 'upload');
  await page.waitForTimeout(500);
  for (const path of ['/orders', '/settings/email']) await page.goto(path);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto('/account-deleted');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookies: document.cookie.split('; ').filter((cookie) => cookie.startsWith('auth_')),
  }));
  // How photos are sorted, and how many cards a page has, say nothing of whose they are.
  expect(left.local.filter((key) => !['sortingOptions', 'overviewRooms'].includes(key))).toEqual([]);
  expect(left.session.filter((key) => key !== 'auth_sign_in_starts' && key !== 'auth_pending_sign_ins')).toEqual([]);
  expect({ ...left, local: [], session: [] }).toEqual({
    local: [],
    session: [],
    databases: [],
    caches: [],
    workers: 0,
    cookies: [],
  });
  expect((await context.cookies()).filter(({ name }) => name.startsWith('auth_'))).toEqual([]);
});

test('S19 a page that the browser brings back as it was left shows nothing of a customer who has signed out', async ({
  world,
  sandbox,
}) => {
  await sandbox.forgetCalls();
  // Other tests run without this memory of the browser's, which the headless shell has none of.
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL: world.app });
    await openSession(context, world.app, ANNA);
    const page = await context.newPage();
    await page.addInitScript(() =>
      addEventListener(
        'pageshow',
        ({ persisted }) => void (persisted && sessionStorage.setItem('brought-back', 'yes')),
      ),
    );
    await page.goto(PHOTOS);
    await waitForPictures(page);
    // The browser is free to let go of a page that it keeps, so that a page is left until one is brought back.
    await expect(async () => {
      await page.goto(`${world.sandbox}/__sandbox`);
      await page.goBack({ waitUntil: 'commit' });
      await waitForPictures(page);
      const [kept, reasons] = await page.evaluate(
        () =>
          [
            sessionStorage.getItem('brought-back'),
            JSON.stringify(performance.getEntriesByType('navigation')[0], [
              'notRestoredReasons',
              'reasons',
              'reason',
              'children',
            ]),
          ] as const,
      );
      expect(kept, `the browser brings pages back: ${reasons}`).toBe('yes');
    }).toPass();

    // Signed out in another tab while this one is elsewhere.
    await page.goto(`${world.sandbox}/__sandbox`);
    const other = await context.newPage();
    await other.goto('/logout');
    await expect(other.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(photos(page)).toHaveCount(0);
  } finally {
    await browser.close();
  }
});
