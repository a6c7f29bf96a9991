import type { CDPSession, Page } from '@playwright/test';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import frFR from '#i18n/locales/fr-FR.json' with { type: 'json' };
import { violations } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { stopClock } from '../support/clock.ts';
import { compiledInLoad } from '../support/frames.ts';
import { holdBack, holdScript } from '../support/held-requests.ts';
import { openSession } from '../support/session.ts';
import { signInOn } from '../support/sign-in.ts';
import { backgroundBegins } from '../support/steps.ts';
import { openMore, photos, waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

declare global {
  interface Window {
    /** What stood in the page when it was drawn first. */
    drawnFirst?: string;
    /** When a dialog came, in ms since the navigation. */
    pressedAt?: number;
    answeredAt?: number;
  }
}

const shell = (page: Page) => page.locator('#shell');
const spinner = (page: Page) => page.getByRole('progressbar', { name: /./ });
/** What stands for a layer whose script is on its way. */
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: enGB['app.loading'] });
const overview = (page: Page) => page.getByRole('heading', { name: 'My account overview' });

/** The browser's own tools, with which a developer keeps scripts from coming, too. */
async function devTools(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  return client;
}

test('R1 O125 X1 X9 while the configuration is late the mark and a spinner stand, and nothing else once it has come', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letGo = await holdBack(page, /\/config\.json$/);
  await signIn(ANNA);
  await expect(spinner(page)).toBeVisible();
  await expect(page.locator('#root')).toBeEmpty();
  // A start that takes no longer than most shows nothing of it.
  expect(await shell(page).evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.7s');
  expect(await violations(page)).toEqual([]);
  letGo();
  await expect(overview(page)).toBeVisible();
  await expect(shell(page)).toBeHidden();
});

test('R1 while the way to the sign-in is slow, the mark and a spinner stand', async ({ page }) => {
  const letGo = await holdBack(page, /\/identity-provider\//);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(spinner(page)).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
});

test('O125 X18 a page whose language is late is English after three seconds and stays so, and the next one has its language', async ({
  page,
  world,
}) => {
  expectConsole('texts failed');
  await page.clock.install();
  const origin = `http://account.wallbay-fr.localhost:${world.appPort}`;
  await signInOn(page, ANNA, `${origin}/`);
  await expect(page.getByRole('heading', { name: frFR['home.title'] })).toBeVisible();
  const letGo = await holdBack(page, /\/locales\/fr-FR\.json$/);
  const came = page.waitForResponse(/\/locales\/fr-FR\.json$/);
  // The three seconds pass once the spinner has been looked at.
  await stopClock(page);
  await page.goto(origin, { waitUntil: 'commit' });
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(3_000);
  await page.clock.resume();
  await expect(overview(page)).toBeVisible();
  letGo();
  await came;
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(overview(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: frFR['home.title'] })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test('O81 A8.3 a text that a served language lacks is the English one, and that is told once', async ({
  page,
  sandbox,
  world,
}) => {
  expectConsole('texts failed');
  const told: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && told.push(message.text())));
  const { 'home.title': _lacking, ...older } = frFR;
  await sandbox.fault({ service: 'app-config', operationId: 'getLocale', status: 200, body: older });
  const origin = `http://account.wallbay-fr.localhost:${world.appPort}`;
  await signInOn(page, ANNA, `${origin}/`);
  await expect(overview(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(
    page.getByRole('navigation', { name: frFR['app.mainMenu'] }).getByText(frFR['menu.signOut']),
  ).toBeVisible();
  const ofTexts = () => told.filter((text) => text.includes('texts failed'));
  await expect.poll(ofTexts).toContainEqual(expect.stringContaining('lack 1 of'));
  told.length = 0;
  await page.reload();
  await expect(overview(page)).toBeVisible();
  expect(ofTexts()).toEqual([expect.stringContaining(': home.title')]);
});

test('R1 A8.10 an app whose script is missing is loaded anew once, and then says so in its language, with a way on', async ({
  page,
  world,
}) => {
  expectConsole('start failed');
  const client = await devTools(page);
  const documents: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())));
  await client.send('Network.setBlockedURLs', { urls: ['*/assets/app-*.js'] });
  await page.goto(`http://account.wallbay-fr.localhost:${world.appPort}/account-deleted`);
  await expect(page.getByRole('alert')).toContainText(frFR['app.boundary']);
  expect(documents).toHaveLength(2);
  await expect(page.getByRole('alert')).toHaveAttribute('lang', 'fr-FR');
  await client.send('Network.setBlockedURLs', { urls: [] });
  await page.getByRole('link', { name: frFR['failure.retry'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shell(page)).toBeHidden();
});

test('R1 A8.10 where not even the first script comes, the page itself says so in the end', async ({ page }) => {
  const client = await devTools(page);
  await client.send('Network.setBlockedURLs', { urls: ['*/assets/ahead-*.js'] });
  // Twenty seconds.
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 20 });
  await page.goto('/account-deleted');
  await expect(page.getByRole('alert')).toContainText('An unexpected error has occurred');
  await client.send('Network.setBlockedURLs', { urls: [] });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('R1 a press is answered with the place of the next page where the script of that is late', async ({
  page,
  signIn,
}) => {
  const letGo = await holdScript(page, 'orders');
  await signIn(ANNA);
  await expect(overview(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'My orders' }).click();
  await expect(page.getByRole('main').locator('[class*=_placeholder_]')).toBeVisible();
  await expect(overview(page)).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: enGB['orders.title'] })).toBeVisible();
});

test('F13 a page stands as soon as its script has come, without any time that passes', async ({ page, signIn }) => {
  const letGo = await holdScript(page, 'orders');
  // Timers and the time by which React tells how long a place has shown, but not the network.
  await page.clock.install();
  await signIn(ANNA);
  await expect(overview(page)).toBeVisible();
  await stopClock(page, 2_000);
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'My orders' }).click();
  // So long it stays on the page before, for a script that is about to come.
  await page.clock.runFor(720);
  await expect(page.getByRole('main').locator('[class*=_placeholder_]')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: enGB['orders.title'] })).toBeVisible();
});

test('F13 a page that is opened by its address stands as soon as its script has come', async ({ page, signIn }) => {
  await page.clock.install();
  await stopClock(page);
  for (const path of ['/orders', '/orders/SO-2998', '/settings', '/saved-projects', '/my-photos/albums'])
    await test.step(path, async () => {
      await signIn(ANNA, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
});

/** Pages, what they ask for first, and what they show of it. */
const beginnings = [
  { path: '/', asks: ['listMySuperOrders', 'getCustomer', 'listPhotos', 'getAccountInformation'], shows: 'Our year' },
  { path: '/my-photos/photos', asks: ['getTimeline', 'listPhotos'], shows: 'October 2026' },
  { path: '/my-photos/photos/preview/nothing-like-this', asks: ['getTimeline'], shows: 'October 2026' },
  {
    path: '/my-photos/albums',
    asks: ['getPhotoAccountCounts', 'listSharedAlbums', 'listAlbums'],
    shows: 'Family book',
  },
  { path: '/my-photos/albums/album-lisbon', asks: ['getAlbum'], shows: '46 photos' },
  { path: '/orders', asks: ['listMySuperOrders'], shows: 'SO-2998' },
  { path: '/orders/SO-2998', asks: ['getSuperOrder'], shows: 'Mill Lane' },
  { path: '/settings', asks: ['getCustomer'], shows: 'anna@example.com' },
  { path: '/settings/personal-details', asks: ['getCustomer'], shows: 'First name' },
  { path: '/settings/addresses/all', asks: ['listAddresses'], shows: 'Anna' },
] as const;

test.describe('F2 F13 what a page begins with', () => {
  for (const { path, asks, shows } of beginnings)
    test(`${path}: is asked for before the app is there, once, and is there when the page is drawn`, async ({
      page,
      context,
      world,
      guard,
      sandbox,
      traffic,
    }) => {
      const asked = async () =>
        (await sandbox.calls())
          .map(({ operationId }) => operationId ?? '')
          .filter((operation) => asks.some((one) => one === operation))
          .toSorted();
      const client = await devTools(page);
      const delayApp = (latency: number) =>
        client.send('Network.emulateNetworkConditionsByRule', {
          matchedNetworkConditions: [
            { urlPattern: '*://*:*/assets/app-*', latency, downloadThroughput: -1, uploadThroughput: -1 },
          ],
        });
      guard.know(...(await openSession(context, world.app, ANNA)));
      await sandbox.forgetCalls();
      await delayApp(60_000);
      await client.send('Network.setCacheDisabled', { cacheDisabled: true });
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(asked).toEqual(asks.toSorted());
      await expect(page.locator('#root')).toBeEmpty();

      await page.goto('about:blank');
      await sandbox.forgetCalls();
      await delayApp(0);
      await client.send('Network.setCacheDisabled', { cacheDisabled: false });
      await page.addInitScript(() => {
        new MutationObserver(() => {
          const main = document.querySelector('main:has(h1)');
          if (main) window.drawnFirst ??= main.textContent.replaceAll('\u00AD', '');
        }).observe(document, { childList: true, subtree: true });
      });
      // However long it takes, the first rendering waits for it here.
      await page.clock.install();
      await stopClock(page);
      await page.goto(path);
      await expect.poll(() => page.evaluate(() => window.drawnFirst)).toContain(shows);
      await page.clock.resume();
      await traffic.quiet();
      expect(await asked()).toEqual(asks.toSorted());
    });
});

for (const path of ['/my-photos/photos', '/orders', '/settings']) {
  test(`F3 F13 what ${path} begins with is compiled while it comes, and not by the page as it runs`, async ({
    page,
    signIn,
    traffic,
  }) => {
    const { scripts, functions } = await compiledInLoad(page, async () => {
      await signIn(ANNA, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await traffic.quiet();
    });
    expect(scripts).toEqual([]);
    // Some 400, and 2,000 where those of the app are compiled when they are called.
    expect(functions).toBeLessThan(1_000);
  });
}

test('F13 R1 a press is answered with a spinner where the script of its dialog is late, which Escape gives up and the dialog takes the place of', async ({
  page,
  signIn,
}) => {
  const letGo = await holdScript(page, 'palette');
  await signIn(ANNA);
  await expect(overview(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(waiting(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(waiting(page)).toBeVisible();
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test('F13 R1 what is opened from a panel that has closed is answered with a spinner, too, while its script is late', async ({
  page,
  signIn,
}) => {
  await holdScript(page, 'slideshow');
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await openMore(page);
  await page.getByRole('button', { name: 'Slideshow' }).click();
  await expect(waiting(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More options' })).toBeFocused();
});

test('F13 R1 a photo whose script is late is answered with a spinner; the photo that was pressed last takes its place', async ({
  page,
  signIn,
}) => {
  const letGo = await holdScript(page, 'photos');
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await photos(page).nth(1).click();
  await expect(waiting(page)).toBeVisible();
  await photos(page).nth(2).click();
  const last = await photos(page).nth(2).getAttribute('data-photo');
  await expect(page).toHaveURL(new RegExp(`/preview/${last}\\b`));
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/preview/${last}\\b`));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/my-photos\/photos$/);
});

test('P2.63 R1 Escape gives up a photo whose script is on its way, and it does not show when that has come', async ({
  page,
  signIn,
}) => {
  const letGo = await holdScript(page, 'photos');
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const script = page.waitForResponse(/\/assets\/photos-[^/]+\.js$/);
  await photos(page).nth(2).click();
  await expect(waiting(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/my-photos\/photos$/);
  await expect(waiting(page)).toHaveCount(0);
  letGo();
  await (await script).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('X2 X3 a key counts in the very moment that the page shows', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('a[href*="/orders/SO-"]')) return;
      look.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    });
    look.observe(document, { childList: true, subtree: true });
  });
  await signIn(ANNA, '/orders');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('F13 a press is answered before anything begins that nobody waits for', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.know(...(await openSession(context, world.app, ANNA)));
  await page.addInitScript(() => {
    let isPressed = false;
    new MutationObserver(() => {
      const add = document.querySelector<HTMLElement>('[data-add-photos]');
      if (add && !isPressed) {
        isPressed = true;
        window.pressedAt = performance.now();
        add.click();
      }
      if (document.querySelector('[role=dialog]')) window.answeredAt ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  let isBehind = false;
  await expect(async () => {
    await page.goto('about:blank');
    const letGo = await holdScript(page, 'upload');
    // What the page loads is not part of the answer.
    await page.goto('/my-photos/photos', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.pressedAt !== undefined);
    // Longer than the first screen takes to stand.
    await page.waitForTimeout(1_000);
    letGo();
    await expect(page.getByRole('dialog', { name: 'Add photos' })).toBeVisible();
    await backgroundBegins(page);
    const [menu = 0, pressed = 0, answered = Number.NaN] = await page.evaluate(() => [
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/menu-'))?.startTime,
      window.pressedAt,
      window.answeredAt,
    ]);
    // A press holds up what nobody waits for by 3 s at most: a machine that is slower to answer says nothing.
    expect(answered - pressed).toBeLessThan(2_500);
    isBehind = menu > answered;
  }).toPass();
  expect(isBehind).toBe(true);
});
