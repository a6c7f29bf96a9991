import { readdirSync } from 'node:fs';
import { contentSecurityPolicy, fileHeaders, pageHeaders } from '#sandbox/app-server/security-headers.ts';
import type { AppConfig } from '#sandbox/services/app-config/configuration.ts';
import { expect, expectViolation, test as base } from '../support/fixtures.ts';
import { nginx, startNginxWorld, type NginxWorld } from '../support/nginx-world.ts';
import { signInOn } from '../support/sign-in.ts';
import { photos, waitForPictures } from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

/** The world of these tests: the build behind a real nginx. */
const test = base.extend<object, { world: NginxWorld }>({
  world: [
    // Playwright reads fixture dependencies from this first parameter, which must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const world = await startNginxWorld();
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

// One nginx for all of them.
test.describe.configure({ mode: 'default' });
test.skip(!nginx, 'There is no nginx here: install it (on Debian: apt-get install nginx), or set NGINX to its path.');

test('S45 S46 from signing in to a photo full screen, behind nginx, nothing violates the policy', async ({
  page,
  guard,
}) => {
  await signInOn(page, 'anna@example.com', PHOTOS);
  await waitForPictures(page);
  await photos(page).nth(3).click();
  await expect(page).toHaveURL(/\/my-photos\/photos\/preview\/[^/?]+/);
  const photo = page.locator('[role=dialog] img[data-preview]');
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  // The same address from cold: the server knows no such file.
  await page.reload();
  await expect(photo).toBeVisible();
  // The watch of every test sees what violates it, as it does these, and the policy is enforced.
  expect(await guard.found({ console: [], violations: [] })).toEqual([]);
  expectViolation('img-src', 'require-trusted-types-for');
  const refused = await page.evaluate(() => {
    document.createElement('img').src = 'https://elsewhere.example/a.png';
    try {
      document.createElement('div').innerHTML = '<b>bold</b>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(refused).toBe(true);
  const violated = async () =>
    (await guard.found({ console: [], violations: [] }))
      .flatMap((line) => /^violates the policy: (\S+) \(enforced\)/.exec(line)?.[1] ?? [])
      .sort();
  await expect.poll(violated).toEqual(['img-src', 'require-trusted-types-for']);
});

test('S45 S47 S49 S30 nginx sends the policy with pages alone, keeps what never changes, and has no page for what is gone', async ({
  world,
}) => {
  const get = (path: string, encoding = 'identity') =>
    fetch(world.app + path, { headers: { 'accept-encoding': encoding } });
  const configResponse = await get('/config.json');
  const config = (await configResponse.json()) as AppConfig;
  const page = await (await get('/')).text();
  const script = /\/assets\/app-[\w-]+\.js/.exec(page)?.[0] ?? 'no script';

  for (const path of ['/', '/index.html', `${PHOTOS}?stripped=true`, '/settings/address/1.2', '/no-such-page']) {
    const response = await get(path);
    expect([path, response.status, await response.text()]).toEqual([path, 200, page]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...pageHeaders(config),
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    });
  }
  for (const [path, caching] of [
    [script, 'public, max-age=31536000, immutable'],
    ['/config.json', 'no-cache'],
    ['/locales/en-GB.json', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
  ] as const) {
    const { status, headers } = await get(path);
    expect([path, status, headers.get('cache-control'), headers.get('content-security-policy')]).toEqual([
      path,
      200,
      caching,
      null,
    ]);
    expect(Object.fromEntries(headers)).toMatchObject(fileHeaders);
  }
  for (const path of ['/assets/app-gone.js', '/locales/xx-XX.json', '/.vite/manifest.json', '/assets/']) {
    const { status, headers } = await get(path);
    expect([path, status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      path,
      404,
      null,
      'nosniff',
    ]);
  }
  const compressed = await get(script, 'gzip, br');
  expect(compressed.headers.get('content-encoding')).toBe(world.brotli ? 'br' : 'gzip');
  expect(compressed.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
  expect(compressed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  // The worker that draws HEIC photos compiles it as it comes, which takes the right type.
  const decoder = readdirSync('dist/assets').find((name) => name.endsWith('.wasm'));
  expect((await get(`/assets/${decoder}`)).headers.get('content-type')).toBe('application/wasm');
  expect((await get('/')).headers.get('content-security-policy')).toBe(contentSecurityPolicy(config));
});
