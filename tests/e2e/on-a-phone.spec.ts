import { networkInterfaces } from 'node:os';
import { expect, test as base } from '@playwright/test';
import { isTooLate } from '../support/expected-reports.ts';
import { sandboxControl } from '../support/sandbox-control.ts';
import { signInOn } from '../support/sign-in.ts';
import { photos, waitForPictures } from '../support/timeline.ts';
import { startWorldOnNetwork, type World } from '../support/world.ts';

/** The world of these tests: app and sandbox over https, at the machine's address in its network. */
const test = base.extend<object, { world: World }>({
  world: [
    // Playwright reads fixture dependencies from this first parameter, which must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const world = await startWorldOnNetwork();
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ world }, use) => use(world.app),
  ignoreHTTPSErrors: true,
});

const isInNetwork = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.family === 'IPv4' && !one.internal && !one.address.startsWith('169.254.'));
test.skip(!isInNetwork, 'This machine is in no network: connect it.');

test('S12 S13 S45 by the machine\u2019s address in its network a customer signs in and sees her photos, with Secure cookies @phone', async ({
  page,
  world,
}) => {
  expect(world.app).toMatch(/^https:\/\/(?!127\.)\d+(\.\d+){3}:\d+$/);
  const { origin, hostname } = new URL(world.app);
  const asked = new Set<string>();
  const complaints: string[] = [];
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  page.on('websocket', (socket) => asked.add(new URL(socket.url()).origin.replace(/^wss/, 'https')));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isTooLate(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));

  await signInOn(page, 'anna@example.com', '/my-photos/photos');
  await waitForPictures(page);
  expect(await photos(page).count()).toBeGreaterThan(3);
  const cookies = (await page.context().cookies()).filter(({ name }) => name.startsWith('auth_'));
  expect(cookies.map(({ name }) => name).sort()).toEqual(['auth_access_token', 'auth_refresh_token']);
  for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict', domain: hostname });

  // Still signed in from cold, and one origin is all that was asked: one certificate to accept.
  await page.reload();
  await waitForPictures(page);
  expect([...asked].filter((one) => one !== 'null')).toEqual([origin]);
  expect(complaints).toEqual([]);
});

test('S44 only the machine itself controls the sandbox', async ({ page, world }) => {
  const get = (path: string) => page.request.get(world.app + path);
  expect((await get('/__services/__sandbox/people')).status()).toBe(404);
  expect(await (await get('/__sandbox/people')).text()).toContain('<!doctype html>');
  await expect(page.request.get(world.sandbox.replace('localhost', new URL(world.app).hostname))).rejects.toThrow(
    /ECONNREFUSED/,
  );
  await sandboxControl(world.sandbox).reset();
});
