import { test as base, expect, type Page } from '@playwright/test';
import { watchForLeaks } from './leaks.ts';
import { sandboxControl, type SandboxControl } from './sandbox-control.ts';
import { startWorld, type World } from './world.ts';

/** The password of everybody in the sandbox. */
export const PASSWORD = 'photos';

interface Fixtures {
  /** The sandbox, back in its seeded state at the beginning of each test. */
  sandbox: SandboxControl;
  /** Opens a path of the app and signs in on the way. Ends on that path. */
  signIn(email: string, path?: string): Promise<void>;
  /** Fails the test when a token, an e-mail address, an error or a policy violation shows up where it must not. */
  guard: void;
}

/** The test function of the browser suite. */
export const test = base.extend<Fixtures, { world: World }>({
  world: [
    // Playwright reads fixture dependencies from this first parameter, which must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const world = await startWorld();
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ world }, use) => use(world.app),
  sandbox: [
    async ({ world }, use) => {
      const sandbox = sandboxControl(world.sandbox);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  guard: [
    async ({ context, world }, use, testInfo) => {
      const leaks = watchForLeaks(context, world);
      await use();
      expect(leaks.found(testInfo.annotations.filter(({ type }) => type === 'expected-console').map(({ description = '' }) => description))).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use((email, path = '/') => signInOn(page, email, path));
  },
});

/** Signs in on a page: opens `path`, answers the sign-in page, and waits until the app is back there. */
export async function signInOn(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const wanted = new URL(path, 'http://localhost');
  await page.waitForURL((url) => url.pathname === wanted.pathname && !url.searchParams.has('code'));
}

export { expect };
