import { test as base, expect } from '@playwright/test';
import { findChromedriver, findFirefox, findWebKit } from '../../scripts/setup/find-engines.mjs';
import { isOrdinary } from '../support/expected-reports.ts';
import { sandboxControl } from '../support/sandbox-control.ts';
import { startWorld, type World } from '../support/world.ts';
import { keepingReports, type ReportingSandbox } from './app-reports.ts';
import { startChromium } from './engines/chromium.ts';
import type { Browser, Engine, EngineName, BrowserOptions } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { startWebKit } from './engines/webkit.ts';
import { missingAbilities, type Ability } from './missing-abilities.ts';
import { Page } from './page.ts';
import { collectPolicyReports, type PolicyReports } from './policy-reports.ts';

const WIDTH = 1440;
const HEIGHT = 900;

interface Fixtures {
  /** Skips the journey where the engine is missing. */
  isThere: void;
  /** What the customer has told the system, or the browser. */
  browserOptions: BrowserOptions;
  /** The sandbox, back in its seeded state at the beginning of each test. */
  sandbox: ReportingSandbox;
  /** The customer's browser. */
  customer: Browser;
  /** A tab of a desktop's size, with nothing in it yet. */
  app: Page;
  /** Opens another tab of the same customer. */
  anotherTab(): Promise<Page>;
  /** What the consoles said of errors until now, and the app reported itself, and what violated the policy. */
  wrongs(): Promise<string[]>;
}

const start: Record<EngineName, () => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

const found: Record<EngineName, () => unknown> = {
  chromium: findChromedriver,
  firefox: findFirefox,
  webkit: findWebKit,
};
/** Looked for once. */
const isThere: Partial<Record<EngineName, boolean>> = {};

const PROVOKED = 'provoked';

/** Declares that a journey provokes console errors that contain one of these texts; all others fail it. */
export function provokes(...texts: string[]): void {
  for (const description of texts) base.info().annotations.push({ type: PROVOKED, description });
}

/** Skips the journey in an engine whose driver cannot do something. */
export function needs(...abilities: Ability[]): void {
  const engine = base.info().project.name as EngineName;
  for (const ability of abilities) {
    const reason = missingAbilities[ability][engine];
    base.skip(reason !== undefined, reason);
  }
}

/**
 * The test function of the browsers' suite: each journey runs in each engine, and fails when a console or a report of the
 * app tells of an error, or the browser of a violation.
 */
export const test = base.extend<Fixtures, { engine: Engine; world: World; reports: PolicyReports }>({
  reports: [
    // Playwright reads fixture dependencies from this first parameter, which must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const reports = await collectPolicyReports();
      await use(reports);
      await reports.stop();
    },
    { scope: 'worker' },
  ],
  world: [
    async ({ reports }, use) => {
      const world = await startWorld({ POLICY_REPORTS: reports.address });
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  engine: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const engine = await start[project.name as EngineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  isThere: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, testInfo) => {
      const name = testInfo.project.name as EngineName;
      testInfo.skip(!(isThere[name] ??= found[name]() !== undefined), `There is no ${name} with its driver here`);
      await use();
    },
    { auto: true },
  ],
  browserOptions: [{}, { option: true }],
  sandbox: [
    async ({ world }, use) => {
      const sandbox = keepingReports(sandboxControl(world.sandbox));
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  customer: async ({ engine, browserOptions }, use, testInfo) => {
    const customer = await engine.browser(Object.keys(browserOptions).length > 0 ? browserOptions : undefined);
    await use(customer);
    if (testInfo.status !== testInfo.expectedStatus)
      for (const [index, tab] of (await customer.tabs()).entries())
        await testInfo.attach(`tab ${index + 1}`, {
          body: await tab.screenshot().catch(() => Buffer.of()),
          contentType: 'image/png',
        });
    await customer.close();
  },
  wrongs: [
    async ({ customer, reports, sandbox }, use, testInfo) => {
      // Those that came after the end of the journey before are its own.
      reports.take();
      const violations: string[] = [];
      const wrongs = async () => {
        violations.push(...reports.take());
        return [...(await customer.errors()), ...(await sandbox.reported()), ...violations];
      };
      await use(wrongs);
      const provoked = testInfo.annotations.flatMap(({ type, description }) =>
        type === PROVOKED && description ? [description] : [],
      );
      const said = await wrongs();
      expect(said.filter((text) => !isOrdinary(text) && !provoked.some((part) => text.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
  anotherTab: async ({ customer, world }, use) => {
    await use(async () => {
      const page = new Page(await customer.tab(), world.app);
      await page.tab.resize(WIDTH, HEIGHT);
      return page;
    });
  },
  app: async ({ anotherTab }, use) => use(await anotherTab()),
});

export { expect };
