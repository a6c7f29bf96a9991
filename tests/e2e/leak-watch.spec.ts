import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectBreach, test as base } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';
import { watchForLeaks, type LeakWatch } from '../support/leaks.ts';
import { openSession } from '../support/session.ts';

/** Here leaks are planted: the watch is asked what it has found, and does not fail the test. */
const test = base.extend<{ guard: LeakWatch }>({
  guard: async ({ context, world }, use) => {
    const watch = watchForLeaks(world);
    await watch.watch(context);
    await use(watch);
  },
});

const NOTHING = { console: [], violations: [] };
const HOME = 'My account overview';
const EMAIL = 'anna@example.com';

/** What is in the cookies of the page: that of the refresh token looks like nothing special. */
async function tokensOf(page: Page): Promise<{ access: string; refresh: string }> {
  const cookies = await page.context().cookies();
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
  return { access: valueOf('auth_access_token'), refresh: valueOf('auth_refresh_token') };
}

test('S27 S28 S29 S30 S32 whatever leaks is found: in addresses, headers, the console, every store, history, title, page, sockets and reports', async ({
  page,
  signIn,
  world,
  guard,
  traffic,
}) => {
  await signIn(EMAIL);
  await expect(page.getByRole('heading', { name: HOME })).toBeVisible();
  await traffic.quiet();
  expect(await guard.found(NOTHING)).toEqual([]);

  const { access, refresh } = await tokensOf(page);
  const call = `${world.sandbox}/photo-files/plant`;
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.evaluate(
      (script) => {
        const types: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } =
          Reflect.get(globalThis, 'trustedTypes');
        return void new Worker(
          types.createPolicy('own-workers', { createScriptURL: (url: string) => url }).createScriptURL(script),
          { type: 'module' },
        );
      },
      `/assets/${readdirSync('dist/assets').find((name) => /^check-worker.*\.js$/.test(name))}`,
    ),
  ]);
  await worker.evaluate((token) => console.info(`a worker has ${token}`), access);
  await page.evaluate(
    async ({ token, opaque, email, address, sandbox }) => {
      const ask = (url: string, options: RequestInit = {}) => fetch(url, options).catch(() => undefined);
      await ask(`${address}/a?token=${token}`);
      await ask(`${address}/b?token=${opaque}`);
      await ask(`${address}/c?to=${encodeURIComponent(email)}`);
      await ask(`${address}/d`, { headers: { authorization: `Bearer ${token}` } });
      await ask(`${address}/e`, {
        referrerPolicy: 'unsafe-url',
        referrer: `${location.origin}/orders?to=${email}`,
        mode: 'no-cors',
      });
      console.debug('one has', { token: opaque });
      localStorage.setItem('plant', email);
      localStorage.removeItem('plant');
      sessionStorage.setItem('plant', token);
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('plant');
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('rows', { autoIncrement: true }),
        );
        opening.addEventListener('success', () => resolve(opening.result));
      });
      await new Promise((resolve) => {
        const transaction = database.transaction('rows', 'readwrite');
        transaction.objectStore('rows').add({ bytes: new TextEncoder().encode(`of ${email}`) });
        transaction.addEventListener('complete', resolve);
      });
      database.close();
      await (await caches.open('plant')).put('/plant', new Response(opaque));
      document.cookie = `plant=${email}`;
      history.pushState({ token: opaque }, '', `/?email=${email}`);
      document.title = `Overview of ${email}`;
      history.pushState(null, '', '/');
      history.back();
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      window.name = opaque;
      document.body.dataset.plant = opaque;
      new WebSocket(`${sandbox.replace('http', 'ws')}/plant?token=${token}`).addEventListener('error', () => {});
      navigator.sendBeacon(`${sandbox}/third-parties/error-reports`, JSON.stringify({ user: email }));
    },
    { token: access, opaque: refresh, email: EMAIL, address: call, sandbox: world.sandbox },
  );
  // The browser tells of each in its own time.
  const found = async () => new Set(await guard.found({ ...NOTHING, console: ['WebSocket', 'CORS'] }));
  await expect.poll(found).toEqual(
    new Set([
      `token in address: ${call}/a`,
      `token in address: ${call}/b`,
      `e-mail address in address: ${call}/c`,
      `authorization sent to ${call}/d`,
      `a referrer with more than its origin sent to ${call}/e`,
      `e-mail address in referrer: ${call}/e`,
      'token in console: info',
      'token in console: debug',
      // The browser itself, about the calls that were refused.
      'token in console: error',
      'e-mail address in localStorage: plant',
      'token in sessionStorage: plant',
      'e-mail address in IndexedDB: plant',
      'token in CacheStorage: plant',
      'e-mail address in cookie: plant',
      `e-mail address in history: ${world.app}/`,
      'token in history: /',
      `e-mail address in title: ${world.app}/`,
      'e-mail address in title: /',
      'token in page: /',
      `token in socket address: ${world.sandbox.replace('http', 'ws')}/plant`,
      'e-mail address in error report: reportError',
    ]),
  );
});

test('S45 whatever violates the policy is found, an error that nobody caught as well, in other tabs and other browsers too', async ({
  page,
  context,
  browser,
  baseURL,
  world,
  guard,
}) => {
  const other = await context.newPage();
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await guard.watch(elsewhere);
  await openSession(elsewhere, world.app, EMAIL);
  const third = await elsewhere.newPage();
  await Promise.all([page.goto('/account-deleted'), other.goto('/account-deleted'), third.goto('/account-deleted')]);
  await page.evaluate(() => {
    document.createElement('img').src = 'https://elsewhere.example/a.png';
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  await other.evaluate(async () => {
    const heard = new Promise<void>((resolve) => {
      const directives = new Set<string>();
      addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective }) => void (directives.add(effectiveDirective).size === 2 && resolve()),
      );
    });
    sessionStorage.setItem('plant', 'of anna@example.com');
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(frame);
    try {
      document.createElement('div').innerHTML = '<b>bold</b>';
    } catch {
      // Refused, as it should be.
    }
    // A page that has gone tells nothing any more.
    await heard;
  });
  await third.evaluate(() => console.log('anna@example.com'));
  // What a page kept is known when it has gone.
  await other.goto(`${world.sandbox}/__sandbox`);

  const planted = [
    'uncaught error: planted',
    'e-mail address in sessionStorage: plant',
    'e-mail address in console: log',
    expect.stringMatching(/^violates the policy: img-src \(enforced\) https:\/\/elsewhere\.example/),
    expect.stringMatching(/^violates the policy: frame-src \(enforced\)/),
    expect.stringMatching(/^violates the policy: require-trusted-types-for \(enforced\)/),
  ];
  const found = async () => (await guard.found({ ...NOTHING, violations: ['none'] })).sort();
  await expect.poll(found).toHaveLength(planted.length);
  expect(await found()).toEqual(expect.arrayContaining(planted));
  const told = await guard.found({ console: [], violations: ['img-src', 'frame-src', 'require-trusted-types-for'] });
  expect(told.filter((line) => /policy|Policy|Trusted/.test(line))).toEqual([]);
  // The browser says so, too.
  expect((await guard.found(NOTHING)).filter((line) => line.startsWith('console error: '))).not.toEqual([]);
  await elsewhere.close();
});

/** Sends what the app never does. */
async function makeAlbum(page: Page, { sandbox }: World, name: string): Promise<number> {
  const { access } = await tokensOf(page);
  const response = await page.request.post(`${sandbox}/photo-management/albums`, {
    headers: { authorization: `Bearer ${access}` },
    data: { name },
  });
  return response.status();
}

test('a body that breaks its spec is noted, whatever calls are forgotten', async ({ page, signIn, sandbox, world }) => {
  expectBreach('createAlbum');
  await signIn(EMAIL);
  expect(await makeAlbum(page, world, 'a<b')).toBe(400);
  expect((await sandbox.calls('createAlbum')).map(({ breach }) => breach)).toEqual([
    'createAlbum: body /name: invalid_format',
  ]);
  await sandbox.forgetCalls();
});

test.fail(
  'a body that breaks its spec fails the test that did not say so',
  async ({ page, signIn, sandbox, world }) => {
    await signIn(EMAIL);
    await makeAlbum(page, world, 'a<b');
    await sandbox.forgetCalls();
  },
);
